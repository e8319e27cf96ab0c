-- Attempts belong to whoever asked for a code, not to the code: a stranger cannot use up the attempts of somebody else.
-- "holder" is a keyed digest that includes the key of the code. Codes that are valid at this moment have to be asked for again.
DELETE FROM codes;
ALTER TABLE codes DROP COLUMN attempts;
CREATE TABLE code_holders (
  holder TEXT PRIMARY KEY,
  key TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX code_holders_key ON code_holders (key);
CREATE INDEX code_holders_expiry ON code_holders (expires_at);

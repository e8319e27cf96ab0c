-- Every index is another page that a lead writes. Leads of one contact are few, so duplicates are found among those.
DROP INDEX leads_dedupe;

-- Without row ids and without an index for sweeps, which read the few minutes of codes whole. The key of a holder has another
-- form, so codes that are valid at this moment have to be asked for again.
DROP TABLE codes;
CREATE TABLE codes (
  key TEXT PRIMARY KEY,
  digest TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

DROP TABLE code_holders;
CREATE TABLE code_holders (
  holder TEXT PRIMARY KEY,
  key TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX code_holders_key ON code_holders (key);

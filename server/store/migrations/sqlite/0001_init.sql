-- Times are milliseconds since the epoch. "_enc" columns are sealed (AES-256-GCM), "_hmac" and "_digest" columns are
-- keyed digests: the file alone tells nothing about a person.

CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL,
  form TEXT NOT NULL,
  edition TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('new', 'quarantined')),
  quarantine TEXT,
  duplicate_of TEXT REFERENCES leads (id) ON DELETE SET NULL,
  body_hash TEXT NOT NULL,
  body_enc TEXT NOT NULL,
  contact_hmac TEXT NOT NULL,
  dedupe_hmac TEXT NOT NULL,
  tracking TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  purge_at INTEGER NOT NULL
) STRICT;
CREATE INDEX leads_reference ON leads (reference);
CREATE INDEX leads_created ON leads (created_at);
CREATE INDEX leads_contact ON leads (contact_hmac, created_at);
CREATE INDEX leads_dedupe ON leads (dedupe_hmac, created_at);
CREATE INDEX leads_duplicate ON leads (duplicate_of);

-- One row per contact and form: only the newest code counts.
CREATE TABLE codes (
  key TEXT PRIMARY KEY,
  digest TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX codes_expiry ON codes (expires_at);

CREATE TABLE counters (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX counters_expiry ON counters (expires_at);

CREATE TABLE spent_challenges (
  id TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX spent_challenges_expiry ON spent_challenges (expires_at);

CREATE TABLE outbox (
  key TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  payload_enc TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX outbox_expiry ON outbox (expires_at);

CREATE TABLE audit (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  actor TEXT NOT NULL,
  action TEXT NOT NULL,
  subject TEXT NOT NULL
) STRICT;

CREATE TABLE feedback (
  id TEXT PRIMARY KEY,
  edition TEXT NOT NULL,
  article TEXT NOT NULL,
  helpful INTEGER NOT NULL,
  reason TEXT,
  comment_enc TEXT,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE search_misses (
  edition TEXT NOT NULL,
  query TEXT NOT NULL,
  count INTEGER NOT NULL,
  first_at INTEGER NOT NULL,
  last_at INTEGER NOT NULL,
  PRIMARY KEY (edition, query)
) STRICT;

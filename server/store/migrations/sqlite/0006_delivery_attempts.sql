-- Deliveries of other events than a new lead: "lead.erased" outlives the lead, so it names the lead without a reference to
-- its row. SQLite cannot drop NOT NULL, so the table is made again; nothing references it yet.
CREATE TABLE deliveries_new (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('crm', 'sales-mail')),
  event TEXT NOT NULL DEFAULT 'lead.created' CHECK (event IN ('lead.created', 'lead.erased')),
  lead_id TEXT REFERENCES leads (id) ON DELETE CASCADE,
  erased_id TEXT,
  erased_reference TEXT,
  erased_reason TEXT CHECK (erased_reason IN ('request', 'retention')),
  created_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  total_attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  lease_until INTEGER,
  delivered_at INTEGER,
  abandoned_at INTEGER,
  last_error TEXT,
  CHECK ((event = 'lead.created') = (lead_id IS NOT NULL)),
  CHECK ((event = 'lead.erased') = (erased_id IS NOT NULL AND erased_reference IS NOT NULL AND erased_reason IS NOT NULL))
) STRICT;
INSERT INTO deliveries_new (id, kind, lead_id, created_at, attempts, total_attempts, next_at, lease_until, delivered_at,
    abandoned_at, last_error)
  SELECT id, kind, lead_id, created_at, attempts, attempts, next_at, lease_until, delivered_at, abandoned_at, last_error
  FROM deliveries;
DROP TABLE deliveries;
ALTER TABLE deliveries_new RENAME TO deliveries;
CREATE INDEX deliveries_lead ON deliveries (lead_id);
CREATE INDEX deliveries_waiting ON deliveries (next_at) WHERE delivered_at IS NULL AND abandoned_at IS NULL;
CREATE INDEX deliveries_erased ON deliveries (created_at) WHERE lead_id IS NULL;

-- What became of each attempt. "answer_enc" is sealed: a receiver may quote what it was sent.
CREATE TABLE delivery_attempts (
  delivery_id TEXT NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  at INTEGER NOT NULL,
  duration_ms INTEGER NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('delivered', 'retry', 'abandoned')),
  result TEXT NOT NULL,
  answer_enc TEXT,
  PRIMARY KEY (delivery_id, number)
) STRICT;

-- What has to be told about a lead to others (CRM, sales): a row is written with the lead and stays until the lead goes.
CREATE TABLE deliveries (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('crm', 'sales-mail')),
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at INTEGER NOT NULL,
  lease_until INTEGER,
  delivered_at INTEGER,
  abandoned_at INTEGER,
  last_error TEXT
) STRICT;
CREATE INDEX deliveries_lead ON deliveries (lead_id);
CREATE INDEX deliveries_waiting ON deliveries (next_at) WHERE delivered_at IS NULL AND abandoned_at IS NULL;

-- Retention looks for what is over every few minutes.
CREATE INDEX leads_purge ON leads (purge_at);

-- Deliveries of other events than a new lead: "lead.erased" outlives the lead, so it names the lead without a reference to
-- its row.
ALTER TABLE deliveries
  ALTER COLUMN lead_id DROP NOT NULL,
  ADD COLUMN event TEXT NOT NULL DEFAULT 'lead.created' CHECK (event IN ('lead.created', 'lead.erased')),
  ADD COLUMN erased_id TEXT,
  ADD COLUMN erased_reference TEXT,
  ADD COLUMN erased_reason TEXT CHECK (erased_reason IN ('request', 'retention')),
  ADD COLUMN total_attempts BIGINT NOT NULL DEFAULT 0,
  ADD CHECK ((event = 'lead.created') = (lead_id IS NOT NULL)),
  ADD CHECK ((event = 'lead.erased') = (erased_id IS NOT NULL AND erased_reference IS NOT NULL AND erased_reason IS NOT NULL));
UPDATE deliveries SET total_attempts = attempts;
CREATE INDEX deliveries_erased ON deliveries (created_at) WHERE lead_id IS NULL;

-- What became of each attempt. "answer_enc" is sealed: a receiver may quote what it was sent.
CREATE TABLE delivery_attempts (
  delivery_id TEXT NOT NULL REFERENCES deliveries (id) ON DELETE CASCADE,
  number BIGINT NOT NULL,
  at BIGINT NOT NULL,
  duration_ms BIGINT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('delivered', 'retry', 'abandoned')),
  result TEXT NOT NULL,
  answer_enc TEXT,
  PRIMARY KEY (delivery_id, number)
);

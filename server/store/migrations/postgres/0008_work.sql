-- What people do with a lead. "status" says how it came in and stays; "state" is empty until somebody sets it.
ALTER TABLE leads ADD COLUMN state TEXT CHECK (state IN ('new', 'contacted', 'qualified', 'won', 'lost', 'spam'));
ALTER TABLE leads ADD COLUMN owner TEXT;

CREATE TABLE lead_notes (
  id TEXT PRIMARY KEY,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at BIGINT NOT NULL,
  author TEXT NOT NULL,
  note_enc TEXT NOT NULL
);
CREATE INDEX lead_notes_lead ON lead_notes (lead_id, at);

-- Filters, counts and sorts of a list read this index alone, not the sealed bodies.
DROP INDEX leads_created;
CREATE INDEX leads_reading ON leads (created_at, id) INCLUDE (form, edition, status, state, owner);

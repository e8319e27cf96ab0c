-- Pictures of service requests. They come before their lead, so nothing refers to it; one without a lead waits for it.
-- "digest" is a keyed digest of the bytes as they came, which tells a retry from other content.
CREATE TABLE pictures (
  id TEXT PRIMARY KEY,
  lead_id TEXT NOT NULL,
  digest TEXT NOT NULL,
  type TEXT NOT NULL,
  bytes BIGINT NOT NULL,
  width BIGINT NOT NULL,
  height BIGINT NOT NULL,
  created_at BIGINT NOT NULL,
  body_enc TEXT NOT NULL
);
CREATE INDEX pictures_lead ON pictures (lead_id);

-- How many bytes wait reads this index alone.
CREATE INDEX pictures_created ON pictures (created_at, lead_id, bytes);

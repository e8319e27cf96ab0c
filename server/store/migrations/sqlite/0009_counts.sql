-- Counting leads by form and status reads this index alone.
CREATE INDEX leads_counts ON leads (form, status);

-- The oldest delivery that waits, however many there are.
CREATE INDEX deliveries_oldest ON deliveries (created_at) WHERE delivered_at IS NULL AND abandoned_at IS NULL;

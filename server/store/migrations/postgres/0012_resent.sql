-- When a delivery was last sent again by hand: it waits since then, not since its lead came in.
ALTER TABLE deliveries ADD COLUMN resent_at BIGINT;
DROP INDEX deliveries_oldest;
CREATE INDEX deliveries_oldest ON deliveries (coalesce(resent_at, created_at)) WHERE delivered_at IS NULL AND abandoned_at IS NULL;

-- Named values about the store itself: the sealed check of the key, and the last time the service saw.
CREATE TABLE meta (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

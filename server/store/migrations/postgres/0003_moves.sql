-- What came from a file: "digest" is of everything that was in it, so that a move that was cut off at its very end is
-- known for what it is.
CREATE TABLE moves (
  digest TEXT PRIMARY KEY,
  at BIGINT NOT NULL
);

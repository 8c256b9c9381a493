-- What a site knows about itself, by name: its secret.
CREATE TABLE facts (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

-- Who does what others need not do meanwhile, and until when.
CREATE TABLE leases (
    name   TEXT    PRIMARY KEY,
    holder INTEGER NOT NULL,
    until  INTEGER NOT NULL
) WITHOUT ROWID;

-- Who set a table up, from which network (a keyed hash), how large its options are, and by which request: for limits, and
-- so that a request that is repeated makes one table. A row is deleted some time after its game has ended.
CREATE TABLE creations (
    game_table INTEGER PRIMARY KEY,
    person     INTEGER,
    network    BLOB,
    bytes      INTEGER NOT NULL,
    request    BLOB,
    content    BLOB,
    at         INTEGER NOT NULL
);
CREATE UNIQUE INDEX creations_by_person ON creations (person, request);
CREATE INDEX creations_by_network ON creations (network);
CREATE INDEX creations_by_age ON creations (at);

-- Who set a table up, from which network (a keyed hash), how large its options are, and by which request: for limits, and
-- so that a request that is repeated makes one table. A row is deleted some time after its game has ended.
CREATE TABLE creations (
    game_table bigint PRIMARY KEY,
    person     bigint,
    network    bytea,
    bytes      bigint NOT NULL,
    request    bytea,
    content    bytea,
    at         bigint NOT NULL
);
CREATE UNIQUE INDEX creations_by_person ON creations (person, request);
CREATE INDEX creations_by_network ON creations (network);
CREATE INDEX creations_by_age ON creations (at);

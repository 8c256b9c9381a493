-- Entries on their way to their table's log, in the order in which they came.
CREATE TABLE journal (
    id         INTEGER PRIMARY KEY,
    game_table INTEGER NOT NULL,
    number     INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    body       TEXT    NOT NULL
);

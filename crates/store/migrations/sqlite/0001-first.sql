CREATE TABLE people (
    id       INTEGER PRIMARY KEY,
    name     TEXT    NOT NULL,
    name_key TEXT    NOT NULL,
    password TEXT,
    recovery TEXT,
    settings TEXT    NOT NULL,
    created  INTEGER NOT NULL,
    claimed  INTEGER,
    silenced INTEGER NOT NULL DEFAULT 0
);
-- Guests may share a name; an account has its name for itself.
CREATE UNIQUE INDEX people_by_name ON people (name_key) WHERE password IS NOT NULL;

CREATE TABLE sessions (
    token   BLOB    PRIMARY KEY,
    person  INTEGER NOT NULL,
    expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE blocks (
    person  INTEGER NOT NULL,
    blocked INTEGER NOT NULL,
    PRIMARY KEY (person, blocked)
) WITHOUT ROWID;

CREATE TABLE reports (
    number  INTEGER PRIMARY KEY,
    at      INTEGER NOT NULL,
    person  INTEGER NOT NULL,
    about   INTEGER NOT NULL,
    game_table INTEGER,
    text    TEXT    NOT NULL,
    handled INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE game_tables (
    id      INTEGER PRIMARY KEY,
    game    TEXT    NOT NULL,
    rules   INTEGER NOT NULL,
    options TEXT    NOT NULL,
    seats   INTEGER NOT NULL,
    secret  BLOB    NOT NULL,
    setup   TEXT    NOT NULL,
    created INTEGER NOT NULL,
    status  INTEGER NOT NULL,
    public  INTEGER NOT NULL,
    players TEXT    NOT NULL,
    result  TEXT
);
CREATE INDEX game_tables_by_status ON game_tables (status, created);

CREATE TABLE seated (
    person     INTEGER NOT NULL,
    game_table INTEGER NOT NULL,
    PRIMARY KEY (person, game_table)
) WITHOUT ROWID;

-- The logs. One row an entry; the primary key is what makes a second append after the same entry fail.
CREATE TABLE entries (
    game_table INTEGER NOT NULL,
    number     INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    body       TEXT    NOT NULL,
    PRIMARY KEY (game_table, number)
) WITHOUT ROWID;

CREATE TABLE chat (
    game_table INTEGER NOT NULL,
    number     INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    person     INTEGER NOT NULL,
    text       TEXT    NOT NULL,
    PRIMARY KEY (game_table, number)
) WITHOUT ROWID;
CREATE INDEX chat_by_person ON chat (person);

CREATE TABLE results (
    game_table INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    player     TEXT    NOT NULL,
    person     INTEGER,
    won        INTEGER NOT NULL,
    place      INTEGER NOT NULL,
    score      INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (game_table, seat)
) WITHOUT ROWID;
CREATE INDEX results_by_person ON results (person, at) WHERE person IS NOT NULL;

CREATE TABLE ratings (
    who       TEXT    NOT NULL,
    game      TEXT    NOT NULL,
    mean      REAL    NOT NULL,
    deviation REAL    NOT NULL,
    games     INTEGER NOT NULL,
    PRIMARY KEY (who, game)
) WITHOUT ROWID;

CREATE TABLE daily (
    day        TEXT    NOT NULL,
    person     INTEGER NOT NULL,
    game_table INTEGER NOT NULL,
    score      INTEGER NOT NULL,
    turns      INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (day, person)
) WITHOUT ROWID;

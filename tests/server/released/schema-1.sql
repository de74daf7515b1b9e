-- Schema 1, the first with a number (sqlite3 FILE .dump), with one table in it.
BEGIN TRANSACTION;
CREATE TABLE browsers (
        table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, browser INTEGER NOT NULL,
        PRIMARY KEY (table_id, seat));
INSERT INTO "browsers" VALUES('t',0,2);
CREATE TABLE chat (
        table_id TEXT NOT NULL REFERENCES tables (id), number INTEGER NOT NULL, at BIGINT NOT NULL,
        seat INTEGER NOT NULL, side TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (table_id, number));
INSERT INTO "chat" VALUES('t',1,1763400002000,0,'','Ann','Hello');
CREATE TABLE choices (
        table_id TEXT NOT NULL REFERENCES tables (id), sequence INTEGER NOT NULL, kind TEXT NOT NULL,
        number INTEGER NOT NULL, seat INTEGER NOT NULL, is_bot INTEGER NOT NULL, at BIGINT NOT NULL,
        PRIMARY KEY (table_id, sequence));
INSERT INTO "choices" VALUES('t',0,'choice',4,0,0,1763400001000);
INSERT INTO "choices" VALUES('t',1,'choice',5,0,0,1763400001000);
INSERT INTO "choices" VALUES('t',2,'choice',1,0,0,1763400001000);
CREATE TABLE holders (
        table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, holder TEXT NOT NULL,
        bot TEXT NOT NULL, label TEXT NOT NULL, PRIMARY KEY (table_id, seat));
INSERT INTO "holders" VALUES('t',0,'link','','Ann');
CREATE TABLE keys (
        hash TEXT PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables (id), role TEXT NOT NULL,
        seat INTEGER NOT NULL);
INSERT INTO "keys" VALUES('h','t','host',-1);
INSERT INTO "keys" VALUES('s','t','seat',0);
CREATE TABLE listings (
        table_id TEXT PRIMARY KEY REFERENCES tables (id), at BIGINT NOT NULL, watch TEXT NOT NULL,
        about TEXT NOT NULL);
CREATE TABLE people (
        hash TEXT PRIMARY KEY, at BIGINT NOT NULL, version INTEGER NOT NULL, sealed TEXT NOT NULL);
CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 0), at BIGINT NOT NULL);
INSERT INTO "probe" VALUES(0,0);
CREATE TABLE standing (
        table_id TEXT NOT NULL REFERENCES tables (id), seat INTEGER NOT NULL, moment TEXT NOT NULL,
        wish TEXT NOT NULL, PRIMARY KEY (table_id, seat, moment));
CREATE TABLE tables (
        id TEXT PRIMARY KEY, created BIGINT NOT NULL, game TEXT NOT NULL, rules_version TEXT NOT NULL,
        mission TEXT NOT NULL, seats TEXT NOT NULL, options TEXT NOT NULL, seed TEXT NOT NULL,
        practice INTEGER NOT NULL);
INSERT INTO "tables" VALUES('t',1763400000,'toy','1','long','[{"side":"players","figures":["lucky"]}]','{}','7',0);
CREATE TABLE windows (
        table_id TEXT PRIMARY KEY REFERENCES tables (id), seconds DOUBLE PRECISION NOT NULL);
CREATE INDEX keys_of_table ON keys (table_id);
COMMIT;
PRAGMA user_version = 1;

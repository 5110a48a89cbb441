CREATE SCHEMA vernissage;

CREATE TABLE vernissage.entry (
    table_id text NOT NULL COLLATE pg_catalog."C",
    number integer NOT NULL,
    at bigint NOT NULL,
    cause text,
    seat smallint,
    scope text NOT NULL,
    body bytea NOT NULL
);

CREATE TABLE vernissage.version (
    number integer NOT NULL
);

INSERT INTO vernissage.entry VALUES ('AMBER', 1, 1763424000000, NULL, NULL, 'table', '\x7b2274797065223a225461626c654f70656e6564227d');
INSERT INTO vernissage.entry VALUES ('AMBER', 2, 1763424001000, 'c-1', 0, 'table', '\x7b2274797065223a225365617454616b656e222c226e616d65223a225a6fc3ab20e8b5b5227d');
INSERT INTO vernissage.entry VALUES ('AMBER', 3, 1763424002000, 'c-2', 0, 'game', '\x7b2274797065223a22426567616e227d');
INSERT INTO vernissage.entry VALUES ('BRUSH', 1, 1763424003000, NULL, NULL, 'table', '\x00ff');

INSERT INTO vernissage.version VALUES (1);

ALTER TABLE ONLY vernissage.entry
    ADD CONSTRAINT entry_pkey PRIMARY KEY (table_id, number);

-- What people set for themselves, and numbers by which they name where they are signed in.

CREATE TABLE account_setting (
    account_id TEXT NOT NULL REFERENCES account (id),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 30),
    value TEXT NOT NULL CHECK (length(value) BETWEEN 1 AND 60),
    PRIMARY KEY (account_id, name)
) STRICT;

ALTER TABLE session ADD COLUMN number INTEGER NOT NULL DEFAULT 0 CHECK (number >= 0);

UPDATE session SET number = counted.number
FROM (
    SELECT digest, row_number() OVER (PARTITION BY account_id ORDER BY created_at, digest) AS number
    FROM session
) AS counted
WHERE counted.digest = session.digest;

CREATE UNIQUE INDEX session_number ON session (account_id, number);

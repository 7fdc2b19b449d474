-- What people set for themselves, and numbers by which they name where they are signed in.

CREATE TABLE account_setting (
    account_id TEXT NOT NULL REFERENCES account (id),
    name TEXT NOT NULL CHECK (name IN ('plain', 'history', 'lock', 'dates', 'ghost', 'lang')),
    value TEXT NOT NULL CHECK (
        CASE name
            WHEN 'lock' THEN value = 'off'
                OR (CAST(value AS INTEGER) BETWEEN 1 AND 60
                    AND CAST(CAST(value AS INTEGER) AS TEXT) = value)
            WHEN 'dates' THEN value IN ('short', 'iso')
            WHEN 'lang' THEN length(value) <= 35 AND value GLOB '[A-Za-z][A-Za-z]*'
                AND value NOT GLOB '*[^A-Za-z0-9-]*'
            ELSE value IN ('on', 'off')
        END
    ),
    PRIMARY KEY (account_id, name)
) STRICT;

ALTER TABLE session ADD COLUMN number INTEGER NOT NULL DEFAULT 1 CHECK (number > 0);

UPDATE session SET number = counted.number
FROM (
    SELECT digest, row_number() OVER (PARTITION BY account_id ORDER BY created_at, digest) AS number
    FROM session
) AS counted
WHERE counted.digest = session.digest;

CREATE UNIQUE INDEX session_number ON session (account_id, number);

-- Where somebody is signed in is little; where they ever were is much.
DROP INDEX session_account;
CREATE INDEX session_open ON session (account_id, number) WHERE ended_at IS NULL;

-- With a new password a seal that says the same comes under another key.
DROP TRIGGER seal_counts_on;
CREATE TRIGGER seal_counts_on BEFORE UPDATE ON seal
WHEN NEW.counter < OLD.counter OR (NEW.counter = OLD.counter AND (
    NEW.at <> OLD.at OR NEW.ledger_count <> OLD.ledger_count
    OR NEW.ledger_hash <> OLD.ledger_hash OR NEW.audit_count <> OLD.audit_count
    OR NEW.audit_hash <> OLD.audit_hash OR NEW.program_count <> OLD.program_count
    OR NEW.program_hash <> OLD.program_hash
))
BEGIN
    SELECT RAISE(ABORT, 'the next seal counts on');
END;

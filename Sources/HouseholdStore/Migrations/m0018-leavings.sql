-- What each change leaves: with a row of what happened stand the digests of the rows that it left, so that what
-- another program changes later does not fit; and a seal says how people, sign-ins and settings stood.

CREATE TABLE new_audit (
    household_id TEXT NOT NULL CHECK (household_id = 'program' OR length(household_id) = 36),
    sequence INTEGER NOT NULL CHECK (sequence > 0),
    at INTEGER NOT NULL,
    account_id TEXT,
    member_id TEXT,
    operation TEXT NOT NULL,
    on_kind TEXT,
    on_number INTEGER,
    about_id TEXT,
    allowed INTEGER NOT NULL CHECK (allowed IN (0, 1)),
    policies TEXT NOT NULL,
    rules BLOB NOT NULL CHECK (length(rules) = 32),
    input TEXT NOT NULL,
    request_id TEXT NOT NULL,
    leavings BLOB CHECK (length(leavings) > 0),
    previous BLOB NOT NULL CHECK (length(previous) = 32),
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (household_id, sequence)
) STRICT;

INSERT INTO new_audit (household_id, sequence, at, account_id, member_id, operation, on_kind,
    on_number, about_id, allowed, policies, rules, input, request_id, previous, hash)
SELECT household_id, sequence, at, account_id, member_id, operation, on_kind,
    on_number, about_id, allowed, policies, rules, input, request_id, previous, hash
FROM audit ORDER BY rowid;

DROP TABLE audit;
ALTER TABLE new_audit RENAME TO audit;

CREATE INDEX audit_member ON audit (household_id, member_id, sequence);
CREATE INDEX audit_about ON audit (household_id, about_id, sequence);
CREATE INDEX audit_refused ON audit (household_id, member_id, sequence) WHERE allowed = 0;
CREATE INDEX audit_rules ON audit (household_id, sequence)
    WHERE operation IN ('rules.set', 'rules.keep') AND leavings IS NOT NULL;

CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit
BEGIN
    SELECT RAISE(ABORT, 'what happened is not changed');
END;

CREATE TRIGGER audit_is_not_shortened BEFORE DELETE ON audit
BEGIN
    SELECT RAISE(ABORT, 'what happened is not shortened');
END;

CREATE TRIGGER audit_grows AFTER INSERT ON audit
BEGIN
    INSERT INTO chain_end (household_id, book, sequence, hash)
    VALUES (NEW.household_id, 'audit', NEW.sequence, NEW.hash)
    ON CONFLICT (household_id, book) DO UPDATE SET sequence = NEW.sequence, hash = NEW.hash;
END;

ALTER TABLE seal ADD COLUMN state BLOB CHECK (length(state) > 0);

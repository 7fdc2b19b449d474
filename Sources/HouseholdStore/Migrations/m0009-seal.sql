-- Where the chains ended when a parent last signed in, under a code that only the parent's password makes.
--
-- A chain that somebody computed anew after changing the past fits in itself, but not with the seal.
CREATE TABLE seal (
    household_id TEXT NOT NULL,
    member_id TEXT NOT NULL,
    counter INTEGER NOT NULL CHECK (counter > 0),
    at INTEGER NOT NULL,
    recipe TEXT NOT NULL CHECK (length(recipe) BETWEEN 40 AND 256),
    ledger_count INTEGER NOT NULL CHECK (ledger_count >= 0),
    ledger_hash BLOB NOT NULL CHECK (length(ledger_hash) = 32),
    audit_count INTEGER NOT NULL CHECK (audit_count >= 0),
    audit_hash BLOB NOT NULL CHECK (length(audit_hash) = 32),
    program_count INTEGER NOT NULL CHECK (program_count >= 0),
    program_hash BLOB NOT NULL CHECK (length(program_hash) = 32),
    code BLOB NOT NULL CHECK (length(code) = 32),
    PRIMARY KEY (household_id, member_id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT;

CREATE TRIGGER seal_is_kept BEFORE DELETE ON seal
BEGIN
    SELECT RAISE(ABORT, 'a seal is replaced, not taken away');
END;

CREATE TRIGGER seal_counts_on BEFORE UPDATE ON seal
WHEN NEW.counter <= OLD.counter
BEGIN
    SELECT RAISE(ABORT, 'the next seal counts on');
END;

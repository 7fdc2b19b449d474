-- What happened, and what tells of a change by another program.

-- Who did what and by which rules, also what was refused; it holds no secret. Rows of nobody's household have sixteen
-- zero bytes in place of its identity. No row refers to another table: it stays whatever becomes of that. Each has the
-- hash of itself and of the one before. What was typed stands behind the hash, as in the book of points; a row that says
-- that texts were erased has the digest of which these are.
CREATE TABLE audit (
    household_id BLOB NOT NULL CHECK (length(household_id) = 16),
    sequence INTEGER NOT NULL CHECK (sequence > 0),
    at INTEGER NOT NULL,
    account_id BLOB,
    member_id BLOB,
    operation TEXT NOT NULL,
    on_kind TEXT,
    on_number INTEGER,
    about_id BLOB,
    allowed INTEGER NOT NULL CHECK (allowed IN (0, 1)),
    policies TEXT NOT NULL,
    rules BLOB NOT NULL CHECK (length(rules) = 32),
    request_id TEXT NOT NULL,
    erasure BLOB CHECK (length(erasure) = 32),
    input_digest BLOB CHECK (length(input_digest) = 32),
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    -- The operation as JSON; nothing where nothing was named.
    input TEXT,
    salt BLOB CHECK (length(salt) = 16),
    erased_by INTEGER CHECK (erased_by > 0),
    PRIMARY KEY (household_id, sequence),
    CHECK ((input IS NULL) = (salt IS NULL)),
    CHECK ((input_digest IS NULL) = (input IS NULL AND erased_by IS NULL)),
    CHECK (input IS NULL OR erased_by IS NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX audit_member ON audit (household_id, member_id, sequence);

-- What was refused to somebody last is looked for at each of their questions why.
CREATE INDEX audit_refused ON audit (household_id, member_id, sequence) WHERE allowed = 0;

-- What somebody did to others: what people do is mostly about themselves, and found by who did it.
CREATE INDEX audit_about ON audit (household_id, about_id, sequence)
    WHERE about_id IS NOT NULL AND about_id IS NOT member_id;

CREATE INDEX audit_erased ON audit (household_id, erased_by, sequence) WHERE erased_by IS NOT NULL;
CREATE INDEX audit_erasure ON audit (household_id, sequence) WHERE erasure IS NOT NULL;

CREATE TRIGGER audit_is_not_changed
BEFORE UPDATE OF household_id, sequence, at, account_id, member_id, operation, on_kind, on_number, about_id, allowed,
    policies, rules, request_id, erasure, input_digest, hash ON audit
BEGIN
    SELECT RAISE(ABORT, 'what happened is not changed');
END;

CREATE TRIGGER audit_is_erased_at_most BEFORE UPDATE OF input, salt, erased_by ON audit
WHEN OLD.input IS NULL OR NEW.input IS NOT NULL OR NEW.salt IS NOT NULL OR NEW.erased_by IS NULL
BEGIN
    SELECT RAISE(ABORT, 'what happened is not changed');
END;

CREATE TRIGGER audit_is_not_shortened BEFORE DELETE ON audit
WHEN NOT EXISTS (SELECT 1 FROM household WHERE id = OLD.household_id AND ending = 1)
BEGIN
    SELECT RAISE(ABORT, 'what happened is not shortened');
END;

CREATE TRIGGER audit_grows AFTER INSERT ON audit
BEGIN
    INSERT INTO chain_end (household_id, book, sequence, hash, at)
    VALUES (NEW.household_id, 'audit', NEW.sequence, NEW.hash, NEW.at)
    ON CONFLICT (household_id, book)
        DO UPDATE SET sequence = NEW.sequence, hash = NEW.hash, at = NEW.at;
END;

-- Where each chain ends, so that its last rows can't be missing without being missed; `at` is the last moment of what
-- happened, behind which no clock brings anybody back.
CREATE TABLE chain_end (
    household_id BLOB NOT NULL,
    book TEXT NOT NULL CHECK (book IN ('ledger', 'audit')),
    sequence INTEGER NOT NULL CHECK (sequence > 0),
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    at INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (household_id, book)
) STRICT, WITHOUT ROWID;

-- Who looked at whose record on which day: the one kind of reading that leaves a row.
CREATE TABLE look (
    household_id BLOB NOT NULL,
    viewer_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    day TEXT NOT NULL CHECK (length(day) = 10),
    PRIMARY KEY (household_id, member_id, day, viewer_id),
    FOREIGN KEY (household_id, viewer_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT, WITHOUT ROWID;

-- How a household's settings, members, sign-ins, sessions and rules stood after each change of them, as digests that are
-- chained: what another program changed in between is otherwise than the last row says.
CREATE TABLE house_state (
    household_id BLOB NOT NULL REFERENCES household (id),
    sequence INTEGER NOT NULL CHECK (sequence > 0),
    -- Whether it was found so, and no change of ours had left it so.
    found INTEGER NOT NULL CHECK (found IN (0, 1)),
    settings BLOB NOT NULL CHECK (length(settings) = 32),
    members BLOB NOT NULL CHECK (length(members) = 32),
    credentials BLOB NOT NULL CHECK (length(credentials) = 32),
    sessions BLOB NOT NULL CHECK (length(sessions) = 32),
    rules BLOB NOT NULL CHECK (length(rules) = 32),
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (household_id, sequence)
) STRICT, WITHOUT ROWID;

CREATE INDEX house_state_found ON house_state (household_id, sequence) WHERE found = 1;

CREATE TRIGGER house_state_is_not_changed BEFORE UPDATE ON house_state
BEGIN
    SELECT RAISE(ABORT, 'how things stood is not changed');
END;

CREATE TRIGGER house_state_is_not_shortened BEFORE DELETE ON house_state
WHEN NOT EXISTS (SELECT 1 FROM household WHERE id = OLD.household_id AND ending = 1)
BEGIN
    SELECT RAISE(ABORT, 'how things stood is not shortened');
END;

-- Where the chains ended when a parent last signed in, under a code that only the parent's password makes: a chain that
-- somebody computed anew after changing the past fits in itself, but not with the seal.
CREATE TABLE seal (
    household_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    counter INTEGER NOT NULL CHECK (counter > 0),
    at INTEGER NOT NULL,
    -- With what the key is made from the password.
    recipe TEXT NOT NULL CHECK (length(recipe) BETWEEN 40 AND 256),
    ledger_count INTEGER NOT NULL CHECK (ledger_count >= 0),
    ledger_hash BLOB NOT NULL CHECK (length(ledger_hash) = 32),
    audit_count INTEGER NOT NULL CHECK (audit_count >= 0),
    audit_hash BLOB NOT NULL CHECK (length(audit_hash) = 32),
    program_count INTEGER NOT NULL CHECK (program_count >= 0),
    program_hash BLOB NOT NULL CHECK (length(program_hash) = 32),
    state_count INTEGER NOT NULL DEFAULT 0 CHECK (state_count >= 0),
    state_hash BLOB CHECK (length(state_hash) = 32),
    code BLOB NOT NULL CHECK (length(code) = 32),
    PRIMARY KEY (household_id, member_id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT;

CREATE TRIGGER seal_is_kept BEFORE DELETE ON seal
WHEN NOT EXISTS (SELECT 1 FROM household WHERE id = OLD.household_id AND ending = 1)
BEGIN
    SELECT RAISE(ABORT, 'a seal is replaced, not taken away');
END;

-- With a new password a seal that says the same comes under another key.
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

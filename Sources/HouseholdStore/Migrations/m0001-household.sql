-- People, households, chores, points, rewards, and what happened.
--
-- Instants are UTC milliseconds, days are YYYY-MM-DD in the household's zone, identities are UUIDs as text.
-- What belongs to a household has household_id first in its key, and its foreign keys carry it along, so
-- that no row can point into another household.

CREATE TABLE program (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    store_id TEXT NOT NULL CHECK (length(store_id) = 36),
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE account (
    id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
    username TEXT NOT NULL UNIQUE CHECK (length(username) BETWEEN 2 AND 30),
    email TEXT UNIQUE,
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
    kind TEXT NOT NULL CHECK (kind IN ('adult', 'child')),
    phc TEXT CHECK (length(phc) BETWEEN 80 AND 256),
    recovery_digest BLOB CHECK (length(recovery_digest) = 32),
    created_at INTEGER NOT NULL,
    CHECK (kind = 'adult' OR (email IS NULL AND recovery_digest IS NULL))
) STRICT;

CREATE TABLE household (
    id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 36),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 240),
    zone TEXT NOT NULL,
    week_start INTEGER NOT NULL CHECK (week_start BETWEEN 1 AND 7),
    template TEXT NOT NULL CHECK (template IN ('family', 'housemates', 'single')),
    siblings INTEGER NOT NULL CHECK (siblings IN (0, 1)),
    last_chore INTEGER NOT NULL DEFAULT 0 CHECK (last_chore >= 0),
    last_reward INTEGER NOT NULL DEFAULT 0 CHECK (last_reward >= 0),
    key_misses INTEGER NOT NULL DEFAULT 0 CHECK (key_misses >= 0),
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE member (
    household_id TEXT NOT NULL REFERENCES household (id),
    id TEXT NOT NULL CHECK (length(id) = 36),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
    skeleton TEXT NOT NULL CHECK (length(skeleton) > 0),
    role TEXT NOT NULL CHECK (role IN ('owner', 'parent', 'child', 'helper', 'housemate')),
    state TEXT NOT NULL CHECK (state IN ('invited', 'joined', 'left')),
    sign_in TEXT NOT NULL CHECK (sign_in IN ('code', 'password')),
    account_id TEXT REFERENCES account (id),
    joined_at INTEGER,
    profile TEXT NOT NULL DEFAULT 'household' CHECK (profile IN ('household', 'parents', 'me')),
    achievements TEXT NOT NULL DEFAULT 'household'
        CHECK (achievements IN ('household', 'parents', 'me')),
    activity TEXT NOT NULL DEFAULT 'household' CHECK (activity IN ('household', 'parents', 'me')),
    created_at INTEGER NOT NULL,
    PRIMARY KEY (household_id, id),
    CHECK (state <> 'joined' OR (account_id IS NOT NULL AND joined_at IS NOT NULL)),
    CHECK (state <> 'invited' OR (account_id IS NULL AND role = 'child'))
) STRICT;

CREATE UNIQUE INDEX member_look ON member (household_id, skeleton) WHERE state <> 'left';
CREATE UNIQUE INDEX member_account ON member (account_id) WHERE state = 'joined';

CREATE TRIGGER household_keeps_an_owner BEFORE UPDATE OF role, state ON member
WHEN OLD.role = 'owner' AND OLD.state = 'joined' AND (NEW.role <> 'owner' OR NEW.state <> 'joined')
    AND NOT EXISTS (
        SELECT 1 FROM member
        WHERE household_id = OLD.household_id AND id <> OLD.id
            AND role = 'owner' AND state = 'joined'
    )
BEGIN
    SELECT RAISE(ABORT, 'a household keeps an owner');
END;

CREATE TABLE session (
    digest BLOB NOT NULL PRIMARY KEY CHECK (length(digest) = 32),
    account_id TEXT NOT NULL REFERENCES account (id),
    household_id TEXT,
    member_id TEXT,
    device TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    used_at INTEGER NOT NULL,
    ended_at INTEGER,
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    CHECK ((household_id IS NULL) = (member_id IS NULL))
) STRICT;

CREATE INDEX session_account ON session (account_id) WHERE ended_at IS NULL;
CREATE INDEX session_member ON session (household_id, member_id);

CREATE TABLE sign_in_budget (
    name TEXT NOT NULL PRIMARY KEY,
    fails INTEGER NOT NULL CHECK (fails >= 0),
    not_before INTEGER NOT NULL,
    boot_id TEXT,
    not_before_boot INTEGER,
    CHECK ((boot_id IS NULL) = (not_before_boot IS NULL))
) STRICT;

CREATE TABLE sign_in_attempt (
    household_id TEXT NOT NULL REFERENCES household (id),
    id TEXT NOT NULL CHECK (length(id) = 36),
    at INTEGER NOT NULL,
    PRIMARY KEY (household_id, id)
) STRICT;

CREATE INDEX sign_in_attempt_recent ON sign_in_attempt (household_id, at);

CREATE TABLE linking_key (
    household_id TEXT NOT NULL,
    id TEXT NOT NULL CHECK (length(id) = 36),
    member_id TEXT NOT NULL,
    locator TEXT NOT NULL CHECK (length(locator) = 4),
    phc TEXT NOT NULL CHECK (length(phc) BETWEEN 80 AND 256),
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL,
    ended_at INTEGER,
    ending TEXT CHECK (ending IN ('used', 'cancelled', 'guessed')),
    PRIMARY KEY (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    CHECK ((ended_at IS NULL) = (ending IS NULL))
) STRICT;

CREATE UNIQUE INDEX linking_key_locator ON linking_key (locator) WHERE ended_at IS NULL;
CREATE UNIQUE INDEX linking_key_open ON linking_key (household_id, member_id) WHERE ended_at IS NULL;

CREATE TABLE chore (
    household_id TEXT NOT NULL REFERENCES household (id),
    id TEXT NOT NULL CHECK (length(id) = 36),
    number INTEGER NOT NULL CHECK (number > 0),
    title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 240),
    details TEXT,
    mode TEXT NOT NULL CHECK (mode IN ('one', 'anyone')),
    assignee_id TEXT,
    points INTEGER NOT NULL CHECK (points BETWEEN 0 AND 10000),
    due_day TEXT CHECK (length(due_day) = 10),
    due_time TEXT CHECK (length(due_time) = 5),
    created_by TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    deleted_at INTEGER,
    PRIMARY KEY (household_id, id),
    UNIQUE (household_id, number),
    FOREIGN KEY (household_id, assignee_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, created_by) REFERENCES member (household_id, id),
    CHECK ((mode = 'one') = (assignee_id IS NOT NULL)),
    CHECK (due_time IS NULL OR due_day IS NOT NULL)
) STRICT;

CREATE TABLE occurrence (
    household_id TEXT NOT NULL,
    id TEXT NOT NULL CHECK (length(id) = 36),
    chore_id TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'done', 'deleted')),
    over_at INTEGER,
    PRIMARY KEY (household_id, id),
    FOREIGN KEY (household_id, chore_id) REFERENCES chore (household_id, id)
) STRICT;

CREATE INDEX occurrence_open ON occurrence (household_id, over_at) WHERE state = 'open';
CREATE INDEX occurrence_chore ON occurrence (household_id, chore_id);

CREATE TABLE completion (
    household_id TEXT NOT NULL,
    id TEXT NOT NULL CHECK (length(id) = 36),
    occurrence_id TEXT NOT NULL,
    doer_id TEXT NOT NULL,
    recorded_by TEXT NOT NULL,
    at INTEGER NOT NULL,
    day TEXT NOT NULL CHECK (length(day) = 10),
    points INTEGER NOT NULL CHECK (points BETWEEN 0 AND 10000),
    undone_at INTEGER,
    undone_by TEXT,
    PRIMARY KEY (household_id, id),
    FOREIGN KEY (household_id, occurrence_id) REFERENCES occurrence (household_id, id),
    FOREIGN KEY (household_id, doer_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, recorded_by) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, undone_by) REFERENCES member (household_id, id),
    CHECK ((undone_at IS NULL) = (undone_by IS NULL))
) STRICT;

CREATE UNIQUE INDEX completion_live ON completion (household_id, occurrence_id)
    WHERE undone_at IS NULL;
CREATE INDEX completion_recent ON completion (household_id, at) WHERE undone_at IS NULL;

CREATE TRIGGER completion_keeps_what_was_promised
BEFORE UPDATE OF household_id, id, occurrence_id, doer_id, recorded_by, at, day, points ON completion
BEGIN
    SELECT RAISE(ABORT, 'a completion is taken back, not changed');
END;

CREATE TRIGGER completion_is_kept BEFORE DELETE ON completion
BEGIN
    SELECT RAISE(ABORT, 'a completion is taken back, not deleted');
END;

CREATE TRIGGER completion_is_taken_back_once BEFORE UPDATE OF undone_at, undone_by ON completion
WHEN OLD.undone_at IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'a completion is taken back once');
END;

-- The book: each entry moves points from one account of the household to another, so that all accounts
-- together are always zero. An account is 'issued' or 'balance:' and the member's id.
CREATE TABLE ledger (
    household_id TEXT NOT NULL REFERENCES household (id),
    sequence INTEGER NOT NULL CHECK (sequence > 0),
    at INTEGER NOT NULL,
    counted_at INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('award', 'reversal')),
    source TEXT NOT NULL,
    target TEXT NOT NULL,
    points INTEGER NOT NULL CHECK (points BETWEEN 1 AND 10000),
    member_id TEXT NOT NULL,
    by_id TEXT NOT NULL,
    completion_id TEXT NOT NULL,
    reverses INTEGER,
    rule TEXT NOT NULL,
    previous BLOB NOT NULL CHECK (length(previous) = 32),
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (household_id, sequence),
    UNIQUE (household_id, reverses),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, by_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, completion_id) REFERENCES completion (household_id, id),
    FOREIGN KEY (household_id, reverses) REFERENCES ledger (household_id, sequence),
    CHECK ((kind = 'reversal') = (reverses IS NOT NULL)),
    CHECK (
        (kind = 'award' AND source = 'issued' AND target = 'balance:' || member_id)
        OR (kind = 'reversal' AND source = 'balance:' || member_id AND target = 'issued')
    )
) STRICT;

CREATE UNIQUE INDEX ledger_award ON ledger (household_id, completion_id) WHERE kind = 'award';
CREATE INDEX ledger_member ON ledger (household_id, member_id, sequence);
CREATE INDEX ledger_counted ON ledger (household_id, member_id, counted_at, kind, points);

CREATE TRIGGER ledger_is_not_changed BEFORE UPDATE ON ledger
BEGIN
    SELECT RAISE(ABORT, 'the book is not changed');
END;

CREATE TRIGGER ledger_is_not_shortened BEFORE DELETE ON ledger
BEGIN
    SELECT RAISE(ABORT, 'the book is not shortened');
END;

-- A reversal takes back just what its award gave, from the same member.
CREATE TRIGGER ledger_reverses_its_award BEFORE INSERT ON ledger
WHEN NEW.kind = 'reversal' AND NOT EXISTS (
    SELECT 1 FROM ledger
    WHERE household_id = NEW.household_id AND sequence = NEW.reverses AND kind = 'award'
        AND member_id = NEW.member_id AND points = NEW.points
        AND completion_id = NEW.completion_id AND counted_at = NEW.counted_at
)
BEGIN
    SELECT RAISE(ABORT, 'a reversal names the award it takes back');
END;

-- Sums that are kept at hand; audit verify proves that they equal the sums of the book.
CREATE TABLE standing (
    household_id TEXT NOT NULL,
    member_id TEXT NOT NULL,
    earned INTEGER NOT NULL DEFAULT 0 CHECK (earned >= 0),
    balance INTEGER NOT NULL DEFAULT 0,
    completed INTEGER NOT NULL DEFAULT 0 CHECK (completed >= 0),
    PRIMARY KEY (household_id, member_id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT;

CREATE TRIGGER member_has_a_standing AFTER INSERT ON member
BEGIN
    INSERT INTO standing (household_id, member_id) VALUES (NEW.household_id, NEW.id);
END;

CREATE TRIGGER ledger_moves_the_standing AFTER INSERT ON ledger
BEGIN
    UPDATE standing SET
        earned = earned + CASE NEW.kind WHEN 'award' THEN NEW.points ELSE -NEW.points END,
        balance = balance + CASE NEW.kind WHEN 'award' THEN NEW.points ELSE -NEW.points END
    WHERE household_id = NEW.household_id AND member_id = NEW.member_id;
END;

CREATE TRIGGER completion_counts AFTER INSERT ON completion
BEGIN
    UPDATE standing SET completed = completed + 1
    WHERE household_id = NEW.household_id AND member_id = NEW.doer_id;
END;

CREATE TRIGGER completion_counts_no_more AFTER UPDATE OF undone_at ON completion
BEGIN
    UPDATE standing SET completed = completed - 1
    WHERE household_id = NEW.household_id AND member_id = NEW.doer_id;
END;

CREATE TABLE reward (
    household_id TEXT NOT NULL REFERENCES household (id),
    id TEXT NOT NULL CHECK (length(id) = 36),
    number INTEGER NOT NULL CHECK (number > 0),
    title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 240),
    details TEXT,
    threshold INTEGER NOT NULL CHECK (threshold BETWEEN 1 AND 1000000),
    counting TEXT NOT NULL CHECK (counting IN ('from-now', 'all-time')),
    audience TEXT NOT NULL CHECK (audience IN ('children', 'members')),
    created_by TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    after_sequence INTEGER NOT NULL CHECK (after_sequence >= 0),
    PRIMARY KEY (household_id, id),
    UNIQUE (household_id, number),
    FOREIGN KEY (household_id, created_by) REFERENCES member (household_id, id)
) STRICT;

CREATE TABLE reward_member (
    household_id TEXT NOT NULL,
    reward_id TEXT NOT NULL,
    member_id TEXT NOT NULL,
    PRIMARY KEY (household_id, reward_id, member_id),
    FOREIGN KEY (household_id, reward_id) REFERENCES reward (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT;

CREATE TABLE milestone (
    household_id TEXT NOT NULL,
    reward_id TEXT NOT NULL,
    member_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (household_id, reward_id, member_id),
    FOREIGN KEY (household_id, reward_id) REFERENCES reward (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT;

CREATE TABLE notice (
    household_id TEXT NOT NULL,
    id TEXT NOT NULL CHECK (length(id) = 36),
    member_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('reward-reached')),
    reward_id TEXT NOT NULL,
    seen_at INTEGER,
    PRIMARY KEY (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, reward_id) REFERENCES reward (household_id, id)
) STRICT;

CREATE INDEX notice_unseen ON notice (household_id, member_id, at) WHERE seen_at IS NULL;

CREATE TABLE look (
    household_id TEXT NOT NULL,
    viewer_id TEXT NOT NULL,
    member_id TEXT NOT NULL,
    day TEXT NOT NULL CHECK (length(day) = 10),
    PRIMARY KEY (household_id, member_id, day, viewer_id),
    FOREIGN KEY (household_id, viewer_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT;

-- What happened. Rows of nobody's household have 'program' instead of its id.
CREATE TABLE audit (
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
    previous BLOB NOT NULL CHECK (length(previous) = 32),
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (household_id, sequence)
) STRICT;

CREATE INDEX audit_member ON audit (household_id, member_id, sequence);
CREATE INDEX audit_about ON audit (household_id, about_id, sequence);
CREATE INDEX audit_refused ON audit (household_id, member_id, sequence) WHERE allowed = 0;

CREATE TRIGGER audit_is_not_changed BEFORE UPDATE ON audit
BEGIN
    SELECT RAISE(ABORT, 'what happened is not changed');
END;

CREATE TRIGGER audit_is_not_shortened BEFORE DELETE ON audit
BEGIN
    SELECT RAISE(ABORT, 'what happened is not shortened');
END;

-- Where each chain ends, so that its last rows can't be missing without being missed.
CREATE TABLE chain_end (
    household_id TEXT NOT NULL,
    book TEXT NOT NULL CHECK (book IN ('ledger', 'audit')),
    sequence INTEGER NOT NULL CHECK (sequence > 0),
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (household_id, book)
) STRICT;

CREATE TRIGGER ledger_grows AFTER INSERT ON ledger
BEGIN
    INSERT INTO chain_end (household_id, book, sequence, hash)
    VALUES (NEW.household_id, 'ledger', NEW.sequence, NEW.hash)
    ON CONFLICT (household_id, book) DO UPDATE SET sequence = NEW.sequence, hash = NEW.hash;
END;

CREATE TRIGGER audit_grows AFTER INSERT ON audit
BEGIN
    INSERT INTO chain_end (household_id, book, sequence, hash)
    VALUES (NEW.household_id, 'audit', NEW.sequence, NEW.hash)
    ON CONFLICT (household_id, book) DO UPDATE SET sequence = NEW.sequence, hash = NEW.hash;
END;

-- The first outcome of each request, so that sending it again changes nothing; kept for 30 days.
CREATE TABLE outcome (
    actor TEXT NOT NULL,
    request_id TEXT NOT NULL,
    operation TEXT NOT NULL,
    output TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (actor, request_id)
) STRICT;

CREATE INDEX outcome_age ON outcome (at);

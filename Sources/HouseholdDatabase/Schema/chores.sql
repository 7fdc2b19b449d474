-- Chores, their dates, and what was done.
--
-- What a date of a chore needs is on the date itself, since a chore has many: when it is due, whose it is, and why it
-- was sent back. A date that each member has a copy or a part of is a row for each of them; of every copy one is open.

CREATE TABLE chore (
    household_id BLOB NOT NULL REFERENCES household (id),
    id BLOB NOT NULL CHECK (length(id) = 16),
    number INTEGER NOT NULL CHECK (number > 0),
    title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 240),
    -- One emoji; nothing where it is guessed from the title.
    icon TEXT CHECK (length(icon) BETWEEN 1 AND 2),
    details TEXT,
    steps TEXT CHECK (length(steps) > 0),
    tags TEXT NOT NULL DEFAULT '',
    mode TEXT NOT NULL CHECK (mode IN ('one', 'anyone', 'each', 'together', 'rotation')),
    assignee_id BLOB,
    -- Several members' identities one after the other, in their order; on a roster sixteen zero bytes are nobody.
    people BLOB CHECK (length(people) >= 16 AND length(people) % 16 = 0),
    -- How it goes round: a strategy and when the turn passes, or 'roster' and its first day.
    turns TEXT CHECK (length(turns) > 0),
    private INTEGER NOT NULL DEFAULT 0 CHECK (private IN (0, 1)),
    points INTEGER NOT NULL CHECK (points BETWEEN 0 AND 10000),
    due_day TEXT CHECK (length(due_day) = 10),
    due_time TEXT CHECK (length(due_time) = 5),
    recurrence TEXT CHECK (length(recurrence) BETWEEN 1 AND 40000),
    overdue TEXT NOT NULL DEFAULT 'keep'
        CHECK (overdue IN ('keep', 'close') OR overdue GLOB '[0-9]* after [0-9]*h'),
    -- Of its own; nothing where the household's holds.
    approval TEXT CHECK (approval IN ('none', 'always', 'earned') OR approval GLOB 'sample [1-9]*'),
    -- When whoever is to do it is reminded, where that is not as usual.
    reminders TEXT CHECK (length(reminders) BETWEEN 1 AND 60),
    created_by BLOB NOT NULL,
    created_at INTEGER NOT NULL,
    proposed INTEGER NOT NULL DEFAULT 0 CHECK (proposed IN (0, 1)),
    paused_at INTEGER,
    -- It is never taken out: what was paid for it stays explained.
    deleted_at INTEGER,
    PRIMARY KEY (household_id, id),
    UNIQUE (household_id, number),
    FOREIGN KEY (household_id, assignee_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, created_by) REFERENCES member (household_id, id),
    CHECK ((mode = 'one') = (assignee_id IS NOT NULL)),
    CHECK ((mode IN ('each', 'together', 'rotation')) = (people IS NOT NULL)),
    CHECK ((mode = 'rotation') = (turns IS NOT NULL)),
    CHECK (due_time IS NULL OR due_day IS NOT NULL),
    CHECK (due_day IS NULL OR recurrence IS NULL),
    CHECK (proposed = 0 OR paused_at IS NULL)
) STRICT;

CREATE TABLE chore_note (
    household_id BLOB NOT NULL,
    id BLOB NOT NULL CHECK (length(id) = 16),
    chore_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 8000),
    PRIMARY KEY (household_id, id),
    FOREIGN KEY (household_id, chore_id) REFERENCES chore (household_id, id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT;

CREATE INDEX chore_note_chore ON chore_note (household_id, chore_id, at, id);

-- --- Dates ------------------------------------------------------------------------------------------

CREATE TABLE occurrence (
    household_id BLOB NOT NULL,
    id BLOB NOT NULL CHECK (length(id) = 16),
    chore_id BLOB NOT NULL,
    -- Deleted: with its chore. Withdrawn: the date before it was taken back, or it has another member now.
    state TEXT NOT NULL CHECK (
        state IN ('open', 'waiting', 'done', 'skipped', 'missed', 'deleted', 'withdrawn')),
    assignee_id BLOB,
    -- Whose turn it is, where it goes round: somebody else may take it.
    turn_id BLOB,
    -- Whose copy it is, where each has one.
    share BLOB NOT NULL DEFAULT x'',
    due_day TEXT CHECK (length(due_day) = 10),
    due_time TEXT CHECK (length(due_time) = 5),
    -- When its time is over, by the household's clock when the date was made.
    over_at INTEGER,
    ordinal INTEGER NOT NULL DEFAULT 1 CHECK (ordinal > 0),
    -- The steps that are ticked, as bits.
    ticks INTEGER NOT NULL DEFAULT 0 CHECK (ticks >= 0),
    sent_back TEXT,
    excuse_by BLOB,
    excuse_at INTEGER,
    excuse TEXT,
    closed_at INTEGER,
    PRIMARY KEY (household_id, id),
    FOREIGN KEY (household_id, chore_id) REFERENCES chore (household_id, id),
    FOREIGN KEY (household_id, assignee_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, turn_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, excuse_by) REFERENCES member (household_id, id),
    CHECK (due_time IS NULL OR due_day IS NOT NULL),
    CHECK (share = x'' OR share = assignee_id),
    CHECK ((excuse_at IS NULL) = (excuse_by IS NULL)),
    CHECK (excuse IS NULL OR excuse_by IS NOT NULL),
    CHECK (state IN ('deleted', 'withdrawn')
        OR (state IN ('open', 'waiting')) = (closed_at IS NULL))
) STRICT;

CREATE INDEX occurrence_open ON occurrence (household_id, over_at) WHERE state IN ('open', 'waiting');
CREATE UNIQUE INDEX occurrence_one_open ON occurrence (household_id, chore_id, share)
    WHERE state = 'open';
CREATE INDEX occurrence_live ON occurrence (household_id, chore_id) WHERE state IN ('open', 'waiting');
CREATE INDEX occurrence_deleted ON occurrence (household_id, chore_id) WHERE state = 'deleted';
-- What was due to whom, day by day.
CREATE INDEX occurrence_own ON occurrence (household_id, assignee_id, due_day)
    WHERE state IN ('waiting', 'done', 'missed');
CREATE INDEX occurrence_day ON occurrence (household_id, chore_id, due_day)
    WHERE due_day IS NOT NULL;
CREATE INDEX occurrence_closed ON occurrence (household_id, chore_id, share, closed_at)
    WHERE closed_at IS NOT NULL;

-- --- What was done ----------------------------------------------------------------------------------

-- A completion is taken back, never changed: points were paid for it. What waits has no points yet; a parent looks and
-- books it, or sends it back.
CREATE TABLE completion (
    household_id BLOB NOT NULL,
    id BLOB NOT NULL CHECK (length(id) = 16),
    occurrence_id BLOB NOT NULL,
    doer_id BLOB NOT NULL,
    recorded_by BLOB NOT NULL,
    at INTEGER NOT NULL,
    day TEXT NOT NULL CHECK (length(day) = 10),
    -- What the chore was worth then; a parent may pay less or more.
    points INTEGER NOT NULL CHECK (points BETWEEN 0 AND 10000),
    -- What people made for themselves and is worth nothing does not count: not for sums, badges or rows of days.
    -- Kept here, since the chore may be changed later.
    counts INTEGER NOT NULL DEFAULT 1 CHECK (counts IN (0, 1)),
    state TEXT NOT NULL DEFAULT 'booked' CHECK (state IN ('waiting', 'booked')),
    checked_by BLOB,
    checked_at INTEGER,
    paid INTEGER CHECK (paid BETWEEN 0 AND 10000),
    reason TEXT,
    -- Of what was taken back and is put back: the entry of the book with which it was first paid.
    first_entry INTEGER CHECK (first_entry > 0),
    undone_at INTEGER,
    undone_by BLOB,
    PRIMARY KEY (household_id, id),
    FOREIGN KEY (household_id, occurrence_id) REFERENCES occurrence (household_id, id),
    FOREIGN KEY (household_id, doer_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, recorded_by) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, undone_by) REFERENCES member (household_id, id),
    CHECK ((checked_at IS NULL) = (checked_by IS NULL)),
    CHECK ((paid IS NULL) = (checked_by IS NULL) AND (paid IS NULL OR state = 'booked')),
    CHECK ((undone_at IS NULL) = (undone_by IS NULL))
) STRICT;

CREATE UNIQUE INDEX completion_live ON completion (household_id, occurrence_id)
    WHERE undone_at IS NULL;
CREATE INDEX completion_recent ON completion (household_id, at) WHERE undone_at IS NULL;
CREATE INDEX completion_waiting ON completion (household_id, doer_id, points)
    WHERE state = 'waiting' AND undone_at IS NULL;
-- What counts on a day is what is booked.
CREATE INDEX completion_day ON completion (household_id, doer_id, day)
    WHERE undone_at IS NULL AND state = 'booked' AND counts = 1;
-- What somebody said OK to, and when.
CREATE INDEX completion_checked ON completion (household_id, checked_by, checked_at)
    WHERE checked_by IS NOT NULL AND undone_at IS NULL;
-- The same that was taken back before, when it is put back.
CREATE INDEX completion_same ON completion (household_id, occurrence_id, doer_id, at)
    WHERE undone_at IS NOT NULL;

CREATE TRIGGER completion_keeps_what_was_promised
BEFORE UPDATE OF household_id, id, occurrence_id, doer_id, recorded_by, at, day, points ON completion
BEGIN
    SELECT RAISE(ABORT, 'a completion is taken back, not changed');
END;

CREATE TRIGGER completion_keeps_what_counts BEFORE UPDATE OF counts ON completion
BEGIN
    SELECT RAISE(ABORT, 'a completion is taken back, not changed');
END;

CREATE TRIGGER completion_is_kept BEFORE DELETE ON completion
WHEN NOT EXISTS (SELECT 1 FROM household WHERE id = OLD.household_id AND ending = 1)
BEGIN
    SELECT RAISE(ABORT, 'a completion is taken back, not deleted');
END;

CREATE TRIGGER completion_is_taken_back_once BEFORE UPDATE OF undone_at, undone_by ON completion
WHEN OLD.undone_at IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'a completion is taken back once');
END;

CREATE TRIGGER completion_is_checked_once
BEFORE UPDATE OF state, checked_by, checked_at, paid ON completion
WHEN OLD.state <> 'waiting' OR OLD.undone_at IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'a completion is checked once');
END;

-- What no program may do, whatever it asks before: pass what its asker did.
CREATE TRIGGER completion_is_checked_by_another BEFORE UPDATE OF checked_by ON completion
WHEN NEW.checked_by = NEW.doer_id
BEGIN
    SELECT RAISE(ABORT, 'nobody checks their own work');
END;

CREATE TRIGGER completion_comes_checked_by_another BEFORE INSERT ON completion
WHEN NEW.checked_by = NEW.doer_id
BEGIN
    SELECT RAISE(ABORT, 'nobody checks their own work');
END;

CREATE TRIGGER completion_counts AFTER INSERT ON completion
WHEN NEW.state = 'booked' AND NEW.counts = 1
BEGIN
    UPDATE standing SET completed = completed + 1
    WHERE household_id = NEW.household_id AND member_id = NEW.doer_id;
END;

CREATE TRIGGER completion_counts_once_checked AFTER UPDATE OF state ON completion
WHEN NEW.state = 'booked' AND NEW.counts = 1
BEGIN
    UPDATE standing SET completed = completed + 1
    WHERE household_id = NEW.household_id AND member_id = NEW.doer_id;
END;

CREATE TRIGGER completion_counts_no_more AFTER UPDATE OF undone_at ON completion
WHEN NEW.state = 'booked' AND NEW.counts = 1
BEGIN
    UPDATE standing SET completed = completed - 1
    WHERE household_id = NEW.household_id AND member_id = NEW.doer_id;
END;

CREATE TRIGGER completion_loses_its_merits AFTER UPDATE OF undone_at ON completion
WHEN NEW.undone_at IS NOT NULL
BEGIN
    DELETE FROM merit
    WHERE household_id = NEW.household_id AND member_id = NEW.doer_id
        AND kind IN ('early', 'helped') AND completion_id = NEW.id;
END;

-- Chores that come back, go round and wait for a parent's OK.
--
-- What a date of a chore needs is on the date itself, since a chore has many: when it is due, whose it is,
-- and why it was sent back. Tables are rebuilt where SQLite can't change a CHECK in place.

ALTER TABLE household ADD COLUMN approval TEXT NOT NULL DEFAULT 'none'
    CHECK (approval IN ('none', 'always') OR approval GLOB 'sample [1-9]*');

CREATE TABLE new_chore (
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
    recurrence TEXT CHECK (length(recurrence) BETWEEN 1 AND 40000),
    approval TEXT CHECK (approval IN ('none', 'always') OR approval GLOB 'sample [1-9]*'),
    created_by TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    paused_at INTEGER,
    deleted_at INTEGER,
    PRIMARY KEY (household_id, id),
    UNIQUE (household_id, number),
    FOREIGN KEY (household_id, assignee_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, created_by) REFERENCES member (household_id, id),
    CHECK ((mode = 'one') = (assignee_id IS NOT NULL)),
    CHECK (due_time IS NULL OR due_day IS NOT NULL),
    CHECK (due_day IS NULL OR recurrence IS NULL)
) STRICT;

INSERT INTO new_chore (household_id, id, number, title, details, mode, assignee_id, points, due_day,
    due_time, created_by, created_at, deleted_at)
SELECT household_id, id, number, title, details, mode, assignee_id, points, due_day,
    due_time, created_by, created_at, deleted_at
FROM chore;

CREATE TABLE new_occurrence (
    household_id TEXT NOT NULL,
    id TEXT NOT NULL CHECK (length(id) = 36),
    chore_id TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'waiting', 'done', 'skipped', 'missed', 'deleted')),
    assignee_id TEXT,
    due_day TEXT CHECK (length(due_day) = 10),
    due_time TEXT CHECK (length(due_time) = 5),
    over_at INTEGER,
    ordinal INTEGER NOT NULL DEFAULT 1 CHECK (ordinal > 0),
    sent_back TEXT,
    closed_at INTEGER,
    PRIMARY KEY (household_id, id),
    FOREIGN KEY (household_id, chore_id) REFERENCES chore (household_id, id),
    FOREIGN KEY (household_id, assignee_id) REFERENCES member (household_id, id),
    CHECK (due_time IS NULL OR due_day IS NOT NULL),
    CHECK (state = 'deleted' OR (state IN ('open', 'waiting')) = (closed_at IS NULL))
) STRICT;

INSERT INTO new_occurrence (household_id, id, chore_id, state, assignee_id, due_day, due_time,
    over_at, closed_at)
SELECT o.household_id, o.id, o.chore_id, o.state, c.assignee_id, c.due_day, c.due_time, o.over_at,
    CASE o.state WHEN 'done' THEN m.at END
FROM occurrence o
JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id
LEFT JOIN completion m ON m.household_id = o.household_id AND m.occurrence_id = o.id
    AND m.undone_at IS NULL;

DROP TABLE occurrence;
DROP TABLE chore;
ALTER TABLE new_chore RENAME TO chore;
ALTER TABLE new_occurrence RENAME TO occurrence;

CREATE INDEX occurrence_open ON occurrence (household_id, over_at) WHERE state IN ('open', 'waiting');
CREATE UNIQUE INDEX occurrence_one_open ON occurrence (household_id, chore_id) WHERE state = 'open';
CREATE INDEX occurrence_closed ON occurrence (household_id, chore_id, closed_at);

-- A completion that waits has no points yet; a parent looks and books it, or sends it back.
ALTER TABLE completion ADD COLUMN state TEXT NOT NULL DEFAULT 'booked'
    CHECK (state IN ('waiting', 'booked'));
ALTER TABLE completion ADD COLUMN checked_by TEXT;
ALTER TABLE completion ADD COLUMN checked_at INTEGER
    CHECK ((checked_at IS NULL) = (checked_by IS NULL));
ALTER TABLE completion ADD COLUMN paid INTEGER CHECK (paid BETWEEN 0 AND 10000)
    CHECK ((paid IS NULL) = (checked_by IS NULL) AND (paid IS NULL OR state = 'booked'));
ALTER TABLE completion ADD COLUMN reason TEXT;

CREATE INDEX completion_waiting ON completion (household_id, doer_id, points)
    WHERE state = 'waiting' AND undone_at IS NULL;

CREATE TRIGGER completion_is_checked_once
BEFORE UPDATE OF state, checked_by, checked_at, paid ON completion
WHEN OLD.state <> 'waiting' OR OLD.undone_at IS NOT NULL
BEGIN
    SELECT RAISE(ABORT, 'a completion is checked once');
END;

DROP TRIGGER completion_counts;
DROP TRIGGER completion_counts_no_more;

CREATE TRIGGER completion_counts AFTER INSERT ON completion WHEN NEW.state = 'booked'
BEGIN
    UPDATE standing SET completed = completed + 1
    WHERE household_id = NEW.household_id AND member_id = NEW.doer_id;
END;

CREATE TRIGGER completion_counts_once_checked AFTER UPDATE OF state ON completion
WHEN NEW.state = 'booked'
BEGIN
    UPDATE standing SET completed = completed + 1
    WHERE household_id = NEW.household_id AND member_id = NEW.doer_id;
END;

CREATE TRIGGER completion_counts_no_more AFTER UPDATE OF undone_at ON completion
WHEN NEW.state = 'booked'
BEGIN
    UPDATE standing SET completed = completed - 1
    WHERE household_id = NEW.household_id AND member_id = NEW.doer_id;
END;

-- Chores that go round or are shared, with steps and tags; members who are away.
--
-- A date that each member has a copy or a part of is a row for each of them; of every copy one row is open.

ALTER TABLE household ADD COLUMN absences TEXT NOT NULL DEFAULT 'skip'
    CHECK (absences IN ('skip', 'keep'));
ALTER TABLE household ADD COLUMN last_absence INTEGER NOT NULL DEFAULT 0 CHECK (last_absence >= 0);

CREATE TABLE absence (
    household_id TEXT NOT NULL REFERENCES household (id),
    id TEXT NOT NULL CHECK (length(id) = 36),
    number INTEGER NOT NULL CHECK (number > 0),
    member_id TEXT NOT NULL,
    first_day TEXT NOT NULL CHECK (length(first_day) = 10),
    last_day TEXT NOT NULL CHECK (length(last_day) = 10),
    note TEXT,
    removed_at INTEGER,
    PRIMARY KEY (household_id, id),
    UNIQUE (household_id, number),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id),
    CHECK (first_day <= last_day)
) STRICT;

CREATE INDEX absence_last ON absence (household_id, last_day) WHERE removed_at IS NULL;

CREATE TABLE new_chore (
    household_id TEXT NOT NULL REFERENCES household (id),
    id TEXT NOT NULL CHECK (length(id) = 36),
    number INTEGER NOT NULL CHECK (number > 0),
    title TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 240),
    details TEXT,
    steps TEXT CHECK (length(steps) > 0),
    tags TEXT NOT NULL DEFAULT '',
    mode TEXT NOT NULL CHECK (mode IN ('one', 'anyone', 'each', 'together', 'rotation')),
    assignee_id TEXT,
    -- Several members' identities with blanks between, in their order; on a roster '-' is nobody.
    people TEXT CHECK (length(people) >= 36),
    -- How it goes round: a strategy and when the turn passes, or 'roster' and its first day.
    turns TEXT CHECK (length(turns) > 0),
    private INTEGER NOT NULL DEFAULT 0 CHECK (private IN (0, 1)),
    points INTEGER NOT NULL CHECK (points BETWEEN 0 AND 10000),
    due_day TEXT CHECK (length(due_day) = 10),
    due_time TEXT CHECK (length(due_time) = 5),
    recurrence TEXT CHECK (length(recurrence) BETWEEN 1 AND 40000),
    overdue TEXT NOT NULL DEFAULT 'keep'
        CHECK (overdue IN ('keep', 'close') OR overdue GLOB '[0-9]* after [0-9]*h'),
    approval TEXT CHECK (approval IN ('none', 'always') OR approval GLOB 'sample [1-9]*'),
    created_by TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    proposed INTEGER NOT NULL DEFAULT 0 CHECK (proposed IN (0, 1)),
    paused_at INTEGER,
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

INSERT INTO new_chore (household_id, id, number, title, details, mode, assignee_id, points, due_day,
    due_time, recurrence, approval, created_by, created_at, paused_at, deleted_at)
SELECT household_id, id, number, title, details, mode, assignee_id, points, due_day,
    due_time, recurrence, approval, created_by, created_at, paused_at, deleted_at
FROM chore;

CREATE TABLE new_occurrence (
    household_id TEXT NOT NULL,
    id TEXT NOT NULL CHECK (length(id) = 36),
    chore_id TEXT NOT NULL,
    -- Deleted: with its chore. Withdrawn: the date before it was taken back, or it has another member now.
    state TEXT NOT NULL CHECK (
        state IN ('open', 'waiting', 'done', 'skipped', 'missed', 'deleted', 'withdrawn')),
    assignee_id TEXT,
    turn_id TEXT,
    share TEXT NOT NULL DEFAULT '',
    due_day TEXT CHECK (length(due_day) = 10),
    due_time TEXT CHECK (length(due_time) = 5),
    over_at INTEGER,
    ordinal INTEGER NOT NULL DEFAULT 1 CHECK (ordinal > 0),
    ticks INTEGER NOT NULL DEFAULT 0 CHECK (ticks >= 0),
    sent_back TEXT,
    excuse_by TEXT,
    excuse_at INTEGER CHECK ((excuse_at IS NULL) = (excuse_by IS NULL)),
    excuse TEXT CHECK (excuse IS NULL OR excuse_by IS NOT NULL),
    closed_at INTEGER,
    PRIMARY KEY (household_id, id),
    FOREIGN KEY (household_id, chore_id) REFERENCES chore (household_id, id),
    FOREIGN KEY (household_id, assignee_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, turn_id) REFERENCES member (household_id, id),
    FOREIGN KEY (household_id, excuse_by) REFERENCES member (household_id, id),
    CHECK (due_time IS NULL OR due_day IS NOT NULL),
    CHECK (share = '' OR share = assignee_id),
    CHECK (state IN ('deleted', 'withdrawn')
        OR (state IN ('open', 'waiting')) = (closed_at IS NULL))
) STRICT;

INSERT INTO new_occurrence (household_id, id, chore_id, state, assignee_id, due_day, due_time,
    over_at, ordinal, sent_back, closed_at)
SELECT o.household_id, o.id, o.chore_id,
    CASE WHEN o.state = 'deleted' AND c.deleted_at IS NULL THEN 'withdrawn' ELSE o.state END,
    o.assignee_id, o.due_day, o.due_time, o.over_at, o.ordinal, o.sent_back, o.closed_at
FROM occurrence o
JOIN chore c ON c.household_id = o.household_id AND c.id = o.chore_id;

DROP TABLE occurrence;
DROP TABLE chore;
ALTER TABLE new_chore RENAME TO chore;
ALTER TABLE new_occurrence RENAME TO occurrence;

CREATE INDEX occurrence_open ON occurrence (household_id, over_at) WHERE state IN ('open', 'waiting');
CREATE UNIQUE INDEX occurrence_one_open ON occurrence (household_id, chore_id, share)
    WHERE state = 'open';
CREATE INDEX occurrence_closed ON occurrence (household_id, chore_id, share, closed_at);
CREATE INDEX occurrence_day ON occurrence (household_id, chore_id, due_day);
CREATE INDEX occurrence_live ON occurrence (household_id, chore_id) WHERE state IN ('open', 'waiting');

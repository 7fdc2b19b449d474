-- What each member changed and can take back: for 30 days.
--
-- A change is kept with the rows it touched, as they were before and after it, so that they can be put back
-- as long as nothing later has touched them.

CREATE TABLE undo (
    household_id TEXT NOT NULL REFERENCES household (id),
    sequence INTEGER NOT NULL CHECK (sequence > 0),
    member_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    -- What was done to which things, and what the rules are asked before it is taken back: JSON.
    steps TEXT NOT NULL,
    taken_back_at INTEGER,
    PRIMARY KEY (household_id, sequence),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT;

CREATE INDEX undo_member ON undo (household_id, member_id, sequence);
CREATE INDEX undo_age ON undo (household_id, at);

CREATE TABLE undo_row (
    household_id TEXT NOT NULL,
    row_id TEXT NOT NULL CHECK (length(row_id) = 36),
    sequence INTEGER NOT NULL,
    before TEXT NOT NULL,
    after TEXT NOT NULL,
    PRIMARY KEY (household_id, row_id, sequence),
    FOREIGN KEY (household_id, sequence) REFERENCES undo (household_id, sequence) ON DELETE CASCADE
) STRICT;

CREATE INDEX undo_row_change ON undo_row (household_id, sequence);

CREATE INDEX occurrence_deleted ON occurrence (household_id, chore_id) WHERE state = 'deleted';

-- Of what was taken back and is put back: the entry of the book with which it was first paid.
ALTER TABLE completion ADD COLUMN first_entry INTEGER CHECK (first_entry > 0);
CREATE INDEX completion_same ON completion (household_id, occurrence_id, doer_id, at);

-- What each member changed and can take back: for 30 days, as long as nothing later builds on it.
--
-- A row that was changed is kept with what of it is otherwise since, before and after.
CREATE TABLE undo (
    household_id BLOB NOT NULL REFERENCES household (id),
    sequence INTEGER NOT NULL CHECK (sequence > 0),
    member_id BLOB NOT NULL,
    at INTEGER NOT NULL,
    -- What was done to which things, and what the rules are asked before it is taken back: JSON, each step as
    -- [what was done, what takes it back, what that is about, what it was done to if that is something else, null
    -- for the household], each thing as [table, identity, number].
    steps TEXT NOT NULL,
    -- Each row that it touched: JSON, [table, identity, digest of the columns that did not change,
    -- {column: [before, after]}, [before, after] of its being done].
    rows TEXT NOT NULL,
    taken_back_at INTEGER,
    PRIMARY KEY (household_id, sequence),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX undo_taken_back ON undo (household_id, member_id) WHERE taken_back_at IS NOT NULL;

-- Another change can have the same place later.
CREATE TRIGGER undo_lets_go_of_its_news AFTER DELETE ON undo
BEGIN
    DELETE FROM notice
    WHERE household_id = OLD.household_id AND change = OLD.sequence
        AND taken_back_at IS NOT NULL;
    UPDATE notice SET change = NULL
    WHERE household_id = OLD.household_id AND change = OLD.sequence;
END;

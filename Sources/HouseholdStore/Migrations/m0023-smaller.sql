-- What a change takes to be kept: less than half of what it took. The rows that it touched stand with it, and of
-- each only what differs; nothing is kept of a row that has none, or for a question that nobody asks.

CREATE TABLE new_undo (
    household_id TEXT NOT NULL REFERENCES household (id),
    sequence INTEGER NOT NULL CHECK (sequence > 0),
    member_id TEXT NOT NULL,
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

-- What was kept so far has all columns of its rows, and no digest.
INSERT INTO new_undo (household_id, sequence, member_id, at, steps, rows, taken_back_at)
SELECT household_id, sequence, member_id, at,
    (SELECT json_group_array(json_array(
            json_extract(s.value, '$.operation'), json_extract(s.value, '$.inverse'),
            json_array(
                json_extract(s.value, '$.about.row.table'), json_extract(s.value, '$.about.row.id'),
                json_extract(s.value, '$.about.number')),
            json(iif(json_extract(s.value, '$.on.row.table') = 'household', NULL, json_array(
                json_extract(s.value, '$.on.row.table'), json_extract(s.value, '$.on.row.id'),
                json_extract(s.value, '$.on.number'))))))
        FROM json_each(undo.steps) s),
    (SELECT json_group_array(json_array(
            json_extract(r.after, '$.key.table'), r.row_id, NULL,
            json((SELECT json_group_object(c.key,
                    json_array(json_extract(r.before, '$.columns.' || c.key), c.value))
                FROM json_each(r.after, '$.columns') c)),
            json_array(
                json(json_extract(r.before, '$.completion')),
                json(json_extract(r.after, '$.completion')))))
        FROM undo_row r WHERE r.household_id = undo.household_id AND r.sequence = undo.sequence),
    taken_back_at
FROM undo;

DROP TABLE undo_row;
DROP TABLE undo;
ALTER TABLE new_undo RENAME TO undo;

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

DROP INDEX audit_about;
CREATE INDEX audit_about ON audit (household_id, about_id, sequence) WHERE about_id IS NOT NULL;

DROP INDEX occurrence_day;
CREATE INDEX occurrence_day ON occurrence (household_id, chore_id, due_day)
    WHERE due_day IS NOT NULL;

DROP INDEX occurrence_closed;
CREATE INDEX occurrence_closed ON occurrence (household_id, chore_id, share, closed_at)
    WHERE closed_at IS NOT NULL;

DROP INDEX completion_same;
CREATE INDEX completion_same ON completion (household_id, occurrence_id, doer_id, at)
    WHERE undone_at IS NOT NULL;

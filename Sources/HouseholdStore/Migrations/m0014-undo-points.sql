-- Points given and taken away can be taken back, too. An entry of the book is known by its place in it, not
-- by a name of 36 letters.

CREATE TABLE new_undo_row (
    household_id TEXT NOT NULL,
    row_id TEXT NOT NULL CHECK (length(row_id) BETWEEN 1 AND 36),
    sequence INTEGER NOT NULL,
    before TEXT NOT NULL,
    after TEXT NOT NULL,
    PRIMARY KEY (household_id, row_id, sequence),
    FOREIGN KEY (household_id, sequence) REFERENCES undo (household_id, sequence) ON DELETE CASCADE
) STRICT;

INSERT INTO new_undo_row (household_id, row_id, sequence, before, after)
SELECT household_id, row_id, sequence, before, after FROM undo_row;

DROP TABLE undo_row;
ALTER TABLE new_undo_row RENAME TO undo_row;

CREATE INDEX undo_row_change ON undo_row (household_id, sequence);

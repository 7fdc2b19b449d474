-- The rules that still hold today, since those that were set take something from children, and until when: the end of
-- the day on which they were set. Without a text they are those that come with the program.
CREATE TABLE house_rules_promise (
    household_id BLOB NOT NULL PRIMARY KEY REFERENCES household (id),
    text TEXT CHECK (length(text) > 0),
    digest BLOB CHECK (length(digest) = 32),
    checked_within BLOB CHECK (length(checked_within) = 32),
    set_by BLOB,
    set_at INTEGER,
    ends_at INTEGER NOT NULL,
    CHECK ((digest IS NULL) = (text IS NULL)),
    CHECK ((checked_within IS NULL) = (text IS NULL)),
    CHECK ((set_by IS NULL) = (text IS NULL)),
    CHECK ((set_at IS NULL) = (text IS NULL)),
    FOREIGN KEY (household_id, set_by) REFERENCES member (household_id, id)
) STRICT;

-- The rules that a household decides by in place of those that come with the program; the walls stay.

CREATE TABLE house_rules (
    household_id TEXT NOT NULL PRIMARY KEY REFERENCES household (id),
    text TEXT NOT NULL CHECK (length(text) > 0),
    digest BLOB NOT NULL CHECK (length(digest) = 32),
    checked_within BLOB NOT NULL CHECK (length(checked_within) = 32),
    set_by TEXT NOT NULL,
    set_at INTEGER NOT NULL,
    FOREIGN KEY (household_id, set_by) REFERENCES member (household_id, id)
) STRICT;

-- How a household's settings, members, sign-ins and rules stood after each change of them, as digests that are chained as
-- the books are: what another program changes does not fit the last of them.
CREATE TABLE house_state (
    household_id TEXT NOT NULL REFERENCES household (id),
    sequence INTEGER NOT NULL CHECK (sequence > 0),
    -- Whether it was found so, and no change of ours had left it so.
    found INTEGER NOT NULL CHECK (found IN (0, 1)),
    settings BLOB NOT NULL CHECK (length(settings) = 32),
    members BLOB NOT NULL CHECK (length(members) = 32),
    credentials BLOB NOT NULL CHECK (length(credentials) = 32),
    sessions BLOB NOT NULL CHECK (length(sessions) = 32),
    rules BLOB NOT NULL CHECK (length(rules) = 32),
    previous BLOB NOT NULL CHECK (length(previous) = 32),
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (household_id, sequence)
) STRICT, WITHOUT ROWID;

CREATE INDEX house_state_found ON house_state (household_id, sequence) WHERE found = 1;

CREATE TRIGGER house_state_is_not_changed BEFORE UPDATE ON house_state
BEGIN
    SELECT RAISE(ABORT, 'how things stood is not changed');
END;

CREATE TRIGGER house_state_is_not_shortened BEFORE DELETE ON house_state
BEGIN
    SELECT RAISE(ABORT, 'how things stood is not shortened');
END;

-- Seals from before say nothing of it.
ALTER TABLE seal ADD COLUMN state_count INTEGER NOT NULL DEFAULT 0 CHECK (state_count >= 0);
ALTER TABLE seal ADD COLUMN state_hash BLOB CHECK (length(state_hash) = 32);

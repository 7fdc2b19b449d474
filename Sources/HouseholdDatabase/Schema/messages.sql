-- Messages that leave the program, and where they go.

-- Where a member is reached outside. Whoever knows all of an address may read along, so neither it nor the secret is in
-- an export or a record.
CREATE TABLE channel (
    household_id BLOB NOT NULL,
    id BLOB NOT NULL CHECK (length(id) = 16),
    member_id BLOB NOT NULL,
    number INTEGER NOT NULL CHECK (number > 0),
    way TEXT NOT NULL CHECK (way IN ('ntfy', 'mail', 'webhook', 'desktop')),
    address TEXT NOT NULL CHECK (length(address) <= 1000),
    secret TEXT CHECK (length(secret) BETWEEN 1 AND 400),
    -- The SHA-256 of the code that was sent there, and how often another one was typed.
    code_digest BLOB CHECK (length(code_digest) = 32),
    code_misses INTEGER NOT NULL DEFAULT 0 CHECK (code_misses >= 0),
    created_at INTEGER NOT NULL,
    -- Since when messages go there.
    confirmed_at INTEGER,
    PRIMARY KEY (household_id, id),
    UNIQUE (household_id, member_id, number),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id) ON DELETE CASCADE,
    CHECK ((way = 'desktop') = (address = '')),
    CHECK (way IN ('ntfy', 'webhook') OR secret IS NULL),
    CHECK ((confirmed_at IS NULL) = (code_digest IS NOT NULL))
) STRICT;

-- Whoever is a member no more gets no messages.
CREATE TRIGGER channel_goes_with_its_member AFTER UPDATE OF state ON member
WHEN NEW.state = 'left'
BEGIN
    DELETE FROM channel WHERE household_id = NEW.household_id AND member_id = NEW.id;
    DELETE FROM calendar_file WHERE household_id = NEW.household_id AND member_id = NEW.id;
    UPDATE notice SET outgoing = 0
    WHERE household_id = NEW.household_id AND member_id = NEW.id AND outgoing = 1;
END;

-- A message to one channel; its identity goes along, so that whoever gets it twice can tell.
CREATE TABLE delivery (
    household_id BLOB NOT NULL,
    id BLOB NOT NULL CHECK (length(id) = 16),
    channel_id BLOB NOT NULL,
    -- The code that it brings, until it is sent, or 'test' where it only tries the channel; without one it brings notices.
    code TEXT CHECK (length(code) = 6 OR code = 'test'),
    at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'void', 'failed')),
    -- Not before when it is tried (again), by whoever takes it first.
    next_at INTEGER NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0 CHECK (tries >= 0),
    -- Why it was not sent the last time it was tried.
    reason TEXT CHECK (length(reason) BETWEEN 1 AND 40),
    settled_at INTEGER,
    PRIMARY KEY (household_id, id),
    FOREIGN KEY (household_id, channel_id) REFERENCES channel (household_id, id) ON DELETE CASCADE,
    CHECK ((state = 'waiting') = (settled_at IS NULL)),
    CHECK (code IS NULL OR state = 'waiting')
) STRICT;

-- In the order of time, and of one moment in that in which they came up.
CREATE INDEX delivery_waiting ON delivery (household_id, channel_id, at)
    WHERE state = 'waiting';
CREATE INDEX delivery_settled ON delivery (household_id, channel_id, settled_at)
    WHERE state <> 'waiting';

-- What a message tells.
CREATE TABLE delivery_notice (
    household_id BLOB NOT NULL,
    delivery_id BLOB NOT NULL,
    notice_id BLOB NOT NULL,
    PRIMARY KEY (household_id, delivery_id, notice_id),
    FOREIGN KEY (household_id, delivery_id) REFERENCES delivery (household_id, id) ON DELETE CASCADE,
    FOREIGN KEY (household_id, notice_id) REFERENCES notice (household_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX delivery_notice_told ON delivery_notice (household_id, notice_id);

-- What a message lets its reader do with one touch, once: say OK to a date that waited then. Whoever has the token may,
-- and so only its digest is kept.
CREATE TABLE capability (
    household_id BLOB NOT NULL,
    -- The SHA-256 of the token.
    digest BLOB NOT NULL CHECK (length(digest) = 32),
    channel_id BLOB NOT NULL,
    occurrence_id BLOB NOT NULL,
    -- When that was done to which the OK is said: to what was done anew another one is needed.
    done_at INTEGER NOT NULL,
    ends_at INTEGER NOT NULL,
    PRIMARY KEY (household_id, digest),
    FOREIGN KEY (household_id, channel_id) REFERENCES channel (household_id, id) ON DELETE CASCADE,
    FOREIGN KEY (household_id, occurrence_id) REFERENCES occurrence (household_id, id)
        ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- To what was looked at, sent back or taken back nobody says OK with an old message, also once it waits again.
CREATE TRIGGER capability_ends_with_waiting AFTER UPDATE OF state ON occurrence
WHEN OLD.state = 'waiting' AND NEW.state <> 'waiting'
BEGIN
    DELETE FROM capability WHERE household_id = NEW.household_id AND occurrence_id = NEW.id;
END;

CREATE INDEX capability_channel ON capability (household_id, channel_id, ends_at);
CREATE INDEX capability_occurrence ON capability (household_id, occurrence_id);

-- The calendar file that is kept for a member, and where it lies.
CREATE TABLE calendar_file (
    household_id BLOB NOT NULL,
    member_id BLOB NOT NULL,
    path TEXT NOT NULL CHECK (substr(path, 1, 1) = '/' AND length(path) <= 4000),
    -- Whether to-dos stand in it in place of events.
    todos INTEGER NOT NULL CHECK (todos IN (0, 1)),
    PRIMARY KEY (household_id, member_id),
    FOREIGN KEY (household_id, member_id) REFERENCES member (household_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

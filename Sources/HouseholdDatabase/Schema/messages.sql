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

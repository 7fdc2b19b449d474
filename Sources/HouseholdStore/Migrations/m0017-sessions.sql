-- On which computer a session was begun, so that a copy of its file is worth nothing on another.
ALTER TABLE session ADD COLUMN machine BLOB CHECK (length(machine) = 32);

-- What is forgotten after a day, and how much of it there is.
CREATE INDEX sign_in_budget_age ON sign_in_budget (not_before);
CREATE INDEX account_age ON account (created_at);

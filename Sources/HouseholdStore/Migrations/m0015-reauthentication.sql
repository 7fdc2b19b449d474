-- When whoever is signed in last gave the password, in milliseconds; unknown of sessions from before.

ALTER TABLE session ADD COLUMN proved_at INTEGER;

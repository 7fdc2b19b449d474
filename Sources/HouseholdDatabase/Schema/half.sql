-- What house rules leave half of.

-- Of a completion of which half was promised: what the chore was worth, and the names of the rules that said so when it
-- was done. Half is rounded up, so that of one point nothing is left out.
ALTER TABLE completion ADD COLUMN full_points INTEGER
    CHECK (full_points BETWEEN 2 AND 10000 AND points = (full_points + 1) / 2);
ALTER TABLE completion ADD COLUMN halved_by TEXT
    CHECK ((halved_by IS NULL) = (full_points IS NULL) AND length(halved_by) > 0);

CREATE TRIGGER completion_keeps_what_halved_it BEFORE UPDATE OF full_points, halved_by ON completion
BEGIN
    SELECT RAISE(ABORT, 'a completion is taken back, not changed');
END;

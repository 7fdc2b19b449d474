-- Words by which house rules tell rewards apart, as lists tell chores; nothing where there are none.
ALTER TABLE reward ADD COLUMN tags TEXT CHECK (tags <> '');

-- What has to be done before what is nice, and what rules count.

-- That a chore has to be done; nothing where it need not be.
ALTER TABLE chore ADD COLUMN must_do INTEGER CHECK (must_do = 1);

CREATE INDEX chore_must_do ON chore (household_id) WHERE must_do = 1 AND deleted_at IS NULL;

-- What somebody has handed on, and when.
CREATE INDEX occurrence_offered ON occurrence (household_id, offered_by, offered_at)
    WHERE offered_by IS NOT NULL;

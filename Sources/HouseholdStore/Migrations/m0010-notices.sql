-- Notices about entries of the book.

ALTER TABLE notice ADD COLUMN entry INTEGER CHECK (entry > 0);
ALTER TABLE notice ADD COLUMN points INTEGER CHECK ((points IS NULL) = (entry IS NULL));

CREATE TABLE migrations (migration INTEGER NOT NULL PRIMARY KEY UNIQUE, execution_time_timestamp DATETIME);
CREATE TABLE users (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT UNIQUE, username TEXT NOT NULL UNIQUE, first_name TEXT, last_name TEXT, password TEXT NOT NULL, row_created_timestamp DATETIME);
CREATE TABLE chores (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT UNIQUE, name TEXT NOT NULL UNIQUE, description TEXT, period_type TEXT NOT NULL, period_days INTEGER, row_created_timestamp DATETIME, period_config TEXT, track_date_only TINYINT DEFAULT 0, rollover TINYINT DEFAULT 0, assignment_type TEXT, assignment_config TEXT, next_execution_assigned_to_user_id INT, consume_product_on_execution TINYINT NOT NULL DEFAULT 0, product_id TINYINT, product_amount REAL, period_interval INTEGER NOT NULL DEFAULT 1 CHECK(period_interval > 0), active TINYINT NOT NULL DEFAULT 1, start_date DATETIME);
CREATE TABLE chores_log (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT UNIQUE, chore_id INTEGER NOT NULL, tracked_time DATETIME, done_by_user_id INTEGER, undone TINYINT NOT NULL DEFAULT 0, skipped TINYINT NOT NULL DEFAULT 0);
CREATE TABLE tasks (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT UNIQUE, name TEXT NOT NULL UNIQUE, description TEXT, due_date DATETIME, done TINYINT NOT NULL DEFAULT 0, category_id INTEGER, assigned_to_user_id INTEGER);
CREATE TABLE products (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT UNIQUE, name TEXT NOT NULL UNIQUE);
CREATE TABLE batteries (id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT UNIQUE, name TEXT NOT NULL UNIQUE);
INSERT INTO users (id, username, first_name, last_name, password) VALUES (1, 'admin', NULL, NULL, 'x'), (2, 'noa', 'Noa', '', 'x'), (3, 'ben', 'Ben', 'Miller', 'x'), (4, 'anna', 'Anna', '', 'x');
INSERT INTO chores (id, name, description, period_type, period_days, period_config, track_date_only, rollover, assignment_type, assignment_config, next_execution_assigned_to_user_id, consume_product_on_execution, period_interval, active, start_date) VALUES
 (1, 'Take out the bin', 'The black one', 'weekly', NULL, 'monday,thursday', 1, 1, 'in-alphabetical-order', '2,3', 2, 0, 1, 1, '2026-01-01 10:00:00'),
 (2, 'Wash the car', NULL, 'weekly', NULL, 'saturday', 0, 0, 'no-assignment', NULL, NULL, 1, 3, 1, '2026-01-03 10:00:00'),
 (3, 'Clean the filter', NULL, 'monthly', 15, NULL, 0, 0, 'random', '2', NULL, 0, 2, 1, '2026-02-15 10:00:00'),
 (4, 'Feed the sourdough', NULL, 'daily', NULL, NULL, 0, 0, 'who-least-did-first', '2,3,4', NULL, 0, 1, 1, '2026-02-15 10:00:00'),
 (5, 'Descale', NULL, 'dynamic-regular', 40, NULL, 0, 0, 'no-assignment', NULL, NULL, 0, 1, 1, '2026-02-15 10:00:00'),
 (6, 'Chimney', NULL, 'yearly', NULL, NULL, 0, 0, 'no-assignment', NULL, NULL, 0, 1, 1, '2025-09-01 08:00:00'),
 (7, 'As needed', NULL, 'manually', NULL, NULL, 0, 0, 'no-assignment', NULL, NULL, 0, 1, 1, '2026-02-15 10:00:00'),
 (8, 'Stopped', NULL, 'daily', NULL, NULL, 0, 0, 'no-assignment', NULL, NULL, 0, 1, 0, '2026-02-15 10:00:00');
INSERT INTO chores_log (chore_id, tracked_time, done_by_user_id, undone) VALUES (1, '2026-11-19 00:00:00', 2, 0), (2, '2026-11-07 11:00:00', 4, 0), (3, '2026-10-16 09:00:00', 2, 0), (3, '2026-11-20 09:00:00', 2, 1);
INSERT INTO tasks (name, description, due_date, done, assigned_to_user_id) VALUES ('Book the dentist', 'Both children', '2026-12-03 23:59:59', 0, 4), ('Renew the pass', NULL, NULL, 0, NULL), ('Done already', NULL, NULL, 1, NULL);
INSERT INTO products (name) VALUES ('Flour'), ('Salt');
INSERT INTO batteries (name) VALUES ('Remote');

CREATE TABLE users (id integer PRIMARY KEY AUTOINCREMENT, display_name text, username text UNIQUE, email text, provider integer, password text, circle_id integer, chat_id integer, image text, timezone text, parent_user_id integer, user_type integer DEFAULT 0, created_at datetime, updated_at datetime, disabled numeric);
CREATE TABLE circles (id integer PRIMARY KEY AUTOINCREMENT, name text, created_by integer, created_at datetime, updated_at datetime, invite_code text, disabled numeric, webhook_url text);
CREATE TABLE user_circles (id integer PRIMARY KEY AUTOINCREMENT, user_id integer, circle_id integer, role text, is_active numeric DEFAULT false, created_at datetime, updated_at datetime, points integer NOT NULL DEFAULT 0, points_redeemed integer NOT NULL DEFAULT 0);
CREATE TABLE chores (id integer PRIMARY KEY AUTOINCREMENT, name text, frequency_type text, frequency integer, frequency_meta text, frequency_meta_v2 json, next_due_date datetime, is_rolling numeric, assigned_to integer, assign_strategy text, rotate_every integer, is_active numeric, notification numeric, notification_meta text, notification_meta_v2 json, labels text, circle_id integer, created_at datetime, updated_at datetime, created_by integer, updated_by integer, status integer, priority integer, completion_window integer, points integer, description text, require_approval numeric, is_private numeric DEFAULT false, deadline_offset integer);
CREATE TABLE chore_assignees (id integer PRIMARY KEY AUTOINCREMENT, chore_id integer, user_id integer);
CREATE TABLE sub_tasks (id integer PRIMARY KEY AUTOINCREMENT, chore_id integer, order_id integer, name text, completed_at datetime, completed_by integer);
CREATE TABLE labels (id integer PRIMARY KEY AUTOINCREMENT, name text, color text, circle_id integer, created_by integer);
CREATE TABLE chore_labels (chore_id integer NOT NULL, label_id integer NOT NULL, user_id integer NOT NULL, PRIMARY KEY (chore_id, label_id, user_id));
CREATE TABLE thing_chores (thing_id integer NOT NULL, chore_id integer NOT NULL, trigger_state text, PRIMARY KEY (thing_id, chore_id));
CREATE TABLE rewards (id integer PRIMARY KEY AUTOINCREMENT, circle_id integer, name text, description text, points_cost integer NOT NULL, is_active numeric DEFAULT true, created_by integer);
CREATE TABLE chore_histories (id integer PRIMARY KEY AUTOINCREMENT, chore_id integer, performed_at datetime, completed_by integer, status integer);
CREATE TABLE points_histories (id integer PRIMARY KEY AUTOINCREMENT, action integer, points integer, user_id integer, circle_id integer);
INSERT INTO users (id, display_name, username, user_type, parent_user_id) VALUES (1, 'Anna', 'anna', 0, NULL), (2, 'Noa', 'anna_noa', 1, 1), (3, '', 'ben', 0, NULL), (4, 'Stranger', 'stranger', 0, NULL);
INSERT INTO circles (id, name) VALUES (1, 'Our home'), (2, 'The office');
INSERT INTO user_circles (user_id, circle_id, role, is_active, points, points_redeemed) VALUES (1, 1, 'admin', 1, 10, 0), (2, 1, 'member', 1, 65, 20), (3, 1, 'member', 1, 12, 0), (4, 2, 'admin', 1, 0, 0);
INSERT INTO chores (id, name, frequency_type, frequency, frequency_meta_v2, next_due_date, is_rolling, assigned_to, assign_strategy, is_active, notification, circle_id, status, priority, points, description, require_approval) VALUES
 (1, 'Vacuum', 'days_of_the_week', 1, '{"days":["monday","thursday"],"time":"2026-11-23T18:00:00+01:00","timezone":"Europe/Berlin","weekPattern":"every_week"}', '2026-11-23 17:00:00+00:00', 0, 3, 'round_robin', 1, 1, 1, 0, 2, 5, 'Under the sofa too', 1),
 (2, 'Water the plants', 'interval', 3, '{"unit":"days","time":"2026-11-20T08:00:00Z"}', '2026-11-20 08:00:00+00:00', 1, 2, 'keep_last_assigned', 1, 0, 1, 0, 0, 2, NULL, 0),
 (3, 'Descale the kettle', 'days_of_the_week', 1, '{"days":["saturday"],"weekPattern":"week_of_month","occurrences":[1,-1]}', NULL, 0, NULL, 'no_assignee', 1, 0, 1, 0, 0, NULL, NULL, 0),
 (4, 'Rent', 'day_of_the_month', 31, '{"months":["january","february","march","april","may","june","july","august","september","october","november","december"]}', '2026-11-30 09:00:00+00:00', 0, 1, 'random', 1, 0, 1, 0, 0, 0, NULL, 0),
 (5, 'When it smells', 'adaptive', 1, NULL, NULL, 0, 2, 'least_completed', 1, 0, 1, 3, 0, 4, NULL, 0),
 (6, 'Call the plumber', 'once', 1, NULL, '2026-11-27 15:30:00+00:00', 0, 2, 'random', 1, 0, 1, 0, 0, 3, NULL, 0),
 (7, 'Archived', 'daily', 1, NULL, NULL, 0, 1, 'random', 0, 0, 1, 0, 0, 1, NULL, 0),
 (8, 'Coffee', 'daily', 1, NULL, NULL, 0, 4, 'random', 1, 0, 2, 0, 0, 1, NULL, 0);
INSERT INTO chores (id, name, frequency_type, frequency, frequency_meta, next_due_date, is_rolling, assigned_to, assign_strategy, is_active, circle_id, points) VALUES (9, 'Filters', 'interval', 6, '{"unit":"weeks"}', '2026-10-01 10:00:00+00:00', 0, 3, 'round_robin', 1, 1, 7);
INSERT INTO chore_assignees (chore_id, user_id) VALUES (1, 2), (1, 3), (2, 2), (4, 1), (5, 2), (5, 3), (6, 2), (8, 4), (9, 3);
INSERT INTO sub_tasks (chore_id, order_id, name) VALUES (1, 2, 'Stairs; all of them'), (1, 1, 'Living room');
INSERT INTO labels (id, name) VALUES (1, 'Living Room'), (2, 'weekly');
INSERT INTO chore_labels (chore_id, label_id, user_id) VALUES (1, 1, 1), (1, 2, 1);
INSERT INTO thing_chores (thing_id, chore_id) VALUES (1, 5);
INSERT INTO rewards (circle_id, name, description, points_cost, is_active) VALUES (1, 'Pizza night', 'Any pizza', 40, 1), (1, 'Gone', '', 10, 0);
INSERT INTO chore_histories (chore_id, status) VALUES (1, 1), (1, 1), (2, 1);
INSERT INTO points_histories (action, points, user_id, circle_id) VALUES (0, 65, 2, 1), (2, 20, 2, 1);

import HouseholdModel

/// A table whose rows a document brings along, and the statement that puts one in.
///
/// They stand in an order in which no row names one that comes later.
struct ImportedTable {
    let name: String
    let insertion: String
    /// Columns of the statement that no document has, since they are made anew.
    var made: Set<String> = []
    /// Whether the first documents had no such table: one without it has no such rows.
    var isLater = false
    /// Columns that the first documents did not have: in a row without them they hold nothing.
    var later: Set<String> = []

    /// The columns of the statement, in its order.
    var columns: [String] {
        let list = insertion.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
        return list.split { $0 == "," || $0.isWhitespace }.map(String.init)
    }

    /// A row as a document of this program has it.
    func completed(_ row: [String: ExportedValue]) -> [String: ExportedValue] {
        later.reduce(into: row) { $0[$1] = $0[$1] ?? ExportedValue.none }
    }

    static let all = [
        ImportedTable(
            name: "household",
            insertion: """
                INSERT INTO household (
                    id, name, zone, week_start, template, siblings, approval, absences, deductions,
                    leaderboard, times, messages, replies, created_at, last_chore, last_reward, last_request,
                    last_absence, approve_after, approve_set_at, currency, rate_points, rate_minor,
                    promised_approval, approval_promise_ends_at, promised_deductions,
                    deductions_promise_ends_at, promised_approve_after, promised_approve_set_at,
                    approve_promise_ends_at, clock_at
                ) VALUES (
                    ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
                    ?, ?, ?
                )
                """,
            made: ["clock_at"],
            later: [
                "approve_after", "approve_set_at", "currency", "rate_points", "rate_minor",
                "promised_approval", "approval_promise_ends_at", "promised_deductions",
                "deductions_promise_ends_at", "promised_approve_after",
                "promised_approve_set_at", "approve_promise_ends_at",
            ]),
        ImportedTable(
            name: "member",
            insertion: """
                INSERT INTO member (
                    household_id, id, name, skeleton, role, state, sign_in, account_id, joined_at,
                    avatar, age_band, profile, achievements, activity, created_at, erased_at
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            made: ["skeleton"]),
        ImportedTable(
            name: "house_rules",
            insertion: """
                INSERT INTO house_rules (
                    household_id, text, digest, checked_within, set_by, set_at
                ) VALUES (?, ?, ?, ?, ?, ?)
                """,
            made: ["checked_within"]),
        ImportedTable(
            name: "absence",
            insertion: """
                INSERT INTO absence (
                    household_id, id, number, member_id, first_day, last_day, recurrence, days, note,
                    removed_at
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """),
        ImportedTable(
            name: "pass",
            insertion: """
                INSERT INTO pass (
                    household_id, id, member_id, given_by, given_at, starts_at, ends_at, remind, done,
                    approve, up_to, used, ended_at
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """),
        ImportedTable(
            name: "pass_child",
            insertion: """
                INSERT INTO pass_child (
                    household_id, pass_id, member_id
                ) VALUES (?, ?, ?)
                """),
        ImportedTable(
            name: "chore",
            insertion: """
                INSERT INTO chore (
                    household_id, id, number, title, icon, details, steps, tags, mode, assignee_id,
                    people, turns, private, points, due_day, due_time, recurrence, overdue,
                    approval, reminders, created_by, created_at, proposed, paused_at, deleted_at,
                    promised_points, promise_ends_at, must_do, promised_approval,
                    approval_promise_ends_at
                ) VALUES (
                    ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
                    ?, ?
                )
                """,
            later: [
                "promised_points", "promise_ends_at", "must_do", "promised_approval",
                "approval_promise_ends_at",
            ]),
        ImportedTable(
            name: "chore_note",
            insertion: """
                INSERT INTO chore_note (
                    household_id, id, chore_id, member_id, at, text
                ) VALUES (?, ?, ?, ?, ?, ?)
                """),
        ImportedTable(
            name: "routine",
            insertion: """
                INSERT INTO routine (
                    household_id, id, name, chores, bonus, deleted_at
                ) VALUES (?, ?, ?, ?, ?, ?)
                """,
            isLater: true),
        ImportedTable(
            name: "occurrence",
            insertion: """
                INSERT INTO occurrence (
                    household_id, id, chore_id, state, assignee_id, turn_id, share, due_day, due_time,
                    over_at, ordinal, ticks, sent_back, excuse_by, excuse_at, excuse, closed_at,
                    offered_by, offered_to, offered_at, offered_points, taken_over_at, rule_day,
                    rule_time
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            later: [
                "offered_by", "offered_to", "offered_at", "offered_points", "taken_over_at",
                "rule_day", "rule_time",
            ]),
        ImportedTable(
            name: "completion",
            insertion: """
                INSERT INTO completion (
                    household_id, id, occurrence_id, doer_id, recorded_by, at, day, points, counts,
                    state, checked_by, checked_at, paid, reason, first_entry, undone_at, undone_by,
                    unseen_at, unseen_hours, trusted_oks, full_points, halved_by
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            later: ["unseen_at", "unseen_hours", "trusted_oks", "full_points", "halved_by"]),
        ImportedTable(
            name: "merit",
            insertion: """
                INSERT INTO merit (
                    household_id, member_id, kind, completion_id
                ) VALUES (?, ?, ?, ?)
                """),
        ImportedTable(
            name: "badge",
            insertion: """
                INSERT INTO badge (
                    household_id, member_id, key, turn, earned_at, completion_id, revoked_at, revoked_by
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """),
        ImportedTable(
            name: "reward",
            insertion: """
                INSERT INTO reward (
                    household_id, id, number, title, details, points, counting, stock, first_day,
                    last_day, audience, created_by, created_at, after_sequence, retired_at, tags
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            later: ["tags"]),
        ImportedTable(
            name: "wish",
            insertion: """
                INSERT INTO wish (
                    household_id, id, number, title, details, member_id, at, ended_at
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
            isLater: true),
        ImportedTable(
            name: "reward_request",
            insertion: """
                INSERT INTO reward_request (
                    household_id, id, number, reward_id, member_id, points, at, state, answered_by,
                    answered_at, reason
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """),
        ImportedTable(
            name: "reward_member",
            insertion: """
                INSERT INTO reward_member (
                    household_id, reward_id, member_id
                ) VALUES (?, ?, ?)
                """),
        ImportedTable(
            name: "reward_price",
            insertion: """
                INSERT INTO reward_price (
                    household_id, reward_id, member_id, points
                ) VALUES (?, ?, ?, ?)
                """),
        ImportedTable(
            name: "reward_promise",
            insertion: """
                INSERT INTO reward_promise (
                    household_id, reward_id, member_id, points, ends_at
                ) VALUES (?, ?, ?, ?, ?)
                """,
            isLater: true),
        ImportedTable(
            name: "goal",
            insertion: """
                INSERT INTO goal (
                    household_id, member_id, reward_id, points, set_at
                ) VALUES (?, ?, ?, ?, ?)
                """),
        ImportedTable(
            name: "jar",
            insertion: """
                INSERT INTO jar (
                    household_id, member_id, points
                ) VALUES (?, ?, ?)
                """,
            isLater: true),
        ImportedTable(
            name: "allowance",
            insertion: """
                INSERT INTO allowance (
                    household_id, member_id, money, currency, recurrence, set_by, set_at, first_day,
                    booked_day, ended
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            isLater: true),
        ImportedTable(
            name: "milestone",
            insertion: """
                INSERT INTO milestone (
                    household_id, reward_id, member_id, period, points, at
                ) VALUES (?, ?, ?, ?, ?, ?)
                """),
        ImportedTable(
            name: "handover",
            insertion: """
                INSERT INTO handover (
                    household_id, id, number, reward_id, member_id, period, points, at, delivered_by,
                    delivered_at
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """),
        ImportedTable(
            name: "ledger",
            insertion: """
                INSERT INTO ledger (
                    household_id, sequence, at, counted_at, kind, source, target, points, member_id,
                    by_id, completion_id, reverses, rule, reward_request_id, why_digest, money,
                    currency, other_id, due_on, hash, why, salt, erased_by
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            later: ["money", "currency", "other_id", "due_on"]),
        ImportedTable(
            name: "routine_bonus",
            insertion: """
                INSERT INTO routine_bonus (
                    household_id, member_id, day, routine_id, entry, completions
                ) VALUES (?, ?, ?, ?, ?, ?)
                """,
            isLater: true),
        ImportedTable(
            name: "appeal",
            insertion: """
                INSERT INTO appeal (
                    household_id, sequence, at, reason, answered_by, answered_at, answer
                ) VALUES (?, ?, ?, ?, ?, ?, ?)
                """),
        ImportedTable(
            name: "audit",
            insertion: """
                INSERT INTO audit (
                    household_id, sequence, at, account_id, member_id, operation, on_kind, on_number,
                    about_id, allowed, policies, rules, request_id, erasure, input_digest, hash, input,
                    salt, erased_by
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """),
        ImportedTable(
            name: "house_state",
            insertion: """
                INSERT INTO house_state (
                    household_id, sequence, found, settings, members, credentials, sessions, rules, hash
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """),
        ImportedTable(
            name: "notice",
            insertion: """
                INSERT INTO notice (
                    household_id, id, member_id, number, at, kind, reward_id, chore_id, badge, title,
                    by_id, reason, entry, points, count, since, occurrence_id, pass_id, seen_at, taken_back_at,
                    points_before, points_after, from_day, ends_at
                ) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
            later: ["points_before", "points_after", "from_day", "ends_at"]),
        ImportedTable(
            name: "look",
            insertion: """
                INSERT INTO look (
                    household_id, viewer_id, member_id, day
                ) VALUES (?, ?, ?, ?)
                """),
    ]
}

import HouseholdModel
import Testing

/// A row that the schema takes, as literals of SQL; each table has one.
struct Sample: CustomTestStringConvertible, Sendable {
    let table: String
    let row: [String: String]

    var testDescription: String { table }

    /// The statement that inserts the row, but for these `fields`.
    func insertion(with fields: [String: String] = [:]) -> String {
        let changed = row.merging(fields) { $1 }.sorted { $0.key < $1.key }
        return """
            INSERT INTO \(table) (\(changed.map(\.key).joined(separator: ", ")))
            VALUES (\(changed.map(\.value).joined(separator: ", ")))
            """
    }

    static func uuid(_ number: UInt8) -> String {
        "x'\(Identifier<Household>.numbered(number).bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())'"
    }

    /// Rows that others refer to, besides those of ``Home``: an account, a chore with its date, a completion.
    static let sql = """
        UPDATE household SET currency = 'EUR' WHERE id = \(uuid(1));
        INSERT INTO account (id, username, name, kind, created_at)
        VALUES (\(uuid(50)), 'nina', 'Nina', 'adult', 1);
        INSERT INTO chore (household_id, id, number, title, mode, points, created_by, created_at)
        VALUES (\(uuid(1)), \(uuid(20)), 77, 'Lawn', 'anyone', 5, \(uuid(11)), 1);
        INSERT INTO occurrence (household_id, id, chore_id, state, closed_at)
        VALUES (\(uuid(1)), \(uuid(21)), \(uuid(20)), 'open', NULL),
            (\(uuid(1)), \(uuid(25)), \(uuid(20)), 'done', 1);
        INSERT INTO completion (household_id, id, occurrence_id, doer_id, recorded_by, at, day, points)
        VALUES (\(uuid(1)), \(uuid(26)), \(uuid(25)), \(uuid(12)), \(uuid(12)), 1, '2026-11-21', 5);
        INSERT INTO reward (household_id, id, number, title, points, counting, audience, created_by,
            created_at, after_sequence, stock)
        VALUES (\(uuid(1)), \(uuid(30)), 1, 'Zoo', 50, 'from-now', 'children', \(uuid(11)), 1, 0, NULL),
            (\(uuid(1)), \(uuid(31)), 3, 'Ice', 5, NULL, 'children', \(uuid(11)), 1, 0, 2);
        INSERT INTO goal (household_id, member_id, reward_id, points, set_at)
        VALUES (\(uuid(1)), \(uuid(11)), \(uuid(31)), 5, 1);
        INSERT INTO reward_request (household_id, id, number, reward_id, member_id, points, at)
        VALUES (\(uuid(1)), \(uuid(32)), 1, \(uuid(31)), \(uuid(12)), 5, 1);
        INSERT INTO pass (household_id, id, member_id, given_by, given_at, starts_at, ends_at, done,
            approve, ended_at)
        VALUES (\(uuid(1)), \(uuid(71)), \(uuid(11)), \(uuid(11)), 1, 1, 2, 0, 0, 1);
        INSERT INTO outcome (actor, request_id, operation, output, at)
        VALUES ('petra', 'first', '{}', '{}', 1);
        """

    static let account = Sample(
        table: "account",
        row: [
            "id": uuid(51), "username": "'otto'", "email": "'otto@example.org'", "name": "'Otto'",
            "kind": "'adult'", "phc": "printf('%.100c', 'x')", "recovery_digest": "zeroblob(32)",
            "consent_digest": "zeroblob(32)", "consent_until": "1", "created_at": "1",
        ])
    static let household = Sample(
        table: "household",
        row: [
            "id": uuid(2), "name": "'Other'", "zone": "'UTC'", "week_start": "7",
            "template": "'single'", "siblings": "0", "created_at": "1",
        ])
    static let member = Sample(
        table: "member",
        row: [
            "household_id": uuid(1), "id": uuid(99), "name": "'Nina'", "skeleton": "'nina'",
            "role": "'parent'", "state": "'joined'", "sign_in": "'password'",
            "account_id": uuid(50),
            "joined_at": "1", "created_at": "1",
        ])
    static let session = Sample(
        table: "session",
        row: [
            "digest": "zeroblob(32)", "account_id": uuid(10), "household_id": uuid(1),
            "member_id": uuid(11), "device": "'laptop'", "created_at": "1", "used_at": "1",
            "number": "1",
        ])
    static let pass = Sample(
        table: "pass",
        row: [
            "household_id": uuid(1), "id": uuid(70), "member_id": uuid(11), "given_by": uuid(11),
            "given_at": "1", "starts_at": "1", "ends_at": "2", "done": "1", "approve": "1",
            "up_to": "20", "used": "20",
        ])
    static let passChild = Sample(
        table: "pass_child",
        row: ["household_id": uuid(1), "pass_id": uuid(71), "member_id": uuid(12)])
    static let setting = Sample(
        table: "account_setting",
        row: ["account_id": uuid(10), "name": "'plain'", "value": "'on'"])
    static let budget = Sample(
        table: "sign_in_budget",
        row: [
            "name": "'petra'", "fails": "3", "not_before": "5", "boot_id": "'boot'",
            "not_before_boot": "5",
        ])
    static let attempt = Sample(
        table: "sign_in_attempt", row: ["household_id": uuid(1), "id": uuid(60), "at": "1"])
    static let key = Sample(
        table: "linking_key",
        row: [
            "household_id": uuid(1), "id": uuid(61), "member_id": uuid(12), "locator": "'ABCD'",
            "phc": "printf('%.100c', 'x')", "created_at": "1", "expires_at": "2",
        ])
    static let code = Sample(
        table: "linking_key",
        row: key.row.merging(["made_by": uuid(11)]) { $1 }.filter { $0.key != "member_id" })
    static let admission = Sample(
        table: "admission",
        row: [
            "household_id": uuid(1), "account_id": uuid(50), "name": "'Nina'",
            "household_name": "'Home'", "state": "'waiting'", "asked_at": "1", "ends_at": "2",
        ])
    static let chore = Sample(
        table: "chore",
        row: [
            "household_id": uuid(1), "id": uuid(62), "number": "78", "title": "'Car'",
            "mode": "'one'", "assignee_id": uuid(12), "points": "10000", "due_day": "'2026-11-21'",
            "due_time": "'18:00'", "created_by": uuid(11), "created_at": "1",
        ])
    static let occurrence = Sample(
        table: "occurrence",
        row: [
            "household_id": uuid(1), "id": uuid(63), "chore_id": uuid(20), "state": "'waiting'",
            "over_at": "5",
        ])
    static let completion = Sample(
        table: "completion",
        row: [
            "household_id": uuid(1), "id": uuid(64), "occurrence_id": uuid(21), "doer_id": uuid(12),
            "recorded_by": uuid(11), "at": "1", "day": "'2026-11-21'", "points": "5",
        ])
    /// The book has an award of 5 for Mia, its reversal, and awards of 5 for Max and for Mia.
    static let award = Sample(
        table: "ledger",
        row: [
            "household_id": uuid(1), "sequence": "5", "at": "1", "counted_at": "1",
            "kind": "'award'", "source": "'issued'", "target": "'balance'",
            "points": "5", "member_id": uuid(12), "by_id": uuid(11), "completion_id": uuid(26),
            "rule": "'family'", "hash": "zeroblob(32)",
        ])
    static let reversal = Sample(
        table: "ledger",
        row: award.row.merging([
            "kind": "'reversal'", "source": "'balance'", "target": "'issued'",
            "member_id": uuid(13), "reverses": "3",
            "completion_id": "(SELECT completion_id FROM ledger WHERE sequence = 3)",
            "counted_at": "(SELECT counted_at FROM ledger WHERE sequence = 3)",
        ]) { $1 })
    static let bonus = Sample(
        table: "ledger",
        row: award.row.merging([
            "kind": "'bonus'", "why": "'helped'", "salt": "zeroblob(16)",
            "why_digest": "zeroblob(32)",
        ]) { $1 }.filter { $0.key != "completion_id" })
    static let deduction = Sample(
        table: "ledger",
        row: bonus.row.merging([
            "kind": "'deduction'", "source": "'balance'", "target": "'forfeited'",
        ]) { $1 })
    static let opening = Sample(
        table: "ledger",
        row: bonus.row.merging([
            "kind": "'opening'", "source": "'brought'", "member_id": uuid(11),
            "why": "'\(String(repeating: "0f", count: 32))  list.csv'",
        ]) { $1 })
    static let reserve = Sample(
        table: "ledger",
        row: award.row.merging([
            "kind": "'reserve'", "source": "'balance'",
            "target": "'reserved'", "reward_request_id": uuid(32),
        ]) { $1 }.filter { $0.key != "completion_id" })
    /// Money that Petra is owed by Max; the household of the book reckons in euros.
    static let charge = Sample(
        table: "ledger",
        row: award.row.merging([
            "kind": "'charge'", "source": "'given'", "target": "'owed'", "points": "0",
            "member_id": uuid(11), "money": "1250", "currency": "'EUR'", "other_id": uuid(13),
            "due_on": "'2026-11-27'",
        ]) { $1 }.filter { $0.key != "completion_id" })
    static let payout = Sample(
        table: "ledger",
        row: award.row.merging([
            "kind": "'payout'", "source": "'balance'", "target": "'exchanged'", "money": "50",
            "currency": "'EUR'",
        ]) { $1 }.filter { $0.key != "completion_id" })
    static let appeal = Sample(
        table: "appeal",
        row: ["household_id": uuid(1), "sequence": "4", "at": "1", "reason": "'No'"])
    static let rewardRequest = Sample(
        table: "reward_request",
        row: [
            "household_id": uuid(1), "id": uuid(68), "number": "2", "reward_id": uuid(31),
            "member_id": uuid(12), "points": "5", "at": "1",
        ])
    static let price = Sample(
        table: "reward_price",
        row: [
            "household_id": uuid(1), "reward_id": uuid(31), "member_id": uuid(12), "points": "3",
        ])
    static let promise = Sample(
        table: "reward_promise",
        row: [
            "household_id": uuid(1), "reward_id": uuid(31), "member_id": uuid(12), "points": "3",
            "ends_at": "1",
        ])
    static let goal = Sample(
        table: "goal",
        row: [
            "household_id": uuid(1), "member_id": uuid(12), "reward_id": uuid(31), "points": "5",
            "set_at": "1",
        ])
    static let jar = Sample(
        table: "jar",
        row: ["household_id": uuid(1), "member_id": uuid(11), "points": "5"])
    static let allowance = Sample(
        table: "allowance",
        row: [
            "household_id": uuid(1), "member_id": uuid(12), "money": "500", "currency": "'EUR'",
            "recurrence": "'DTSTART;VALUE=DATE:20261121'", "set_by": uuid(11), "set_at": "1",
            "first_day": "'2026-11-21'", "booked_day": "'2026-11-28'",
        ])
    static let bankAccount = Sample(
        table: "bank_account",
        row: [
            "household_id": uuid(1), "member_id": uuid(11), "iban": "'DE89370400440532013000'",
            "holder": "'Petra Meier'",
        ])
    static let wish = Sample(
        table: "wish",
        row: [
            "household_id": uuid(1), "id": uuid(69), "number": "4", "title": "'Zoo'",
            "member_id": uuid(12), "at": "1",
        ])
    static let routine = Sample(
        table: "routine",
        row: [
            "household_id": uuid(1), "id": uuid(70), "name": "'evening'", "chores": uuid(20),
            "bonus": "3",
        ])
    static let reward = Sample(
        table: "reward",
        row: [
            "household_id": uuid(1), "id": uuid(65), "number": "2", "title": "'Ice'",
            "points": "1000000", "counting": "'all-time'", "audience": "'members'",
            "created_by": uuid(11), "created_at": "1", "after_sequence": "0",
        ])
    static let rewardMember = Sample(
        table: "reward_member",
        row: ["household_id": uuid(1), "reward_id": uuid(30), "member_id": uuid(12)])
    static let milestone = Sample(
        table: "milestone",
        row: [
            "household_id": uuid(1), "reward_id": uuid(30), "member_id": uuid(12), "points": "50",
            "at": "1",
        ])
    static let handover = Sample(
        table: "handover",
        row: [
            "household_id": uuid(1), "id": uuid(68), "number": "9", "reward_id": uuid(30),
            "member_id": uuid(12), "period": "''", "points": "50", "at": "1",
        ])
    static let notice = Sample(
        table: "notice",
        row: [
            "household_id": uuid(1), "id": uuid(66), "member_id": uuid(12), "number": "9",
            "at": "1", "kind": "'reward-reached'", "reward_id": uuid(30),
        ])
    static let badge = Sample(
        table: "badge",
        row: [
            "household_id": uuid(1), "member_id": uuid(12), "key": "'first_chore'", "turn": "1",
            "earned_at": "1",
        ])
    static let mark = Sample(
        table: "merit",
        row: [
            "household_id": uuid(1), "member_id": uuid(12), "kind": "'early'",
            "completion_id": uuid(26),
        ])
    static let note = Sample(
        table: "chore_note",
        row: [
            "household_id": uuid(1), "id": uuid(67), "chore_id": uuid(20), "member_id": uuid(12),
            "at": "1", "text": "'The blue cloth'",
        ])
    static let look = Sample(
        table: "look",
        row: [
            "household_id": uuid(1), "viewer_id": uuid(11), "member_id": uuid(12),
            "day": "'2026-11-21'",
        ])
    static let audit = Sample(
        table: "audit",
        row: [
            "household_id": uuid(1), "sequence": "2", "at": "1", "operation": "'chore.done'",
            "allowed": "1", "policies": "''", "rules": "zeroblob(32)",
            "request_id": "'request'", "input_digest": "zeroblob(32)", "hash": "zeroblob(32)",
            "input": "'{}'", "salt": "zeroblob(16)",
        ])
    static let outcome = Sample(
        table: "outcome",
        row: [
            "actor": "'petra'", "request_id": "'second'", "operation": "'{}'", "output": "'{}'",
            "at": "1",
        ])

    static let houseRules = Sample(
        table: "house_rules",
        row: [
            "household_id": uuid(1), "text": "'permit (principal, action, resource);'",
            "digest": "zeroblob(32)", "checked_within": "zeroblob(32)", "set_by": uuid(11),
            "set_at": "1",
        ])

    static let heldRules = Sample(
        table: "house_rules_promise",
        row: [
            "household_id": uuid(1), "text": "'permit (principal, action, resource);'",
            "digest": "zeroblob(32)", "checked_within": "zeroblob(32)", "set_by": uuid(11),
            "set_at": "1", "ends_at": "1",
        ])

    static let triedRules = Sample(
        table: "house_rules_trial",
        row: [
            "household_id": uuid(1), "text": "'permit (principal, action, resource);'",
            "digest": "zeroblob(32)", "checked_within": "zeroblob(32)", "set_by": uuid(11),
            "set_at": "1", "names": "'policy0'", "after_sequence": "0", "starts_at": "1",
            "ends_at": "2",
        ])

    static let seal = Sample(
        table: "seal",
        row: [
            "household_id": uuid(1), "member_id": uuid(11), "counter": "1", "at": "1",
            "recipe": "printf('%.50c', 'x')", "ledger_count": "0", "ledger_hash": "zeroblob(32)",
            "audit_count": "1", "audit_hash": "zeroblob(32)", "program_count": "2",
            "program_hash": "zeroblob(32)", "code": "zeroblob(32)",
        ])

    static let all = [
        account, household, member, pass, passChild, session, setting, budget, attempt, key, code,
        admission, chore,
        occurrence,
        completion,
        award, reversal, bonus, deduction, opening, reserve, charge, payout, appeal,
        rewardRequest, price, goal, jar, allowance, bankAccount, wish, routine,
        reward,
        rewardMember, milestone, handover, badge, mark, notice, note, look,
        audit, outcome, houseRules, heldRules, triedRules, seal,
    ]
}

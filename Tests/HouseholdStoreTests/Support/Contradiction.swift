import Household
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
        "'\(Identifier<Household>.numbered(number).rawValue)'"
    }

    /// Rows that others refer to, besides those of ``Home``: an account, a chore with its date, a completion.
    static let sql = """
        INSERT INTO account (id, username, name, kind, created_at)
        VALUES (\(uuid(50)), 'nina', 'Nina', 'adult', 1);
        INSERT INTO chore (household_id, id, number, title, mode, points, created_by, created_at)
        VALUES (\(uuid(1)), \(uuid(20)), 77, 'Lawn', 'anyone', 5, \(uuid(11)), 1);
        INSERT INTO occurrence (household_id, id, chore_id, state, closed_at)
        VALUES (\(uuid(1)), \(uuid(21)), \(uuid(20)), 'open', NULL),
            (\(uuid(1)), \(uuid(25)), \(uuid(20)), 'done', 1);
        INSERT INTO completion (household_id, id, occurrence_id, doer_id, recorded_by, at, day, points)
        VALUES (\(uuid(1)), \(uuid(26)), \(uuid(25)), \(uuid(12)), \(uuid(12)), 1, '2026-11-21', 5);
        INSERT INTO reward (household_id, id, number, title, threshold, counting, audience, created_by,
            created_at, after_sequence)
        VALUES (\(uuid(1)), \(uuid(30)), 1, 'Zoo', 50, 'from-now', 'children', \(uuid(11)), 1, 0);
        INSERT INTO outcome (actor, request_id, operation, output, at)
        VALUES ('petra', 'first', '{}', '{}', 1);
        """

    static let account = Sample(
        table: "account",
        row: [
            "id": uuid(51), "username": "'otto'", "email": "'otto@example.org'", "name": "'Otto'",
            "kind": "'adult'", "phc": "printf('%.100c', 'x')", "recovery_digest": "zeroblob(32)",
            "created_at": "1",
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
        ])
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
            "kind": "'award'", "source": "'issued'", "target": "'balance:' || \(uuid(12))",
            "points": "5", "member_id": uuid(12), "by_id": uuid(11), "completion_id": uuid(26),
            "rule": "'family'", "previous": "zeroblob(32)", "hash": "zeroblob(32)",
        ])
    static let reversal = Sample(
        table: "ledger",
        row: award.row.merging([
            "kind": "'reversal'", "source": "'balance:' || \(uuid(13))", "target": "'issued'",
            "member_id": uuid(13), "reverses": "3",
            "completion_id": "(SELECT completion_id FROM ledger WHERE sequence = 3)",
            "counted_at": "(SELECT counted_at FROM ledger WHERE sequence = 3)",
        ]) { $1 })
    static let reward = Sample(
        table: "reward",
        row: [
            "household_id": uuid(1), "id": uuid(65), "number": "2", "title": "'Ice'",
            "threshold": "1000000", "counting": "'all-time'", "audience": "'members'",
            "created_by": uuid(11), "created_at": "1", "after_sequence": "0",
        ])
    static let rewardMember = Sample(
        table: "reward_member",
        row: ["household_id": uuid(1), "reward_id": uuid(30), "member_id": uuid(12)])
    static let milestone = Sample(
        table: "milestone",
        row: ["household_id": uuid(1), "reward_id": uuid(30), "member_id": uuid(12), "at": "1"])
    static let notice = Sample(
        table: "notice",
        row: [
            "household_id": uuid(1), "id": uuid(66), "member_id": uuid(12), "number": "9",
            "at": "1", "kind": "'reward-reached'", "reward_id": uuid(30),
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
            "allowed": "1", "policies": "''", "rules": "zeroblob(32)", "input": "'{}'",
            "request_id": "'request'", "previous": "zeroblob(32)", "hash": "zeroblob(32)",
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

    static let all = [
        account, household, member, session, budget, attempt, key, chore, occurrence, completion,
        award, reversal, reward, rewardMember, milestone, notice, note, look,
        audit, outcome, houseRules,
    ]
}

/// A row that the schema refuses: a good one but for these fields.
struct Contradiction: CustomTestStringConvertible, Sendable {
    let sample: Sample
    let fields: [String: String]

    init(_ sample: Sample, _ fields: [String: String]) {
        self.sample = sample
        self.fields = fields
    }

    var testDescription: String {
        let list = fields.keys.sorted().map { "\($0) \(fields[$0] ?? "")" }
        return "\(sample.table): \(list.joined(separator: ", "))"
    }

    static let all = people + chores + points + rewards + records + untyped + incomplete

    private static let stranger = Sample.uuid(200)

    private static let people = [
        Contradiction(.account, ["id": "'short'"]),
        Contradiction(.account, ["username": "'petra'"]),
        Contradiction(.account, ["username": "'x'"]),
        Contradiction(.account, ["email": "'petra@example.org'"]),
        Contradiction(.account, ["name": "''"]), Contradiction(.account, ["kind": "'robot'"]),
        Contradiction(.account, ["kind": "'child'"]), Contradiction(.account, ["phc": "'short'"]),
        Contradiction(.account, ["recovery_digest": "zeroblob(31)"]),
        Contradiction(.household, ["week_start": "0"]),
        Contradiction(.household, ["week_start": "8"]),
        Contradiction(.household, ["template": "'commune'"]),
        Contradiction(.household, ["siblings": "2"]),
        Contradiction(.household, ["id": Sample.uuid(1)]),
        Contradiction(.household, ["last_chore": "-1"]),
        Contradiction(.member, ["household_id": stranger]),
        Contradiction(.member, ["id": Sample.uuid(12)]),
        Contradiction(.member, ["skeleton": "'mia'"]), Contradiction(.member, ["skeleton": "''"]),
        Contradiction(.member, ["role": "'king'"]), Contradiction(.member, ["state": "'away'"]),
        Contradiction(.member, ["state": "'invited'"]),
        Contradiction(.member, ["account_id": "NULL"]),
        Contradiction(.member, ["account_id": Sample.uuid(10)]),
        Contradiction(.member, ["joined_at": "NULL"]),
        Contradiction(.member, ["account_id": stranger]),
        Contradiction(.member, ["profile": "'all'"]),
        Contradiction(.member, ["state": "'invited'", "account_id": "NULL"]),
        Contradiction(.session, ["digest": "zeroblob(16)"]),
        Contradiction(.session, ["member_id": "NULL"]),
        Contradiction(.session, ["account_id": stranger]),
        Contradiction(.session, ["member_id": stranger]),
        Contradiction(.budget, ["fails": "-1"]), Contradiction(.budget, ["boot_id": "NULL"]),
        Contradiction(.attempt, ["household_id": stranger]),
        Contradiction(.key, ["locator": "'ABC'"]),
        Contradiction(.key, ["ended_at": "1"]), Contradiction(.key, ["ending": "'used'"]),
        Contradiction(.key, ["ended_at": "1", "ending": "'lost'"]),
        Contradiction(.key, ["member_id": stranger]),
    ]

    private static let chores = [
        Contradiction(.chore, ["number": "0"]), Contradiction(.chore, ["number": "77"]),
        Contradiction(.chore, ["points": "-1"]), Contradiction(.chore, ["points": "10001"]),
        Contradiction(.chore, ["mode": "'anyone'"]), Contradiction(.chore, ["assignee_id": "NULL"]),
        Contradiction(.chore, ["due_day": "NULL"]), Contradiction(.chore, ["due_time": "'9:00'"]),
        Contradiction(.chore, ["assignee_id": stranger]),
        Contradiction(.chore, ["created_by": stranger]),
        Contradiction(.chore, ["household_id": stranger]), Contradiction(.chore, ["title": "''"]),
        Contradiction(.occurrence, ["chore_id": stranger]),
        Contradiction(.occurrence, ["state": "'late'"]),
        Contradiction(.occurrence, ["state": "'open'"]),
        Contradiction(.occurrence, ["state": "'skipped'"]),
        Contradiction(.occurrence, ["closed_at": "1"]),
        Contradiction(.occurrence, ["assignee_id": stranger]),
        Contradiction(.occurrence, ["due_time": "'09:00'"]),
        Contradiction(.chore, ["approval": "'sometimes'"]),
        Contradiction(.household, ["approval": "'sample'"]),
        Contradiction(.completion, ["state": "'open'"]),
        Contradiction(.completion, ["paid": "5"]),
        Contradiction(.completion, ["checked_by": Sample.uuid(11)]),
        Contradiction(.completion, ["occurrence_id": Sample.uuid(25)]),
        Contradiction(.completion, ["doer_id": stranger]),
        Contradiction(.completion, ["undone_at": "1"]),
        Contradiction(.completion, ["undone_by": Sample.uuid(11)]),
        Contradiction(.completion, ["points": "10001"]),
        Contradiction(.completion, ["day": "'today'"]),
        Contradiction(.completion, ["occurrence_id": stranger]),
    ]

    private static let points = [
        Contradiction(.award, ["sequence": "0"]), Contradiction(.award, ["sequence": "3"]),
        Contradiction(.award, ["points": "0"]), Contradiction(.award, ["points": "-5"]),
        Contradiction(.award, ["points": "10001"]), Contradiction(.award, ["kind": "'gift'"]),
        Contradiction(.award, ["source": "'elsewhere'"]),
        Contradiction(.award, ["target": "'issued'"]),
        Contradiction(.award, ["source": "'balance:' || \(Sample.uuid(13))"]),
        Contradiction(.award, ["member_id": Sample.uuid(13)]),
        Contradiction(.award, ["reverses": "3"]),
        Contradiction(.award, ["by_id": stranger]),
        Contradiction(.award, ["completion_id": stranger]),
        Contradiction(.award, ["hash": "zeroblob(31)"]),
        Contradiction(.award, ["previous": "zeroblob(33)"]),
        Contradiction(.award, ["completion_id": Sample.reversal.row["completion_id"] ?? ""]),
        Contradiction(.reversal, ["reverses": "NULL"]), Contradiction(.reversal, ["reverses": "1"]),
        Contradiction(.reversal, ["reverses": "2"]), Contradiction(.reversal, ["reverses": "9"]),
        Contradiction(.reversal, ["points": "4"]), Contradiction(.reversal, ["points": "6"]),
        Contradiction(.reversal, ["counted_at": "1"]),
        Contradiction(.reversal, ["completion_id": Sample.uuid(26)]),
        Contradiction(
            .reversal, ["member_id": Sample.uuid(12), "source": "'balance:' || \(Sample.uuid(12))"]),
    ]

    private static let rewards = [
        Contradiction(.reward, ["number": "1"]), Contradiction(.reward, ["threshold": "0"]),
        Contradiction(.reward, ["threshold": "1000001"]),
        Contradiction(.reward, ["counting": "'later'"]),
        Contradiction(.reward, ["audience": "'pets'"]),
        Contradiction(.reward, ["created_by": stranger]),
        Contradiction(.reward, ["after_sequence": "-1"]),
        Contradiction(.rewardMember, ["member_id": stranger]),
        Contradiction(.rewardMember, ["reward_id": stranger]),
        Contradiction(.milestone, ["reward_id": stranger]),
        Contradiction(.milestone, ["member_id": stranger]),
        Contradiction(.notice, ["kind": "'birthday'"]),
        Contradiction(.notice, ["member_id": stranger]),
        Contradiction(.notice, ["number": "0"]), Contradiction(.notice, ["reward_id": "NULL"]),
        Contradiction(.notice, ["kind": "'chore-excused'"]),
        Contradiction(.notice, ["reason": "'Sick'"]),
        Contradiction(.note, ["chore_id": stranger]),
        Contradiction(.note, ["member_id": stranger]), Contradiction(.note, ["text": "''"]),
        Contradiction(.look, ["viewer_id": stranger]),
        Contradiction(.look, ["day": "'21.11.'"]),
    ]

    private static let records = [
        Contradiction(.audit, ["household_id": "'nobody'"]),
        Contradiction(.audit, ["sequence": "1"]),
        Contradiction(.audit, ["sequence": "0"]), Contradiction(.audit, ["allowed": "2"]),
        Contradiction(.audit, ["rules": "zeroblob(0)"]),
        Contradiction(.outcome, ["request_id": "'first'"]),
        Contradiction(.houseRules, ["text": "''"]),
        Contradiction(.houseRules, ["digest": "zeroblob(31)"]),
        Contradiction(.houseRules, ["checked_within": "zeroblob(0)"]),
        Contradiction(.houseRules, ["set_by": stranger]),
        Contradiction(.houseRules, ["household_id": stranger]),
    ]

    /// Each number as a word: tables are strict.
    private static let untyped = Sample.all.flatMap { sample in
        sample.row.filter { Int($0.value) != nil }.map { Contradiction(sample, [$0.key: "'many'"]) }
    }

    /// Each field that a row can't do without, left empty.
    private static let incomplete = Sample.all.flatMap { sample in
        sample.row.keys.filter { !optional.contains($0) }.map {
            Contradiction(sample, [$0: "NULL"])
        }
    }

    private static let optional: Set = [
        "email", "phc", "recovery_digest", "account_id", "joined_at", "household_id", "member_id",
        "boot_id", "not_before_boot", "assignee_id", "due_day", "due_time", "over_at", "reverses",
    ]
}

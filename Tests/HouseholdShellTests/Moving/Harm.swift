import HouseholdModel
import HouseholdService
import JSON
import Testing

/// What somebody may change in a document to get something that is not theirs, and what is said to it.
struct Harm: Sendable, CustomTestStringConvertible {
    let name: String
    let error: ServiceError
    let change: @Sendable (inout Mutable) -> Void
    var testDescription: String { name }

    init(
        _ name: String, _ fault: DocumentFault,
        _ change: @escaping @Sendable (inout Mutable) -> Void
    ) {
        self.name = name
        self.change = change
        error = .document(fault)
    }

    private static func place(_ table: String, _ row: Int) -> DocumentFault.Place {
        DocumentFault.Place(table, row)
    }

    static let all: [Harm] = whole + rows + books

    private static let whole: [Harm] = [
        Harm("another format", .foreign) { $0.set("format", "other-export") },
        Harm("a newer version", .newer(version: 2)) { $0.set("version", .number("2")) },
        Harm("no version", .foreign) { $0.set("version", .null) },
        Harm("one member", .ofMember) { $0.set("of", "member") },
        Harm("neither", .foreign) { $0.set("of", "world") },
        Harm("a moment that is none", .unlike("exported_at")) { $0.set("exported_at", "now") },
        Harm("people that are none", .unlike("people")) { $0.set("people", .null) },
        Harm("one more part", .unknown("toys")) { $0.top.append(.init("toys", .null)) },
        Harm("a part less", .missing("people")) { $0.top.removeAll { $0.key == "people" } },
        Harm("one more table", .unknown("seal")) { $0.tables.append(("seal", [])) },
        Harm("a table less", .missing("look")) { $0.tables.removeAll { $0.name == "look" } },
        Harm("two households", .row(.unfit, place("household", 2))) {
            $0.change("household") { rows in rows += rows }
        },
        Harm("no household", .missing("household")) { $0.change("household") { $0 = [] } },
        Harm("nobody in it", .owner(.none)) { $0.change("member") { $0 = [] } },
    ]

    private static let rows: [Harm] = [
        Harm("one more column", .unknown("chore.secret")) {
            $0.change("chore") { $0[0].append(.init("secret", .null)) }
        },
        Harm("a wish with a reward's number", .row(.unfit, place("household", 1))) {
            $0.set("wish", 0, "number", .number("1"))
        },
        Harm("more in a jar than its goal costs", .row(.unfit, place("household", 1))) {
            $0.set("jar", 0, "points", .number("21"))
        },
        Harm("an offer of nobody's", .row(.unfit, place("household", 1))) {
            $0.change("occurrence") { rows in
                rows = rows.map { row in
                    let chore = row.first { $0.key == "chore_id" }
                    return row.map { member in
                        guard let chore, member.key == "offered_by", member.value.string != nil
                        else { return member }
                        return .init("offered_by", chore.value)
                    }
                }
            }
        },
        Harm("a promise without an end", .row(.unfit, place("chore", 1))) {
            $0.set("chore", 0, "promised_points", .number("5"))
        },
        Harm("a column less", .missing("chore.title")) {
            $0.change("chore") { rows in rows[0].removeAll { $0.key == "title" } }
        },
        Harm("a password", .unknown("account.phc")) {
            $0.change("account") { $0[0].append(.init("phc", "x")) }
        },
        Harm("a pass for two years", .unlike("pass")) {
            $0.set("pass", 0, "ends_at", "2028-12-01T00:00:00.000Z")
        },
        Harm("a pass of the owner", .unlike("pass")) {
            $0.set("pass", 0, "member_id", $0.value("pass", 0, "given_by"))
        },
        Harm("a pass for the owner", .unlike("pass")) {
            $0.set("pass_child", 0, "member_id", $0.value("pass", 0, "given_by"))
        },
        Harm("a flag that is none", .row(.unfit, place("chore", 1))) {
            $0.set("chore", 0, "private", .bool(true))
        },
        Harm("a text for a number", .row(.unfit, place("chore", 1))) {
            $0.set("chore", 0, "points", "2")
        },
        Harm("too many points", .row(.unfit, place("chore", 1))) {
            $0.set("chore", 0, "points", .number("10001"))
        },
        Harm("a day that is none", .row(.unfit, place("chore", 2))) {
            $0.set("chore", 1, "due_day", "2026-02-30")
        },
        Harm("a title that acts on a terminal", .unlike("chore")) {
            $0.set("chore", 0, "title", "\u{1B}[31m")
        },
        Harm("a title with NUL", .row(.unfit, place("chore", 1))) {
            $0.set("chore", 0, "title", "a\u{0}b")
        },
        Harm("a rule for dates that is none", .unlike("chore")) {
            $0.set("chore", 3, "recurrence", "FREQ=OFTEN")
        },
        Harm("a row of another household", .row(.stray, place("chore", 1))) {
            $0.set("chore", 0, "household_id", "00000000-0000-7000-8000-000000000000")
        },
        Harm("a deed of the day after tomorrow", .row(.early, place("completion", 1))) {
            $0.set("completion", 0, "at", "2026-11-24T16:00:00.000Z")
        },
        Harm("a chore of nobody", .row(.unfit, place("chore", 1))) {
            $0.set("chore", 0, "created_by", "00000000-0000-7000-8000-000000000000")
        },
        Harm("numbers that come again", .row(.unfit, place("household", 1))) {
            $0.set("household", 0, "last_chore", .number("3"))
        },
        Harm("numbers that run out", .row(.unfit, place("household", 1))) {
            $0.set("household", 0, "last_chore", .number("1000000001"))
        },
        Harm("an invited owner", .row(.unfit, place("member", 2))) {
            $0.set("member", 1, "state", "invited")
            $0.set("member", 1, "role", "owner")
        },
        Harm("a household that never sleeps", .unlike("household")) {
            $0.set("household", 0, "zone", "Mars/Olympus")
        },
    ]

    private static let books: [Harm] = [
        Harm("more points for what was done", .row(.books, place("ledger", 1))) {
            $0.set("ledger", 0, "points", .number("3"))
        },
        Harm("another's award", .row(.unfit, place("ledger", 1))) { document in
            document.change("ledger") { rows in
                let other = rows.last.flatMap { $0.first { $0.key == "by_id" }?.value } ?? .null
                rows[0] = rows[0].map {
                    $0.key == "member_id" ? .init("member_id", other) : $0
                }
            }
        },
        Harm("an entry less", .row(.books, place("audit", 3))) {
            $0.change("audit") { $0.remove(at: 2) }
        },
        Harm("a reason that nobody gave", .row(.books, place("ledger", 5))) {
            $0.set("ledger", 4, "why", "stole a bike")
        },
        Harm("a settings' line that says otherwise", .row(.books, place("state", 2))) {
            $0.set("house_state", 1, "rules", .string(String(repeating: "0", count: 64)))
        },
    ]
}

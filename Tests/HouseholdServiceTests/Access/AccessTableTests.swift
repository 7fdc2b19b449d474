import Cedar
import Household
import HouseholdService
import Testing

extension AccessRow: CustomTestStringConvertible {
    var testDescription: String {
        let state = state == "-" ? "" : " (\(state))"
        return "\(who) \(verdict.isYes ? "may" : "may not") \(action.rawValue) of \(thing)\(state)"
    }
}

/// A new action needs lines in `Policies/family.access`: who may, and who may not.
@Suite("The access table")
struct AccessTableTests {
    private let table = AccessTable.shipped

    @Test("has no line that says nothing")
    func isReadable() {
        #expect(table.mistakes == [])
        #expect(!table.rows.isEmpty)
    }

    @Test("has lines that allow and lines that deny", arguments: Action.allCases)
    func covers(_ action: Action) {
        let rows = table.rows.filter { $0.action == action }
        #expect(rows.contains { $0.verdict.isYes })
        #expect(rows.contains { !$0.verdict.isYes })
    }

    @Test("asks every action of everybody", arguments: Action.allCases)
    func coversEverybody(_ action: Action) {
        let asked = Set(table.rows.filter { $0.action == action }.map(\.who))
        #expect(asked == Set(table.rows.map(\.who)))
    }

    @Test("answers each question once")
    func isUnambiguous() {
        let questions = table.rows.map { [$0.who, $0.action.rawValue, $0.thing, $0.state] }
        #expect(Set(questions).count == questions.count)
    }

    @Test("names only policies that exist, and every one of them")
    func namesPolicies() throws {
        let policies = try ShippedRules.load().policies.policies.map(\.id.rawValue)
        let named = table.rows.reduce(into: Set()) { $0.formUnion($1.verdict.policies) }
        #expect(named.subtracting(policies) == [])
        #expect(Set(policies).subtracting(named) == [])
    }

    @Test("holds", arguments: AccessTable.shipped.rows)
    func holds(_ row: AccessRow) async throws {
        let cell = try await AccessCell(row)

        #expect(try await cell.verdict() == row.verdict)
        if let outcome = try await cell.outcome() {
            #expect(outcome == row.verdict.withoutReasons)
        }
    }
}

import Cedar
import HouseholdModel
import HouseholdService
import Testing

extension AccessRow: CustomTestStringConvertible {
    var testDescription: String {
        let state = state == "-" ? "" : " (\(state))"
        return "\(who) \(verdict.isYes ? "may" : "may not") \(action.rawValue) of \(thing)\(state)"
    }
}

/// A new action needs lines in `Policies/family.access` and in `Policies/housemates.access`: who may, and who
/// may not.
@Suite("The access table")
struct AccessTableTests {
    @Test("has no line that says nothing", arguments: AccessHome.allCases)
    func isReadable(_ home: AccessHome) {
        let table = AccessTable.about(home)

        #expect(table.mistakes == [])
        #expect(!table.rows.isEmpty)
    }

    /// Among housemates there are things that nobody may do, such as adding a child.
    @Test(
        "has lines that allow and lines that deny", arguments: AccessHome.allCases,
        Action.allCases)
    func covers(_ home: AccessHome, _ action: Action) throws {
        let rows = AccessTable.about(home).rows.filter { $0.action == action }
        let uid = EntityUID("Action", action.rawValue)
        let isForSomebody =
            try action.isOutsideHouseholds
            || ShippedRules.load(home).policies.policies.contains {
                $0.effect == .permit && $0.fits(action: uid, with: Entities())
            }

        #expect(rows.contains { $0.verdict.isYes } == (home == .family || isForSomebody))
        #expect(rows.contains { !$0.verdict.isYes })
    }

    @Test(
        "asks every action of everybody", arguments: AccessHome.allCases, Action.allCases)
    func coversEverybody(_ home: AccessHome, _ action: Action) {
        let asked = AccessTable.about(home).rows.filter { $0.action == action }.map(\.who)

        let everybody = Set(home.people.keys)
        let isArrival = AccessHome.arrivals.contains(action)
        let program: Set = ["program", "other program"]
        let isOfProgram = [.sendMessages, .approveUnseen, .creditAllowances].contains(action)
        let askers = isOfProgram ? everybody : everybody.subtracting(program)
        #expect(Set(asked) == (isArrival ? askers : askers.subtracting(AccessHome.guests)))
    }

    @Test("answers each question once", arguments: AccessHome.allCases)
    func isUnambiguous(_ home: AccessHome) {
        let rows = AccessTable.about(home).rows
        let questions = rows.map { [$0.who, $0.action.rawValue, $0.thing, $0.state] }

        #expect(Set(questions).count == questions.count)
    }

    @Test("names only policies that exist", arguments: AccessHome.allCases)
    func namesPolicies(_ home: AccessHome) throws {
        let policies =
            try ShippedRules.load(home).policies.policies.map(\.id.rawValue)
            + ShippedRules.namesOutsideHouseholds()
            + ShippedRules.load(home).policies.templates.map { "\($0.id):ben" }

        #expect(AccessTable.about(home).policies.subtracting(policies) == [])
    }

    @Test("names every policy")
    func namesEveryPolicy() throws {
        let rules = try ShippedRules.load(.family).policies
        let family =
            rules.policies.map(\.id.rawValue) + rules.templates.map { "\($0.id):ben" }
        #expect(Set(family).subtracting(AccessTable.about(.family).policies) == [])

        // What hides a thing is not told.
        let glance = EntityUID("Action", Action.glanceChore.rawValue)
        let own = try ShippedRules.own(of: .housemates).policies
            .filter { $0.effect == .permit || !$0.fits(action: glance, with: Entities()) }
            .map(\.id.rawValue)
        #expect(Set(own).subtracting(AccessTable.about(.housemates).policies) == [])
    }

    /// Whatever is done tells nobody anything but what its card says.
    @Test("holds", arguments: AccessHome.allCases.flatMap { AccessTable.about($0).rows })
    func holds(_ row: AccessRow) async throws {
        let cell = try await AccessCell(row)

        #expect(try await cell.verdict() == row.verdict)
        let told = try cell.family.news()
        if let outcome = try await cell.outcome() {
            #expect(outcome == row.verdict.withoutReasons)
        }
        let news = try cell.family.news().filter { !told.keys.contains($0.key) }.map(\.value.kind)
        #expect(Set(news).isSubset(of: row.action.tells.map(\.kind)))
    }
}

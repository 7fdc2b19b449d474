import HouseholdModel
import HouseholdService
import Policies
import Testing

@Suite("A household's template")
struct TemplateTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    // MARK: - Which rules decide

    @Test("says which rules decide until it sets others, and to which it goes back")
    func choosesRules() async throws {
        let shipped = try await family.ask(ShowRules(), as: .finn)
        #expect(shipped.shipped && shipped.text == ShippedPolicies.housemates.text)
        #expect(try await family.ask(ShowRules(), as: .mia).text == ShippedPolicies.family.text)

        let own = ShippedPolicies.housemates.text + "\n// Ours."
        try await family.perform(SetRules(own, from: "own.cedar"), as: .nora)
        #expect(try await family.ask(ShowRules(), as: .rita).text == own)
        #expect(try await family.ask(ShowRules(), as: .mia).shipped)

        let back = try await family.perform(SetRules.shipped, as: .nora)
        #expect(back.shipped && back.text == ShippedPolicies.housemates.text)
        #expect(back.digest == shipped.digest)
        try await family.complete(2, as: .rita)
        #expect(try lastDigest() == shipped.digest)
    }

    /// The digest of the rules in the last record.
    private func lastDigest() throws -> String? {
        try family.lastRecord()["rules"]?.lowercased()
    }

    @Test(
        "lets an adult of any other begin a household of it, and be its owner",
        arguments: Household.Template.allCases)
    func isChosenByOwner(_ template: Household.Template) async throws {
        let view = try await family.perform(
            CreateHousehold(
                name: Title("Home"), zone: family.zone(), weekStart: .monday, template: template),
            as: .zoe)

        #expect(view.template == template)
        #expect(view.members.map(\.role) == [.owner])
        let can = try await family.ask(AskRules(.addChild), as: .zoe)
        #expect(can.allowed == (template != .housemates))
        #expect(try await family.ask(AskRules(.addChore), as: .zoe).allowed)
        #expect(view.settings.leaderboard == (template == .single ? .off : .points))
    }

    // MARK: - Walls

    @Test("has walls that stand around its rules", arguments: [Person.ben, .finn])
    func keepsWalls(_ person: Person) async throws {
        let proof = try await family.ask(CheckRules(), as: person)

        #expect(proof.ok)
        #expect(proof.questions > 10_000)
    }

    /// The owner is a parent and, among housemates, one of these too.
    @Test("tells what a rule about housemates does to the owner")
    func provesForItsRoles() async throws {
        let rule = """
            @id("own.points") forbid (
                principal in Role::"housemate", action == Action::"points.show", resource)
            unless { resource == principal };
            """
        try await family.perform(
            SetRules(ShippedPolicies.family.text + rule, from: "own.cedar"), as: .anna)

        let error = await refusal { () throws(ServiceError) in
            try await family.perform(SetRules(rule, from: "own.cedar", adding: true), as: .nora)
        }
        guard case .rules(.wallBroken(let breach)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(breach.wall == 6 && breach.answer.who == "the owner")
    }

    // MARK: - Among equals

    @Test("says in its table that an owner is a housemate too")
    func tabulates() async throws {
        let table = try await family.ask(TabulateRules(), as: .paul)
        let answers = { (action: Action) in
            table.actions.first { $0.action == action }.map {
                Dictionary(uniqueKeysWithValues: zip(table.roles, $0.answers))
            }
        }

        #expect(answers(.addChore)?[.owner] == .yes && answers(.addChore)?[.housemate] == .yes)
        #expect(answers(.addChild)?.values.allSatisfy { $0 == .no } == true)
        #expect(answers(.changeSettings)?[.housemate] == .no)
    }

    @Test("names its own roles to whoever is refused")
    func namesRoles() async throws {
        let settings = try await family.ask(AskRules(.changeSettings), as: .rita)
        #expect(settings.say == "Only the owner can change how the household does things.")
        #expect(settings.whoMay == [.owner])

        let payout = try await family.ask(AskRules(.payOut), as: .nora)
        let money = "Among housemates points don't become money, and nobody gets an allowance."
        #expect(payout.say == money && payout.whoMay == [])

        let child = try await family.ask(AskRules(.addChild), as: .rita)
        #expect(child.say == "Among housemates there are no children.")
        #expect(child.whoMay == [])
    }

    @Test(
        "keeps what is for parents from everybody among housemates, also from the owner",
        arguments: [Audience.parents, .me])
    func keepsSecrets(_ audience: Audience) async throws {
        try await family.complete(2, as: .rita)
        try await family.hide(.rita, from: audience)

        for person in [Person.nora, .paul] {
            let board = try await family.ask(ShowLeaderboard(), as: person)
            #expect(board.hidden == 1 && !board.rows.contains { $0.username == "rita" })
            let rewards = try await family.ask(ListRewards(), as: person)
            #expect(rewards.count == 2)
            #expect(!rewards.flatMap(\.progress).contains { $0.member == "rita" })
        }
        let own = try await family.ask(ListRewards(), as: .rita)
        #expect(own.flatMap(\.progress).contains { $0.member == "rita" && $0.points == 3 })
    }

    @Test("shows everybody what happened among housemates")
    func sharesRecords() async throws {
        try await family.complete(2, as: .rita)

        let rows = try await family.ask(ListAudit(), as: .finn)
        #expect(rows.first?.operation == "chore.complete" && rows.first?.by == "rita")
    }
}

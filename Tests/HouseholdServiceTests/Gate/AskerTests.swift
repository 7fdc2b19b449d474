import Foundation
import HouseholdModel
import HouseholdService
import Testing

@Suite("Who asked, as an answer tells it")
struct AskerTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    /// A rule besides those of the program, and what it takes from Mia.
    private struct Hiding: CustomTestStringConvertible {
        let rule: String
        let isHidden: @Sendable (Asker) -> Bool

        var testDescription: String { rule }

        init(_ rule: String, _ isHidden: @escaping @Sendable (Asker) -> Bool) {
            self.rule = rule
            self.isHidden = isHidden
        }
    }

    private static let hiding = [
        Hiding(
            #"forbid (principal in Role::"child", action == Action::"household.show", resource);"#
        ) { $0.home == nil && $0.toSpend != nil && $0.unread != nil },
        Hiding(#"forbid (principal in Role::"child", action == Action::"points.show", resource);"#)
        { $0.home != nil && $0.toSpend == nil && $0.unread != nil },
        Hiding(#"forbid (principal, action == Action::"notice.list", resource);"#) {
            $0.home != nil && $0.toSpend != nil && $0.unread == nil
        },
        Hiding(#"forbid (principal in Role::"child", action == Action::"member.show", resource);"#)
        { $0.home != nil && $0.toSpend == nil && $0.unread == nil },
    ]

    @Test("is told nothing that the same person is not told who asks for it, and all of that")
    func tellsTheSame() async throws {
        try await makeNews()

        for person in Person.allCases { try await compare(person) }
        let mia = try await asker(.mia)
        #expect(mia.toSpend == 5)
        #expect(try #require(mia.unread) > 0)
        #expect(mia.home?.people.map(\.handle).contains("max") == true)
    }

    @Test("is told no more under rules of the household's own", arguments: hiding)
    private func tellsNoMore(_ hiding: Hiding) async throws {
        try await makeNews()
        let set = try await family.gate.perform(
            SetRules(
                "@id(\"hiding\") \(hiding.rule)", from: "own.cedar", adding: true,
                atOnce: Note("we agreed")),
            as: family.caller(.anna), request: family.newRequest())

        for person in Person.allCases { try await compare(person) }
        let mia = try await asker(.mia)
        #expect(hiding.isHidden(mia), "\(mia)")
        let anna = try await asker(.anna)
        #expect(try text(of: set.asker) == text(of: anna))
    }

    @Test("is known with own rules that can't be used, and is told nothing of the household")
    func tellsAccountAlone() async throws {
        try await family.perform(
            SetRules(
                #"@id("no") forbid (principal, action == Action::"goal.set", resource);"#,
                from: "own.cedar", adding: true, atOnce: Note("we agreed")), as: .anna)
        try family.tamper("UPDATE house_rules SET text = 'permit'")

        let mia = try await asker(.mia)
        #expect(mia.own?.account.username == "mia")
        #expect(mia.home == nil && mia.toSpend == nil && mia.unread == nil)
    }

    @Test("is told what can be spent, without what is in the jar or pledged")
    func tellsWhatCanBeSpent() async throws {
        try await family.sell("Bicycle", for: 60)
        try await family.give(20, to: "mia", as: .anna)
        try await family.perform(SetGoal(5), as: .mia)
        try await family.perform(SaveForGoal(RewardValue.five), as: .mia)
        try await family.offer(2, to: "max", for: 4, as: .mia)
        try await family.perform(TakeOverChore(2), as: .max)

        let mia = try await asker(.mia)

        #expect((mia.toSpend, mia.jar) == (11, 5))
        try await compare(.mia)
    }

    @Test("is as the work left it")
    func isAsAfterwards() async throws {
        let gate = family.gate
        let done = try await gate.perform(
            CompleteChore(2), as: family.caller(.mia), request: family.newRequest())
        #expect(done.asker.toSpend == 3)
        let tried = try await gate.perform(
            CompleteChore(1), as: family.caller(.mia), request: family.newRequest(),
            isRehearsal: true)
        #expect(tried.asker.toSpend == 4)
        #expect(try await asker(.mia).toSpend == 3)

        try await family.perform(
            GivePoints(#require(PointsAmount(1)), to: "mia", because: Note("Help")), as: .anna)
        #expect(try await asker(.mia).unread == 1)
        let told = try await gate.perform(
            ReadNotices(), as: family.caller(.mia), request: family.newRequest())
        #expect(told.output.count == 1 && told.asker.unread == 0)

        let founded = try await gate.perform(
            CreateHousehold(name: Title("Home"), zone: .utc, weekStart: .monday, template: .family),
            as: family.caller(.zoe), request: family.newRequest())
        #expect(founded.asker.own?.account.role == .owner)
        #expect(founded.asker.home?.people.map(\.handle) == ["zoe"])

        let left = try await gate.perform(
            LogOut(), as: family.caller(.mia), request: family.newRequest())
        #expect(left.asker.own == nil && left.asker.home == nil)
    }

    // MARK: - What there is to tell

    /// Lets there be points and news, also of a chore that was deleted since.
    private func makeNews() async throws {
        try await family.complete(2, as: .mia)
        let two = try #require(PointsAmount(2))
        try await family.perform(GivePoints(two, to: "mia", because: try Note("Help")), as: .anna)
        let chore = try await family.addChore("Mow", to: "mia", worth: 10)
        try await family.perform(DeleteChore(chore), as: .anna)
    }

    private func asker(_ person: Person) async throws -> Asker {
        try await family.gate.asker(of: family.caller(person))
    }

    /// Compares what is told along with the answers to whoever asks for each part of it.
    private func compare(_ person: Person) async throws {
        let asker = try await asker(person)

        let own = try? await family.ask(ShowOwnAccount(), as: person)
        #expect(try text(of: asker.own) == text(of: own), "\(person)")
        let home = try? await family.ask(ShowHousehold(), as: person)
        #expect(asker.home?.people.map(\.name) == home?.members.map(\.name), "\(person)")
        #expect(
            asker.home?.people.map(\.handle) == home?.members.map { $0.username ?? $0.name },
            "\(person)")
        #expect(
            asker.home?.people.map(\.isChild) == home?.members.map { $0.role == .child },
            "\(person)")
        #expect(asker.home?.times == home?.settings.times, "\(person)")
        #expect(asker.home?.zone == home?.zone, "\(person)")
        #expect(asker.home?.weekStart == home?.weekStart, "\(person)")
        #expect(asker.home?.template == home?.template, "\(person)")
        let points = try? await family.ask(ShowPoints(), as: person)
        #expect(asker.toSpend == points?.toSpend, "\(person)")
        #expect(asker.jar == points?.jar, "\(person)")
        let notices = try? await family.ask(ListNotices(unread: true), as: person)
        #expect(asker.unread == notices?.count, "\(person)")

        guard let answer = try? await family.gate.perform(ListChores(), as: family.caller(person))
        else { return }
        #expect(try text(of: answer.asker) == text(of: asker), "\(person)")
    }

    private func text(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode([value]), as: UTF8.self)
    }
}

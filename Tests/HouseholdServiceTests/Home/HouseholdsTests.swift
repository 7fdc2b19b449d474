import Credentials
import Foundation
import GRDB
import HouseholdModel
import HouseholdService
import Testing

/// Anna has a cottage besides the Smiths' home.
@Suite("Somebody in several households")
struct HouseholdsTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await Self.addCottage(to: family)
    }

    private static func addCottage(to family: Family) async throws {
        try await family.perform(
            CreateHousehold(name: Title("The cottage"), zone: family.zone(), weekStart: .sunday),
            as: .anna)
    }

    private func current(_ caller: Caller? = nil) async throws -> String? {
        try await family.gate.perform(ShowAccount(), as: caller ?? family.caller(.anna))
            .output.household
    }

    @Test("is in the new one at once, and goes on in another by its name or number")
    func switches() async throws {
        #expect(try await current() == "The cottage")

        let all = try await family.perform(SwitchHousehold(to: "the smiths"), as: .anna)
        #expect(all.map(\.name) == ["The Smiths", "The cottage"])
        #expect(all.map(\.current) == [true, false])
        #expect(all.map(\.role) == [.owner, .owner])
        #expect(try await current() == "The Smiths")

        try await family.perform(SwitchHousehold(to: "2"), as: .anna)
        #expect(try await current() == "The cottage")
        for name in ["The Joneses", "0", "3", "-1", "", "The smith"] {
            #expect(
                await family.refusal(SwitchHousehold(to: name), as: .anna)
                    == .notFound(.household, name))
        }
        #expect(try await current() == "The cottage")
    }

    @Test("names neither of two that are called the same, but by their numbers")
    func doesNotGuess() async throws {
        try await Self.addCottage(to: family)

        #expect(
            await family.refusal(SwitchHousehold(to: "The cottage"), as: .anna)
                == .notFound(.household, "The cottage"))
        let all = try await family.perform(SwitchHousehold(to: "2"), as: .anna)
        #expect(all.map(\.current) == [false, true, false])
    }

    @Test("comes back where the latest session was, and else where they came in first")
    func comesBack() async throws {
        #expect(try await current(try await family.signIn(.anna)) == "The cottage")
        let later = try await family.signIn(.anna)
        _ = try await family.gate.perform(
            SwitchHousehold(to: "The Smiths"), as: later, request: family.newRequest())
        #expect(try await current() == "The cottage")
        #expect(try await current(try await family.signIn(.anna)) == "The Smiths")

        try family.tamper("DELETE FROM session")
        #expect(try await current(try await family.signIn(.anna)) == "The Smiths")
    }

    @Test("asks one thing in another without going there")
    func actsElsewhere() async throws {
        let caller = family.caller(.anna).acting(in: "The Smiths")
        let there = try await family.gate.perform(ListChores(), as: caller)
        #expect(there.output.count == 5)
        #expect(there.asker.own?.account.household == "The Smiths")
        #expect(there.asker.own?.hasSeveralHouseholds == true)
        #expect(try await family.ask(ListChores(), as: .anna).isEmpty)

        for name in ["The Joneses", "x"] {
            let error = await refusal { () throws(ServiceError) in
                _ = try await family.gate.perform(
                    ListChores(), as: family.caller(.anna).acting(in: name))
            }
            #expect(error == .notFound(.household, name))
        }
    }

    @Test("gets no answer of one household to a request that was made in the other")
    func asksEachAnew() async throws {
        let request = family.newRequest()
        let add = AddChore(title: try Title("Sweep"))
        let caller = family.caller(.anna)
        let here = try await family.gate.perform(add, as: caller, request: request).output
        let there = try await family.gate.perform(
            add, as: caller.acting(in: "The Smiths"), request: request
        ).output
        #expect((here.number, there.number) == (1, 6))
        let again = try await family.gate.perform(add, as: caller, request: request).output
        #expect(again.number == 1)
    }

    @Test("keeps the seals of all of them with a new password, and with a recovered one")
    func reseals() async throws {
        for name in ["The Smiths", "The cottage"] {
            try await family.perform(SwitchHousehold(to: name), as: .anna)
            #expect(try await sealing(.init("quiet river lamp anna"))?.remarks.count == 1)
        }
        let next = Confidential("a new quiet lamp")
        let change = try await family.gate.changePassword(
            as: family.caller(.anna), from: Person.anna.password, to: next,
            request: family.newRequest())
        #expect(change.seal?.outcome == .newPassword)
        for name in ["The Smiths", "The cottage"] {
            try await family.perform(SwitchHousehold(to: name), as: .anna)
            let latest = try await sealing(next, in: name)
            #expect(latest?.outcome == .renewed)
        }
    }

    /// What comes of sealing the books of the household that Anna signs in to.
    private func sealing(_ password: Confidential, in home: String? = nil) async throws -> Sealing?
    {
        let caller = try await family.gate.signIn(
            as: "anna", with: password, request: family.newRequest())
        guard let home, caller.account.household != home else { return caller.sealing }
        _ = try await family.gate.perform(
            SwitchHousehold(to: home), as: Caller(session: caller.session),
            request: family.newRequest())
        return try await family.gate.signIn(
            as: "anna", with: password, request: family.newRequest()
        ).sealing
    }

    @Test("is no child: a child's account is in one household only, whatever a program asks")
    func keepsChildrenHome() throws {
        let copy = """
            INSERT INTO member (household_id, id, name, skeleton, role, state, sign_in,
                account_id, joined_at, created_at)
            SELECT (SELECT id FROM household WHERE name = 'The cottage'), randomblob(16), name,
                skeleton, role, 'joined', sign_in, account_id, joined_at, created_at
            FROM member WHERE name = '#'
            """
        #expect(throws: DatabaseError.self) {
            try family.tamper(copy.replacing("#", with: "Mia"))
        }
        try family.tamper(copy.replacing("#", with: "Ben"))
        #expect(throws: DatabaseError.self) {
            try family.tamper(copy.replacing("#", with: "Ben"))
        }
    }

    // MARK: - Walls between them

    @Test("sees nothing in one of what is in the other, by no number and no name")
    func findsNothingOfTheOther() async throws {
        // What is asked about in the cottage is all there at the Smiths'.
        for number in 1...5 {
            let told = [
                await family.refusal(CompleteChore(number), as: .anna),
                await family.refusal(DeleteChore(number), as: .anna),
                await unanswered(ShowChore(number)),
            ]
            #expect(told.allSatisfy { $0?.code == "chore.not-found" }, "\(number)")
            let ofReward = [
                await family.refusal(RetireReward(number), as: .anna),
                await unanswered(ShowReward(number)),
            ]
            #expect(ofReward.allSatisfy { $0?.code == "reward.not-found" }, "\(number)")
        }
        for name in ["ben", "mia", "kim"] {
            let told = [
                await family.refusal(UnlockChild(name), as: .anna),
                await family.refusal(EditProfile(name: try Name("X"), of: name), as: .anna),
                await unanswered(ShowPoints(of: name)),
            ]
            #expect(told.allSatisfy { $0?.code == "member.not-found" }, "\(name)")
        }
        // And there is nothing of the cottage to those who are only at the Smiths'.
        try await family.perform(AddChore(title: Title("Chop wood")), as: .anna)
        #expect(try await family.ask(ListChores(), as: .ben).allSatisfy { $0.title != "Chop wood" })
        #expect(try await family.ask(ShowHousehold(), as: .ben).name == "The Smiths")
    }

    private func unanswered(_ operation: some Inquiry) async -> ServiceError? {
        await refusal { () throws(ServiceError) in _ = try await family.ask(operation, as: .anna) }
    }

    @Test("finds in one the same answers, whatever happens in the other", arguments: 1...4)
    func doesNotInterfere(pair: Int) async throws {
        let first = try await answers(after: "Ab\(pair)", times: pair)
        let second = try await answers(after: "Something else \(pair)", times: 2 * pair + 1)

        #expect(first.anna == second.anna)
        #expect(first.ben == second.ben)
        #expect(first.cottage != second.cottage)
    }

    /// What Anna and Ben are told at the Smiths', and Anna in the cottage, after something happened there.
    private func answers(
        after word: String, times: Int
    ) async throws -> (anna: [Told], ben: [Told], cottage: [Told]) {
        let family = try await Family()
        try await Self.addCottage(to: family)
        for number in 1...times {
            try await family.perform(
                AddChore(title: Title("\(word) \(number)"), for: .one("anna")), as: .anna)
            try await family.complete(number, as: .anna)
        }
        try await family.perform(AddChild(name: Name("\(word)"), signIn: .code), as: .anna)
        try await family.perform(ChangeSettings(.name(Title("\(word) home"))), as: .anna)
        try await family.perform(EditProfile(name: Name("Annie \(times)")), as: .anna)
        _ = await family.refusal(CompleteChore(99), as: .anna)
        let names = ["anna", "ben", "mia", word]
        let cottage = try await family.everything(for: .anna, naming: names)
        try await family.perform(SwitchHousehold(to: "The Smiths"), as: .anna)
        // The list of one's own households is of all of them.
        let anna = try await family.everything(for: .anna, naming: ["anna", "ben", "mia"])
            .filter { $0.operation != "ListHouseholds" }
        let ben = try await family.everything(for: .ben, naming: ["anna", "ben", "mia"])
        return (anna, ben, cottage)
    }

    @Test("leaves no word of one in the records of the other")
    func recordsApart() async throws {
        try await family.perform(SwitchHousehold(to: "The Smiths"), as: .anna)
        let rows = try await family.database.read { database in
            try String.fetchAll(
                database,
                sql: """
                    SELECT operation || ' ' || coalesce(input, '') FROM audit
                    WHERE household_id = (SELECT id FROM household WHERE name = 'The Smiths')
                    """)
        }
        #expect(!rows.isEmpty)
        #expect(rows.allSatisfy { !$0.contains("cottage") && !$0.contains("household.switch") })
    }
}

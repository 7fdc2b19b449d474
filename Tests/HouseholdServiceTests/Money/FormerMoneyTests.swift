import HouseholdModel
import HouseholdService
import Testing

/// Anna and Ben are parents until Ben leaves, and Gus has left the flat before.
@Suite("Money with somebody who left")
struct FormerMoneyTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.setRate(as: .anna)
        try await family.give(100, to: "mia", as: .anna)
    }

    private func charge(
        _ amount: String, _ name: String = "ben", as person: Person = .anna
    ) async throws {
        try await family.perform(
            ChargeMoney(amount, to: name, because: Note("Pizza")), as: person)
    }

    private func remove(_ name: String) async throws {
        try await family.perform(RemoveMember(name), as: .anna)
    }

    /// How many notices there are for somebody.
    private func notices(of name: String) throws -> Int {
        let member = try family.member(name).literal
        return try family.count("notice", where: "member_id = \(member)")
    }

    /// By which number somebody calls the newest entry of a kind.
    private func newest(_ kind: EntryKind, as person: Person) async throws -> Int {
        let entries = try await family.ask(ShowMoneyHistory(), as: person)
        return try #require(entries.first { $0.kind == kind }?.seq)
    }

    /// That somebody who left is told of to that one as if there were nobody called so.
    private func isNobody(_ name: String, to person: Person) async -> Bool {
        let list = await refusal { () throws(ServiceError) in
            _ = try await family.ask(ListMoney(of: name), as: person)
        }
        let history = await refusal { () throws(ServiceError) in
            _ = try await family.ask(ShowMoneyHistory(of: name), as: person)
        }
        return [list, history].allSatisfy { $0 == .notFound(.person, name) }
    }

    @Test("is settled where they owed, and nobody who left is told")
    func isSettled() async throws {
        try await charge("5.00")
        try await remove("ben")
        let told = try notices(of: "Ben")

        let moved = try await family.perform(SettleMoney(with: "ben"), as: .anna)

        #expect((moved.to, moved.by, moved.amount) == ("anna", "ben", 500))
        #expect(moved.name == "Ben")
        #expect(moved.left == nil)
        #expect(try await family.debts(as: .anna) == [])
        #expect(try notices(of: "Ben") == told)
        let rows = try await family.ask(ListAudit(), as: .anna)
        #expect(rows.contains { $0.operation == "money.settle" && $0.allowed })
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("is settled where they were owed, by name as by user name")
    func isPaidOff() async throws {
        try await charge("5.00", "anna", as: .ben)
        try await family.perform(EditProfile(name: Name("Benjamin")), as: .ben)
        try await charge("1.00", "anna", as: .ben)
        try await remove("ben")
        #expect(try await family.ask(ListMoney(of: "ben"), as: .anna).debts.map(\.amount) == [600])

        try await family.perform(PayMoney("1.00", to: "ben"), as: .anna)
        #expect(try await family.perform(TakeBack(), as: .anna) != nil)
        #expect(try await family.debts(as: .anna) == ["ben<anna 6.00"])
        try await family.perform(PayMoney("1.00", to: "ben"), as: .anna)
        let moved = try await family.perform(SettleMoney(with: "benjamin"), as: .anna)

        #expect((moved.to, moved.by, moved.amount) == ("ben", "anna", 500))
        #expect(moved.name == "Benjamin")
        #expect(try await family.debts(as: .anna) == [])
    }

    @Test("is paid as far as it is owed, and no further: then they would owe the rest")
    func isPaid() async throws {
        try await charge("5.00", "anna", as: .ben)
        try await remove("ben")
        let name = try Name("Ben")

        #expect(
            await family.refusal(PayMoney("5.01", to: "ben"), as: .anna)
                == .money(.hasLeft(name, owed: 500, try .euro())))
        let moved = try await family.perform(PayMoney("2.00", to: "ben"), as: .anna)
        #expect((moved.left?.to, moved.left?.by, moved.left?.amount) == ("ben", "anna", 300))
        #expect(moved.left?.gone == true)
        #expect(
            await family.refusal(PayMoney("3.01", to: "ben"), as: .anna)
                == .money(.hasLeft(name, owed: 300, try .euro())))
        try await family.perform(PayMoney("3.00", to: "ben"), as: .anna)
        #expect(try await family.debts(as: .anna) == [])
    }

    @Test("that they owe is not made more by what they are paid")
    func isNotLent() async throws {
        try await charge("5.00")
        try await remove("ben")

        #expect(
            await family.refusal(PayMoney("0.01", to: "ben"), as: .anna)
                == .money(.hasLeft(try Name("Ben"), owed: -500, try .euro())))
        #expect(try await family.debts(as: .anna) == ["anna<ben 5.00"])
    }

    @Test("is none where nothing is open: then they are nobody, as who never was here")
    func isNone() async throws {
        try await charge("5.00")
        try await family.perform(SettleMoney(with: "ben"), as: .anna)
        try await remove("ben")

        for name in ["ben", "Ben", "lena", "nobody"] {
            #expect(
                await family.refusal(PayMoney("1.00", to: name), as: .anna)
                    == .notFound(.person, name))
            #expect(
                await family.refusal(SettleMoney(with: name), as: .anna)
                    == .notFound(.person, name))
        }
        #expect(try await family.ask(ShowMoneyHistory(of: "ben"), as: .anna).count == 2)
    }

    @Test("is never charged anew")
    func isNotCharged() async throws {
        try await charge("5.00")
        try await remove("ben")

        let error = await family.refusal(
            ChargeMoney("1.00", to: "ben", because: try Note("Pizza")), as: .anna)
        #expect(error == .notFound(.person, "ben"))
    }

    @Test("is no third's, who is told what is told of somebody unknown")
    func isNoThirds() async throws {
        try await charge("5.00")
        let number = try await newest(.charge, as: .anna)
        try await remove("ben")
        try family.tamper("UPDATE member SET role = 'parent' WHERE name = 'Max'")

        #expect(
            await family.refusal(PayMoney("1.00", to: "ben"), as: .max) == .notFound(.person, "ben")
        )
        #expect(
            await family.refusal(SettleMoney(with: "ben"), as: .max) == .notFound(.person, "ben"))
        #expect(
            await family.refusal(ReverseMoney(number), as: .max)
                == .notFound(.moneyEntry, String(number)))
        for name in ["ben", "nobody"] { #expect(await isNobody(name, to: .max)) }
        #expect(try await family.debts(as: .max) == [])
        #expect(try await family.debts(as: .anna) == ["anna<ben 5.00"])
    }

    @Test("among housemates is theirs alone, with their own numbers")
    func isAmongHousemates() async throws {
        try await family.perform(SetMoney(.currency(try .euro())), as: .nora)
        try await family.bringBack(.gus) {
            try await charge("5.00", "gus", as: .nora)
            try await charge("2.00", "nora", as: .gus)
        }
        #expect(try await family.debts(as: .nora) == ["nora<gus 3.00"])
        for other in [Person.paul, .rita] {
            #expect(
                await family.refusal(SettleMoney(with: "gus"), as: other)
                    == .notFound(.person, "gus"))
            #expect(
                await family.refusal(ReverseMoney(1), as: other) == .notFound(.moneyEntry, "1"))
        }

        let number = try await newest(.charge, as: .nora)
        #expect(
            await family.refusal(ReverseMoney(number), as: .nora)
                == .money(.isCreditors(try Name("Gus"), owed: -300)))
        let told = try notices(of: "Gus")
        try await family.perform(ReverseMoney(1), as: .nora)
        #expect(try await family.debts(as: .nora) == ["gus<nora 2.00"])
        try await family.perform(SettleMoney(with: "gus"), as: .nora)
        #expect(try await family.debts(as: .nora) == [])
        #expect(try notices(of: "Gus") == told)
        #expect(await family.refusal(SettleMoney(with: "nora"), as: .gus) != nil)
    }

    @Test("of a child is paid out by the parents, and no more than that")
    func isAChilds() async throws {
        try await family.perform(
            PayOut("5.00", to: "mia", later: true, because: nil), as: .anna)
        try await remove("mia")
        #expect(await isNobody("mia", to: .max))
        #expect(try await family.ask(ListMoney(of: "mia"), as: .ben).debts.map(\.amount) == [500])

        #expect(
            await family.refusal(PayMoney("5.01", to: "mia"), as: .ben)
                == .money(.isNotOwed(try Name("Mia"), owed: 500, try .euro())))
        try await family.perform(PayMoney("2.00", to: "mia"), as: .ben)
        let payment = try await newest(.payment, as: .anna)
        let moved = try await family.perform(SettleMoney(with: "mia"), as: .anna)
        #expect((moved.to, moved.by, moved.amount, moved.name) == ("mia", nil, 300, "Mia"))
        #expect(
            await family.refusal(SettleMoney(with: "mia"), as: .anna) == .notFound(.person, "mia"))

        try await family.perform(ReverseMoney(payment), as: .anna)
        #expect(try await family.debts(as: .ben) == ["mia<home 2.00"])
        #expect(await family.refusal(SettleMoney(with: "mia"), as: .max) != nil)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("is taken back as it was booked")
    func isUndone() async throws {
        try await charge("5.00")
        try await remove("ben")
        let told = try notices(of: "Ben")

        try await family.perform(SettleMoney(with: "ben"), as: .anna)
        #expect(try await family.perform(TakeBack(), as: .anna) != nil)
        #expect(try await family.debts(as: .anna) == ["anna<ben 5.00"])

        try await family.perform(ReverseMoney(newest(.charge, as: .anna)), as: .anna)
        #expect(try await family.debts(as: .anna) == [])
        #expect(try notices(of: "Ben") == told)
    }

    @Test("is found by what they are called once they are erased")
    func isForgotten() async throws {
        try await charge("5.00")
        try await remove("ben")
        try await family.perform(EraseMember("ben"), as: .anna)
        let name = try #require(try await family.ask(ListMoney(), as: .anna).debts.first?.name)

        #expect(
            await family.refusal(SettleMoney(with: "ben"), as: .anna) == .notFound(.person, "ben"))
        let moved = try await family.perform(SettleMoney(with: name), as: .anna)
        #expect((moved.amount, moved.name) == (500, name))
        #expect(try await family.debts(as: .anna) == [])
    }

    @Test("with several who are called alike wants the user name")
    func isOfOneOfSeveral() async throws {
        try await family.perform(EditProfile(name: Name("Kay")), as: .ben)
        try await charge("5.00")
        try await remove("ben")
        try await family.bringBack(.lena) {
            try await family.perform(EditProfile(name: Name("Kay")), as: .lena)
            try await charge("2.00", "lena")
        }

        let error = await family.refusal(SettleMoney(with: "Kay"), as: .anna)
        guard case .member(.severalLeft(let name, let usernames)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(name == (try Name("Kay")))
        #expect(usernames.sorted() == ["ben", "lena"])
        #expect(try await family.perform(SettleMoney(with: "lena"), as: .anna).amount == 200)
        #expect(try await family.perform(SettleMoney(with: "kay"), as: .anna).amount == 500)
    }

    @Test("is settled also where somebody here is called so, with whom nothing is open")
    func isOfNamesakes() async throws {
        try await charge("5.00")
        try await remove("ben")
        try await family.perform(EditProfile(name: Name("Ben"), of: "max"), as: .anna)

        #expect(
            await family.refusal(PayMoney("1.00", to: "Ben"), as: .anna)
                == .money(.isNotOwed(try Name("Ben"), owed: 0, try .euro())))
        #expect(try await family.perform(SettleMoney(with: "Ben"), as: .anna).amount == 500)
    }

    /// Ben leaves and owes five euros, and Max, who is called so from now on, is owed two.
    private func haveNamesake() async throws {
        try await charge("5.00")
        try await remove("ben")
        try await family.perform(EditProfile(name: Name("Ben"), of: "max"), as: .anna)
        try await family.give(20, to: "max", as: .anna)
        try await family.perform(
            PayOut("2.00", to: "max", later: true, because: nil), as: .anna)
    }

    @Test("is told by name beside that of somebody here who is called so")
    func isToldOfNamesakes() async throws {
        try await haveNamesake()

        let debts = try await family.ask(ListMoney(of: "Ben"), as: .anna).debts
        #expect(debts.map(\.amount).sorted() == [200, 500])
        let entries = try await family.ask(ShowMoneyHistory(of: "Ben"), as: .anna)
        #expect(entries.map(\.kind) == [.payout, .charge])
        #expect(try await family.ask(ListMoney(of: "Ben"), as: .max).debts.map(\.amount) == [200])
    }

    @Test("is paid to whoever came back, and told of them")
    func isOfWhoCameBack() async throws {
        try await charge("5.00", "anna", as: .ben)
        try await comeBack()

        for person in [Person.anna, .ben] {
            let debts = try await family.ask(ListMoney(of: "ben"), as: person).debts
            #expect(debts.map(\.amount) == (person == .anna ? [500] : []))
        }
        try await family.perform(PayMoney("2.00", to: "ben"), as: .anna)
        #expect(try await family.ask(ListMoney(of: "ben"), as: .anna).debts.map(\.amount) == [300])
        #expect(
            await family.refusal(PayMoney("3.01", to: "ben"), as: .anna)
                == .money(.hasLeft(try Name("Ben"), owed: 300, try .euro())))
        try await family.perform(PayMoney("3.00", to: "ben"), as: .anna)
        #expect(try await family.debts(as: .anna) == [])

        let moved = try await family.perform(PayMoney("1.00", to: "ben"), as: .anna)
        #expect((moved.left?.to, moved.left?.by, moved.left?.amount) == ("anna", "ben", 100))
    }

    @Test("that whoever came back still owes keeps nobody from lending them more")
    func isLentToWhoCameBack() async throws {
        try await charge("5.00")
        try await comeBack()

        let moved = try await family.perform(PayMoney("3.00", to: "ben"), as: .anna)
        #expect((moved.left?.to, moved.left?.by, moved.left?.amount) == ("anna", "ben", 300))
        #expect(moved.left?.gone == false)
        #expect(
            try await family.ask(ListMoney(of: "ben"), as: .anna).debts.map(\.amount).sorted()
                == [300, 500])
        #expect(try await family.perform(SettleMoney(with: "ben"), as: .anna).amount == 300)
        #expect(try await family.perform(SettleMoney(with: "ben"), as: .anna).amount == 500)
    }

    /// Ben leaves, and comes back with the account that he has.
    private func comeBack() async throws {
        try await family.perform(LeaveHousehold(), as: .ben)
        let key = try await family.perform(
            InviteMember(Name("Ben"), as: .parent, draft: family.gate.draftKey()), as: .anna
        ).key
        try await family.perform(JoinHousehold(family.gate.open(key)), as: .ben)
    }

    @Test("stays open where something is open with somebody here who is called so")
    func staysOpen() async throws {
        try await haveNamesake()

        let moved = try await family.perform(SettleMoney(with: "Ben"), as: .anna)

        #expect((moved.to, moved.amount, moved.name) == ("max", 200, nil))
        #expect(try await family.debts(as: .anna) == ["anna<ben 5.00"])
    }

    @Test("is theirs whose user name it is, where another was called so; then the other's")
    func isOfTheUserName() async throws {
        try await charge("5.00")
        try await remove("ben")
        try await family.bringBack(.lena) {
            try await family.perform(EditProfile(name: Name("Ben")), as: .lena)
            try await charge("2.00", "lena")
        }

        #expect(try await family.perform(SettleMoney(with: "Ben"), as: .anna).by == "ben")
        #expect(try await family.perform(SettleMoney(with: "Ben"), as: .anna).by == "lena")
    }

    @Test("is found by a name that looks the same")
    func isFoundByItsLook() async throws {
        try await charge("5.00")
        try await remove("ben")

        // The letter in the middle is Cyrillic.
        #expect(try await family.perform(SettleMoney(with: "B\u{435}n"), as: .anna).amount == 500)
    }
}

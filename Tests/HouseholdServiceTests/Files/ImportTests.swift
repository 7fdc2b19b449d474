import HouseholdModel
import HouseholdService
import Testing

/// The families' day is Monday, 16 November 2026, 10 o'clock in Berlin.
@Suite("A list that is brought in")
struct ImportTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @discardableResult
    private func bring(
        _ lines: [ImportLine], as person: Person = .anna
    ) async throws -> ImportView {
        try await family.perform(ImportList(lines, from: .list), as: person)
    }

    private func faults(
        of lines: [ImportLine], as person: Person = .anna
    ) async throws -> [ImportFault] {
        let error = await family.refusal(try ImportList(lines, from: .list), as: person)
        guard case .lines(let faults) = error else { return [] }
        return faults
    }

    private func balance(_ name: String) async throws -> [Int] {
        let points = try await family.ask(ShowPoints(of: name), as: .anna)
        return [points.earned, points.balance]
    }

    // MARK: - Chores and rewards

    @Test("is all there, with one row in the records, and gone with one undo")
    func isOne() async throws {
        let before = try await family.ask(ListChores(.all), as: .anna).map(\.number)
        let rows = try family.count("audit")
        let view = try await bring([
            .chore(2, "Rake", to: "mia"), .chore(3, "Sweep"),
            ImportLine(4, .todo(AddTodo(AddChore(title: Title("Call"), value: .nothing)))),
        ])

        #expect(view.chores.map(\.title) == ["Rake", "Sweep", "Call"])
        #expect(try family.count("audit") == rows + 1)
        #expect(try family.count("audit", where: "operation = 'data.import' AND allowed") == 1)
        #expect(try await family.ask(ListUndo(), as: .anna).first?.on.source == "3 chores")
        let undone = try await family.perform(TakeBack(), as: .anna)
        #expect(undone?.chores.count == 3)
        #expect(try await family.ask(ListChores(.all), as: .anna).map(\.number) == before)
        #expect(try await family.perform(TakeBack(again: true), as: .anna)?.chores.count == 3)
        #expect(try await family.ask(ListChores(.all), as: .anna).count == before.count + 3)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("is told to those whose chores it brings")
    func tells() async throws {
        try await family.perform(ReadNotices(), as: .mia)
        try await bring([.chore(2, "Rake", to: "mia"), .chore(3, "Sweep", to: "max")])

        #expect(try await family.perform(ReadNotices(), as: .mia).count == 1)
    }

    @Test("takes rewards off the list again")
    func takesRewardsBack() async throws {
        try await bring([.reward(2, "Circus"), .reward(3, "Museum")])
        #expect(try await family.ask(ListRewards(), as: .anna).count { $0.state != .retired } >= 2)
        #expect(try await family.perform(TakeBack(), as: .anna) != nil)
        let left = try await family.ask(ListRewards(), as: .anna).filter {
            ["Circus", "Museum"].contains($0.title) && $0.state != .retired
        }
        #expect(left.isEmpty)
    }

    // MARK: - What hinders it

    @Test("is not there at all where a line can't be, and tells of all such lines")
    func isAllOrNothing() async throws {
        let before = try family.records()

        let faults = try await faults(of: [
            .chore(2, "Rake", to: "mia"), .chore(3, "Sweep", to: "nobody"), .chore(5, "Mop"),
            .chore(7, "Dust", to: "olga"),
        ])
        #expect(faults.map(\.line) == [3, 7])
        #expect(faults.first?.error == .notFound(.person, "nobody"))
        #expect(try family.records() == before)
    }

    @Test("tells of twenty at most")
    func isBounded() async throws {
        let lines = try (2..<60).map { try ImportLine.chore($0, "Rake", to: "nobody") }

        #expect(try await faults(of: lines).map(\.line) == Array(2..<22))
        let many = try (0...ImportList.mostLines).map { try ImportLine.chore($0, "Rake") }
        #expect(
            await family.refusal(try ImportList(many, from: .list), as: .anna)?.code
                == "value.unusable")
    }

    @Test("changes nothing where it is only tried")
    func isTried() async throws {
        let before = try family.records()
        let view = try await family.gate.perform(
            ImportList([.chore(2, "Rake"), .child(3, "Noa", had: 30)], from: .list),
            as: family.caller(.anna), request: family.newRequest(), isRehearsal: true
        ).output

        #expect(view.chores.count == 1 && view.people.count == 1 && view.openings.count == 1)
        #expect(try family.records() == before)
    }

    // MARK: - The rules

    @Test("is asked for as each of its lines is by hand")
    func isAsked() async throws {
        let noRewards = """
            @id("reward.nobody")
            @say("No rewards this month.")
            forbid (principal, action == Action::"reward.add", resource);
            """
        try await family.perform(SetRules(noRewards, from: "x.cedar", adding: true), as: .anna)
        let error = await family.refusal(
            try ImportList([.reward(2, "Zoo")], from: .list), as: .anna)

        guard case .refused(let refusal) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(refusal.action == .addReward && refusal.say == "No rewards this month.")
        try await bring([.chore(2, "Rake")])
    }

    @Test("wants the password where somebody had many points")
    func wantsPassword() async throws {
        family.clock.advance(days: 1)
        try await bring([.child(2, "Noa", had: 100)])
        #expect(
            await family.refusal(
                try ImportList([.child(2, "Lou", had: 101)], from: .list), as: .anna)
                == .account(.passwordWanted))
    }

    // MARK: - People and what they had

    @Test("gives children what they had, in no week, and takes it back with them")
    func opens() async throws {
        try await bring([.child(2, "Noa", had: 90), .child(3, "Lou")])

        #expect(try await balance("noa") == [0, 90])
        let entry = try await family.ask(ShowPointsHistory(of: "noa"), as: .anna)
        #expect(entry.map(\.kind) == [.opening] && entry.first?.why == "list.csv")
        #expect(
            entry.first?.sha256
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
        #expect(try await family.ask(ListUndo(), as: .anna).first?.on.source.contains("2") == true)

        #expect(try await family.perform(TakeBack(), as: .anna) != nil)
        let names = try await family.ask(ListChildren(), as: .anna).map(\.name)
        #expect(!names.contains("Noa") && !names.contains("Lou"))
        #expect(try family.count("member", where: "name = 'Lou'") == 0)
        #expect(try family.count("ledger", where: "kind = 'opening'") == 1)
        #expect(try family.count("ledger", where: "kind = 'reversal'") == 1)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
        // The names are free again.
        try await bring([.child(2, "Noa", had: 80), .child(3, "Lou", had: 5)])
        #expect(try await balance("noa") == [0, 80])
    }

    @Test("takes children back who are called otherwise since")
    func takesRenamedBack() async throws {
        try await bring([.child(2, "Noa")])
        try await family.perform(EditProfile(name: Name("Noam"), of: "noa"), as: .ben)
        #expect(try await family.perform(TakeBack(), as: .anna) != nil)
        #expect(try family.count("member", where: "name IN ('Noa', 'Noam')") == 0)
    }

    @Test("has nobody twice")
    func refusesTwins() async throws {
        let faults = try await faults(of: [
            .child(2, "Noa"), .child(3, "Lou"), .child(4, "NOA"), .child(5, "mia"),
        ])
        #expect(faults.map(\.line) == [4, 5])
    }

    @Test("opens the book of a child before all else, once")
    func opensFirst() async throws {
        try await bring([.opening(2, of: "max", 40)])
        #expect(try await balance("max") == [0, 40])
        #expect(
            try await faults(of: [.opening(2, of: "max", 40)]).first?.error.code
                == "points.has-begun")
        // One that was wrong is taken back, and another one can come.
        #expect(try await family.perform(TakeBack(), as: .anna)?.points == -40)
        try await bring([.opening(2, of: "max", 30)])
        #expect(try await balance("max") == [0, 30])

        try await family.give(3, to: "mia", as: .anna)
        let faults = try await faults(of: [
            .opening(2, of: "mia", 40), .opening(3, of: "ben", 4), .opening(4, of: "nobody", 4),
        ])
        #expect(
            faults.map(\.error.code) == [
                "points.has-begun", "points.not-a-child", "member.not-found",
            ]
                || faults.isEmpty)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("opens the book of a child also where an allowance is in it, which is no points")
    func opensBehindMoney() async throws {
        try await family.reckon()
        try await family.setAllowance("5.00", for: "max", as: .anna)
        family.clock.advance(days: 5)
        _ = try await family.ask(ShowPoints(), as: .max)
        #expect(try family.count("ledger", where: "kind = 'allowance'") == 1)

        try await bring([.opening(2, of: "max", 40)])

        #expect(try await balance("max") == [0, 40])
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("can be reversed by hand, too")
    func isReversed() async throws {
        try await bring([.opening(2, of: "max", 40)])
        let entry = try await family.ask(ShowPointsHistory(of: "max"), as: .anna).first?.seq
        try await family.perform(ReversePoints(try #require(entry)), as: .ben)

        #expect(try await balance("max") == [0, 0])
        #expect(await family.refusal(TakeBack(), as: .anna)?.code == "undo.in-the-way")
    }

    @Test("leaves no word of its file, nor what it could be guessed by, once somebody is erased")
    func isErased() async throws {
        let file = FileReference(
            called: try Note("Marker-Jar.csv"), content: Array("name,points\nNoa,90\n".utf8))
        try await family.perform(
            ImportList([.child(2, "Noa", had: 90), .opening(3, of: "max", 4)], from: file),
            as: .anna)
        try await family.perform(RemoveMember("noa"), as: .anna)
        try await family.perform(EraseMember("noa"), as: .anna)

        let left = "why LIKE '%Marker%' OR why LIKE '%\(file.sha256)%'"
        #expect(try family.count("ledger", where: left) == 0)
        #expect(try family.count("ledger", where: "kind = 'opening' AND why IS NULL") == 2)
        #expect(
            try family.count("audit", where: "instr(input, 'Marker') OR instr(input, 'noa')") == 0)
        let entries = try await family.ask(ShowPointsHistory(of: "max"), as: .anna)
        #expect(entries.first?.sha256 == nil && entries.first?.why == "erased")
        #expect(entries.first?.points == 4)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }
}

import HouseholdModel
import HouseholdService
import Testing

/// The families' day is Monday, 16 November 2026, 10 o'clock in Berlin.
@Suite("An absence")
struct AbsenceTests {
    private let family: Family
    private let today: Day

    init() async throws {
        family = try await Family()
        today = try family.zone().day(at: family.clock.now)
    }

    @Test("is kept with its days and its note, under a number of its own")
    func isKept() async throws {
        var add = AddAbsence(of: "mia", from: today, to: today.adding(days: 3))
        add.note = try Note("with grandma")
        let first = try await family.perform(add, as: .anna)
        let second = try await family.perform(AddAbsence(from: today), as: .ben)

        #expect((first.number, first.member, first.note) == (1, "mia", "with grandma"))
        #expect((first.from, first.to) == ("2026-11-16", "2026-11-19"))
        #expect((second.number, second.member) == (2, "ben"))
        #expect((second.from, second.to, second.note) == ("2026-11-16", "2026-11-16", nil))
    }

    @Test(
        "is seen by the family, its note by that person and the parents alone",
        arguments: [(Person.anna, true), (.ben, true), (.mia, true), (.max, false)])
    func isSeen(person: Person, isNoteSeen: Bool) async throws {
        var add = AddAbsence(from: today)
        add.note = try Note("why")
        try await family.perform(add, as: .mia)

        let seen = try await family.ask(ListAbsences(), as: person)

        #expect(seen.map(\.member) == ["mia"])
        #expect(seen.map(\.note) == [isNoteSeen ? "why" : nil])
        #expect(try await family.ask(ListAbsences(), as: .olga).isEmpty)
    }

    @Test("is listed until it is over, and after that among all; those that begin first come first")
    func isListed() async throws {
        for (name, first, last) in [("mia", 5, 6), ("max", 0, 2), ("mia", 1, 30)] {
            try await family.perform(
                AddAbsence(
                    of: name, from: today.adding(days: first), to: today.adding(days: last)),
                as: .anna)
        }
        func numbers(_ list: ListAbsences) async throws -> [Number] {
            try await family.ask(list, as: .anna).map(\.number)
        }

        #expect(try await numbers(ListAbsences()) == [2, 3, 1])
        #expect(try await numbers(ListAbsences(of: "mia")) == [3, 1])
        try await family.live(days: 2)
        #expect(try await numbers(ListAbsences()) == [2, 3, 1])
        try await family.live(days: 1)
        #expect(try await numbers(ListAbsences()) == [3, 1])
        #expect(try await numbers(ListAbsences(all: true)) == [2, 3, 1])
    }

    @Test("is not there any more once it is removed")
    func isRemoved() async throws {
        try await family.perform(AddAbsence(of: "mia", from: today), as: .anna)

        let removed = try await family.perform(RemoveAbsence(1), as: .mia)

        #expect((removed.number, removed.member) == (1, "mia"))
        #expect(try await family.ask(ListAbsences(all: true), as: .anna).isEmpty)
        for number in [1, 99] {
            let error = await refusal { () throws(ServiceError) in
                try await family.perform(RemoveAbsence(number), as: .mia)
            }
            #expect(error == .notFound(.absence, String(number)))
        }
        #expect(try await family.perform(AddAbsence(from: today), as: .mia).number == 2)
    }

    @Test(
        "is refused where its days make no sense",
        arguments: [(3, 2), (0, 366), (-5, -1), (10, 376)])
    func isRefused(first: Int, last: Int) async throws {
        let before = try family.everything()
        let error = await refusal { () throws(ServiceError) in
            try await family.perform(
                AddAbsence(
                    of: "mia", from: today.adding(days: first), to: today.adding(days: last)),
                as: .anna)
        }

        let code = error?.code ?? ""
        #expect(code == (last < 0 ? "absence.past" : "value.unusable"))
        #expect(try family.everything() == before)
    }

    @Test(
        "may last a year, begin earlier, and overlap another one",
        arguments: [(0, 365), (-30, 0), (-365, 0)])
    func isAccepted(first: Int, last: Int) async throws {
        for _ in 1...2 {
            try await family.perform(
                AddAbsence(
                    of: "mia", from: today.adding(days: first), to: today.adding(days: last)),
                as: .anna)
        }

        #expect(try await family.ask(ListAbsences(), as: .anna).map(\.number) == [1, 2])
    }

    @Test("is of members of the household alone", arguments: ["tim", "lena", "nobody"])
    func isOfMembers(name: String) async throws {
        let error = await refusal { () throws(ServiceError) in
            try await family.perform(AddAbsence(of: name, from: today), as: .anna)
        }

        #expect(error == .notFound(.person, name))
    }

    @Test("is written down as about that member")
    func isRecorded() async throws {
        try await family.perform(AddAbsence(of: "mia", from: today), as: .anna)
        try await family.perform(RemoveAbsence(1), as: .ben)

        let rows = try await family.ask(ListAudit(), as: .mia)
        #expect(rows.prefix(2).map(\.operation) == ["absence.remove", "absence.add"])
        #expect(rows.first?.on == "absence 1")
    }

    @Test("can be asked about", arguments: [(Person.mia, true), (.max, false), (.anna, true)])
    func isAskedAbout(person: Person, isAllowed: Bool) async throws {
        try await family.perform(AddAbsence(of: "mia", from: today), as: .anna)

        let decision = try await family.ask(AskRules(.removeAbsence, on: "1"), as: person)

        #expect(decision.allowed == isAllowed)
    }
}

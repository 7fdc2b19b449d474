import HouseholdModel
import HouseholdService
import Testing

/// Dishes are chore 2, and Mia's.
@Suite("A reminder")
struct RemindTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    private func reminders(_ person: Person) async throws -> [String] {
        try await family.ask(ListNotices(), as: person)
            .filter { !$0.read && $0.kind == .chore(.reminded) }.map(\.text.source)
    }

    private func isRefused(_ number: Number) async -> Bool {
        guard case .refused = await family.refusal(RemindOfChore(number), as: .anna) else {
            return false
        }
        return true
    }

    @Test("is told to whoever is to do the chore, once a day by each who reminds")
    func isToldOnce() async throws {
        try await family.perform(RemindOfChore(2), as: .max)
        #expect(
            try await reminders(.mia) == ["Max reminds you of \"Dishes\". Done with it? done 2"])
        #expect(
            await family.refusal(RemindOfChore(2), as: .max)
                == .chore(.reminded(2, try Name("Mia"))))
        try await family.perform(RemindOfChore(2), as: .anna)
        #expect(try await reminders(.mia).count == 2)

        try await family.live(days: 1)
        try await family.perform(RemindOfChore(2), as: .max)
        #expect(try await reminders(.mia).count == 1, "The first two were read.")
    }

    @Test("goes with the chore: when it is done, rests or is another's; and comes back with it")
    func goesWithTheChore() async throws {
        try await family.perform(RemindOfChore(2), as: .max)
        try await family.complete(2, as: .mia)
        #expect(try await reminders(.mia).isEmpty)
        try await family.perform(UndoChore(2), as: .mia)
        #expect(try await reminders(.mia).count == 1)
        try await family.perform(PauseChore(2), as: .anna)
        #expect(try await reminders(.mia).isEmpty)
        #expect(await family.refusal(RemindOfChore(2), as: .anna) == .chore(.isNotToDo(2)))
        try await family.perform(ResumeChore(2), as: .anna)

        var edit = EditChore(2)
        edit.people = .to(.one("max"))
        try await family.perform(edit, as: .anna)
        #expect(try await reminders(.mia).isEmpty)
        #expect(try await reminders(.max).isEmpty)
    }

    @Test(
        "is of one date of a chore that comes back: not of the next one",
        arguments: [false, true])
    func isOfOneDate(isChecked: Bool) async throws {
        if isChecked { try await family.settle(.approval(.always), as: .anna) }
        let number = try await family.addDaily("Teeth", for: .one("mia"))
        try await family.perform(RemindOfChore(number), as: .max)
        #expect(try await reminders(.mia).count == 1)
        family.clock.advance(milliseconds: 1_000)
        try await family.complete(number, as: .mia)
        #expect(try await reminders(.mia).isEmpty)
        guard case .chore(.notYet) = await family.refusal(RemindOfChore(number), as: .anna)
        else {
            Issue.record("Mia would be reminded of what is for tomorrow")
            return
        }
    }

    @Test("goes to whoever stands in for somebody who is away")
    func goesToWhoStandsIn() async throws {
        let number = try await family.addDaily(
            "Teeth", for: .turns(["mia", "max"], .inOrder, .occurrence))
        let today = try family.zone().day(at: family.clock.now)
        try await family.perform(AddAbsence(of: "mia", from: today), as: .anna)

        let view = try await family.perform(RemindOfChore(number), as: .anna)

        #expect(view.turn == "max")
        #expect(try await reminders(.max).count == 1)
        #expect(try await reminders(.mia).isEmpty)
    }

    @Test("stays in the list of what was told once it is read")
    func staysOnceRead() async throws {
        try await family.perform(RemindOfChore(2), as: .max)
        try await family.perform(ReadNotices(), as: .mia)
        family.clock.advance(milliseconds: 1_000)
        try await family.complete(2, as: .mia)
        let kinds = try await family.ask(ListNotices(), as: .mia).map(\.kind)
        #expect(kinds.contains(.chore(.reminded)))
    }

    @Test("is refused of what is done, of one's own, and of what anybody may do")
    func isRefused() async throws {
        try await family.complete(2, as: .mia)
        #expect(await family.refusal(RemindOfChore(2), as: .anna) == .chore(.isNotToDo(2)))
        let open = try await family.addChore("Sweep")
        #expect(await isRefused(open))
        let own = try await family.addChore("Rake", to: "anna")
        #expect(await isRefused(own))
    }

    @Test("is for the one who is meant where each has a date of their own")
    func isForOne() async throws {
        let number = try await family.addDaily("Teeth", for: .each(["mia", "max"]))
        let refusal = await family.refusal(RemindOfChore(number), as: .anna)
        #expect(refusal == .chore(.whose(number, ["mia", "max"])))

        try await family.perform(RemindOfChore(number, of: "max"), as: .anna)
        #expect(try await reminders(.mia).isEmpty)
        #expect(try await reminders(.max).count == 1)
        // Who has one of them can mean only the other.
        try await family.perform(RemindOfChore(number), as: .max)
        #expect(try await reminders(.mia).count == 1)
    }
}

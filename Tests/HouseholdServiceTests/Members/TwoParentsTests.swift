import HouseholdModel
import HouseholdService
import Testing

/// Anna and Ben are the Smiths' parents.
@Suite("Of two parents")
struct TwoParentsTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    /// The questions to parents that somebody has not read.
    private func unread(_ person: Person) async throws -> [String] {
        let questions = ["reward-requested", "points-appealed"]
        return try await family.ask(ListNotices(), as: person)
            .filter { !$0.read && questions.contains($0.kind.rawValue) }
            .map(\.kind.rawValue)
    }

    @Test(
        "both hear of a request, and neither any more once one has answered",
        arguments: [true, false])
    func areToldOnce(_ isGranted: Bool) async throws {
        try await family.give(20, to: "mia", as: .anna)
        let film = try await family.sell("Film", for: 5).number
        let request = try await family.perform(RequestReward(film), as: .mia).number
        #expect(try await unread(.anna) == ["reward-requested"])
        #expect(try await unread(.ben) == ["reward-requested"])

        if isGranted {
            try await family.perform(GrantRequest(request), as: .anna)
        } else {
            try await family.perform(DeclineRequest(request), as: .anna)
        }

        #expect(try await unread(.anna) == [])
        #expect(try await unread(.ben) == [])
    }

    @Test("the other is asked about a deduction, and the one alone where there is no other")
    func otherIsAsked() async throws {
        try await family.settle(.deductions(10), as: .anna)
        try await family.give(20, to: "mia", as: .anna)
        for entry in [2, 3] {
            try await family.take(2, from: "mia", as: .anna)
            try await family.perform(AppealPoints(entry, because: Note("No")), as: .mia)
        }
        #expect(try await unread(.anna) == [])
        #expect(try await unread(.ben) == ["points-appealed", "points-appealed"])
        try await family.perform(UpholdPoints(2), as: .ben)
        #expect(try await unread(.ben) == ["points-appealed"])

        try await family.perform(LeaveHousehold(), as: .ben)

        #expect(try await family.ask(ListObjections(), as: .anna).map(\.seq) == [3])
    }

    /// What waits for an answer, each with the no of the last day to the same.
    private func waiting(as person: Person = .ben) async throws -> [String] {
        try await family.ask(ListChores(.waiting), as: person).map { chore in
            let no = chore.earlier.map { ": \($0.by), \($0.why ?? "-")" } ?? ""
            return "\(chore.number)\(no)"
        }
    }

    @Test("see what the other one has said no to within a day, when it is done again")
    func seeWhatWasSentBack() async throws {
        try await family.settle(.approval(.always), as: .anna)
        try await family.complete(2, as: .mia)
        #expect(try await waiting() == ["2"])
        try await family.perform(
            RejectChore(2, because: Note("The pans too")), as: .anna)
        try await family.complete(2, as: .mia)
        #expect(try await waiting() == ["2: anna, The pans too"])
        #expect(try await waiting(as: .anna) == ["2: anna, The pans too"])
        #expect(try await waiting(as: .mia) == ["2"])
        #expect(try await waiting(as: .max) == ["2"])

        family.clock.advance(milliseconds: 86_400_000)
        #expect(try await waiting() == ["2: anna, The pans too"])
        family.clock.advance(milliseconds: 1)
        #expect(try await waiting() == ["2"])
    }

    @Test("see no no that was taken back, though the child has heard it")
    func seesNoneTakenBack() async throws {
        try await family.settle(.approval(.always), as: .anna)
        try await family.complete(2, as: .mia)
        try await family.perform(RejectChore(2, because: Note("The pans too")), as: .anna)
        try await family.perform(ReadNotices(), as: .mia)
        try await family.perform(TakeBack(), as: .anna)

        #expect(try await waiting() == ["2"])
    }

    @Test("see no no to a date before that was done well since")
    func seesNoneOfAnotherDate() async throws {
        try await family.settle(.approval(.always), as: .anna)
        try await family.repeatDaily(2)
        try await family.complete(2, as: .mia)
        try await family.perform(RejectChore(2, because: Note("The pans too")), as: .anna)
        family.clock.advance(milliseconds: 1)
        try await family.complete(2, as: .mia)
        #expect(try await waiting() == ["2: anna, The pans too"])
        try await family.perform(ApproveChore(2), as: .ben)
        family.clock.advance(milliseconds: 79_200_000)
        try await family.complete(2, as: .mia)

        #expect(try await waiting() == ["2"])
    }

    @Test(
        "see what the other one has said no to within a day, when a child asks to be excused again")
    func seeWhatIsToBeDone() async throws {
        for expected in ["2", "2: anna, You can"] {
            try await family.perform(ExcuseChore(2, because: Note("Homework")), as: .mia)
            #expect(try await waiting() == [expected])
            try await family.perform(RejectChore(2, because: Note("You can")), as: .anna)
        }
    }

    @Test("see what the other one has said no to within a day, when a child proposes it again")
    func seeWhatWasDeclined() async throws {
        let first = try await family.propose("Sell lemonade", as: .mia)
        try await family.perform(DeclineChore(first, because: Note("It is winter")), as: .anna)
        let other = try await family.propose("Sell lemonade", as: .max)
        let second = try await family.propose("sell Lemonade", as: .mia)
        #expect(
            Set(try await waiting()) == ["\(other)", "\(second): anna, It is winter"])
    }
}

import HouseholdModel
import HouseholdService
import Testing

/// Mia has a routine of three chores of each day, and Anna and Ben say OK to all that is done.
@Suite("What is told of a routine")
struct RoutineNoticeTests {
    private let family: Family
    private let chores: [Number]

    init() async throws {
        family = try await Family()
        try family.everybodyProves()
        var chores: [Number] = []
        for title in ["Brush teeth", "Make bed", "Pack bag"] {
            chores.append(try await family.addDaily(title, for: .one("mia")))
        }
        self.chores = chores
        try await family.addRoutine("morning", of: chores)
        try await family.settle(.approval(.always), as: .anna)
        try await family.perform(ChangeSettings(.messages(.titles)), as: .anna)
        try await family.perform(ReadNotices(), as: .mia)
    }

    private static let whole = """
        Mia has done all of morning. 3 chores wait for your OK: Brush teeth, Make bed, Pack bag.
        """

    private func completeAll() async throws {
        for chore in chores { try await family.complete(chore, as: .mia) }
    }

    private func list(_ question: ListNotices = ListNotices(), as person: Person) async throws
        -> [String]
    {
        try await family.ask(question, as: person).map(\.text.source)
    }

    // MARK: - What waits

    @Test("is one message once the last of it is done, and none that counts it less")
    func isOneMessage() async throws {
        try family.addChannel(of: "Anna")
        for chore in chores.dropLast() {
            try await family.complete(chore, as: .mia)
            #expect(try await family.told().isEmpty)
            family.clock.advance(minutes: 9)
        }
        #expect(try await family.told().isEmpty)
        try await family.complete(chores[2], as: .mia)

        #expect(try await family.told() == [Self.whole])
        #expect(try await family.told().isEmpty)
        family.clock.advance(minutes: 11)
        #expect(try await family.told().isEmpty)
    }

    @Test("counts chores where messages name nothing")
    func counts() async throws {
        try family.addChannel(of: "Anna")
        try await family.perform(ChangeSettings(.messages(.counts)), as: .anna)
        try await completeAll()

        #expect(try await family.told() == ["3 chores wait for your OK."])
    }

    @Test("is told ten minutes after the last of what is done where some of it is left")
    func isNotHeldBackForLong() async throws {
        try family.addChannel(of: "Anna")
        try await family.complete(chores[0], as: .mia)
        family.clock.advance(minutes: 5)
        try await family.complete(chores[1], as: .mia)
        family.clock.advance(minutes: 9)
        #expect(try await family.told().isEmpty)
        family.clock.advance(minutes: 1)

        #expect(
            try await family.told() == [
                "Mia has done 2 chores of morning that wait for your OK: Brush teeth, Make bed."
            ])
        family.clock.advance(minutes: 60)
        try await family.complete(chores[2], as: .mia)
        #expect(try await family.told() == ["Waiting for your OK: Pack bag."])
    }

    @Test("is told at once where what is left is skipped, and of what is in no routine")
    func waitsForNothing() async throws {
        try family.addChannel(of: "Ben")
        try await family.complete(chores[0], as: .mia)
        try await family.complete(2, as: .mia)
        #expect(try await family.told() == ["Waiting for your OK: Dishes."])
        try await family.complete(chores[1], as: .mia)
        #expect(try await family.told().isEmpty)
        try await family.perform(SkipChore(chores[2]), as: .anna)

        #expect(
            try await family.told() == [
                "Mia has done all of morning. 2 chores wait for your OK: Brush teeth, Make bed."
            ])
    }

    @Test("does not ask any more for what was answered or taken back")
    func isAnswered() async throws {
        try family.addChannel(of: "Ben")
        try await completeAll()
        try await family.perform(ApproveChore(chores[0]), as: .anna)
        try await family.undo(chores[1], as: .mia)
        family.clock.advance(minutes: 10)
        #expect(try await family.told() == ["Waiting for your OK: Pack bag."])

        try await family.complete(chores[1], as: .mia)
        for chore in chores.dropFirst() {
            try await family.perform(ApproveChore(chore), as: .anna)
        }
        #expect(try await family.told().isEmpty)
        let listed = try await list(as: .ben)
        #expect(listed.contains { $0.hasPrefix("Mia has done all of morning: Brush teeth") })
        #expect(!listed.contains { $0.contains("chores wait") })
    }

    @Test("is one sentence to whoever is at the prompt, when the last of it is done")
    func isWatched() async throws {
        var told: [[String]] = []
        for chore in chores {
            let since = family.clock.now
            family.clock.advance(minutes: 1)
            try await family.complete(chore, as: .mia)
            let watched = try await family.ask(WatchNotices(since: since), as: .anna)
            told.append(watched.reminders.map(\.source))
        }
        #expect(told == [[], [], [Self.whole]])
        let since = family.clock.now
        family.clock.advance(minutes: 30)
        #expect(try await family.ask(WatchNotices(since: since), as: .anna).reminders.isEmpty)
    }

    @Test("is told each time but once at the prompt, in however many goes it is done")
    func isWatchedInGoes() async throws {
        var told: [Int: [String]] = [:]
        for minute in 1...60 {
            let since = family.clock.now
            family.clock.advance(minutes: 1)
            switch minute {
            case 1: try await family.complete(chores[0], as: .mia)
            case 4: try await family.complete(chores[1], as: .mia)
            case 30: try await family.complete(chores[2], as: .mia)
            default: break
            }
            let watched = try await family.ask(WatchNotices(since: since), as: .ben)
            if !watched.reminders.isEmpty { told[minute] = watched.reminders.map(\.source) }
        }

        #expect(
            told == [
                14: [
                    "Mia has done 2 chores of morning that wait for your OK: Brush teeth, Make bed."
                ],
                30: ["\"Pack bag\" waits for your OK."],
            ])
    }

    @Test(
        "is told at the prompt once it was held back for what is left no more",
        arguments: Leaving.allCases)
    func isWatchedWhenNothingIsLeft(leaving: Leaving) async throws {
        let watcher = Watcher(family, as: .ben)
        try await watcher.look()
        for chore in chores.dropLast() {
            family.clock.advance(minutes: 1)
            try await family.complete(chore, as: .mia)
            #expect(try await watcher.look().isEmpty)
        }
        family.clock.advance(minutes: 3)
        #expect(try await watcher.look().isEmpty)
        switch leaving {
        case .skipped: try await family.perform(SkipChore(chores[2]), as: .anna)
        case .paused: try await family.perform(PauseChore(chores[2]), as: .anna)
        case .takenApart:
            try await family.perform(DeleteRoutine(family.tag("morning")), as: .anna)
        }

        #expect(try await watcher.look().sorted() == leaving.told)
        for _ in 0..<20 {
            family.clock.advance(minutes: 1)
            #expect(try await watcher.look().isEmpty)
        }
    }

    @Test("is not told again at the prompt where some of it is taken back, and that anew once done")
    func isWatchedOnceWhenTakenBack() async throws {
        let watcher = Watcher(family, as: .ben)
        try await watcher.look()
        family.clock.advance(minutes: 1)
        try await completeAll()
        #expect(try await watcher.look() == [Self.whole])
        family.clock.advance(minutes: 1)
        try await family.undo(chores[2], as: .mia)
        for _ in 0..<20 {
            family.clock.advance(minutes: 1)
            #expect(try await watcher.look().isEmpty)
        }

        try await family.complete(chores[2], as: .mia)
        #expect(try await watcher.look() == ["\"Pack bag\" waits for your OK."])
    }

    @Test(
        "does not tell a housemate who did it that may not know that",
        arguments: [
            (
                Audience.household,
                "Rita has done 2 chores of evening that wait for your OK: Sweep, Wipe."
            ),
            (.me, "Waiting for your OK: Sweep, Wipe."),
        ])
    func namesNobody(audience: Audience, line: String) async throws {
        try await family.perform(ChangeSettings(.approval(.always)), as: .nora)
        try await family.perform(ChangeSettings(.messages(.titles)), as: .nora)
        try await family.perform(SetPrivacy(.activity, to: audience), as: .rita)
        var chores: [Number] = []
        for title in ["Sweep", "Wipe"] {
            chores.append(try await family.addChore(title, to: "rita", as: .paul))
        }
        try await family.addRoutine("evening", of: chores, as: .paul)
        try family.addChannel(of: "Paul")
        for chore in chores { try await family.complete(chore, as: .rita) }

        #expect(try await family.told(as: .programAtFlat) == [line])
    }

    @Test(
        "tells a housemate nothing of what is private in it, neither in words nor by when",
        arguments: [false, true])
    func hidesWhatIsPrivate(isDone: Bool) async throws {
        try await family.perform(ChangeSettings(.approval(.always)), as: .nora)
        try await family.perform(ChangeSettings(.messages(.titles)), as: .nora)
        try await family.perform(SetPrivacy(.activity, to: .household), as: .rita)
        let today = Due(day: try family.zone().day(at: family.clock.now))
        var chores: [Number] = []
        for title in ["Sweep", "Wipe"] {
            var edit = EditChore(try await family.addChore(title, to: "rita", as: .paul))
            edit.due = .to(today)
            chores.append(try await family.perform(edit, as: .paul).number)
        }
        var edit = EditChore(try await family.addTodo("Call grandma", as: .rita))
        edit.due = .to(today)
        let todo = try await family.perform(EditTodo(edit), as: .rita).number
        try await family.addRoutine("evening", of: chores + [todo], as: .rita)
        try family.addChannel(of: "Paul")
        let watcher = Watcher(family, as: .paul)
        try await watcher.look()
        if isDone { try await family.complete(todo, as: .rita) }
        family.clock.advance(minutes: 1)
        for chore in chores { try await family.complete(chore, as: .rita) }

        let line = "Rita has done all of evening. 2 chores wait for your OK: Sweep, Wipe."
        #expect(try await family.told(as: .programAtFlat) == [line])
        #expect(try await watcher.look() == [line])
    }

    // MARK: - In the list

    @Test("is one in the list, of whatever length its pages are")
    func isListed() async throws {
        try family.addChannel(of: "Anna")
        try await family.complete(chores[0], as: .mia)
        try await family.complete(2, as: .mia)
        try await family.complete(chores[1], as: .mia)
        try await family.complete(chores[2], as: .mia)
        let all = try await family.ask(ListNotices(), as: .anna)
        #expect(all.map(\.text.source).first == Self.whole)
        #expect(all.map(\.chores).first == chores && all.first?.chore == nil)
        #expect(all.map(\.routine?.description).prefix(2) == ["morning", nil])

        for limit in 1...3 {
            let pages = try await family.notices(inPagesOf: limit, as: .anna)
            #expect(pages.map(\.number) == all.map(\.number), "\(limit)")
        }
    }

    @Test("is each for itself once the routine is taken apart")
    func isTakenApart() async throws {
        try family.addChannel(of: "Anna")
        try await completeAll()
        try await family.perform(DeleteRoutine(family.tag("morning")), as: .ben)

        let each = ["Pack bag", "Make bed", "Brush teeth"].map { "\"\($0)\" waits for your OK." }
        #expect(try await Array(list(as: .anna).prefix(3)) == each)
    }

    // MARK: - What the child hears

    @Test("reminds the child once of all of it, by name, and of what else is due beside that")
    func reminds() async throws {
        try family.addChannel(of: "Mia")
        _ = try await family.addDaily("Feed the fish", for: .one("mia"))
        family.clock.advance(minutes: 8 * 60)

        let told = try await family.told()
        #expect(
            told.filter { $0.contains("ue now") } == [
                "Due now of morning: Brush teeth, Make bed, Pack bag.", "Due now: Feed the fish.",
            ])
        #expect(try await family.told().isEmpty)
    }

    @Test("does not name a routine to whoever the rules let see none")
    func isHidden() async throws {
        let rule = """
            @id("own.routines") @say("Children see no routines.") forbid (
                principal in Role::"child", action == Action::"routine.list", resource);
            """
        try await family.perform(
            SetRules(rule, from: "own.cedar", adding: true, atOnce: Note("we agreed")), as: .anna)
        try family.addChannel(of: "Mia")
        family.clock.advance(minutes: 8 * 60)

        let told = try await family.told()
        #expect(told.contains { $0.hasPrefix("Due now: ") && $0.contains("Make bed") }, "\(told)")
        #expect(!told.contains { $0.contains("morning") }, "\(told)")
    }

    @Test("tells the child once that all of it got an OK, and has read it all then")
    func tellsOfApproval() async throws {
        try await completeAll()
        for chore in chores { try await family.perform(ApproveChore(chore), as: .anna) }
        let told = "Anna says OK to morning: Brush teeth, Make bed, Pack bag."

        let unread = try await family.ask(ListNotices(unread: true), as: .mia)
        #expect(unread.map(\.text.source).filter { $0.contains("OK") } == [told])
        let read = try await family.perform(ReadNotices(), as: .mia)
        #expect(read.map(\.text.source).filter { $0.contains("OK") } == [told])
        #expect(try await family.ask(ListNotices(unread: true), as: .mia).isEmpty)
        #expect(try await list(as: .mia).filter { $0.contains("OK") } == [told])
    }

    @Test("tells the child at the prompt of each OK once, and with the next line of none again")
    func isWatchedByTheChild() async throws {
        try await completeAll()
        let watcher = Watcher(family, as: .mia)
        try await watcher.lookForNews()
        var told: [[String]] = []
        for approved: ArraySlice in [chores.prefix(1), [], chores.dropFirst(), []] {
            for chore in approved { try await family.perform(ApproveChore(chore), as: .anna) }
            told.append(try await watcher.lookForNews().filter { $0.contains("OK") })
        }

        let (first, rest) = (
            "Anna says OK to \"Brush teeth\".", "Anna says OK to morning: Make bed, Pack bag."
        )
        #expect(told == [[first], [], [rest], []])
        let read = ReadNotices(but: watcher.told ?? [])
        #expect(try await family.perform(read, as: .mia).isEmpty)
        #expect(try await family.ask(ListNotices(unread: true), as: .mia).isEmpty)
    }

    @Test("leaves a word that was said to one chore beside it, and what another parent says")
    func keepsWords() async throws {
        try await completeAll()
        try await family.perform(
            ApproveChore(chores[0], because: Note("Shiny!")), as: .anna)
        try await family.perform(ApproveChore(chores[1]), as: .anna)
        try await family.perform(ApproveChore(chores[2]), as: .ben)

        #expect(
            try await list(ListNotices(unread: true), as: .mia).filter { $0.contains("OK") } == [
                "Anna says OK to \"Brush teeth\": Shiny!", "Anna says OK to \"Make bed\".",
                "Ben says OK to \"Pack bag\".",
            ])
    }
}

/// How what is left of a routine goes away.
enum Leaving: CaseIterable {
    case skipped, paused, takenApart

    /// What is told then of what was done before.
    fileprivate var told: [String] {
        switch self {
        case .skipped, .paused:
            ["Mia has done all of morning. 2 chores wait for your OK: Brush teeth, Make bed."]
        case .takenApart:
            ["\"Brush teeth\" waits for your OK.", "\"Make bed\" waits for your OK."]
        }
    }
}

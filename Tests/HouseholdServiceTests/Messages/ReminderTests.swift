import HouseholdModel
import HouseholdService
import Testing

/// The clock stands at ten in the morning, by the Smiths' zone.
@Suite("A reminder")
struct ReminderTests {
    @Test("comes when a chore is due, once, and nobody else gets it")
    func isDue() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        try family.addChannel(of: "Max")
        try await family.add("Rake", due: 90, to: "mia")

        #expect(try await family.told().isEmpty)
        family.clock.advance(minutes: 31)
        #expect(try await family.told() == ["1 chores are due soon."])
        family.clock.advance(minutes: 60)
        #expect(try await family.told() == ["1 chores are due."])
        family.clock.advance(minutes: 20)
        #expect(try await family.told().isEmpty)
    }

    @Test("is one message for all that is due within ten minutes")
    func isOne() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        for minutes in [90, 95, 99, 115] {
            try await family.add(
                "Chore \(minutes)", due: minutes, to: "mia", reminders: .at([.before(minutes: 1)]))
        }
        family.clock.advance(minutes: 91)

        #expect(try await family.told() == ["3 chores are due."])
    }

    @Test("is one message also where there are more than one request leaves")
    func isOneOfMany() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        try family.addChannel(of: "Max")
        var numbers: [Number] = []
        for place in 0..<24 {
            let who = place.isMultiple(of: 2) ? "mia" : "max"
            numbers.append(try await family.add("Chore \(place)", due: 90, to: who))
        }
        family.clock.advance(minutes: 90)
        let found = try await family.ask(FindMessages(), as: .program)
        let requests = SendMessages.requests(for: found)
        #expect(requests.map(\.reminders) == Array(repeating: 2, count: 12) + [0, 0])

        for request in requests.dropLast() {
            #expect(try await family.perform(request, as: .program).isEmpty)
        }
        // What is done between two of them is not told, and whoever comes in between tells the rest.
        try await family.complete(numbers[0], as: .mia)
        let told = try await family.told()
        #expect(told == ["11 chores are due.", "12 chores are due."])
        #expect(try await family.perform(requests[9], as: .program).isEmpty)
        #expect(try await family.told().isEmpty)
    }

    @Test("where there is much to tell, is for one member at a time")
    func isShort() async throws {
        let family = try await Family()
        for who in ["Mia", "Max"] {
            try family.addChannel(of: who)
            for place in 0..<17 {
                try await family.add("Chore \(place)", due: 90, to: who.lowercased())
            }
        }
        family.clock.advance(minutes: 90)
        let found = try await family.ask(FindMessages(), as: .program)
        var taken: [TakenMessage] = []
        for request in SendMessages.requests(for: found) {
            taken = try await family.perform(request, as: .program)
        }
        #expect(taken.count == 1)
        #expect(try await family.ask(FindMessages(), as: .program).hasOthers)

        #expect(try await family.told() == ["17 chores are due."])
        family.clock.advance(minutes: 4)
        #expect(try await family.told() == ["17 chores are due."])
    }

    @Test("says nothing any more once what it tells is done between its taking and its reading")
    func isVoid() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        let number = try await family.add("Rake", due: 90, to: "mia")
        family.clock.advance(minutes: 90)
        let found = try await family.ask(FindMessages(), as: .program)
        let taken = try await family.perform(SendMessages(found), as: .program)
        try await family.complete(number, as: .mia)

        let messages = try await family.ask(ReadMessages(taken), as: .program)
        #expect(taken.count == 1 && messages.isEmpty)
        try await family.perform(
            SettleMessages(MessageOutcome.void(taken, but: messages)), as: .program)
        family.clock.advance(minutes: 4)
        #expect(try await family.ask(FindMessages(), as: .program).isEmpty)
    }

    /// When a reminder comes first, in minutes from ten in the morning on, of a chore that is due so many minutes from then on.
    static let firsts: [(due: Int, reminders: String?, first: Int64)] = [
        (90, nil, 30), (1_440 + 90, nil, 1_440 + 30), (90, "1m", 89), (90, "9m", 81),
        (14 * 1_440 + 90, "14d", 90),
        (3 * 1_440, "9:00", 3 * 1_440 - 60), (2 * 1_440 + 300, "1d, 2h", 1_440 + 300),
    ]

    @Test(
        "comes first when its chore says, or an hour ahead, and no minute before", arguments: firsts
    )
    func isFirst(due: Int, reminders: String?, first: Int64) async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        let own = try reminders.map { try #require(ReminderTimes($0)) }
        try await family.add("Rake", due: due, to: "mia", reminders: own)

        family.clock.advance(minutes: first - 1)
        #expect(try await family.told().isEmpty)
        family.clock.advance(minutes: 1)
        #expect(try await family.told() == ["1 chores are due soon."])
        #expect(try await family.told().isEmpty)
    }

    @Test("comes in the evening of a day on which a chore is due at no time")
    func isInTheEvening() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        let day = try family.zone().day(at: family.clock.now).adding(days: 1)
        try await family.perform(
            AddChore(title: Title("Rake"), for: .one("mia"), timing: .once(Due(day: day))),
            as: .anna)
        var told: [Int] = []
        for hour in 1...47 {
            family.clock.advance(minutes: 60)
            told += try await family.told() == ["1 chores are due."] ? [hour] : []
        }

        #expect(told == [24 + 8])
    }

    @Test("comes on each of three days after, and then no more")
    func isOverdue() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        try await family.add("Rake", due: 10, to: "mia")
        family.clock.advance(minutes: 11)
        #expect(try await family.told() == ["1 chores are due."])

        for _ in 1...3 {
            family.clock.advance(days: 1)
            #expect(try await family.told() == ["1 chores are late."])
            #expect(try await family.told().isEmpty)
        }
        family.clock.advance(days: 1)
        #expect(try await family.told().isEmpty)
    }

    @Test("tells once what was missed, whoever was away for how long", arguments: [1, 2, 30])
    func catchesUp(_ days: Int64) async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        try await family.add("Rake", due: 10, to: "mia")
        try await family.add("Sweep", due: 300, to: "mia")
        family.clock.advance(days: days)

        let late = ["2 chores are late."]
        let told = try await family.told()
        #expect(told == (days > 1 ? late : ["1 chores are due.", "1 chores are late."]))
        #expect(try await family.told().isEmpty)
    }

    @Test("says nothing of what was due before messages reached anybody")
    func isNotOfBefore() async throws {
        let family = try await Family()
        try await family.add("Rake", due: 10, to: "mia")
        family.clock.advance(minutes: 30)
        try family.addChannel(of: "Mia")

        #expect(try await family.told().isEmpty)
    }

    /// What happens to a chore between a reminder's moment and its message.
    enum Change: CaseIterable {
        case done, skipped, moved, paused, deleted, givenAway, excused, away, left
    }

    @Test("is not sent of what is otherwise by then", arguments: Change.allCases)
    func isVoid(_ change: Change) async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        let number = try await family.add("Rake", due: 10, to: "mia")
        family.clock.advance(minutes: 11)
        let found = try await family.ask(FindMessages(), as: .program)
        #expect(found.reminders.count == 1)

        try await family.make(change, of: number)

        #expect(try await family.perform(SendMessages(found), as: .program).isEmpty)
        #expect(try await family.told().isEmpty)
    }

    @Test(
        "that could not be sent yet is not sent of what is otherwise by then",
        arguments: Change.allCases)
    func isVoidLater(_ change: Change) async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        let number = try await family.add("Rake", due: 10, to: "mia")
        family.clock.advance(minutes: 11)
        let failed = try await family.sendMessages(ending: .failed(after: nil))
        #expect(failed.count == 1)

        try await family.make(change, of: number)
        family.clock.advance(minutes: 5)

        #expect(try await family.told().isEmpty)
    }

    @Test("of a date that was moved comes again at the new time")
    func isMoved() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        let number = try await family.add("Rake", due: 10, to: "mia")
        family.clock.advance(minutes: 11)
        #expect(try await family.told() == ["1 chores are due."])
        let due = try family.due(in: 180)
        try await family.perform(MoveChore(number, to: due), as: .anna)
        #expect(try await family.told().isEmpty)
        family.clock.advance(minutes: 181)

        #expect(try await family.told() == ["1 chores are due."])
    }

    @Test("of what is open to all goes to everybody who may do it, once")
    func isOpen() async throws {
        let family = try await Family()
        for name in ["Anna", "Mia", "Max"] { try family.addChannel(of: name) }
        try await family.add("Rake", due: 10, to: nil)
        family.clock.advance(minutes: 11)

        #expect(try await family.sendMessages().count == 3)
        family.clock.advance(days: 1)
        #expect(try await family.sendMessages().isEmpty)
    }

    @Test("comes at the times that its chore says")
    func hasItsTimes() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        let times = try #require(ReminderTimes("2h, 30m"))
        try await family.add("Rake", due: 180, to: "mia", reminders: times)
        var told: [Int] = []
        for minute in 1...200 {
            family.clock.advance(minutes: 1)
            if try await !family.told().isEmpty { told.append(minute) }
        }

        // What is due goes along ten minutes early with nothing, and so waits for its time.
        #expect(told == [60, 150, 180])
    }

    @Test("is kept back in quiet hours, and summed up behind them")
    func isQuiet() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        try await family.perform(SetSetting(.quiet, to: "10:30-13:00"), as: .mia)
        try await family.add("Rake", due: 100, to: "mia")
        try await family.add("Sweep", due: 120, to: "mia")
        var told: [[String]] = []
        for _ in 0..<(20 * 6) {
            family.clock.advance(minutes: 10)
            let texts = try await family.told()
            if !texts.isEmpty { told.append(texts) }
        }

        #expect(told == [["2 chores are due."]])
    }

    @Test("of what somebody wants none of is not sent")
    func isMuted() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        try await family.perform(SetSetting(.mute, to: "due,overdue"), as: .mia)
        try await family.add("Rake", due: 70, to: "mia")
        family.clock.advance(minutes: 11)
        #expect(try await family.told() == ["1 chores are due soon."])
        family.clock.advance(days: 2)

        #expect(try await family.told().isEmpty)
    }

    @Test("names what is due where the parents say so, and never to whoever may not see it")
    func names() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        try await family.perform(ChangeSettings(.messages(.titles)), as: .anna)
        try await family.add("Rake", due: 10, to: "mia")
        try await family.add("Sweep", due: 11, to: "mia")
        family.clock.advance(minutes: 12)

        #expect(try await family.told() == ["Due now: Rake, Sweep."])
    }
}

extension Family {
    /// What the messages say that are sent at that moment.
    func told(as person: Person = .program) async throws -> [String] {
        try await sendMessages(as: person).flatMap { $0.lines.map(\.source) }
    }

    /// The day and time so many minutes from now.
    func due(in minutes: Int) throws -> Due {
        let zone = try zone()
        let instant = clock.now.adding(milliseconds: Int64(minutes) * 60_000)
        return Due(day: zone.day(at: instant), time: zone.time(at: instant))
    }

    /// Adds a chore that is due so many minutes from now.
    @discardableResult
    func add(
        _ title: String, due minutes: Int, to person: String?, reminders: ReminderTimes? = nil
    ) async throws -> Number {
        var chore = AddChore(
            title: try Title(title), for: person.map { .one($0) },
            timing: .once(try due(in: minutes)))
        chore.reminders = reminders
        let number = try await perform(chore, as: .ben).number
        // That they have a new chore is no reminder.
        for person in [Person.mia, .max] { try await perform(ReadNotices(), as: person) }
        return number
    }

    fileprivate func make(_ change: ReminderTests.Change, of number: Number) async throws {
        switch change {
        case .done: try await complete(number, as: .mia)
        case .skipped: try await perform(SkipChore(number), as: .anna)
        case .moved: try await perform(MoveChore(number, to: due(in: 300)), as: .anna)
        case .paused: try await perform(PauseChore(number), as: .anna)
        case .deleted: try await perform(DeleteChore(number), as: .anna)
        case .givenAway:
            var edit = EditChore(number)
            edit.people = .to(.one("max"))
            try await perform(edit, as: .anna)
        case .excused: try await perform(ExcuseChore(number), as: .mia)
        case .away:
            try await perform(AddAbsence(from: zone().day(at: clock.now)), as: .mia)
        case .left: try tamper("UPDATE member SET state = 'left' WHERE name = 'Mia'")
        }
    }
}

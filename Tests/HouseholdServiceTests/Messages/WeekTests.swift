import HouseholdModel
import HouseholdService
import Testing

/// The clock stands at ten in the morning, by the Smiths' zone.
@Suite("How the week went")
struct WeekTests {
    @Test("is told once, in the evening of its last day, to whom messages reach")
    func isTold() async throws {
        let family = try await Family()
        for name in ["Anna", "Mia"] { try family.addChannel(of: name) }
        var told: [(moment: Instant, count: Int)] = []
        for _ in 0..<(15 * 24) {
            family.clock.advance(minutes: 60)
            let weeks = try await family.sendMessages().compactMap(\.week)
            if !weeks.isEmpty { told.append((family.clock.now, weeks.count)) }
        }

        let zone = try family.zone()
        #expect(told.map(\.count) == [2, 2])
        #expect(told.allSatisfy { zone.day(at: $0.moment).weekday == .sunday })
        #expect(told.allSatisfy { (18...19).contains(zone.time(at: $0.moment).minutes / 60) })
    }

    @Test("says what each may see of it, and names the others where titles may be told")
    func saysWhatIsSeen() async throws {
        let family = try await Family()
        for name in ["Anna", "Mia", "Max"] { try family.addChannel(of: name) }
        try await family.complete(2, as: .mia)
        try await family.complete(3, as: .max)

        #expect(
            try await family.week(of: "anna")
                == ["The week is over.", "The others did 2 chores."])
        try await family.perform(ChangeSettings(.messages(.titles)), as: .anna)
        family.clock.advance(days: 7)
        try family.everybodyProves()
        try await family.complete(1, as: .mia)
        let told = try await family.week(of: "anna")
        #expect(told.contains("Mia did 1 chores."))
    }

    @Test("says to a child what it did and earned")
    func saysOwn() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        let earned = try await family.complete(2, as: .mia).awarded

        let told = try await family.week(of: "mia")

        #expect(told.prefix(2) == ["The week is over.", "You did 1 chores, for \(earned) points."])
    }

    @Test(
        "says to whoever says OK what waits for that, and to nobody else",
        arguments: [("anna", true), ("mia", false), ("max", false)])
    func saysWhatWaits(person: String, isAsked: Bool) async throws {
        let family = try await Family()
        for name in ["Anna", "Mia", "Max"] { try family.addChannel(of: name) }
        var chore = try AddChore(title: Title("Sweep"), for: .one("max"))
        chore.approval = .always
        try await family.complete(
            family.perform(chore, as: .anna).number, as: .max)

        let told = try await family.week(of: person)

        #expect(told.contains("1 chores wait for your OK.") == isAsked, "\(told)")
        #expect(told.first == "The week is over.")
    }

    @Test("tells nobody of a private chore but whose it is", arguments: [false, true])
    func keepsPrivate(isDone: Bool) async throws {
        let family = try await Family()
        for name in ["Max", "Mia"] { try family.addChannel(of: name) }
        var chore = try AddChore(
            title: Title("Feed the snake"), for: .one("mia"), value: ChoreValue(3) ?? .one)
        chore.isPrivate = true
        let number = try await family.perform(chore, as: .anna).number
        if isDone { try await family.complete(number, as: .mia) }

        #expect(
            try await family.week(of: "max")
                == ["The week is over.", "You did 0 chores, for 0 points."])
    }

    @Test("is told once where the evening is set anew meanwhile")
    func isToldOnce() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        #expect(try await !family.week(of: "mia").isEmpty)
        let later = try #require(TimeOfDay("21:00"))
        try family.everybodyProves()
        try await family.perform(ChangeSettings(.time(.evening, later)), as: .anna)
        family.clock.advance(minutes: 90)

        #expect(try await family.sendMessages().compactMap(\.week).isEmpty)
    }

    @Test("is not told when it is older than a day")
    func isNotLate() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        family.clock.advance(days: 8)

        #expect(try await family.sendMessages().compactMap(\.week).isEmpty)
    }

    @Test("is not told to whoever wants none of it")
    func isMuted() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        try await family.perform(SetSetting(.mute, to: "week"), as: .mia)

        #expect(try await family.week(of: "mia").isEmpty)
    }
}

extension Family {
    /// What somebody is told of the week, on its last evening.
    fileprivate func week(of person: String) async throws -> [String] {
        let zone = try zone()
        while zone.day(at: clock.now).weekday != .sunday || zone.time(at: clock.now).minutes < 1_200
        {
            clock.advance(minutes: 60)
        }
        let messages = try await sendMessages()
        let own = messages.first {
            $0.week != nil && $0.address.reveal()?.hasPrefix(person) == true
        }
        guard let week = own?.week else { return [] }
        return try await gate.sentences(about: week, in: smiths).map(\.source)
    }
}

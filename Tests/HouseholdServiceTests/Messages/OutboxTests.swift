import HouseholdModel
import HouseholdService
import Testing

@Suite("What is new")
struct OutboxTests {
    @Test("goes into one message, unless it was read before")
    func isSent() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        try await family.give(5, to: "mia", as: .anna)
        try await family.give(2, to: "mia", as: .anna)

        #expect(try await family.told() == ["2 answers for you."])
        #expect(try await family.told().isEmpty)

        try await family.give(1, to: "mia", as: .anna)
        try await family.perform(ReadNotices(), as: .mia)
        #expect(try await family.told().isEmpty)
    }

    @Test("that somebody takes back is not sent")
    func isTakenBack() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        try await family.give(5, to: "mia", as: .anna)
        try await family.perform(TakeBack(), as: .anna)

        #expect(try await family.told().isEmpty)
    }

    @Test("tells a parent of what waits, and no more once somebody has looked")
    func waits() async throws {
        let family = try await Family()
        try family.addChannel(of: "Anna")
        try family.addChannel(of: "Ben")
        try await family.settle(.approval(.always), as: .anna)
        try await family.complete(2, as: .mia)
        #expect(
            try await family.sendMessages().map { $0.lines.map(\.source) } == [
                ["1 chores wait for your OK."], ["1 chores wait for your OK."],
            ])
        try await family.complete(1, as: .mia)
        try await family.perform(ApproveChore(1), as: .anna)

        #expect(try await family.told().isEmpty)
    }

    @Test("goes to each channel on its own: one that fails keeps back none of the others")
    func isApart() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        try family.addChannel(of: "Mia", number: 2)
        try await family.give(5, to: "mia", as: .anna)
        let found = try await family.ask(FindMessages(), as: .program)
        let messages = try await family.perform(SendMessages(found), as: .program)
        try #require(messages.count == 2)
        try await family.perform(
            SettleMessages([
                MessageOutcome(of: messages[0].id, .accepted),
                MessageOutcome(of: messages[1].id, .failed(after: nil), because: "unreachable"),
            ]), as: .program)
        try await family.give(1, to: "mia", as: .anna)

        let next = try await family.sendMessages()
        #expect(next.count == 1)
        family.clock.advance(minutes: 1)
        let later = try await family.sendMessages()
        #expect(later.map(\.id).first == messages[1].id)
        #expect(later.count == 2)
    }

    @Test("is taken by one of two who send at once")
    func isTakenOnce() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        try await family.give(5, to: "mia", as: .anna)
        let found = try await family.ask(FindMessages(), as: .program)

        let first = try await family.perform(SendMessages(found), as: .program)
        let second = try await family.perform(SendMessages(found), as: .program)
        #expect(first.count == 1 && second.isEmpty)

        // Whoever took it is gone: it comes again, under the same identity.
        family.clock.advance(minutes: 4)
        #expect(try await family.sendMessages().map(\.id) == first.map(\.id))
    }

    @Test("is given up after a day, and then told where channels are listed")
    func isGivenUp() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        try await family.give(5, to: "mia", as: .anna)
        var tries = 0
        for _ in 0..<(25 * 60) {
            tries += try await family.sendMessages(ending: .failed(after: nil)).count
            family.clock.advance(minutes: 1)
        }

        let channel = try #require(try await family.ask(ListChannels(), as: .mia).first)
        #expect(channel.waiting == 0)
        #expect(channel.failedAt != nil)
        #expect((15...30).contains(tries))
    }

    /// Sends Mia as many messages as a child gets on a day, and leaves her something more.
    private func fillDay(of family: Family) async throws {
        for _ in 0..<3 {
            try await family.give(1, to: "mia", as: .anna)
            #expect(try await family.told() == ["1 answers for you."])
        }
        try await family.give(1, to: "mia", as: .anna)
        #expect(try await family.told().isEmpty)
    }

    @Test("waits for the next day where a child has had three messages, and is summed up then")
    func isCapped() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        try await fillDay(of: family)
        try await family.give(1, to: "mia", as: .anna)
        #expect(try await family.told().isEmpty)

        family.clock.advance(days: 1)
        #expect(try await family.told() == ["2 answers for you."])
    }

    @Test("takes along what waits for the next day, where somebody says it to the child")
    func isSaid() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        try await fillDay(of: family)
        try await family.perform(RemindOfChore(2), as: .anna)

        #expect(
            try await family.told().sorted() == [
                "1 answers for you.", "You are reminded of 1 chores.",
            ])
    }

    @Test("waits on where what is said is muted, which makes no message of the three either")
    func isMuted() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        try await family.perform(SetSetting(.mute, to: "nudges"), as: .mia)
        try await family.perform(RemindOfChore(2), as: .max)
        #expect(try await family.told().isEmpty)
        try await fillDay(of: family)
        try await family.perform(RemindOfChore(2), as: .anna)
        #expect(try await family.told().isEmpty)

        family.clock.advance(days: 1)
        #expect(try await family.told() == ["1 answers for you."])
    }

    @Test("that a clock far ahead has put off is sent once the clock is right")
    func survivesClock() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        try await family.give(5, to: "mia", as: .anna)
        family.clock.advance(days: 400)
        #expect(try await family.sendMessages(ending: .failed(after: nil)).count == 1)
        family.clock.advance(days: -400)
        family.clock.advance(minutes: 5)
        try await family.give(1, to: "mia", as: .anna)

        #expect(try await family.told() == ["1 answers for you.", "1 answers for you."])
    }

    @Test("comes where a channel was confirmed under a clock far ahead")
    func survivesConfirmation() async throws {
        let family = try await Family()
        family.clock.advance(days: 400)
        try family.addChannel(of: "Mia")
        family.clock.advance(days: -400)
        try await family.add("Rake", due: 10, to: "mia")
        family.clock.advance(minutes: 11)

        #expect(try await family.told() == ["1 chores are due."])
    }

    @Test("tells each of those who say OK, of housemates too")
    func waitsForHousemates() async throws {
        let family = try await Family()
        for name in ["Nora", "Paul"] { try family.addChannel(of: name) }
        try await family.settle(.approval(.always), as: .nora)
        try await family.complete(2, as: .rita)

        #expect(try await family.sendMessages(as: .programAtFlat).count == 2)
    }

    @Test("is handed out to nobody but the program", arguments: [Person.anna, .mia, .nobody, .zoe])
    func isHidden(_ person: Person) async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        try await family.give(5, to: "mia", as: .anna)
        let found = try await family.ask(FindMessages(), as: .program)

        #expect(await family.refusal(SendMessages(found), as: person) != nil)
        let error = await HouseholdServiceTests.refusal { () throws(ServiceError) in
            _ = try await family.ask(FindMessages(), as: person)
        }
        #expect(error != nil)
    }

    @Test(
        "is all that the program can do, but for what it books once its time has come",
        arguments: Action.allCases.filter {
            ![.sendMessages, .approveUnseen, .creditAllowances].contains($0)
        })
    func isAll(_ action: Action) async throws {
        let family = try await Family()
        func ask<Asked: ActionName>(_: Asked.Type) async throws -> ServiceError? {
            let probe = Probe<Asked>(.household(family.smiths), in: family)
            return await HouseholdServiceTests.refusal { () throws(ServiceError) in
                try await family.perform(probe, as: .program)
            }
        }
        #expect(try await ask(action.name) != nil)
    }
}

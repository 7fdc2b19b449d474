import HouseholdModel
import HouseholdService
import Testing

/// The clock stands at ten in the morning, by the Smiths' zone.
@Suite("An answer from a phone")
struct ReplyTests {
    @Test("says OK for whom the message reached, and the points are booked")
    func saysOK() async throws {
        let family = try await Family.answering()
        let token = try #require(try await family.tokens(of: "anna").first)

        let outcome = try #require(try await family.answer(token))

        #expect(outcome.chore.state == .done)
        #expect(outcome.awarded > 0 && outcome.doer == "mia")
        #expect(try await family.ask(ShowPoints(of: "mia"), as: .anna).balance == outcome.awarded)
        let told = try await family.ask(ListNotices(), as: .mia).map(\.kind)
        #expect(told.contains(.chore(.approved)))
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("is in the records of whoever gave it, with how it came and nothing of its token")
    func isRecorded() async throws {
        let family = try await Family.answering()
        let token = try #require(try await family.tokens(of: "anna").first)
        _ = try await family.answer(token)

        let rows = try await family.ask(ListAudit(), as: .anna).filter { $0.via != nil }
        #expect(rows.map(\.by) == ["anna"])
        #expect(rows.map(\.operation) == ["chore.approve"] && rows.map(\.via) == ["reply"])
        let approvals = try family.records().filter { $0["operation"] == "chore.approve" }
        #expect(approvals.map { $0["input"] } == [#"{\"by\":\"reply\"}"#])
        #expect(try !family.everything().values.joined().contains { $0.contains(token) })
        #expect(try !family.records().contains { $0.values.contains { $0.contains(token) } })
    }

    @Test("can be taken back like any other OK")
    func isTakenBack() async throws {
        let family = try await Family.answering()
        let token = try #require(try await family.tokens(of: "anna").first)
        _ = try await family.answer(token)

        try await family.perform(TakeBack(), as: .anna)

        #expect(try await family.ask(ShowPoints(of: "mia"), as: .anna).balance == 0)
        #expect(try await family.answer(token) == nil)
    }

    @Test("counts once, however often it comes")
    func countsOnce() async throws {
        let family = try await Family.answering()
        let token = try #require(try await family.tokens(of: "anna").first)

        let came = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<8 {
                group.addTask { (try? await family.answer(token)) ?? nil != nil }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }

        #expect(came == 1)
        let points = try await family.ask(ShowPoints(of: "mia"), as: .anna)
        #expect(points.balance == points.earned && points.balance > 0)
        #expect(try await family.ask(ShowPointsHistory(of: "mia"), as: .anna).count == 1)
    }

    /// What happens between a message and the answer to it.
    enum Change: CaseIterable {
        case approved, sentBack, doneAnew, undone, midnight, switchedOff, channelRemoved, left
        case noParent
    }

    @Test("does nothing any more where it is otherwise by then", arguments: Change.allCases)
    func isVoid(_ change: Change) async throws {
        let family = try await Family.answering()
        let token = try #require(try await family.tokens(of: "ben").first)
        let before = try await family.make(change)
        let records = try family.records().count

        #expect(try await family.answer(token) == nil)

        #expect(try await family.ask(ShowPoints(of: "mia"), as: .anna).balance == before)
        #expect(try family.records().count == records)
    }

    @Test("is none where it is no token of that household", arguments: Answering.texts)
    func isNone(_ text: String) async throws {
        let family = try await Family.answering()
        let token = try #require(try await family.tokens(of: "anna").first)
        let records = try family.records().count

        #expect(try await family.answer(text) == nil)
        #expect(try await family.gate.answer(Confidential(token), in: family.flat) == nil)

        #expect(try family.records().count == records)
    }

    @Test("can be given with the message of each try, and with one of them")
    func survivesTries() async throws {
        let family = try await Family.answering(sending: false)
        let first = try await family.tokens(of: "anna", ending: .failed(after: nil))
        family.clock.advance(minutes: 3)
        let second = try await family.tokens(of: "anna")

        #expect(first.count == 1 && second.count == 1 && first != second)
        #expect(try await family.answer(first[0]) != nil)
        #expect(try await family.answer(second[0]) == nil)
    }

    @Test("is offered to those who say OK, where a topic brings it back and the parents want it")
    func isOffered() async throws {
        let family = try await Family.answering(sending: false)
        try family.addChannel(of: "Mia", at: "https://ntfy.example/mia")
        try family.addChannel(of: "Anna", number: 2)

        let messages = try await family.sendMessages()
        let offered = messages.filter { !$0.replies.isEmpty }
        #expect(offered.compactMap { $0.address.reveal() }.sorted() == Answering.topics)
        #expect(offered.flatMap { $0.replies.map(\.label.source) } == ["OK", "OK"])
        let topics = Set(offered.compactMap { $0.replies.first?.topic.reveal() })
        #expect(topics.count == 2 && topics.isDisjoint(with: Answering.topics))

        try await family.perform(ChangeSettings(.replies(false)), as: .anna)
        family.clock.advance(minutes: 1)
        try await family.complete(1, as: .mia)
        #expect(try await family.sendMessages().allSatisfy(\.replies.isEmpty))
        #expect(try await family.ask(FindMessages(), as: .program).topics.isEmpty)
    }

    @Test("tells which chore it is about by its number, or its title where titles may be told")
    func isNamed() async throws {
        let family = try await Family.answering(sending: false)
        try await family.complete(1, as: .mia)
        let labels = try await family.sendMessages().first?.replies.map(\.label.source)
        #expect(labels == ["OK: 2", "OK: 1"])

        try await family.perform(ChangeSettings(.messages(.titles)), as: .anna)
        family.clock.advance(minutes: 1)
        try await family.complete(3, as: .max)
        let named = try await family.sendMessages().first?.replies.map(\.label.source)
        let title = try await family.ask(ShowChore(3), as: .anna).title
        #expect(named == ["OK: \(title)"])
    }

    @Test("is not said to what was looked at meanwhile, also once it waits again")
    func staysVoid() async throws {
        let family = try await Family.answering()
        let token = try #require(try await family.tokens(of: "ben").first)
        try await family.perform(ApproveChore(2), as: .anna)
        try await family.perform(TakeBack(), as: .anna)
        #expect(try await family.ask(ShowChore(2), as: .anna).state == .waiting)

        #expect(try await family.answer(token) == nil)
        #expect(try await family.ask(FindMessages(), as: .program).topics.isEmpty)
    }

    @Test("is waited for while somebody can give one, and no longer")
    func isWaitedFor() async throws {
        let family = try await Family.answering()
        #expect(try await family.ask(FindMessages(), as: .program).topics.isEmpty)
        let token = try #require(try await family.tokens(of: "anna").first)
        let topics = try await family.ask(FindMessages(), as: .program).topics
        #expect(topics.count == 2)

        _ = try await family.answer(token)

        #expect(try await family.ask(FindMessages(), as: .program).topics.isEmpty)
    }
}

private enum Answering {
    static let topics = ["https://ntfy.example/anna", "https://ntfy.example/ben"]

    static let texts = [
        "", "OK", "0123456789ABCDEFGHJKMNPQRS", "' OR 1=1 --",
        String(repeating: "0", count: 26), String(repeating: "A", count: 100_000),
    ]
}

extension Family {
    /// A family whose parents say OK to everything, from their phones too, where Mia has done chore 2.
    fileprivate static func answering(sending: Bool = true) async throws -> Family {
        let family = try await Family()
        try family.everybodyProves()
        try family.addChannel(of: "Anna", at: Answering.topics[0])
        try family.addChannel(of: "Ben", at: Answering.topics[1])
        try await family.settle(.approval(.always), as: .anna)
        try await family.perform(ChangeSettings(.replies(true)), as: .anna)
        try await family.complete(2, as: .mia)
        return family
    }

    /// The tokens that the next messages bring to somebody.
    fileprivate func tokens(
        of person: String, ending result: MessageOutcome.Result = .accepted
    ) async throws -> [String] {
        try await sendMessages(ending: result)
            .filter { $0.address.reveal()?.hasSuffix("/\(person)") == true }
            .flatMap { $0.replies.compactMap { $0.token.reveal() } }
    }

    fileprivate func answer(_ token: String) async throws -> CompletionView? {
        try await gate.answer(Confidential(token), in: smiths)
    }

    /// Makes a change, and returns what Mia has then.
    fileprivate func make(_ change: ReplyTests.Change) async throws -> Int {
        switch change {
        case .approved: try await perform(ApproveChore(2), as: .anna)
        case .sentBack: try await perform(RejectChore(2), as: .anna)
        case .doneAnew:
            try await perform(RejectChore(2), as: .anna)
            clock.advance(minutes: 1)
            try await complete(2, as: .mia)
        case .undone: try await perform(UndoChore(2), as: .mia)
        case .midnight: clock.advance(minutes: 14 * 60)
        case .switchedOff: try await perform(ChangeSettings(.replies(false)), as: .anna)
        case .channelRemoved: try await perform(RemoveChannel(1), as: .ben)
        case .left: try await perform(RemoveMember("ben"), as: .anna)
        case .noParent: try await perform(ChangeRole(of: "ben", to: .helper), as: .anna)
        }
        return try await ask(ShowPoints(of: "mia"), as: .anna).balance
    }
}

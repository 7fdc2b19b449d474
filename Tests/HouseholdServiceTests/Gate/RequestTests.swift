import Foundation
import HouseholdModel
import HouseholdService
import Testing

@Suite("A request")
struct RequestTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test("that is sent again gets the first answer and changes nothing")
    func isAnsweredOnce() async throws {
        let request = family.newRequest()
        let first = try await complete(2, request)
        let (before, count) = (try family.everything(), try family.count("audit"))

        let second = try await complete(2, request)

        #expect(try json(first) == json(second))
        #expect(try family.everything() == before)
        #expect(try family.count("audit") == count)
    }

    @Test("that is sent again after it was taken back takes nothing back again")
    func isNotRevived() async throws {
        let request = family.newRequest()
        try await complete(2, request)
        try await family.undo(2, as: .mia)

        let second = try await complete(2, request)

        #expect(second.awarded == 3)
        #expect(try await family.earned(.mia) == 0)
    }

    @Test("is refused when it comes again with other content")
    func isNotReused() async throws {
        let request = family.newRequest()
        try await complete(2, request)

        #expect(await error(of: CompleteChore(1), request) == .requestReused)
        #expect(await error(of: UndoChore(2), request) == .requestReused)
        #expect(try await family.earned(.mia) == 3)
    }

    @Test("is another one when somebody else sends it")
    func belongsToItsSender() async throws {
        let request = family.newRequest()
        try await complete(2, request)

        let other = try await family.gate.perform(
            CompleteChore(3), as: family.caller(.max), request: request
        ).output

        #expect(other.awarded == 2)
    }

    @Test("that was refused can be sent again")
    func forgetsRefusals() async throws {
        let request = family.newRequest()
        try family.tamper("UPDATE household SET siblings = 0")
        #expect(await error(of: CompleteChore(3), request) == .notFound(.chore, "3"))

        var edit = EditChore(3)
        edit.people = NewValue.none
        try await family.perform(edit, as: .anna)

        #expect(try await complete(3, request).awarded == 2)
    }

    @Test("is forgotten after 30 days")
    func isForgotten() async throws {
        let request = family.newRequest()
        try await complete(2, request)
        try await family.undo(2, as: .mia)
        try await family.live(days: 31)

        #expect(try await complete(2, request).changed)
        #expect(try await family.earned(.mia) == 3)
    }

    @Test("does not show its secrets a second time")
    func keepsSecrets() async throws {
        let request = family.newRequest()
        let issue = IssueKey(for: "kim", draft: try await family.gate.draftKey())

        let first = try await family.gate.perform(
            issue, as: family.caller(.anna), request: request
        ).output
        let second = try await family.gate.perform(
            issue, as: family.caller(.anna), request: request
        ).output

        let key = try #require(first.key.reveal())
        #expect(second.key.reveal() == nil)
        #expect(first.expiresAt == second.expiresAt)
        #expect(
            !(try String(
                decoding: Data(contentsOf: URL(fileURLWithPath: family.file)), as: UTF8.self
            )
            .contains(key)))
    }

    @Test("gets the same sentences again, in whatever language they are said")
    func repeatsSentences() async throws {
        try await family.give(1, to: "mia", as: .anna)
        let request = family.newRequest()
        let first = try await family.gate.perform(
            ReadNotices(), as: family.caller(.mia), request: request
        ).output

        let second = try await family.gate.perform(
            ReadNotices(), as: family.caller(.mia), request: request
        ).output

        #expect(first.count == 1)
        #expect(second.map(\.text) == first.map(\.text))
    }

    // MARK: - Rehearsals

    @Test("that is rehearsed is answered and leaves nothing")
    func rehearses() async throws {
        let request = family.newRequest()
        let (before, count) = (try family.everything(), try family.count("audit"))

        let rehearsed = try await family.gate.perform(
            CompleteChore(2), as: family.caller(.mia), request: request, isRehearsal: true
        ).output

        #expect(rehearsed.awarded == 3)
        #expect(try family.everything() == before)
        #expect(try family.count("audit") == count)
        #expect(try await complete(2, request).changed)
    }

    @Test("that is rehearsed and refused leaves nothing either")
    func rehearsesRefusals() async throws {
        let count = try family.count("audit")

        let error = await refusal { () throws(ServiceError) in
            _ = try await family.gate.perform(
                DeleteChore(2), as: family.caller(.mia), request: family.newRequest(),
                isRehearsal: true)
        }

        #expect(error?.refusal?.step == .role)
        #expect(try family.count("audit") == count)
    }

    // MARK: - Several at once

    @Test("for several things does them all")
    func doesAll() async throws {
        let views = try await family.gate.perform(
            [CompleteChore(1), CompleteChore(2), CompleteChore(4)], as: family.caller(.mia),
            request: family.newRequest()
        ).output

        #expect(views.map(\.earned) == [1, 4, 8])
    }

    @Test("for the same thing twice does it once")
    func doesOnce() async throws {
        let done = try await family.gate.perform(
            [CompleteChore(2), CompleteChore(2)], as: family.caller(.mia),
            request: family.newRequest()
        ).output
        let undone = try await family.gate.perform(
            [UndoChore(2), UndoChore(2)], as: family.caller(.mia), request: family.newRequest()
        ).output

        #expect(done.map(\.awarded) == [3, 0])
        #expect(undone.map(\.awarded) == [-3, 0])
    }

    @Test("for several things does none when one is refused, and records the refusal")
    func doesNoneWhenRefused() async throws {
        let (before, count) = (try family.everything(), try family.count("audit"))

        #expect(await errorOfAll([1, 3, 2])?.refusal?.step == .rule)

        #expect(try family.everything() == before)
        #expect(try family.count("audit") == count + 1)
    }

    @Test("for several things does none when the state of one is against it")
    func doesNoneWhenStateForbids() async throws {
        try await family.complete(4, as: .max)
        let (before, count) = (try family.everything(), try family.count("audit"))

        #expect(await errorOfAll([1, 2, 4]) == .chore(.doneByOther(4, try Name("Max"))))

        #expect(try family.everything() == before)
        #expect(try family.count("audit") == count)
    }

    // MARK: - Reading

    @Test("that only asks writes nothing")
    func readingWritesNothing() async throws {
        let bytes = try Data(contentsOf: URL(fileURLWithPath: family.file))

        for person in Person.allCases {
            _ = try? await family.ask(ShowAccount(), as: person)
            _ = try? await family.ask(ListChores(.all), as: person)
            _ = try? await family.ask(ShowChore(2), as: person)
            _ = try? await family.ask(ShowLeaderboard(), as: person)
            _ = try? await family.ask(ListRewards(), as: person)
            _ = try? await family.ask(ListAudit(), as: person)
            _ = try? await family.ask(ListChildren(), as: person)
            _ = try? await family.ask(ListNotices(), as: person)
        }

        #expect(try Data(contentsOf: URL(fileURLWithPath: family.file)) == bytes)
    }

    @Test("is booked and recorded so that the books add up")
    func keepsTheBooks() async throws {
        try await family.complete(2, as: .mia)
        try await family.undo(2, as: .anna)
        _ = await errorOfAll([3])

        let verification = try await family.ask(VerifyAudit(), as: .anna)

        #expect(verification.ok)
        #expect(verification.ledger == 2)
        #expect(
            try verification.audit
                == family.count("audit", where: "household_id = \(family.smiths.literal)"))
    }

    @discardableResult
    private func complete(
        _ chore: Number, _ request: RequestID
    ) async throws -> CompletionView {
        try await family.gate.perform(
            CompleteChore(chore), as: family.caller(.mia), request: request
        ).output
    }

    private func error<Op: Change>(of operation: Op, _ request: RequestID) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            _ = try await family.gate.perform(
                operation, as: family.caller(.mia), request: request)
        }
    }

    private func errorOfAll(_ chores: [Number]) async -> ServiceError? {
        await refusal { () throws(ServiceError) in
            _ = try await family.gate.perform(
                chores.map { CompleteChore($0) }, as: family.caller(.mia),
                request: family.newRequest())
        }
    }

    private func json(_ view: CompletionView) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(view)
    }
}

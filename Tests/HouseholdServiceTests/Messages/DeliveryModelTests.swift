import Foundation
import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// `MESSAGES=n` sends so many.
@Suite("Messages through faults")
struct DeliveryModelTests {
    static let count = Int(ProcessInfo.processInfo.environment["MESSAGES"] ?? "400") ?? 400

    @Test("all get there, in their order, and what comes twice has the same identity")
    func arrive() async throws {
        var mailing = try await Mailing(seed: 23)
        for _ in 0..<Self.count {
            try await mailing.give()
            for _ in 0..<3 { try await mailing.tick() }
        }
        try await mailing.finish()

        for child in Mailing.children {
            let (given, got) = (mailing.given[child] ?? [], mailing.received[child] ?? [])
            var firsts: [String: [String]] = [:]
            var texts: [String] = []
            for message in got {
                if let first = firsts[message.id] {
                    #expect(first == message.texts, "the same identity with another text")
                } else {
                    firsts[message.id] = message.texts
                    texts += message.texts
                }
            }
            #expect(texts.filter { $0.hasPrefix("Anna gave") } == given)
            #expect(got.count > firsts.count, "nothing came twice")
        }
    }
}

/// Anna gives points, and messages tell the children of it, through whatever can go wrong.
private struct Mailing {
    /// Each try succeeds, fails, or the sender is gone before it can say what came of it, with the message sent or not.
    private enum Try {
        case accepted, failed, goneBefore, goneAfter

        static let all: [Try] = [.accepted, .accepted, .accepted, .failed, .goneBefore, .goneAfter]
    }

    static let children = ["mia", "max"]

    private let family: Family
    private var random: SeededGenerator
    private var count = 0
    /// What each child is to read, in its order.
    private(set) var given: [String: [String]] = [:]
    /// What came, also what came twice.
    private(set) var received: [String: [(id: String, texts: [String])]] = [:]

    init(seed: UInt64) async throws {
        family = try await Family()
        random = SeededGenerator(seed: seed)
        for child in Self.children { try family.addChannel(of: child) }
        for person in [Person.mia, .max] {
            try await family.perform(SetSetting(.quiet, to: "off"), as: person)
        }
        try await family.perform(ChangeSettings(.messages(.titles)), as: .anna)
    }

    mutating func give() async throws {
        let child = Bool.random(using: &random) ? "mia" : "max"
        count += 1
        try family.everybodyProves()
        try await family.give(1, to: child, because: "number \(count)", as: .anna)
        given[child, default: []].append("Anna gave you 1 points: number \(count).")
    }

    mutating func tick() async throws {
        // As if each message were of another day, of which each has three.
        try family.tamper(
            "UPDATE delivery SET settled_at = settled_at - 86400000 WHERE state = 'sent'")
        family.clock.advance(seconds: Int64.random(in: 1...300, using: &random))
        let found = try await family.ask(FindMessages(), as: .program)
        guard !found.isEmpty else { return }
        let taken = try await family.perform(SendMessages(found), as: .program)
        for message in try await family.ask(ReadMessages(taken), as: .program) {
            let attempt = Try.all.randomElement(using: &random) ?? .accepted
            if attempt == .accepted || attempt == .goneAfter { take(message) }
            guard attempt == .accepted || attempt == .failed else { continue }
            let result: MessageOutcome.Result =
                attempt == .accepted ? .accepted : .failed(after: nil)
            try await family.perform(
                SettleMessages([MessageOutcome(of: message.id, result)]), as: .program)
        }
    }

    /// Nothing goes wrong any more.
    mutating func finish() async throws {
        for _ in 0..<200 {
            family.clock.advance(minutes: 5)
            for message in try await family.sendMessages() { take(message) }
        }
    }

    private mutating func take(_ message: MessageView) {
        let address = message.address.reveal() ?? ""
        received[String(address.prefix { $0 != "@" }), default: []].append(
            (message.id, message.lines.map(\.source)))
    }
}

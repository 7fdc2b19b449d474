import Foundation
import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// `MESSAGES=n` sends so many.
@Suite("Messages through faults")
struct DeliveryModelTests {
    static let count = Int(ProcessInfo.processInfo.environment["MESSAGES"] ?? "400") ?? 400

    /// Each try succeeds, fails, or the sender is gone before it can say what came of it, with the message sent or not.
    private enum Try: CaseIterable {
        case accepted, failed, goneBefore, goneAfter
    }

    @Test("all get there, in their order, and what comes twice has the same identity")
    func arrive() async throws {
        let family = try await Family()
        try family.addChannel(of: "Mia")
        try family.addChannel(of: "Max")
        try await family.perform(SetSetting(.quiet, to: "off"), as: .mia)
        try await family.perform(SetSetting(.quiet, to: "off"), as: .max)
        try await family.perform(ChangeSettings(.messages(.titles)), as: .anna)
        var random = SeededGenerator(seed: 23)
        var given: [String: [String]] = ["mia": [], "max": []]
        var received: [String: [(id: String, texts: [String])]] = ["mia": [], "max": []]
        var sent = 0

        for round in 0..<Self.count * 4 {
            if sent < Self.count, round.isMultiple(of: 2) {
                let child = Bool.random(using: &random) ? "mia" : "max"
                sent += 1
                try await family.give(1, to: child, because: "number \(sent)", as: .anna)
                given[child]?.append("number \(sent)")
            }
            family.clock.advance(seconds: Int64.random(in: 1...300, using: &random))
            let found = try await family.ask(FindMessages(), as: .program)
            guard !found.isEmpty else { continue }
            for message in try await family.perform(SendMessages(found), as: .program) {
                let texts = message.lines.map(\.source)
                let child =
                    texts.contains { text in
                        given["mia"]?.contains { text.hasSuffix(": \($0).") } == true
                    } ? "mia" : "max"
                let attempt = Try.allCases.randomElement(using: &random) ?? .accepted
                if attempt == .accepted || attempt == .goneAfter {
                    received[child]?.append((message.id, texts))
                }
                guard attempt == .accepted || attempt == .failed else { continue }
                let result: MessageOutcome.Result =
                    attempt == .accepted ? .accepted : .failed(after: nil)
                try await family.perform(
                    SettleMessages([MessageOutcome(of: message.id, result)]), as: .program)
            }
        }
        for _ in 0..<200 {
            family.clock.advance(minutes: 5)
            for message in try await family.sendMessages() {
                let texts = message.lines.map(\.source)
                let isMias = texts.contains { text in
                    given["mia"]?.contains { text.hasSuffix(": \($0).") } == true
                }
                received[isMias ? "mia" : "max"]?.append((message.id, texts))
            }
        }

        for (child, all) in given {
            let arrived = received[child] ?? []
            var firsts: [(id: String, texts: [String])] = []
            for message in arrived where !firsts.contains(where: { $0.id == message.id }) {
                firsts.append(message)
            }
            let texts = firsts.flatMap(\.texts).filter { $0.hasPrefix("Anna gave") }
            #expect(texts == all.map { "Anna gave you 1 points: \($0)." }, "\(child)")
            let again = arrived.filter { message in
                firsts.contains { $0.id == message.id && $0.texts != message.texts }
            }
            #expect(again.isEmpty, "the same identity with another text")
            #expect(arrived.count > firsts.count, "nothing came twice")
        }
    }
}

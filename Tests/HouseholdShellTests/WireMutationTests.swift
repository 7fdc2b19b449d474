import Foundation
import HouseholdModel
import HouseholdProtocol
import HouseholdService
import SeededRandom
import Synchronization
import TestSupport
import Testing

/// `WIRE_MUTANTS=20000` asks more of them than the usual number.
@Suite("A server that is asked by another program than ours")
struct WireMutationTests {
    private static let count =
        ProcessInfo.processInfo.environment["WIRE_MUTANTS"].flatMap { Int($0) } ?? 1_500
    /// What no program of ours writes.
    private static var values: [Any] {
        [
            0, -1, 1, Int.max, Int.min, 3_000_000_000, 0.5, "", "mia", "\u{0}\u{1B}[2J", "-1",
            String(repeating: "é", count: 5_000), "9999-12-31", "00:00", true, NSNull(), [Any](),
            [String: Any](), Array(repeating: "mia", count: 300), Array(repeating: 7, count: 300),
        ]
    }

    @Test("answers each of many wrong requests, and the books stay right")
    func answers() async throws {
        let stage = try await Family.stage(Stage.Setting(isRemote: true))
        let transcripts = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Transcripts/stories")
        let names = try FileManager.default.contentsOfDirectory(atPath: transcripts.path).sorted()
        for name in names where name.hasSuffix(".transcript") {
            let text = try String(contentsOf: transcripts.appending(path: name), encoding: .utf8)
            // What came before in other stories may refuse a line: it was asked all the same.
            _ = try? await Player(stage).play(Transcript(text, name: name))
        }
        let asked = stage.carried.withLock(\.self)
        #expect(Set(asked.map(\.name)).count > 40)

        let gate = try Gate.open(at: "\(stage.data)/chorus.db", in: stage.dependencies)
        let porter = Porter(
            of: gate, Vault(random: SeededBytes(seed: 4).source, clock: stage.dependencies.clock))
        let callers = try await Self.callers(in: asked, at: porter)
        #expect(callers.count > 2)

        var random = SeededGenerator(seed: 26)
        var (changed, unreadable) = (0, 0)
        for _ in 0..<Self.count {
            let (name, body) = try #require(asked.randomElement(using: &random))
            // Who leaves or is deleted asks nothing more.
            guard !name.contains("LogOut"), !name.contains("Delete"), !name.contains("Leave"),
                !name.contains("Revoke"), !name.contains("delete")
            else { continue }
            var request = try #require(
                JSONSerialization.jsonObject(with: body) as? [String: Any])
            if request["caller"] != nil {
                request["caller"] = callers.randomElement(using: &random) ?? [:]
            }
            if request["request"] != nil {
                request["request"] = ["id": Self.requestID(&random), "mayComeAgain": true]
            }
            var left = Int.random(in: 0...2, using: &random)
            while left > 0 {
                request =
                    Self.mutated(request, at: [], &random) as? [String: Any] ?? request
                left -= 1
            }
            let sent = try JSONSerialization.data(withJSONObject: request)
            let answer = try #require(await porter.answer(name, sent), "\(name)")
            let text = String(decoding: answer, as: UTF8.self)
            if text.hasPrefix("{\"output\"") { changed += 1 }
            if text.contains("\"unreadable\"") { unreadable += 1 }
            // What somebody sends is nothing that should never happen, and no error of ours.
            #expect(
                !text.contains("\"bug\""),
                "\(name): \(String(decoding: sent, as: UTF8.self).prefix(600))\n\(text)")
        }
        #expect(changed > Self.count / 20 && unreadable > 0)
        for person in ["anna", "jo"] {
            let outcome = await stage.say("audit verify", as: person)
            #expect([0, 77].contains(outcome.exit), "\(outcome)")
        }
    }

    /// Those who are signed in, each at the computer at which they are.
    private static func callers(
        in asked: [(name: String, body: Data)], at porter: Porter
    ) async throws -> [[String: Any]] {
        var found: [[Int]: [String: Any]] = [:]
        for (_, body) in asked {
            let request = try JSONSerialization.jsonObject(with: body) as? [String: Any]
            guard var caller = request?["caller"] as? [String: Any],
                let session = caller["session"] as? [Int], found[session] == nil
            else { continue }
            caller["household"] = nil
            let question = try JSONSerialization.data(withJSONObject: ["caller": caller])
            let answer = await porter.answer("asker", question) ?? Data()
            if String(decoding: answer, as: UTF8.self).contains("\"username\"") {
                found[session] = caller
            }
        }
        return found.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    }

    private static func requestID(_ random: inout SeededGenerator) -> String {
        let digits = (0..<12).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
        return "00000000-0000-4000-8000-\(digits)"
    }

    /// `value` with one thing in it, at any depth, that is another one; who asks stays who it is.
    private static func mutated(
        _ value: Any, at path: [String], _ random: inout SeededGenerator
    ) -> Any {
        let isHere = Int.random(in: 0...4, using: &random) == 0 && !path.isEmpty
        if !isHere, var fields = value as? [String: Any],
            let key = fields.keys.sorted().filter({ !["caller", "old"].contains($0) })
                .randomElement(using: &random), let inner = fields[key]
        {
            fields[key] = mutated(inner, at: path + [key], &random)
            return fields
        }
        if !isHere, var items = value as? [Any], !items.isEmpty {
            let place = Int.random(in: 0..<items.count, using: &random)
            items[place] = mutated(items[place], at: path + ["\(place)"], &random)
            return items
        }
        return path.isEmpty ? value : values.randomElement(using: &random) ?? value
    }
}

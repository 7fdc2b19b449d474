import Foundation
import JSON
import Testing

@Suite("Ready house rules")
struct ReadyHomeTests {
    private static let samples = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Samples/rules").standardizedFileURL

    private func ready() async throws -> [JSONValue] {
        let outcome = try await Family.stage().say("rules pack --json")
        return try #require(JSONValue(parsing: outcome.results)["data"]?.elements)
    }

    @Test("have a name each, those for a kind of home behind the single ones")
    func haveNames() async throws {
        let all = try await ready()
        let names = all.compactMap { $0["name"]?.string }
        let kinds = all.compactMap { $0["kind"]?.string }

        #expect(Set(names).count == all.count)
        #expect(kinds.count == all.count)
        #expect(kinds == kinds.filter { $0 == "rule" } + kinds.filter { $0 == "home" })
        #expect(kinds.contains("rule"))
        #expect(names.suffix(3) == ["two-homes", "teens", "flat"])
    }

    @Test("are the samples, word for word")
    func areSamples() async throws {
        for rule in try await ready() {
            let name = try #require(rule["name"]?.string)
            let folder = rule["kind"]?.string == "home" ? "homes/" : ""
            let file = Self.samples.appending(path: "\(folder)\(name).cedar")
            #expect(rule["text"]?.string == (try String(contentsOf: file, encoding: .utf8)))
        }
    }

    @Test(
        "for a kind of home are listed under a heading, on a screen and in a pipe",
        arguments: [true, false],
        [
            ("en", "Several at once, by the kind of home:", "Flatmates: nobody"),
            ("de", "Mehrere auf einmal, je nach Zuhause:", "WG: Niemand"),
        ])
    func areListed(onScreen: Bool, words: (String, String, String)) async throws {
        let (language, heading, meaning) = words
        let stage = try await Family.stage(Stage.Setting(outputIsTerminal: onScreen))
        let shown = await stage.say("rules pack --lang \(language)").results
        let lines = shown.split(separator: "\n").map(String.init)
        let place = try #require(lines.firstIndex { $0.hasSuffix(heading) })

        #expect(lines[..<place].contains { $0.hasPrefix("quiet-hours") })
        #expect(!lines[..<place].contains { $0.contains("two-homes") })
        #expect(lines[place...].contains { $0.contains("flat") && $0.contains(meaning) })
    }

    @Test("for a kind of home are tried and set by one name")
    func areSet() async throws {
        let stage = try await Family.stage()
        let trial = await stage.say("rules try two-homes --json")
        #expect(trial.exit == 0, "\(trial.messages)")
        let changes = try JSONValue(parsing: trial.results)["data"]?["changes"]?.elements
        #expect(changes?.isEmpty == false)

        #expect(await stage.say("rules set two-homes --yes").exit == 0)
        for name in ["two-homes.guests", "two-homes.days-away"] {
            #expect(await stage.say("rules show \(name)").exit == 0)
        }
    }
}

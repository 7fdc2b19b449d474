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
        for name in ["two-homes.helpers", "two-homes.days-away"] {
            #expect(await stage.say("rules show \(name)").exit == 0)
        }
    }

    /// The homes of the tests: the family, and one that is made by somebody of that template.
    private func home(_ template: String) async throws -> Stage {
        guard template != "family" else { return try await Family.stage() }
        let stage = try Stage()
        let register = "register --name Anna --username anna --password-stdin"
        #expect(await stage.say(register, input: ["quiet river lamp anna"]).exit == 0)
        let create = "household create Home --zone Europe/Berlin --template \(template)"
        #expect(await stage.say(create).exit == 0)
        return stage
    }

    @Test("in sentences are about everybody where there are no children, as are those offered")
    func areAboutEverybody() async throws {
        let stage = try await home("housemates")

        let known = await stage.say("rules say").results
        #expect(known.contains("\n  Nobody can propose chores.\n"), "\(known)")
        #expect(!known.contains("\n  Children "), "\(known)")
        let unknown = await stage.say("rules say \"proposing chores is bad\"")
        #expect(unknown.messages.contains("\"Nobody can propose chores.\""), "\(unknown)")
        #expect(!unknown.messages.contains("Children"), "\(unknown)")
        let family = await (try home("family")).say("rules say").results
        #expect(family.contains("\n  Children can't propose chores.\n"), "\(family)")
    }

    @Test(
        "for another kind of home are refused, in words, and can still be read",
        arguments: [
            (
                "family", "flat", "flat is for housemates; this is a family.",
                "flat ist für WGs; das hier ist eine Familie."
            ),
            (
                "single", "flat", "flat is for housemates; this household is one adult's.",
                "flat ist für WGs; dieser Haushalt gehört einem einzelnen Erwachsenen."
            ),
            (
                "housemates", "teens", "teens is for families; this is a flat of housemates.",
                "teens ist für Familien; das hier ist eine WG."
            ),
            (
                "housemates", "two-homes",
                "two-homes is for families; this is a flat of housemates.",
                "two-homes ist für Familien; das hier ist eine WG."
            ),
        ])
    func areRefused(template: String, rules: String, english: String, german: String) async throws {
        let stage = try await home(template)
        let before = await stage.say("rules show").results
        for line in ["rules try \(rules)", "rules set \(rules) --yes"] {
            for (language, sentence) in [("en", english), ("de", german)] {
                let outcome = await stage.say("\(line) --lang \(language)")
                #expect(outcome.exit == 65)
                #expect(outcome.messages.contains(sentence), "\(outcome.messages)")
            }
        }
        #expect(await stage.say("rules show").results == before)
        #expect(await stage.say("rules pack \(rules)").exit == 0)
    }

    @Test(
        "for the own kind of home are set, those for families also by somebody alone",
        arguments: [("housemates", "flat", "flat.turns"), ("single", "teens", "teens.own-goals")])
    func areSetWhereTheyFit(template: String, rules: String, name: String) async throws {
        let stage = try await home(template)
        let outcome = await stage.say("rules set \(rules) --yes")
        #expect(outcome.exit == 0, "\(outcome.messages)")
        #expect(await stage.say("rules show \(name)").exit == 0)
    }
}

import Foundation
import HouseholdWords
import LineEditor
import Testing

@Suite("What is set for somebody")
struct SettingsTests {
    private static let path = "/.config/chorus/settings.json"

    private func stage(
        file: String? = nil, variables: [String: String] = [:], isInteractive: Bool = false,
        rows: Int? = nil
    ) async throws -> Stage {
        let stage = try await Family.stage(
            Stage.Setting(isInteractive: isInteractive, rows: rows, variables: variables))
        guard let file else { return stage }
        let url = URL(filePath: stage.folder.path + Self.path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.write(to: url, atomically: true, encoding: .utf8)
        unsafe chmod(url.path, 0o600)
        return stage
    }

    @Test("is not what somebody else could have written into the file", arguments: [0o620, 0o602])
    func isNotBelieved(mode: Int) async throws {
        let stage = try await stage(file: #"{"plain": true}"#)
        unsafe chmod(stage.folder.path + Self.path, mode_t(mode))

        let outcome = await stage.say("chores")
        #expect(outcome.messages.contains("Others can change it."))
        #expect(!outcome.results.contains("1. Feed the cat. Mia."))
        unsafe chmod(stage.folder.path + Self.path, 0o644)
        #expect(await stage.say("chores").results.contains("1. Feed the cat. Mia."))
    }

    @Test("is not what stands in somebody else's file", .enabled(if: geteuid() == 0))
    func isNotAnothers() async throws {
        let stage = try await stage(file: #"{"plain": true}"#)
        unsafe chown(stage.folder.path + Self.path, 12_345, 12_345)

        #expect(await stage.say("chores").messages.contains("Others can change it."))
    }

    @Test(
        "begins weeks on a day that is named as in dates, and told in the reader's words",
        arguments: [
            ("en", "Sunday.", "week-start is sunday from now on."),
            ("en", "sun", "week-start is sunday from now on."),
            ("de", "Sonntag", "week-start ist ab jetzt Sonntag."),
            ("de", "so", "week-start ist ab jetzt Sonntag."),
            ("de", "sunday", "week-start ist ab jetzt Sonntag."),
        ])
    func namesDays(language: String, day: String, told: String) async throws {
        let stage = try await stage()
        let outcome = await stage.say("household settings week-start \(day) --lang \(language)")
        #expect(outcome.results.contains(told), "\(outcome)")
        let again = await stage.say("household settings week-start someday --lang \(language)")
        #expect(again.exit == 65)
    }

    @Test("is not waited for where the file is none")
    func isNoPipe() async throws {
        let stage = try await stage(file: "{}")
        try FileManager.default.removeItem(atPath: stage.folder.path + Self.path)
        unsafe mkfifo(stage.folder.path + Self.path, 0o600)

        #expect(await stage.say("chores").messages.contains("It can't be read."))
    }

    @Test("holds before anything is run, and where nothing can be")
    func holdsAtOnce() async throws {
        let stage = try await stage(isInteractive: true, rows: 5)
        #expect(await stage.run(["help"]).results.contains("[pager]"))
        for words in [["dnoe"], ["-c", "dnoe"], ["-f", "-"], ["login", "--code-stdin", "--x"]] {
            let german = await stage.run(["--lang", "de"] + words, input: ["dnoe"])
            _ = await stage.say("settings lang de")
            #expect(await stage.run(words, input: ["dnoe"]) == german, "\(words)")
            _ = await stage.say("settings lang default")
        }
        let german = await stage.run(["--lang", "de", "dnoe"])
        let said = await stage.say("dnoe --lang=de").messages
        #expect(german.messages.replacing(/chorus (--data \S+ )?/, with: "") == said)
        _ = await stage.say("settings plain on")
        #expect(!(await stage.run(["help"]).results.contains("[pager]")))
    }

    @Test("is the parent's for what is done with a parent's rights")
    func isTheDeputys() async throws {
        let stage = try await stage()
        _ = await stage.say("settings dates iso")

        let outcome = await stage.say(
            "as anna --password-stdin settings dates --json", as: "mia",
            input: ["quiet river lamp anna"])
        #expect(outcome.results.contains(#""origin":"person","value":"iso""#))
    }

    @Test("comes from a variable in a script, too")
    func isFromAVariable() async throws {
        let stage = try await stage(variables: ["CHORUS_PLAIN": "1"])
        let script = stage.folder.appending(path: "script").path
        try "settings plain --json\n".write(toFile: script, atomically: true, encoding: .utf8)

        let outcome = await stage.run(["-f", script])
        #expect(outcome.results.contains(#""origin":"variable","value":"on""#))
    }

    @Test("is no language that nobody speaks here")
    func isSpoken() async throws {
        let french = try await stage(variables: ["LANG": "fr_FR.UTF-8"])
        #expect(await found("lang", on: french) == answer("default", "en"))
        let filed = try await stage(file: #"{"lang": "fr"}"#)
        #expect(await found("lang", on: filed) == answer("default", "en"))
    }

    /// A setting's value and where it comes from, as JSON tells them.
    private func found(
        _ name: String, _ options: String = "", on stage: Stage
    ) async -> String {
        let outcome = await stage.say("settings \(name) \(options) --json")
        #expect(outcome.messages == "")
        return outcome.results.replacing(#"{"v":1,"data":[{"name":"\#(name)","#, with: "")
    }

    @Test("is the first of option, variable, the person's, the file's and the default")
    func hasAnOrder() async throws {
        let file = #"{"plain": true, "dates": "iso"}"#
        let bare = try await stage()
        #expect(await found("plain", on: bare) == answer("default", "off"))
        let filed = try await stage(file: file)
        #expect(await found("plain", on: filed) == answer("file", "on"))
        #expect(await found("dates", on: filed) == answer("file", "iso"))
        _ = await filed.say("settings plain off")
        #expect(await found("plain", on: filed) == answer("person", "off"))
        let varied = try await stage(file: file, variables: ["CHORUS_PLAIN": "1"])
        _ = await varied.say("settings plain off")
        #expect(await found("plain", on: varied) == answer("variable", "on"))
        #expect(await found("dates", "--dates short", on: varied) == answer("option", "short"))
        #expect(await found("plain", "--plain", on: varied) == answer("option", "on"))
    }

    private func answer(_ origin: String, _ value: String) -> String {
        #""origin":"\#(origin)","value":"\#(value)"}]}"# + "\n"
    }

    @Test("is the language that the system speaks, unless somebody chose another")
    func speaks() async throws {
        let stage = try await stage(variables: ["LANG": "de_AT.UTF-8", "LC_ALL": ""])
        #expect(await found("lang", on: stage) == answer("variable", "de-AT"))
        _ = await stage.say("settings lang en")
        #expect(await found("lang", on: stage) == answer("person", "en"))
        #expect(await found("lang", "--lang de", on: stage) == answer("option", "de"))
        #expect(await stage.say("settings lang xx").exit == 65)
        let simple = try await self.stage(variables: ["LANG": "C.UTF-8"])
        #expect(await found("lang", on: simple) == answer("default", "en"))
    }

    @Test(
        "is not what a file says that can't be used, of which one line warns",
        arguments: [
            ("{", "It is not one JSON object"), ("[]", "It is not one JSON object"),
            (#"{"colour": "red", "lock": 99}"#, "There is no setting \"colour\". The value of"),
            (#"{"plain": {}}"#, "The value of \"plain\" is on or off."),
        ])
    func warns(file: String, words: String) async throws {
        let stage = try await stage(file: file)

        let outcome = await stage.run(["-c", "chores", "-c", "points"])

        #expect(outcome.exit == 0)
        #expect(outcome.messages.hasPrefix("warning: Something in \(stage.folder.path)"))
        #expect(outcome.messages.contains(words))
        #expect(outcome.messages.filter(\.isNewline).count == 1)
        let script = stage.folder.appending(path: "script").path
        try "chores\npoints\n".write(toFile: script, atomically: true, encoding: .utf8)
        #expect(await stage.run(["-f", script]).messages == outcome.messages)
        let usual = try await self.stage()
        let settings = await stage.say("settings", as: "mia").results
        #expect(await usual.say("settings", as: "mia").results == settings)
        #expect(await stage.say("chores --json").messages == "")
    }

    @Test("still holds where only one value of the file is wrong")
    func keepsTheRest() async throws {
        let stage = try await stage(file: #"{"plain": true, "lock": "never"}"#)

        #expect(await stage.say("chores").results.contains("1. Feed the cat. Mia."))
    }

    @Test("is the person's own on every device, and nobody else's")
    func isOwn() async throws {
        let stage = try await stage()
        _ = await stage.say("settings plain on")

        #expect(await stage.say("chores").results.contains("1. Feed the cat. Mia."))
        #expect(!(await stage.say("chores", as: "mia").results.contains("1. Feed the cat. Mia.")))
        let switched = await stage.run(
            ["-f", "-"], as: "max",
            input: ["login anna --password-stdin", "quiet river lamp anna", "chores"])
        #expect(switched.results.contains("1. Feed the cat. Mia."))
        _ = await stage.say("settings plain default")
        #expect(!(await stage.say("chores").results.contains("1. Feed the cat. Mia.")))
    }

    @Test("keeps no lines where somebody does not want it")
    func keepsNoHistory() async throws {
        let stage = try await stage(isInteractive: true)

        _ = await stage.run([], input: ["settings history off", "chores", "quit"])

        #expect(await stage.say("history").results == "settings history off\n")
        let last = try #require(stage.prompts.last)
        #expect(last.history.isEmpty)
        _ = await stage.run([], input: ["settings history default", "points", "quit"])
        #expect(await stage.say("history").results.hasSuffix("points\nquit\n"))
    }

    @Test("says when the shell locks")
    func locks() async throws {
        let stage = try await stage(isInteractive: true)

        _ = await stage.run([], input: ["settings lock 10", "settings lock off", "quit"])
        _ = await stage.run([], as: "mia", input: ["settings lock 3", "quit"])
        _ = await stage.run(["--kiosk"], input: ["1", "quiet river lamp anna", "settings"])

        let minutes = stage.prompts.map { request in
            request.idle.map { Int($0.components.seconds / 60) }
        }
        #expect(minutes == [5, 10, nil, 15, 3, nil, nil, 5, 5, nil])
    }

    @Test("is told in the language that holds from then on, by its name")
    func tellsLanguage() async throws {
        let stage = try await stage()

        let rehearsal = await stage.say("settings lang de --dry-run").results
        #expect(rehearsal.hasPrefix("The language is Deutsch now.\n"))
        #expect(await stage.say("settings lang de").results == "Die Sprache ist jetzt Deutsch.\n")
        #expect(
            await stage.say("settings dates short").results
                == "Ab jetzt stehen Tage als Sa 5. Dez da.\n")
        #expect(await stage.say("settings lang en").results == "The language is English now.\n")
    }

    @Test("proposes the rest of a line where somebody likes that")
    func proposes() async throws {
        let stage = try await stage(isInteractive: true)

        _ = await stage.run([], input: ["settings ghost on", "quit"])

        #expect(stage.prompts.map(\.showsGhost) == [false, true])
    }

    @Test("writes dates as somebody likes them")
    func writesDates() async throws {
        let stage = try await stage()

        #expect(await stage.say("chores").results.contains("tomorrow 18:00"))
        #expect(await stage.say("chores --dates iso").results.contains("2026-11-22 18:00"))
        _ = await stage.say("settings dates iso")
        #expect(await stage.say("chores").results.contains("2026-11-22 18:00"))
        #expect(await stage.say("stats mia").results.contains("\n2026-11-16 "))
    }

    @Test("is one of a list, which is told whoever names another")
    func isListed() async throws {
        let stage = try await stage()
        let outcome = await stage.say("settings colour red")
        #expect(outcome.exit == 65)
        #expect(outcome.messages.contains("plain, history, lock, dates, ghost, lang"))
    }
}

import TestSupport
import Testing

@Suite("A setting that takes something from children, as it is shown")
struct SettingPromiseShownTests {
    private let stage: Stage

    init() async throws {
        stage = try await Family.stage(Stage.Setting(width: 200))
        stage.pass(days: 1)
    }

    @discardableResult
    private func set(_ words: String) async throws -> String {
        let answer = await stage.sayProving("household settings \(words)")
        try #require(answer.exit == 0, "\(answer)")
        return answer.results
    }

    @Test("says from when on it holds, and how it would at once")
    func saysWhen() async throws {
        let told = try await set("approval always")
        #expect(told.hasPrefix("approval is set to always.\n"), "\(told)")
        #expect(
            told.contains("That holds from tomorrow on, and the children are told.\n"), "\(told)")
        #expect(told.contains(" --now --why \"TEXT\"\n"), "\(told)")

        let atOnce = try await set("approval always --now --why \"the kitchen was a mess\"")
        #expect(atOnce.hasPrefix("approval is always from now on.\n"), "\(atOnce)")
    }

    @Test("is shown with what holds and what comes", arguments: ["anna", "mia"])
    func isShown(person: String) async throws {
        try await set("approval always")
        for (option, part) in [
            ("", "none, from tomorrow on always"), ("--plain", "none, from tomorrow on always"),
            ("--lang de", "none, ab morgen always"),
            ("--json", #""later":[{"from":"2026-11-23","setting":"approval","value":"always"}]"#),
        ] {
            let shown = await stage.say("household settings \(option)", as: person)
            #expect(shown.results.contains(part), "\(shown)")
        }
    }

    @Test("is shown and told so where what nobody looks at counts no more by itself")
    func isShownOfWaiting() async throws {
        try await set("approve-after 24h")
        let told = try await set("approve-after off")
        #expect(
            told.hasPrefix(
                "approve-after is set to off.\nThat holds from tomorrow on, and the children are told.\n"
            ), "\(told)")
        for (line, part) in [
            ("household settings", "24h, from tomorrow on off"),
            ("household settings --lang de", "24h, ab morgen off"),
            (
                "household settings --json",
                #""later":[{"from":"2026-11-23","setting":"approve-after","value":"off"}]"#
            ),
            (
                "notice list",
                "from tomorrow on: what you have done waits until a parent has looked at it"
            ),
            ("notice list --lang de", "Was du gemacht hast, wartet, bis ein Elternteil"),
        ] {
            let shown = await stage.say(line, as: "mia")
            #expect(shown.results.contains(part), "\(shown)")
        }
    }

    @Test("is told to children in their language")
    func isTold() async throws {
        try await set("deductions 5")
        for (option, part) in [
            ("", "Anna set how it is from tomorrow on: up to 5 points a week can be taken away"),
            ("--lang de", "Anna hat festgelegt, was ab morgen gilt: Bis zu 5 Punkte in der Woche"),
            ("--json", #""kind":"setting-tightened""#),
        ] {
            let list = await stage.say("notice list \(option)", as: "mia")
            #expect(list.results.contains(part), "\(list)")
        }
    }

    @Test("says to whoever takes points too early from when on that is so")
    func isTooEarly() async throws {
        try await set("deductions 5")
        let refused = await stage.say("points take mia 2 --why late", as: "anna")
        #expect(refused.exit == 77, "\(refused)")
        #expect(
            refused.messages.contains("Points can be taken away from tomorrow on, and not before"),
            "\(refused)")
    }

    @Test("says to whoever takes more points than can be taken yet from when on that is so")
    func isTooMuch() async throws {
        try await set("deductions 5")
        stage.pass(days: 1)
        let capped = try await takeTwenty()
        #expect(capped.contains("household settings deductions 15\n"), "\(capped)")

        try await set("deductions 50")
        let early = try await takeTwenty()

        for part in [
            "More points can be taken away from tomorrow on, up to 50 a week, and not before",
            "household settings deductions 50 --now --why \"TEXT\"\n",
        ] { #expect(early.contains(part), "\(early)") }
        #expect(!early.contains("deductions 15"), "\(early)")
    }

    private func takeTwenty() async throws -> String {
        let refused = await stage.sayProving("points take mia 20 --why late")
        try #require(refused.exit == 1, "\(refused)")
        return refused.messages
    }

    @Test("wants a reason for what is at once, and none for what is not")
    func wantsReason() async throws {
        for (words, message) in [
            ("approval always --now", "error: Say why.\n"),
            ("approval always --why \"a mess\"", "error: A reason is for what holds at once.\n"),
        ] {
            let answer = await stage.say("household settings \(words)", as: "anna")
            #expect(answer.exit == 64 && answer.messages.hasPrefix(message), "\(answer)")
        }
        let settings = await stage.say("household settings --json", as: "anna").results
        #expect(settings.contains(#""later":[]"#), "\(settings)")
    }

    @Test("moves along with the household")
    func movesAlong() async throws {
        try await set("approval always")
        let document = try await MovingHome.export(from: stage)
        let other = try Stage()
        other.pass(days: 1)
        let arrival = await other.say(
            "register --name Anna --username anna --password-stdin",
            input: [MovingHome.password])
        try #require(arrival.exit == 0, "\(arrival)")
        let place = try MovingHome.put(document, in: other)

        let outcome = await other.say("data import \(place)")

        try #require(outcome.exit == 0, "\(outcome)")
        let settings = await other.say("household settings --json")
        #expect(
            settings.results.contains(
                #""later":[{"from":"2026-11-23","setting":"approval","value":"always"}]"#),
            "\(settings)")
        #expect(await other.say("audit verify").exit == 0)
    }
}

import TestSupport
import Testing

@Suite("A chore at which a parent looks more often, as it is shown")
struct LookPromiseShownTests {
    private let stage: Stage

    init() async throws {
        stage = try await Family.stage(Stage.Setting(width: 200))
        stage.pass(days: 1)
    }

    @Test("says what comes, to whoever changes it and to the child")
    func isShown() async throws {
        let told = await stage.say("chore edit 1 --approval always", as: "anna")
        #expect(told.results.contains("  OK      none, from tomorrow on always\n"), "\(told)")
        #expect(
            told.results.contains("That holds from tomorrow on, and the children are told.\n"),
            "\(told)")
        #expect(told.results.contains("chore edit 1 --approval always --now --why \"TEXT\""))

        for (line, part) in [
            ("chore show 1", "  OK      none, from tomorrow on always\n"),
            ("chore show 1 --lang de", "  OK      none, ab morgen always\n"),
            ("chore show 1 --json", #""later":{"approval":"always","from":"2026-11-23","points":"#),
            ("notice list", "From tomorrow on a parent looks at \"Feed the cat\" more often"),
            (
                "notice list --lang de",
                "Ab morgen sieht ein Elternteil bei „Feed the cat“ öfter nach"
            ),
        ] {
            let shown = await stage.say(line, as: "mia")
            #expect(shown.results.contains(part), "\(shown)")
        }
    }

    @Test("says nothing of it where nothing comes")
    func isNotShown() async {
        let shown = await stage.say("chore edit 1 --approval none", as: "anna")
        #expect(shown.exit == 0 && !shown.results.contains("  OK "), "\(shown)")
    }
}

import TestSupport
import Testing

@Suite("The days on which a chore does not come all the same")
struct ExceptionsShownTests {
    @Test(
        "are shown with it",
        arguments: [
            ([], "  except  Mon 30 Nov, Mon 21 Dec\n"),
            (["--plain"], "except: Mon 30 Nov, Mon 21 Dec.\n"),
            (["--json"], #""except":["2026-11-16","2026-11-30","2026-12-21"]"#),
            (["--lang", "de"], "  außer   Mo 30. Nov, Mo 21. Dez\n"),
        ] as [([String], String)])
    func areShown(options: [String], line: String) async throws {
        let stage = try await Family.stage(Stage.Setting(width: 200, options: options))
        let added = await stage.say(
            #"chore add Bins --to mia --every mon --from 2026-11-16 --except "2026-11-16, 30 nov, 21 dec""#
        )
        try #require(added.exit == 0, "\(added)")

        let shown = await stage.say("chore show Bins")

        #expect(shown.results.contains(line), "\(shown)")
    }

    @Test("are shown in part where there are many")
    func areShortened() async throws {
        let stage = try await Family.stage(Stage.Setting(width: 200))
        let days = (1...9).map { "\($0) dec" }.joined(separator: ", ")
        let added = await stage.say("chore add Bins --to mia --every day --except \"\(days)\"")
        try #require(added.exit == 0, "\(added)")

        let shown = await stage.say("chore show Bins")

        #expect(shown.results.contains("Sun 6 Dec and 3 more\n"), "\(shown)")
    }
}

import HouseholdShell
import TestSupport
import Testing

@Suite("Help in German")
struct GermanHelpTests {
    private static let language = ["--lang", "de"]

    private func stage() async throws -> Stage {
        try await Family.stage(Stage.Setting(width: 200, options: Self.language))
    }

    @Test("is about commands as they are typed")
    func isAboutCommand() async throws {
        let page = await (try stage()).say("help chore move")

        #expect(
            page.results == """
                Einen Termin einer Aufgabe auf einen anderen Tag verschieben.

                  chore move <chore> [Optionen]

                  <chore>        Die Nummer der Aufgabe, oder einige ihrer Wörter.
                  --due <date>   Der neue Tag; ohne ihn wird gefragt.
                  --at <time>    Eine Uhrzeit an dem Tag; ohne Angabe die alte.
                  --past         Auch einen vergangenen Tag erlauben.
                  --date <date>  Welcher Tag gemeint ist; ohne Angabe der offene Termin.
                  --for <name>   Wessen, wenn jeder seine eigene hat.

                Beispiele:
                  chore move 12 sat
                  chore move 12 --due sat --at 10:00

                Optionen, die jeder Befehl kennt: help options

                """)
    }

    @Test(
        "about dates names days that can be typed",
        arguments: [
            "heute", "heute Abend", "morgen", "übermorgen", "Samstag", "nächsten Montag",
            "in 3 Tagen", "Ende des Monats", "5. Juni", "31.", "2026-12-24", "morgen um 18:00",
            "Samstag um 18 Uhr", "tomorrow", "next mon", "in 3 days",
        ])
    func namesDays(day: String) async throws {
        let stage = try await stage()

        #expect(await stage.say("help dates").results.contains(day))
        let outcome = await stage.say("chore add Lesen --due \"\(day)\" --dry-run")
        #expect(outcome.exit == 0, "\(outcome.messages)")
    }

    @Test(
        "about dates names repeats that can be typed",
        arguments: [
            "--every Tag", "--every Mo,Do", "--every \"2 Wochen am Mo,Do\"",
            "--every \"Monat am letzten Tag\"", "--every Werktag", "--after-done \"3 Tage\"",
            "--every \"other week\"",
        ])
    func namesRepeats(option: String) async throws {
        let stage = try await stage()
        let words = option.split(separator: " ", maxSplits: 1)[1]

        #expect(await stage.say("help dates").results.contains(words))
        let outcome = await stage.say("chore add Lesen \(option) --dry-run")
        #expect(outcome.exit == 0, "\(outcome.messages)")
    }

    @Test("about dates and commands has lines of add that can be typed")
    func addsLines() async throws {
        let stage = try await stage()
        let dates = await stage.say("help dates").results
        let add = await stage.say("help add").results
        let except = #"--except "24. Dez""#

        #expect(dates.contains(except))
        #expect(await stage.say("chore add Lesen --every Tag \(except) --dry-run").exit == 0)

        for (page, line) in [
            (dates, "add Lesen jeden Montag um 18 Uhr bis 24. Dez"),
            (add, "add Müll rausbringen alle 2 Wochen am Mo,Do für mia 3 Punkte"),
            (add, "add \"Jeden Tag lesen\" jeden Samstag"),
        ] {
            #expect(page.contains(line))
            let outcome = await stage.say("\(line) --dry-run")
            #expect(outcome.exit == 0 && outcome.messages == "", "\(outcome)")
        }
    }
}

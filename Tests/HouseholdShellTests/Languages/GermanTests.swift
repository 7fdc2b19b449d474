import Foundation
import HouseholdModel
import HouseholdShell
import HouseholdWords
import QuickAdd
import TestSupport
import Testing

@Suite("German")
struct GermanTests {
    private static let messages = MessageFiles.messages(in: Language.german.file()) ?? [:]
    private static let english = MessageFiles.messages(in: Language.english.file()) ?? [:]

    @Test("counts wherever English does, and English where German does")
    func counts() throws {
        #expect(Self.english.count > 20)
        for (key, message) in Self.english {
            let german = try #require(Self.messages[key], "\(key)")
            #expect(message.contains("plural"))
            for text in [message, german] where text.contains("plural") {
                #expect(text.contains(" one {") && text.contains(" other {"), "\(text)")
            }
        }
        let counted = Self.messages.filter { $0.value.contains("plural") }.map(\.key)
        #expect(counted.filter { Self.english[$0] == nil && !Self.sameForAll.contains($0) } == [])
    }

    /// What English says of one as of many.
    private static let sameForAll: Set = ["{0} waiting for an OK", "{0} waiting for your OK"]

    @Test(
        "says what depends on the case in that case",
        arguments: [
            ("at \(5) points in a week", "bei 5 Punkten in einer Woche"),
            ("at \(1) points", "ab 1 Punkt"), ("Ask \("Anna").", "Zuständig ist Anna."),
            ("anyone", "wer mag"), ("Ready.", "Fertig."),
            ("\("\"\("Müll")\"" as Phrase) is as it was before.", "„Müll“ ist wieder wie vorher."),
            ("\(dates: "Sat 21 Nov")", "Sa 21. Nov"),
            ("\(dates: "Mon 23")", "Mo 23."),
            ("Next time: \(dates: "Mon 23").", "Nächstes Mal: Mo 23."),
            ("Next time: \(dates: "Mon 23 Nov").", "Nächstes Mal: Mo 23. Nov."),
            ("\(dates: "every 2 weeks from sunday")", "alle 2 Wochen ab Sonntag"),
            ("\(dates: "every month in may")", "jeden Monat im Mai"),
        ] as [(Phrase, String)])
    func says(phrase: Phrase, german: String) {
        #expect(Language.german.catalogue.text(phrase).plain == german)
    }

    @Test("puts a point behind each number of a day")
    func pointsBehindDays() throws {
        let day = try #require(Day("2026-11-23"))
        let said = { (phrase: Phrase) in Language.german.catalogue.text(phrase).plain }

        #expect(said(day.shortInMonth) == "Mo 23.")
        #expect(said(day.short) == "Mo 23. Nov")
        #expect(said(day.dated) == "Mo 23. Nov 2026")
    }

    @Test("asks which of two days is meant, in its own words")
    func asksForDay() {
        let problem = DateProblem.ambiguous(readings: ["5 June", "6 May"])

        let text = Language.german.catalogue.text(problem.message).plain
        #expect(text == "Ist das 5. Juni oder 6. Mai? Schreib 5. Jun oder 6. Mai.")
    }

    @Test(
        "says how turns go round",
        arguments: [
            ("in-order", "der Reihe nach"), ("least", "wer am wenigsten getan hat"),
            ("random", "durch Zufall"),
        ])
    func saysTurns(order: String, words: String) async throws {
        let stage = try await Family.stage(Stage.Setting(width: 200, options: ["--lang", "de"]))
        // Of what goes in order each time nothing is said.
        let rounds = [
            ("occurrence", order == "in-order" ? [] : [words]), ("day", ["\(words), jeden Tag"]),
            ("week", ["\(words), jede Woche"]), ("month", ["\(words), jeden Monat"]),
            ("completion", ["\(words), sobald es erledigt ist"]),
        ]
        for (passing, told) in rounds {
            let title = "Fegen\(passing)"
            let added = await stage.say(
                "chore add \(title) --rotate mia,max --turns \(order) --pass \(passing) --every Tag"
            )
            try #require(added.exit == 0, "\(added)")

            let shown = await stage.say("chore show \(title)").results

            let lines = shown.matches(of: #/  Wechsel (.*)\n/#).map { String($0.1) }
            #expect(lines == told, "\(shown)")
        }
    }

    @Test(
        "says what can't be read of a repeat, and what can be written",
        arguments: [
            ("--every blubb", "wie oft, etwa Tag, 3 Tage, 2 Wochen am Mo und Do"),
            ("--every \"Tag bis irgendwann\"", "einen Tag wie 24. Dez oder 2026-12-24"),
            ("--every \"Tag außer Sa\"", "die Tage, an denen es kommt, etwa Mo-Fr,"),
            ("--every \"Jahr am 29. Feb und 1. Mai\"", "Mach zwei Aufgaben daraus."),
            ("--every \"Monat am 31.\" --except \"31. Feb\"", "31. Feb"),
            ("--every \"3 Tage\" --season blubb", "Monate wie Apr-Okt"),
        ])
    func saysWhatIsExpected(option: String, words: String) async throws {
        let stage = try await Family.stage(Stage.Setting(width: 200, options: ["--lang", "de"]))

        let outcome = await stage.say("chore add Fegen \(option)")

        #expect(outcome.exit == 65, "\(outcome)")
        let said = outcome.messages.split(separator: "\n").first ?? ""
        #expect(said.contains(words), "\(outcome)")
        let english = said.matches(of: /\b(every|except|until|such|day|days|feb|dec|may|sat)\b/)
        #expect(english.isEmpty, "\(outcome)")
    }

    @Test("takes a roster in its own words")
    func takesRoster() async throws {
        let stage = try await Family.stage(Stage.Setting(options: ["--lang", "de"]))

        let added = await stage.say(
            "chore add Fegen --every Tag --roster \"mo mia, di-fr max / sa mia\"")

        #expect(added.exit == 0, "\(added)")
    }

    @Test("says when less is given for what is late")
    func saysLess() async throws {
        let stage = try await Family.stage(Stage.Setting(width: 200, options: ["--lang", "de"]))
        let added = await stage.say(
            "chore add Fegen --to mia --points 4 --every Tag --overdue \"1 after 24h\"")
        try #require(added.exit == 0, "\(added)")

        #expect(await stage.say("chore show Fegen").results.contains("danach  1 nach 24 h"))
    }
}

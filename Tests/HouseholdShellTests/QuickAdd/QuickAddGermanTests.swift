import HouseholdShell
import HouseholdWords
import QuickAdd
import Testing

@Suite("A German line behind add")
struct QuickAddGermanTests {
    @Test(
        "is read as its English one",
        arguments: [
            (
                "Zahnarzt übermorgen",
                "Zahnarzt | anyone | - | - | Fri 20 Nov, by the end of the day"
            ),
            (
                "Zahnarzt in einer Woche",
                "Zahnarzt | anyone | - | - | Wed 25 Nov, by the end of the day"
            ),
            ("Zahnarzt morgen um 18 Uhr.", "Zahnarzt | anyone | - | - | Thu 19 Nov, by 18:00"),
            (
                "Zahnarzt am 24. Dez.",
                "Zahnarzt | anyone | - | - | Thu 24 Dec, by the end of the day"
            ),
            (
                "Müll jeden Tag abwechselnd mia, max",
                "Müll | Mia, Max, taking turns | - | - | every day, by the end of the day"
            ),
            (
                "Müll jeden Montag bis Freitag für mia und max 3 Punkte",
                "Müll | each of Mia, Max | 3 | - | every weekday, by the end of the day"
            ),
            ("Müll für alle Kinder", "Müll | each of Mia, Max | - | - | -"),
            ("Ben: Abwasch", "Abwasch | Ben | - | - | -"),
            ("mia und max abwechselnd: Abwasch", "Abwasch | Mia, Max, taking turns | - | - | -"),
            ("mia und max abwechselnd Abwasch", "Abwasch | Mia, Max, taking turns | - | - | -"),
            ("Abwasch 3 Punkte", "Abwasch | anyone | 3 | - | -"),
            (
                "Saugen jeden Sonntag 5 Punkte ben",
                "Saugen | Ben | 5 | - | every Sun, by the end of the day"
            ),
            (
                "Klavier dreimal die Woche für mia 2 Punkte",
                "Klavier | Mia | 2 | - | 3 times a week, by the end of the day"
            ),
            (
                "Klavier 3-mal pro Woche",
                "Klavier | anyone | - | - | 3 times a week, by the end of the day"
            ),
            (
                "Klavier 3 Mal pro Woche mia",
                "Klavier | Mia | - | - | 3 times a week, by the end of the day"
            ),
            (
                "Klavier zweimal in der Woche um 18 Uhr",
                "Klavier | anyone | - | - | 2 times a week at 18:00"
            ),
            ("Tag der offenen Tür putzen", "Tag der offenen Tür putzen | anyone | - | - | -"),
            ("Müll am 31.12.", "Müll | anyone | - | - | Thu 31 Dec, by the end of the day"),
            ("Müll 05.12.2026 mia", "Müll | Mia | - | - | Sat 5 Dec, by the end of the day"),
            ("Müll am 5.1.27 um 8 Uhr", "Müll | anyone | - | - | Tue 5 Jan 2027, by 08:00"),
            ("Müll um 19.30 Uhr", "Müll | anyone | - | - | Wed 18 Nov, by 19:30"),
            ("Müll bis Freitag für mia", "Müll | Mia | - | - | Fri 20 Nov, by the end of the day"),
            ("Müll bis morgen 18 Uhr", "Müll | anyone | - | - | Thu 19 Nov, by 18:00"),
            ("Müll bis 18 Uhr", "Müll | anyone | - | - | Wed 18 Nov, by 18:00"),
            ("Müll bis 24.12.", "Müll | anyone | - | - | Thu 24 Dec, by the end of the day"),
            (
                "Müll jeden Tag für mia bis 24.12.",
                "Müll | Mia | - | - | every day until Thu 24 Dec 2026, by the end of the day"
            ),
            ("Müll diesen Freitag", "Müll | anyone | - | - | Fri 20 Nov, by the end of the day"),
            ("Müll kommenden Di", "Müll | anyone | - | - | Tue 24 Nov, by the end of the day"),
            (
                "Müll sonntags für mia 3 Punkte",
                "Müll | Mia | 3 | - | every Sun, by the end of the day"
            ),
            (
                "Müll mittwochs und freitags",
                "Müll | anyone | - | - | every Wed and Fri, by the end of the day"
            ),
            ("Müll sonntags um 18 Uhr", "Müll | anyone | - | - | every Sun at 18:00"),
            ("Müll jeden Abend um 7 Uhr", "Müll | anyone | - | - | every day at 19:00"),
            ("Müll jeden Morgen um 7 Uhr", "Müll | anyone | - | - | every day at 07:00"),
            ("Müll jeden Abend um 7", "Müll | anyone | - | - | every day at 19:00"),
            (
                "Müll montags bis freitags",
                "Müll | anyone | - | - | every weekday, by the end of the day"
            ),
            (
                "Müll alle zwei Wochen montags",
                "Müll | anyone | - | - | every 2 weeks on Mon, by the end of the day"
            ),
            (
                "Müll unter der Woche für mia",
                "Müll | Mia | - | - | every weekday, by the end of the day"
            ),
            (
                "Müll jeden ersten Montag im Monat",
                "Müll | anyone | - | - | every month on the 1st Mon, by the end of the day"
            ),
            (
                "Müll jeden letzten Freitag im Monat 2 Punkte",
                "Müll | anyone | 2 | - | every month on the last Fri, by the end of the day"
            ),
            (
                "Müll jeden Dienstag und jeden Freitag",
                "Müll | anyone | - | - | every Tue and Fri, by the end of the day"
            ),
            ("Müll immer am Dienstag", "Müll | anyone | - | - | every Tue, by the end of the day"),
            (
                "Müll am Ende jedes Monats",
                "Müll | anyone | - | - | every month on the last day, by the end of the day"
            ),
            (
                "Müll bis zum 5. Dezember",
                "Müll | anyone | - | - | Sat 5 Dec, by the end of the day"
            ),
            (
                "Müll bis zum Ende des Monats",
                "Müll | anyone | - | - | Mon 30 Nov, by the end of the day"
            ),
            (
                "Müll am Samstag den 5. Dezember",
                "Müll | anyone | - | - | Sat 5 Dec, by the end of the day"
            ),
            (
                "Müll spätestens Freitag einen Punkt",
                "Müll | anyone | 1 | - | Fri 20 Nov, by the end of the day"
            ),
            (
                "Müll jeden Tag außer sonntags um 18 Uhr",
                "Müll | anyone | - | - | every Mon-Sat at 18:00"
            ),
            (
                "Müll jeden Tag außer am Sonntag",
                "Müll | anyone | - | - | every Mon-Sat, by the end of the day"
            ),
            (
                "Müll jeden Tag außer Sonntag",
                "Müll | anyone | - | - | every Mon-Sat, by the end of the day"
            ),
        ])
    func isRead(typed: String, expected: String) throws {
        let home = try QuickAddHome(speaking: .german)

        let lines = try home.lines(of: typed)

        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix(expected) == true, "\(lines)")
    }

    @Test(
        "names times and days as families do",
        arguments: [
            ("Müll um 12 Uhr 30", "- | Thu 19 Nov, by 12:30"),
            ("Müll bis 18 Uhr 15", "- | Wed 18 Nov, by 18:15"),
            ("Müll bis Freitag 18 Uhr 15", "- | Fri 20 Nov, by 18:15"),
            ("Müll jeden Tag um 8 Uhr 30 und 18 Uhr 30", "- | every day at 08:30 and 18:30"),
            ("Müll um 18 Uhr 3 Punkte", "3 | Wed 18 Nov, by 18:00"),
            ("Müll um 18 Uhr 30 3 Punkte", "3 | Wed 18 Nov, by 18:30"),
            ("Müll um 18 Uhr 3 Mal pro Woche", "- | 3 times a week at 18:00"),
            ("Müll um 18 Uhr 3 mal in der Woche", "- | 3 times a week at 18:00"),
            ("Müll um 18 Uhr 3 Tage nach dem Erledigen", "- | 3 days after done at 18:00"),
            ("Müll heute um 8 Uhr abends", "- | Wed 18 Nov, by 20:00"),
            ("Müll morgen um 8 Uhr 30 morgens", "- | Thu 19 Nov, by 08:30"),
            ("Müll gegen 19 Uhr", "- | Wed 18 Nov, by 19:00"),
            ("Müll übermorgen früh", "- | Fri 20 Nov, by 08:00"),
            ("Müll um 7 abends", "- | Wed 18 Nov, by 19:00"),
            ("Müll heute um 7.30 abends", "- | Wed 18 Nov, by 19:30"),
            ("Müll um sieben abends", "- | Wed 18 Nov, by 19:00"),
            ("Müll jeden Tag um 7 abends", "- | every day at 19:00"),
            ("Müll um 6 morgens", "- | Thu 19 Nov, by 06:00"),
            ("Müll um drei nachts", "- | Thu 19 Nov, by 03:00"),
            ("Müll halb acht abends", "- | Wed 18 Nov, by 19:30"),
            ("Müll morgen um halb acht abends 3 Punkte", "3 | Thu 19 Nov, by 19:30"),
            ("Müll heute Abend um halb acht", "- | Wed 18 Nov, by 19:30"),
            ("Müll heute Abend um 7", "- | Wed 18 Nov, by 19:00"),
            ("Müll heute Abend um 19 Uhr", "- | Wed 18 Nov, by 19:00"),
            ("Müll morgen früh um halb sieben", "- | Thu 19 Nov, by 06:30"),
            ("Müll morgen früh um 6", "- | Thu 19 Nov, by 06:00"),
            ("Müll übermorgen Abend um 8", "- | Fri 20 Nov, by 20:00"),
            ("Müll vor 18 Uhr 30", "- | Wed 18 Nov, by 18:30"),
            ("Müll vor Freitag", "- | Thu 19 Nov, by the end of the day"),
            ("Müll vor dem nächsten Freitag", "- | Thu 26 Nov, by the end of the day"),
            ("Müll vor dem 24.12.", "- | Wed 23 Dec, by the end of the day"),
            ("Müll vor dem 5.", "- | Fri 4 Dec, by the end of the day"),
            ("Müll vor Freitag 18 Uhr", "- | Fri 20 Nov, by 18:00"),
            ("Müll alle 14 Tage dienstags", "- | every 14 days on Tue, by the end of the day"),
            ("Müll dienstags alle 14 Tage", "- | every 14 days on Tue, by the end of the day"),
            ("Müll alle vierzehn Tage", "- | every 14 days, by the end of the day"),
            (
                "Müll alle zwei Wochen am Dienstag",
                "- | every 2 weeks on Tue, by the end of the day"
            ),
            ("Müll vierzehntägig dienstags", "- | every 2 weeks on Tue, by the end of the day"),
            ("Müll 14-tägig", "- | every 2 weeks, by the end of the day"),
            ("Müll jeden zweiten Dienstag", "- | every 2 weeks on Tue, by the end of the day"),
            (
                "Müll jeden zweiten Dienstag im Monat",
                "- | every month on the 2nd Tue, by the end of the day"
            ),
        ])
    func isReadAsSpoken(typed: String, expected: String) throws {
        let lines = try QuickAddHome(speaking: .german).lines(of: typed)

        let points = expected.prefix { $0 != " " }
        let when = expected.dropFirst(points.count + " | ".count)
        #expect(lines.count == 1)
        #expect(
            lines.first?.hasPrefix("Müll | anyone | \(points) | - | \(when)") == true, "\(lines)")
    }

    @Test(
        "is a title where `vor`, `gegen` and numbers are of it",
        arguments: [
            "Laub vor der Tür fegen", "Hände waschen vor dem Essen", "Tabletten gegen Husten",
            "Zwölf Eier kaufen", "Ein Viertel Brot", "Bis zehn zählen", "Seiten 5 bis 10",
            "Zusammen kochen", "Geld für Milch", "Gemeinsam mit Oma backen",
            "Je ein Brot für beide schmieren",
        ])
    func isTitle(typed: String) throws {
        let readings = try QuickAddHome(speaking: .german).readings(of: typed)

        #expect(readings.map(\.arguments) == [["chore", "add", typed]])
    }

    @Test(
        "is never silently a title where its end is nearly a phrase",
        arguments: [
            ("Zahnarzt morgn", "morgen"), ("Zahnarzt jeden Montagg", "jeden Mo"),
            ("Klavier Mo Mi Fr", "jeden Mo Mi Fr"),
            ("Zähne putzen zweimal am Tag", "jeden Tag um 8:00 und 18:00"),
            ("Zähne putzen dreimal täglich", "jeden Tag um 8:00 und 13:00 und 18:00"),
            ("Müll Montag bis Freitag", "jeden Mo-Fr"), ("Müll um halb acht", "um 07:30"),
            ("Müll viertel nach 7", "um 07:15"), ("Müll am Wochenende", "jedes Wochenende"),
            ("Müll an Schultagen", "jeden Werktag"), ("Müll nächste Woche", "nächsten Mo"),
            ("Müll zweimal im Monat", "jeden Monat am 1,15"), ("Müll zwei Punkte", "2 Punkte"),
            ("Müll in zwei Jahren", "in 24 Monaten"), ("Müll abends", "jeden Abend"),
            ("Müll jeden Tag um halb sieben", "um 06:30"), ("Müll unter der Woche mia", "für mia"),
            ("Müll Tim 3", "für tim 3 Punkte"), ("Müll viertel nach sieben", "um 07:15"),
            ("Müll viertel vor acht", "um 07:45"), ("Müll dreiviertel acht", "um 07:45"),
            ("Müll um drei viertel acht", "um 07:45"), ("Müll viertel acht", "um 07:15"),
            ("Müll bis halb acht", "bis 07:30"), ("Müll um fünf vor halb acht", "um 07:25"),
            ("Müll um zehn vor acht", "um 07:50"), ("Müll zwanzig nach sieben", "um 07:20"),
            ("Müll kurz nach sieben", "um 07:00"), ("Müll gegen sieben", "um 07:00"),
            ("Müll um acht Uhr dreißig", "um 08:30"), ("Müll bis acht Uhr", "bis 08:00"),
            ("Müll um 7 Uhr 5", "um 07:05"), ("Müll um 8h", "um 08:00"),
            ("Müll um 18 Uhr abends", "um 18:00"), ("Müll bis 7.30", "bis 07:30"),
            ("Müll vor dem Wochenende", "bis Fr"),
        ])
    func isAskedAbout(typed: String, phrase: String) throws {
        guard case .problem(let problem) = try QuickAddHome(speaking: .german).answer(to: typed)
        else {
            Issue.record("\(typed) is understood.")
            return
        }

        #expect(problem.attempts.first?.hasSuffix(" " + phrase) == true, "\(problem)")
        #expect(problem.attempts.last == "add \"\(typed)\"")
        let first = try #require(problem.attempts.first).dropFirst("add ".count)
        #expect(try !QuickAddHome(speaking: .german).readings(of: String(first)).isEmpty)
    }

    @Test(
        "asks about one time alone where a part of the day says which half of the clock is meant",
        arguments: [
            ("Müll um 3 nachts", "um 03:00"), ("Müll um 11 nachts", "um 23:00"),
            ("Müll halb 8 abends", "um 19:30"), ("Müll heute um halb 8 abends", "um 19:30"),
            ("Müll heute Abend um viertel nach 7", "um 19:15"),
            ("Müll morgen früh um 5", "um 05:00"), ("Müll abends um 7", "jeden Abend um 19:00"),
            ("Müll morgens um 7", "jeden Morgen um 07:00"),
            ("Müll abends um halb 8", "jeden Abend um 19:30"),
        ])
    func isOneTime(typed: String, phrase: String) throws {
        guard case .problem(let problem) = try QuickAddHome(speaking: .german).answer(to: typed)
        else {
            Issue.record("\(typed) is understood.")
            return
        }

        #expect(problem.attempts.count == 2, "\(problem)")
        #expect(problem.attempts.first?.hasSuffix(" " + phrase) == true, "\(problem)")
        #expect(problem.attempts.last == "add \"\(typed)\"")
    }

    @Test("can mean every fourth week or the fourth of a month")
    func isEitherWay() throws {
        let lines = try QuickAddHome(speaking: .german).lines(of: "Müll jeden vierten Freitag")

        #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("? Müll | anyone | - | - | ") })
    }

    @Test("leaves what people are called as it is")
    func leavesNames() throws {
        let mo = QuickAddPerson(name: "Mo", username: "mo", isChild: true)
        let home = try QuickAddHome(people: [mo], speaking: .german)

        #expect(try home.readings(of: "Müll für Mo").map(\.whose) == [.one(mo)])
        #expect(try home.readings(of: "Müll Freitag für Mo").map(\.title) == ["Müll"])
        #expect(
            try home.readings(of: "Müll jeden Mo").map(\.longForm) == [
                "chore add \"Müll\" --every mon"
            ])
    }

    @Test("says in German from when a repeat begins instead")
    func beginsInstead() throws {
        guard
            case .problem(let problem) = try QuickAddHome(speaking: .german)
                .answer(to: "Müll alle 10 Tage am 1.")
        else {
            Issue.record("A date beside a repeat is understood.")
            return
        }

        #expect(problem.attempts.first == "add Müll alle 10 Tage ab 1.")
    }

    @Test("gives back in its advice what was typed, word by word")
    func givesBack() throws {
        guard
            case .problem(let problem) = try QuickAddHome(speaking: .german)
                .answer(to: #""Tag X" übermorgen heute"#)
        else {
            Issue.record("Two dates are understood.")
            return
        }

        #expect(problem.attempts == [#"add "Tag X" heute"#, #"add "Tag X übermorgen" heute"#])
    }
}

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
        ])
    func isRead(typed: String, expected: String) throws {
        let home = try QuickAddHome(speaking: .german)

        let lines = try home.lines(of: typed)

        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix(expected) == true, "\(lines)")
    }

    @Test(
        "is never silently a title where its end is nearly a phrase",
        arguments: [
            ("Zahnarzt morgn", "morgen"), ("Zahnarzt jeden Montagg", "jeden Mo"),
            ("Staubsaugen samstags", "every saturday"), ("Klavier Mo Mi Fr", "every mon wed fri"),
            ("Zähne putzen zweimal am Tag", "every day at 8:00 and 18:00"),
            ("Müll bis 18:00", "by 18:00"), ("Müll Montag bis Freitag", "every mon-fri"),
        ])
    func isAskedAbout(typed: String, phrase: String) throws {
        guard case .problem(let problem) = try QuickAddHome(speaking: .german).answer(to: typed)
        else {
            Issue.record("\(typed) is understood.")
            return
        }

        #expect(problem.attempts.first?.hasSuffix(" " + phrase) == true, "\(problem)")
        #expect(problem.attempts.last == "add \"\(typed)\"")
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

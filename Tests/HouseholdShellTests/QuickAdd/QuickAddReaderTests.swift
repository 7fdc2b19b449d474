import HouseholdModel
import HouseholdShell
import HouseholdWords
import QuickAdd
import Testing

@Suite("Quick-add")
struct QuickAddReaderTests {
    /// The example of the manual, on Saturday, 21 November 2026.
    @Test("says of the manual's example what the manual says")
    func readsExample() throws {
        let home = try QuickAddHome(on: "2026-11-21", at: "16:00")

        let reading = try #require(
            home.readings(
                of: "Take out trash every 2 weeks on mon,thu for mia 3 points"
            ).first)

        #expect(reading.title == "Take out trash")
        #expect(reading.whose == .one(QuickAddPerson(name: "Mia", username: "mia", isChild: true)))
        #expect(reading.points == 3)
        #expect(
            reading.timing.words(in: home)
                == "every 2 weeks on Mon and Thu, by the end of the day")
        #expect(
            reading.timing.next(in: home).map(\.day.description) == [
                "2026-11-23", "2026-11-26", "2026-12-07",
            ])
        #expect(
            reading.longForm
                == #"chore add "Take out trash" --to mia --every "2 weeks on mon,thu" --points 3"#)
    }

    @Test(
        "takes an emoji at the beginning for the picture, but where nothing else is the title",
        arguments: [
            ("🐓 Feed the hens for mia", "🐓", "Feed the hens"),
            ("🛏️ Make bed", "🛏️", "Make bed"), ("✂ Cut the hedge", "✂️", "Cut the hedge"),
            ("🐓", nil, "🐓"), ("🐓 for mia", nil, "🐓"), ("Feed 🐓 today", nil, "Feed 🐓"),
            ("\"🐓 Feed the hens\"", nil, "🐓 Feed the hens"),
            ("👨‍👩‍👧 Call home", nil, "👨‍👩‍👧 Call home"), ("1 Count", nil, "1 Count"),
        ])
    func readsPicture(typed: String, icon: String?, title: String) throws {
        let reading = try #require(try QuickAddHome().readings(of: typed).first)

        #expect(reading.icon?.text == icon)
        #expect(reading.title == title)
        #expect(reading.longForm.contains("--icon") == (icon != nil))
    }

    @Test("asks who is meant where two have the same first name")
    func asksWho() throws {
        let lenas = [
            QuickAddPerson(name: "Lena Berg", username: "berg"),
            QuickAddPerson(name: "Lena Koch", username: "koch"),
            QuickAddPerson(name: "Max", username: "max"),
        ]
        let home = try QuickAddHome(people: lenas)

        #expect(
            try home.lines(of: "Make bed for lena") == [
                "? Make bed | Lena Berg | - | - | - | -", "? Make bed | Lena Koch | - | - | - | -",
            ])
        #expect(
            try home.readings(of: "Make bed for lena and max").map(\.longForm) == [
                #"chore add "Make bed" --each berg,max"#, #"chore add "Make bed" --each koch,max"#,
            ])
        #expect(
            try home.readings(of: "Make bed for lena koch").map(\.whose.words) == [
                "Lena Koch"
            ])
        #expect(try home.readings(of: "Make bed for lena and lena").count == 2)
        #expect(
            try home.readings(of: "Make bed for berg").map(\.whose.words) == ["Lena Berg"])
    }

    @Test("takes everybody for those who live there, and not for who only helps")
    func knowsHelpers() throws {
        let people = [
            QuickAddPerson(name: "Anna", username: "anna"),
            QuickAddPerson(name: "Mia", username: "mia", isChild: true),
            QuickAddPerson(name: "Oma", username: "oma", livesHere: false),
        ]

        let ways = try QuickAddHome(people: people).readings(of: "Dust for everybody")

        #expect(ways.contains { $0.whose == .each(Array(people.prefix(2))) })
        #expect(!ways.contains { $0.whose == .each(people) })
    }

    @Test(
        "takes until a day for by that day where a name or points stand before it",
        arguments: [
            "Clean room for mia until friday", "Clean room for mia 2 points until friday",
            "Clean room for mia till friday #x",
        ])
    func knowsDeadline(typed: String) throws {
        let home = try QuickAddHome()
        let reading = try #require(try home.readings(of: typed).first)

        #expect((reading.title, reading.whose.words) == ("Clean room", "Mia"))
        #expect(try home.days(of: typed) == ["2026-11-20"])
    }

    @Test("does so in German, and lets a repeat end there")
    func knowsGermanDeadline() throws {
        let home = try QuickAddHome(speaking: .german)
        let once = try home.readings(of: "Zimmer aufräumen für Mia bis Freitag")
        let often = try home.readings(of: "Zimmer aufräumen jeden Tag für Mia bis Freitag")

        #expect(
            once.map(\.longForm) == [#"chore add "Zimmer aufräumen" --to mia --due fri"#])
        #expect(often.map(\.longForm).allSatisfy { $0.contains("until fri") })
        #expect(often.count == 1)
    }

    @Test("knows nobody whom it was not told of")
    func knowsNobodyElse() throws {
        let home = try QuickAddHome(people: [QuickAddPerson(name: "Mia", username: "mia")])

        #expect(try home.readings(of: "Make bed for max").map(\.title) == ["Make bed for max"])
        #expect(
            try home.lines(of: "Make bed every day for max")
                == [
                    "There is nobody called \"max\" here.",
                    "try add Make bed for max every day",
                    "try add \"Make bed every day for max\"",
                ])
    }

    @Test("knows who types as me, unless somebody is called so, and nobody where that is not said")
    func knowsMe() throws {
        let home = try QuickAddHome(people: [])
        let named = ["Mia", "Mich"].map { QuickAddPerson(name: $0, username: $0.lowercased()) }

        #expect(
            try QuickAddHome(people: named).readings(of: "Read for mich").map(\.whose.words)
                == ["Mich"])
        #expect(
            try QuickAddHome().readings(of: "Read for me").map(\.whose.words) == ["Anna"])
        #expect(try home.readings(of: "Read for me").map(\.title) == ["Read for me"])
    }

    @Test("counts weeks from the household's first day")
    func countsWeeks() throws {
        let home = try QuickAddHome(weekStart: .sunday)

        #expect(
            try home.days(of: "Read next sun") == [
                "2026-11-22"
            ])
        #expect(
            try home.days(of: "Read every 2 weeks on sat,sun") == [
                "2026-11-21", "2026-11-29", "2026-12-05",
            ])
    }

    @Test("lives on the household's clock, just before midnight and on the other side of the world")
    func livesOnClock() throws {
        let late = try QuickAddHome(on: "2026-12-31", at: "23:59")
        let far = try QuickAddHome(on: "2026-11-18", at: "00:00", in: "Pacific/Auckland")

        #expect(
            try late.days(of: "Read tomorrow") == [
                "2027-01-01"
            ])
        #expect(
            try late.days(of: "Read at 23:58") == [
                "2027-01-01"
            ])
        #expect(
            try far.days(of: "Read today") == [
                "2026-11-18"
            ])
    }

    @Test("takes what a program quotes as quoted")
    func takesArguments() throws {
        let reader = try QuickAddHome().reader
        let arguments = ["Read every day", "every", "sat"].map { QuickAddWord(argument: $0) }

        guard case .reading(let reading) = reader.read(arguments) else {
            Issue.record("It is not read.")
            return
        }

        #expect(reading.longForm == #"chore add "Read every day" --every sat"#)
    }

    @Test("asks for a title where there is nothing at all")
    func asksForTitle() throws {
        guard case .problem(let problem) = try QuickAddHome().answer(to: "") else {
            Issue.record("Nothing is understood.")
            return
        }

        #expect(problem.isUsage)
        #expect(problem.attempts == ["add Take out trash"])
    }

    @Test(
        "writes titles so that the long form means the same",
        arguments: [
            (#""-x" tomorrow"#, #"chore add --due tomorrow -- "-x""#),
            (#""--to max" for mia"#, #"chore add --to mia -- "--to max""#),
            (#""Say \"hi\"" 2 points"#, #"chore add "Say \"hi\"" --points 2"#),
            (#"a\\b 2 points"#, #"chore add "a\\b" --points 2"#),
            (#"Make bed #-x"#, #"chore add "Make bed" --tag=-x"#),
            (#"“Größe” für “Oma”"#, #"chore add "Größe für Oma""#),
        ])
    func writesTitles(typed: String, longForm: String) throws {
        let readings = try QuickAddHome().readings(of: typed)

        #expect(readings.map(\.longForm) == [longForm])
        #expect(try Tokenizer.words(in: longForm).map(\.text) == readings.first?.arguments)
    }
}

import HouseholdModel
import HouseholdShell
import QuickAdd
import Testing

/// Seen from Wednesday, 18 November 2026, 14:30.
@Suite("Date words")
struct DateWordsTests {
    private func words(
        on today: String = "2026-11-18",
        at now: String = "14:30",
        weekStart: Weekday = .monday
    ) throws -> DateWords {
        DateWords(
            today: try #require(Day(today)),
            now: try #require(TimeOfDay(now)),
            weekStart: weekStart,
            named: try [
                "after school": #require(TimeOfDay("15:00")),
                "bedtime": #require(TimeOfDay("20:00")),
            ]
        )
    }

    private func text(_ when: DateWords.When?) -> String? {
        when.map {
            [$0.due.day.description, $0.due.time?.description].compactMap(\.self).joined(
                separator: " ")
        }
    }

    private func split(_ phrase: String) -> [String] {
        phrase.split(separator: " ").map(String.init)
    }

    @Test(
        "name a day",
        arguments: [
            ("today", "2026-11-18"), ("tomorrow", "2026-11-19"),
            ("yesterday", "2026-11-17"), ("wed", "2026-11-18"), ("thursday", "2026-11-19"),
            ("tue", "2026-11-24"),
            ("tues", "2026-11-24"), ("next mon", "2026-11-23"), ("next wed", "2026-11-25"),
            ("next sunday", "2026-11-29"), ("in 0 days", "2026-11-18"), ("in 1 day", "2026-11-19"),
            ("in 2 weeks", "2026-12-02"), ("in 3 months", "2027-02-18"), ("18th", "2026-11-18"),
            ("17th", "2026-12-17"), ("1st", "2026-12-01"), ("31st", "2026-11-30"),
            ("21 nov", "2026-11-21"), ("nov 21", "2026-11-21"), ("21st november", "2026-11-21"),
            ("18 nov", "2026-11-18"), ("17 nov", "2027-11-17"), ("jun 6 2028", "2028-06-06"),
            ("6 sept 2020", "2020-09-06"), ("29 feb", "2028-02-29"), ("2026-02-03", "2026-02-03"),
            ("end of week", "2026-11-22"), ("end of month", "2026-11-30"),
            ("end of year", "2026-12-31"), ("the end of the month", "2026-11-30"),
            ("day after tomorrow", "2026-11-20"), ("the day after tomorrow", "2026-11-20"),
            ("the 5th", "2026-12-05"), ("5th of june", "2027-06-05"),
            ("the 5th of june 2028", "2028-06-05"), ("the 31st", "2026-11-30"),
            ("sat 5 dec", "2026-12-05"), ("saturday, 5 december", "2026-12-05"),
            ("sat den 5th", "2026-12-05"), ("next sat, 28 nov", "2026-11-28"),
            ("tomorrow, the 19th", "2026-11-19"), ("wed 2026-11-18", "2026-11-18"),
        ]
    )
    func nameDay(phrase: String, day: String) throws {
        #expect(try text(words().date(split(phrase))) == day)
        #expect(try text(words().when(split(phrase))) == day)
    }

    @Test(
        "name a day and a time",
        arguments: [
            ("tomorrow at 18:00", "2026-11-19 18:00"), ("tomorrow 18:00", "2026-11-19 18:00"),
            ("today at 6pm", "2026-11-18 18:00"), ("fri at 6:30pm", "2026-11-20 18:30"),
            ("fri at 6 pm", "2026-11-20 18:00"), ("fri at 12am", "2026-11-20 00:00"),
            ("fri at 12pm", "2026-11-20 12:00"), ("fri noon", "2026-11-20 12:00"),
            ("fri at midnight", "2026-11-20"), ("fri after school", "2026-11-20 15:00"),
            ("after school", "2026-11-18 15:00"),
            ("tonight", "2026-11-18 20:00"), ("fri at bedtime at 21:00", "2026-11-20 21:00"),
            ("in 2 days at bedtime", "2026-11-20 20:00"),
            ("6 jun 2027 at 9:05", "2027-06-06 09:05"),
            ("at 18:00", "2026-11-18 18:00"), ("at 14:30", "2026-11-18 14:30"),
            ("at 14:29", "2026-11-19 14:29"), ("at after school", "2026-11-18 15:00"),
            ("at midnight", "2026-11-18"), ("wed at 14:30", "2026-11-18 14:30"),
            ("wed at 14:29", "2026-11-25 14:29"), ("18th at 9am", "2026-12-18 09:00"),
            ("18 nov at 9am", "2027-11-18 09:00"), ("next wed at 9am", "2026-11-25 09:00"),
        ]
    )
    func nameTime(phrase: String, when: String) throws {
        #expect(try text(words().when(split(phrase))) == when)
    }

    @Test(
        "are nothing but themselves",
        arguments: [
            "", "at", "mnday", "next", "next week", "in days", "in 2 years", "in -2 days",
            "in two days",
            "0th", "32nd", "5", "jun", "5 jun 27", "jun jun", "5 jun 2027 x", "end of day", "18:00",
            "tomorrow at", "tomorrow at 25:00", "tomorrow at 18", "tomorrow at 13pm", "at 0am",
            "tomorrow at 6:5pm", "18:00:00 today", "today tomorrow", "2026-1-1", "٢٠٢٦-٠١-٠١",
            "1/0", "a/b", "the today", "the", "day after", "5 of june", "the of june", "end of the",
            "５ jun",
        ]
    )
    func areNothing(phrase: String) throws {
        #expect(try words().when(split(phrase)) == nil)
    }

    @Test(
        "are refused when the calendar has no such day",
        arguments: ["31 jun", "feb 30 2028", "29 feb 2027", "2026-02-29", "2026-13-01", "0 jun"]
    )
    func areRefused(phrase: String) throws {
        let words = try words()
        let problem = #expect(throws: DateProblem.self) { try words.when(split(phrase)) }

        #expect(problem == .noSuchDay(phrase))
        #expect(problem?.message.source == "There is no day \"\(phrase)\".")
    }

    @Test(
        "are refused where the day of the week is not that of the date",
        arguments: [
            ("fri 5 dec", "Sat 5 Dec 2026 is not Friday. Which one is it?"),
            ("tomorrow, 20 nov", "Fri 20 Nov 2026 is not tomorrow. Which one is it?"),
            ("next sat 21 nov", "Sat 21 Nov 2026 is not next Saturday. Which one is it?"),
        ]
    )
    func areTwoDays(phrase: String, message: String) throws {
        let words = try words()
        let problem = #expect(throws: DateProblem.self) { try words.when(split(phrase)) }

        #expect(problem?.message.source == message)
    }

    @Test(
        "are refused when they could be two days",
        arguments: [
            ("5/6", "Is that 5 June or 6 May? Write 5 jun or 6 may."),
            ("5/6/2027", "Is that 5 June or 6 May? Write 5 jun or 6 may."),
            ("24/12", "Is that 24 December? Write 24 dec."), ("5/5", "Is that 5 May? Write 5 may."),
        ]
    )
    func areAmbiguous(phrase: String, message: String) throws {
        let words = try words()
        let problem = #expect(throws: DateProblem.self) { try words.when([phrase, "at", "6pm"]) }

        #expect(problem?.message.source == message)
    }

    @Test("say when a month is shorter than the day that was named")
    func sayShortened() throws {
        #expect(try words().date(["31st"])?.isShortened == true)
        #expect(try words().date(["30th"])?.isShortened == false)
        #expect(try text(words(on: "2027-01-31").date(["30th"])) == "2027-02-28")
        #expect(try text(words(on: "2027-02-28").date(["31st"])) == "2027-02-28")
    }

    @Test("count weeks from the household's first day")
    func countWeeks() throws {
        let words = try words(weekStart: .sunday)

        #expect(try text(words.date(["next", "sun"])) == "2026-11-22")
        #expect(try text(words.date(["end", "of", "week"])) == "2026-11-21")
    }

    @Test("have their misspellings corrected")
    func correctMisspellings() {
        let words = DidYouMean(DateWords.vocabulary)

        #expect(words.suggestions(for: "mnday").first == "monday")
        #expect(words.suggestions(for: "tomorow") == ["tomorrow"])
        #expect(words.suggestions(for: "yesterdy") == ["yesterday"])
        #expect(words.suggestions(for: "febuary").first == "february")
    }
}

import HouseholdModel
import Testing

/// Day 1 is Monday, 23 November 2026, and weeks begin on Mondays where nothing else is said.
@Suite("So many times a week")
struct TimesAWeekTests {
    @Test(
        "is read as people say it",
        arguments: [
            ("3 times a week", "3 times a week"), ("three times a week", "3 times a week"),
            ("3x a week", "3 times a week"), ("3 x per week", "3 times a week"),
            ("3-times per week", "3 times a week"), ("every 3 times a week", "3 times a week"),
            ("3 times weekly", "3 times a week"), ("3 times each week", "3 times a week"),
            ("twice a week", "2 times a week"), ("thrice a week", "3 times a week"),
            ("once a week", "once a week"), ("one time a week", "once a week"),
            ("7 times a week at 18:00", "7 times a week at 18:00"),
            ("3 times a week in apr-oct", "3 times a week in apr-oct"),
            ("3 times a week weeks from sunday", "3 times a week weeks from sunday"),
        ])
    func isRead(phrase: String, said: String) throws {
        let recurrence = try recurrence(phrase)

        #expect(recurrence.rhythm(weekStart: .monday) == said)
        #expect(try Recurrence(recurrence.description) == recurrence)
        #expect(recurrence.rrule == nil)
    }

    @Test(
        "is not read where it is something else, or more than a week holds",
        arguments: [
            "3 times a day", "3 times a month", "3 times", "times a week", "0 times a week",
            "8 times a week", "3 times a week on mon", "3 times a week at 8:00 and 18:00",
            "3 times a week except 24 dec", "3 times a week also 24 dec",
        ])
    func isRefused(phrase: String) {
        #expect(throws: RecurrenceError.self) { try recurrence(phrase) }
    }

    @Test(
        "is kept in no other text than its own",
        arguments: [
            "RRULE:FREQ=WEEKLY;BYDAY=MO,SA,SU\nX-CHORUS-ANY-DAY-OF-WEEK-FROM:MO",
            "RRULE:FREQ=WEEKLY;BYDAY=FR,SA,SU\nX-CHORUS-ANY-DAY-OF-WEEK-FROM:TU",
            "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,SA,SU\nX-CHORUS-ANY-DAY-OF-WEEK-FROM:MO",
            "RRULE:FREQ=DAILY\nX-CHORUS-ANY-DAY-OF-WEEK-FROM:MO",
            "RRULE:FREQ=WEEKLY;BYDAY=SU\nX-CHORUS-ANY-DAY-OF-WEEK-FROM:XX",
            "RRULE:FREQ=WEEKLY;BYDAY=SU\nX-CHORUS-ANY-DAY-OF-WEEK-FROM:MO\nX-CHORUS-ANY-DAY-OF-WEEK-FROM:MO",
            "RRULE:FREQ=WEEKLY;BYDAY=SU\nX-CHORUS-ANY-DAY-OF-WEEK-FROM:MO\nX-CHORUS-COUNTED-FROM:COMPLETION",
            "RRULE:FREQ=WEEKLY;BYDAY=SU\nEXDATE;VALUE=DATE:20261129\nX-CHORUS-ANY-DAY-OF-WEEK-FROM:MO",
        ])
    func isKept(text: String) {
        #expect(throws: RecurrenceError.self) {
            try Recurrence("DTSTART;VALUE=DATE:20261127\n" + text)
        }
    }

    @Test(
        "has to be done by when the days of the week would not suffice any more",
        arguments: [
            ("3 times a week", 1, "a5 3"), ("3 times a week", 5, "a5 3"),
            ("3 times a week", 6, "a5 3 late"), ("3 times a week", 7, "a5 3 late"),
            ("3 times a week", 8, "a12 3"), ("7 times a week", 2, "a1 7 late"),
            ("once a week", 7, "a7 1"), ("3 times a week weeks from sunday", 1, "a4 3"),
            ("3 times a week weeks from tuesday", 1, "a1 1"),
            ("3 times a week from 28 nov", 1, "a6 2"),
            ("3 times a week until 28 nov", 8, "a6 missed"),
        ])
    func isDue(phrase: String, today: Int, summary: String) throws {
        #expect(try describe(phrase, "", today) == summary)
    }

    @Test(
        "is let be where somebody is away on all days that are left, and only then",
        arguments: [
            ("a5-7", 1, "a5 3"), ("a5-7", 5, "a12 3"), ("a1-5", 1, "a6 2"), ("a1-7", 3, "a12 3"),
            ("a3-7", 2, "a5 3"), ("a3-7", 3, "a12 3"), ("a3-7", 8, "a12 3"),
        ])
    func isLetBe(away: String, today: Int, summary: String) throws {
        #expect(try describe("3 times a week", away, today) == summary)
    }

    @Test(
        "goes on with what is done of the week where it is to be done more or less often",
        arguments: [
            // How often it was to be done and will be, how many are left, the day, and when the next has to be done.
            (3, 4, 2, 3, 5), (3, 2, 2, 3, 7), (3, 1, 2, 3, 14), (3, 5, 3, 6, 6), (3, 7, 3, 1, 1),
            (3, 4, 1, 7, 7), (7, 1, 7, 1, 7),
        ])
    func isEdited(before: Int, after: Int, left: Int, today: Int, due: Int) throws {
        let start = Due(day: House.first)
        let old = try TimesAWeek(before, weeksFrom: .monday, from: start)
        let new = try TimesAWeek(after, weeksFrom: .monday, from: start)
        let date = DueSlot(due: Due(day: House.day(8 - left)))

        let next = new.date(inPlaceOf: date, of: old, today: House.day(today), in: .utc)

        #expect(next?.due.day == House.day(due))
    }

    @Test("takes what is left of its week where it is sent back after more was done")
    func isSentBack() throws {
        let house = House()
        let first = try #require(
            try Chore.sample(.one(House.member("a")), "3 times a week")
                .begin(house.calendar(1)).first)
        let open = first.on(DueSlot(due: Due(day: House.day(7))))

        #expect(first.replacing(open, in: try house.calendar(3)).due?.day == House.day(6))
        let next = first.on(DueSlot(due: Due(day: House.day(13))))
        #expect(first.replacing(next, in: try house.calendar(9)).due?.day == House.day(13))
        let later = first.on(DueSlot(due: Due(day: House.day(12))))
        #expect(first.replacing(later, in: try house.calendar(7)).due?.day == House.day(7))
    }

    @Test("is reminded of only on the day on which it has to be done, and while it is late")
    func isReminded() throws {
        let house = House()
        let date = try #require(
            try Chore.sample(.one(House.member("a")), "3 times a week")
                .begin(house.calendar(1)).first)
        let evening = try #require(TimeOfDay(hour: 18, minute: 0))

        func reminder(_ day: Int) throws -> Notice.Reminder.Kind? {
            let night = house.zone.start(of: House.day(day + 1))
            let current = date.current(in: try house.calendar(day))
            return current.lastReminder(in: house.zone, evening: evening, until: night)?.kind
        }

        #expect(try [1, 4, 5, 6, 8].map(reminder) == [nil, nil, .due, .overdue, nil])
    }

    private func recurrence(_ phrase: String) throws -> Recurrence {
        try RecurrenceReader(today: House.first).draft(phrase)
            .recurrence(now: Due(day: House.first, time: TimeOfDay(hour: 10, minute: 0)))
    }

    /// Whose it is, by when it has to be done, and how many are left.
    private func describe(_ phrase: String, _ away: String, _ today: Int) throws -> String {
        let house = House(away: away)
        let date = try #require(
            try Chore.sample(.one(House.member("a")), phrase).begin(house.calendar(1)).first)
        let calendar = try house.calendar(today)
        let current = date.current(in: calendar)
        guard current.progress != .missed else { return "\(current.summary) missed" }
        let isLate = current.isLate(at: calendar.instant, in: house.zone)
        return "\(current.summary) \(current.week?.left ?? 0)" + (isLate ? " late" : "")
    }
}

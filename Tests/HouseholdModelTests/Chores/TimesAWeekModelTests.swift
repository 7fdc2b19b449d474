import HouseholdModel
import SeededRandom
import Testing

/// Lives through months in which a chore is done, skipped and taken back at random, and compares with a model that only counts
/// what is left of a week.
@Suite("A chore that is to be done so many times a week")
struct TimesAWeekModelTests {
    private static let zones = [
        "UTC", "Europe/Berlin", "America/Los_Angeles", "Australia/Lord_Howe", "Pacific/Kiritimati",
        "America/St_Johns",
    ]
    private static let times = [(0, 0), (3, 0), (12, 0), (23, 59)]

    @Test(
        "counts as a plain model does, whatever the week begins with and clocks do",
        arguments: 1...300)
    func counts(seed: UInt64) throws {
        var dice = SeededGenerator(seed: seed)
        var house = House()
        house.zone = try #require(Zone(Self.zones.randomElement(using: &dice) ?? "UTC"))
        let weekStart = try #require(Weekday.allCases.randomElement(using: &dice))
        let times = Int.random(in: 1...7, using: &dice)
        let chore = try Chore.sample(
            .one(House.member("a")), "\(times) times a week weeks from \(weekStart.word)",
            zone: house.zone)
        var story = Story(
            date: try #require(try chore.begin(house.calendar(1)).first),
            model: Counting(times: times, weekStart: weekStart))

        for day in 1...150 {
            for (hour, minute) in Self.times where Bool.random(using: &dice) {
                let time = TimeOfDay(hour: hour, minute: minute) ?? .midnight
                let calendar = try house.calendar(house.zone.instant(on: House.day(day), at: time))
                try story.look(calendar)
                switch Int.random(in: 0..<12, using: &dice) {
                case 0..<6: try story.complete(calendar)
                case 6: try story.skip(calendar)
                case 7: story.takeBack()
                default: break
                }
                try story.look(calendar)
            }
        }
        story.compareWeeks(before: House.day(150))
    }
}

/// What happens with the chore, and in the model.
private struct Story {
    private struct Step {
        let date: Occurrence
        let model: Counting
        let closed: Occurrence
        let missed: Day?
    }

    private var date: Occurrence
    private var model: Counting
    private var steps: [Step] = []

    init(date: Occurrence, model: Counting) {
        self.date = date
        self.model = model
    }

    /// Compares what is left, when the next time has to be done, and whether it is late.
    mutating func look(_ calendar: HouseholdCalendar) throws {
        model.live(on: calendar.today)
        let current = date.current(in: calendar)
        let week = try #require(current.week)
        let isOver = model.left == 0
        #expect(week.days == model.week(isOver ? 1 : 0))
        #expect(week.left == (isOver ? model.times : model.left), "\(model)")
        #expect(current.isLate(at: calendar.instant, in: calendar.zone) == model.isLate, "\(model)")
        #expect(mayBeDone(current, calendar) == model.mayBeDone, "\(model)")
    }

    private func mayBeDone(_ current: Occurrence, _ calendar: HouseholdCalendar) -> Bool {
        guard let begin = current.begins(after: others, in: calendar.zone) else { return false }
        return begin <= calendar.instant
            && !steps.contains { $0.closed.completion?.day == calendar.today }
    }

    private var others: [Occurrence] { steps.suffix(1).map(\.closed) }

    mutating func complete(_ calendar: HouseholdCalendar) throws {
        let current = date.current(in: calendar)
        guard mayBeDone(current, calendar) else { return }
        let completion = Completion(
            id: .numbered(1), doer: House.member("a"), recordedBy: House.member("a"),
            at: calendar.instant, day: calendar.today, value: .one)
        #expect(!current.at(.done(completion)).marks.contains(.early))
        try close(current, .done(completion), calendar)
        model.doneOn = calendar.today
        model.done[model.week(0).lowerBound, default: 0] += 1
    }

    mutating func skip(_ calendar: HouseholdCalendar) throws {
        guard model.left > 0 else { return }
        try close(date.current(in: calendar), .skipped, calendar)
        model.skipped.insert(model.week(0).lowerBound)
    }

    private mutating func close(
        _ current: Occurrence, _ progress: Occurrence.Progress, _ calendar: HouseholdCalendar
    ) throws {
        let before = others
        steps.append(
            Step(
                date: date, model: model, closed: current.at(progress),
                missed: current.isAfterMissed ? date.due?.day : nil))
        date = try #require(
            current.next(
                besides: before, in: calendar, isDone: progress != .skipped,
                newID: { .numbered(2) }, choosing: { $1.first }
            ).first)
        model.close()
    }

    mutating func takeBack() {
        guard let last = steps.popLast() else { return }
        // What was kept of it is the date on which it was done.
        date = last.closed.at(.open())
        model = last.model
    }

    /// Whether a week counts as a whole one just where all of its times were done.
    func compareWeeks(before day: Day) {
        let due = Dictionary(grouping: steps.filter { $0.closed.completion != nil }) { step in
            step.closed.due?.day ?? day
        }
        let missed = Set(steps.compactMap(\.missed))
        let days = Set(due.keys).union(missed).sorted().map { day in
            let done = (due[day] ?? []).compactMap(\.closed.completion?.day)
            return DueDay(
                day: day, kept: done.count { $0 <= day }, late: done.count { $0 > day },
                missed: missed.contains(day) ? 1 : 0, lastDone: done.max())
        }
        let all = DueDays(days, today: day)
        for (first, done) in model.done
        where first.adding(days: 6) < day && !model.skipped.contains(first) {
            #expect(
                all.isWhole(first...first.adding(days: 6), atLeast: model.times)
                    == (done == model.times), "\(first)")
        }
    }
}

/// The model: what is left of one week, as a child counts it on a sheet at the wall.
private struct Counting {
    let times: Int
    let weekStart: Weekday
    private(set) var left: Int
    private var today: Day
    var doneOn: Day?
    var done: [Day: Int] = [:]
    var skipped: Set<Day> = []

    init(times: Int, weekStart: Weekday) {
        (self.times, self.weekStart, today) = (times, weekStart, House.first)
        left = 0
        left = min(times, daysLeft)
    }

    /// The days of the week that are not over.
    private var daysLeft: Int {
        7 - (0..<7).reduce(0) { today.adding(days: -$1).weekday == weekStart ? $1 : $0 }
    }

    var isLate: Bool { left > daysLeft }
    var mayBeDone: Bool { left > 0 && doneOn != today }

    func week(_ ahead: Int) -> ClosedRange<Day> {
        let last = today.adding(days: daysLeft - 1 + 7 * ahead)
        return last.adding(days: -6)...last
    }

    mutating func live(on day: Day) {
        let before = week(0)
        today = day
        if week(0) != before { left = times }
    }

    /// One is done or let be; what has no day of its own any more is lost.
    mutating func close() {
        left = min(left - 1, daysLeft - 1)
    }
}

import HouseholdModel
import HouseholdService
import HouseholdWords
import ICalendar

/// The days on which somebody is away by the events of a calendar, such as the holidays of a school.
struct CalendarAbsences {
    /// Days that are to be kept.
    struct Item {
        let days: Absence.Days
        /// What the event is called.
        let note: Note?
    }

    /// What is still to come, in the order of the file.
    private(set) var items: [Item] = []
    /// How many events are over.
    private(set) var overCount = 0
    /// How many events were called off.
    private(set) var cancelledCount = 0

    /// Makes sense of events.
    ///
    /// - Parameters:
    ///   - events: The events.
    ///   - zone: The household's zone.
    ///   - today: The day there.
    /// - Throws: What can't be used of them, of all events at once.
    init(
        _ events: [CalendarEvent], in zone: Zone, today: Day
    ) throws(CalendarProblems) {
        var problems: [ListProblem] = []
        let replaced = Self.replacedDays(events, in: zone)
        for event in events {
            guard !event.isCancelled else {
                cancelledCount += 1
                continue
            }
            do throws(ListProblem) {
                let days = EventDays(event, in: zone, without: replaced[event.uid ?? ""] ?? [])
                guard let still = try days.absence(from: today) else {
                    overCount += 1
                    continue
                }
                items.append(Item(days: still, note: try Self.note(event)))
            } catch {
                problems.append(error)
            }
        }
        guard problems.isEmpty else { throw CalendarProblems(all: problems) }
    }

    /// The days of events that come back in whose place others are, by what tells the event from others.
    private static func replacedDays(
        _ events: [CalendarEvent], in zone: Zone
    ) -> [String: Set<Day>] {
        events.reduce(into: [:]) { days, event in
            guard let uid = event.uid, let replaced = event.replaces else { return }
            if let day = WallMoment(replaced, in: zone)?.day { days[uid, default: []].insert(day) }
        }
    }

    private static func note(_ event: CalendarEvent) throws(ListProblem) -> Note? {
        let text = event.summary.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !text.isEmpty else { return nil }
        do {
            return try Note(text)
        } catch {
            throw ListProblem(
                line: event.line, column: .name("SUMMARY"),
                message: ServiceError.text(error, field: "note").explanation.message)
        }
    }
}

/// What can't be used of a calendar.
struct CalendarProblems: Error {
    let all: [ListProblem]
}

/// A moment as calendars and clocks in the household show it.
struct WallMoment: Comparable {
    let day: Day
    /// Seconds since midnight; nothing where it is the whole day.
    let second: Int?

    /// The moment; one of a zone that nobody knows is taken as it is written.
    init?(_ moment: CalendarMoment, in zone: Zone) {
        let date = moment.date
        guard let day = Day(year: date.year, month: date.month, day: date.day) else { return nil }
        guard case .time(_, let time, let clock) = moment else {
            (self.day, second) = (day, nil)
            return
        }
        let own: Zone? =
            switch clock {
            case .floating: nil
            case .universal: .utc
            case .zone(let name): Zone(name)
            }
        let seconds = time.hour * 3_600 + time.minute * 60 + min(time.second, 59)
        guard let own, own != zone, let minute = TimeOfDay(hour: time.hour, minute: time.minute)
        else {
            (self.day, second) = (day, seconds)
            return
        }
        let instant = own.instant(on: day, at: minute)
        self.day = zone.day(at: instant)
        second = zone.time(at: instant).minutes * 60 + seconds % 60
    }

    private init(day: Day, second: Int?) {
        (self.day, self.second) = (day, second)
    }

    static func < (left: WallMoment, right: WallMoment) -> Bool {
        (left.day, left.second ?? 0) < (right.day, right.second ?? 0)
    }

    /// The moment so much later, by the calendar and the clocks on the wall.
    func adding(_ duration: CalendarDuration) -> WallMoment {
        let seconds = (second ?? 0) + duration.seconds
        let whole = seconds / 86_400
        return WallMoment(
            day: day.adding(days: duration.days + whole),
            second: second == nil && seconds == 0 ? nil : seconds - whole * 86_400)
    }

    /// The last day that is not over before the moment.
    var lastDayBefore: Day { second ?? 0 == 0 ? day.adding(days: -1) : day }
}

import Foundation
import HouseholdModel
import ICalendar
import JSON
import SeededRandom
import Testing

/// `Scripts/calendar-oracle` has other programs read the files of these tests; CALENDAR_ORACLE names the folder for them, and
/// CALENDAR_SEEDS says how many there are.
@Suite("A calendar that is written for other programs")
struct CalendarFileTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let seeds = environment["CALENDAR_SEEDS"].flatMap { Int($0) } ?? 4

    @Test("has the dates that its member has, by rules and one by one", arguments: 0..<seeds)
    func hasTheDates(seed: Int) async throws {
        var dice = SeededGenerator(seed: UInt64(seed))
        let stage = try await Family.stage()
        let zone = try await Self.live(on: stage, &dice)

        let events = try await Self.calendar("", on: stage, seed)
        let toDos = try await Self.calendar("--todo", on: stage, seed)

        let expected = try Self.single(toDos)
        #expect(expected.count > 50)
        #expect(try Self.expanded(events, in: zone, until: toDos.last) == expected)
        let month = await stage.say("chore calendar --month --for mia --json", as: "mia")
        #expect(try Self.shown(month.results) == expected.filter { $0.day < toDos.monthEnd })
        let rules = events.component.components.filter { $0[.rule] != nil }
        #expect(!rules.isEmpty)
        #expect(rules.count < events.component.components.count)
        #expect(Set(events.uids).count == events.uids.count)
    }

    @Test("is for its owner alone, is renewed, and takes the place of nothing else")
    func isWritten() async throws {
        let stage = try await Family.stage()
        let path = stage.folder.path + "/mia.ics"
        func mode() throws -> Int? {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            return attributes[.posixPermissions] as? Int
        }

        #expect(await stage.say("notice calendar \(path)", as: "mia").exit == 0)
        #expect(try mode() == 0o600)
        let first = try String(contentsOfFile: path, encoding: .utf8)
        _ = await stage.say("chore add \"Küche; putzen, bald\" --to mia --due tomorrow --at 18:00")
        #expect(await stage.say("notice calendar \(path)", as: "mia").exit == 0)
        let second = try String(contentsOfFile: path, encoding: .utf8)
        #expect(second != first)
        #expect(second.contains("SUMMARY:Küche\\; putzen\\, bald\r\n"))
        #expect(second.contains("DTSTART;TZID=Europe/Berlin:20261122T180000\r\n"))
        #expect(second.contains("BEGIN:VALARM\r\n"))
        #expect(second.contains("RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\r\n"))
        #expect(second.contains("RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\r\n"))
        #expect(try mode() == 0o600)

        let foreign = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Other//\r\nEND:VCALENDAR\r\n"
        for text in [foreign, "", "a letter"] {
            try Data(text.utf8).write(to: URL(filePath: path))
            let refused = await stage.say("notice calendar \(path)", as: "mia")
            #expect(refused.exit == 1)
            #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
        }
        let link = stage.folder.path + "/link.ics"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
        #expect(await stage.say("notice calendar \(link)", as: "mia").exit == 1)
        let nowhere = await stage.say("notice calendar \(stage.folder.path)/none/mia.ics")
        #expect(nowhere.exit != 0)
        let rehearsed = stage.folder.path + "/rehearsed.ics"
        #expect(await stage.say("notice calendar \(rehearsed) --dry-run", as: "mia").exit == 0)
        #expect(!FileManager.default.fileExists(atPath: rehearsed))
    }

    @Test("has what is its member's own and nothing else")
    func isOwn() async throws {
        let stage = try await Family.stage()
        for (line, person) in [
            ("chore add Secret --private --due tomorrow", "mia"),
            ("chore add Max's --to max --every day", "anna"),
            ("chore add Rake --rotate mia,max --every day", "anna"),
        ] { #expect(await stage.say(line, as: person).exit == 0) }

        let mine = await stage.say("notice calendar -", as: "mia").results
        let his = await stage.say("notice calendar -", as: "max").results

        #expect(mine.contains("SUMMARY:Secret") && mine.contains("SUMMARY:Rake"))
        #expect(!mine.contains("Max's"))
        #expect(!his.contains("Secret"))
        #expect(his.contains("SUMMARY:Max's") && his.contains("RRULE:FREQ=DAILY"))
        #expect(!mine.contains("RRULE"))
    }

    @Test("has one entry for each week of what is to be done on any day of it")
    func hasWeeks() async throws {
        // It is Saturday, 21 November 2026.
        let stage = try await Family.stage()
        let add = await stage.say("chore add Piano --to mia --every \"3 times a week\"")
        #expect(add.exit == 0)

        let events = await stage.say("notice calendar -", as: "mia").results
        let toDos = await stage.say("notice calendar - --todo", as: "mia").results

        #expect(events.contains("SUMMARY:Piano (2×)"))
        #expect(events.contains("DTSTART;VALUE=DATE:20261116"))
        #expect(events.contains("DTEND;VALUE=DATE:20261123"))
        #expect(events.contains("SUMMARY:Piano (3×)"))
        #expect(!events.contains("RRULE:FREQ=WEEKLY;BYDAY=FR,SA,SU"))
        #expect(toDos.contains("DUE;VALUE=DATE:20261122"))
        #expect(toDos.contains("DTSTART;VALUE=DATE:20261123"))
        #expect(
            events.matches(of: /SUMMARY:Piano/).count == toDos.matches(of: /SUMMARY:Piano/).count)
    }
}

// MARK: - A made-up home

extension CalendarFileTests {
    private static let zones = [
        "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Africa/Casablanca",
        "Asia/Kathmandu", "America/St_Johns", "Africa/Cairo", "UTC",
    ]
    private static let rhythms = [
        "day", "day at 7:30", "weekday at 18:00", "2 weeks on mon and thu", "week on sat at 2:30",
        "month on the last day", "month on the 2nd tue at 20:15", "3 days", "3 days at 6:00",
        "month on the 31st", "3 weeks on fri and sun", "day at 8:00 and 18:00",
        "2 days until 1 feb 2027", "day at 19:00 until 24 dec 2026", "week on mon for 5 times",
        "3 days after done", "6 hours at 6:00", "month on the last working day", "year on 24 dec",
        "week on tue except 8 dec", "day in dec-mar",
    ]

    /// Lets a home have chores of all kinds, some of whose dates are moved, skipped or fall into an absence.
    private static func live(
        on stage: Stage, _ dice: inout SeededGenerator
    ) async throws -> Zone {
        let name = zones.randomElement(using: &dice) ?? "UTC"
        var lines = ["household settings zone \(name)"]
        let ownDays = ["fri", "sat", "tue"].randomElement(using: &dice) ?? "fri"
        for rhythm in rhythms.shuffled(using: &dice).prefix(12) + ["day", "week on mon at 17:00"] {
            let whose =
                ["--to mia", "--to mia", "--rotate mia,max", "--each mia,max"]
                .randomElement(using: &dice) ?? "--to mia"
            lines.append("chore add \"Do; it, \(rhythm)\" \(whose) --every \"\(rhythm)\"")
        }
        lines += [
            "chore add Once --to mia --due 2026-12-03",
            "chore add Later --to mia --due tomorrow --at 9:15",
            "chore skip \(Int.random(in: 4...8, using: &dice))",
            "chore move \(Int.random(in: 9...12, using: &dice)) --due 2026-12-05",
        ]
        if Bool.random(using: &dice) {
            lines.append("absence add mia --every \"4 weeks on \(ownDays)\" --days 3")
        }
        // A date of several members' can't be moved or skipped without a word more, which is as well.
        for line in lines { _ = await stage.say(line) }
        return try #require(Zone(name))
    }

    /// A calendar as a file, which is kept where other programs are to read it.
    private static func calendar(
        _ options: String, on stage: Stage, _ seed: Int
    ) async throws -> WrittenCalendar {
        let folder = environment["CALENDAR_ORACLE"] ?? stage.folder.path
        let path = "\(folder)/\(seed)\(options.isEmpty ? "-events" : "-todos").ics"
        try? FileManager.default.removeItem(atPath: path)
        let outcome = await stage.say("notice calendar \(path) \(options) --json", as: "mia")
        try #require(outcome.exit == 0, "\(outcome)")
        let bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
        let read = try CalendarReader().calendars(in: bytes)
        let last = try #require(outcome.results.firstMatch(of: /"to":"([0-9-]+)"/)?.1)
        let first = try #require(outcome.results.firstMatch(of: /"from":"([0-9-]+)"/)?.1)
        try outcome.results.write(toFile: path + ".json", atomically: false, encoding: .utf8)
        return WrittenCalendar(
            component: try #require(read.first), first: try #require(Day(String(first))),
            last: try #require(Day(String(last))))
    }
}

/// A calendar that was written, and the days of which it has all.
private struct WrittenCalendar {
    let component: CalendarComponent
    let first: Day
    let last: Day

    var monthEnd: Day { first.adding(months: 1) }

    var uids: [String] { component.components.compactMap { $0[.uid]?.text } }
}

/// A chore and one of its dates.
private struct ChoreDate: Hashable, Comparable {
    let chore: Int
    let day: Day
    let time: TimeOfDay?

    static func < (left: ChoreDate, right: ChoreDate) -> Bool {
        (left.day, left.time?.minutes ?? -1, left.chore)
            < (right.day, right.time?.minutes ?? -1, right.chore)
    }
}

extension CalendarFileTests {
    /// The dates of to-dos, which stand one by one.
    private static func single(_ calendar: WrittenCalendar) throws -> [ChoreDate] {
        try calendar.component.components.filter { $0.name == .toDo }
            .map { try date(#require($0[.due]), of: $0) }.sorted()
    }

    /// The dates of events, with those that follow from their rules.
    private static func expanded(
        _ calendar: WrittenCalendar, in zone: Zone, until last: Day
    ) throws -> [ChoreDate] {
        try calendar.component.components.filter { $0.name == .event }.flatMap { event in
            let first = try date(#require(event[.start]), of: event)
            guard let rule = event[.rule] else { return [first] }
            let schedule = try Schedule(
                RecurrenceRule(rule.value, in: zone), from: Due(day: first.day, time: first.time))
            return Recurrence.calendar(schedule).dueSlots(in: zone)
                .prefix { $0.due.day <= last }
                .map { ChoreDate(chore: first.chore, day: $0.due.day, time: $0.due.time) }
        }.sorted()
    }

    private static func date(
        _ property: CalendarProperty, of component: CalendarComponent
    ) throws -> ChoreDate {
        let uid = try #require(component[.uid]).text.split(separator: "-")
        let moment = try property.moment()
        let day = try #require(
            Day(year: moment.date.year, month: moment.date.month, day: moment.date.day))
        guard case .time(_, let time, _) = moment else {
            return ChoreDate(chore: try #require(Int(uid[1])), day: day, time: nil)
        }
        return ChoreDate(
            chore: try #require(Int(uid[1])), day: day,
            time: TimeOfDay(hour: time.hour, minute: time.minute))
    }

    /// The dates that `chore calendar` shows.
    private static func shown(_ document: String) throws -> [ChoreDate] {
        struct Answer: Decodable {
            struct Days: Decodable { let days: [Entry] }
            struct Entry: Decodable {
                let day: Day
                let chores: [Chore]
            }
            struct Chore: Decodable {
                let number: Int
                let due: Due?
            }
            struct Due: Decodable { let time: TimeOfDay? }
            let data: Days
        }
        let answer = try JSONDecoder().decode(Answer.self, from: Data(document.utf8))
        return answer.data.days.flatMap { entry in
            entry.chores.map { ChoreDate(chore: $0.number, day: entry.day, time: $0.due?.time) }
        }.sorted()
    }
}

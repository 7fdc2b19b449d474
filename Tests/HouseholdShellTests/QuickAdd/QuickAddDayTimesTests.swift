import HouseholdModel
import HouseholdShell
import HouseholdWords
import QuickAdd
import Testing

@Suite("Parts of the day behind add")
struct QuickAddDayTimesTests {
    @Test(
        "are when the household says",
        arguments: [
            ("Trash every tuesday evening", "2026-11-24 19:30"),
            ("Read tonight", "2026-11-18 19:30"), ("Read in the evening", "2026-11-18 19:30"),
            ("Feed cat tomorrow morning", "2026-11-19 07:00"),
            ("Homework after school", "2026-11-19 13:15"),
        ])
    func areTheHouseholds(typed: String, due: String) throws {
        var times = DayTimes()
        times[.evening] = try #require(TimeOfDay("19:30"))
        times[.morning] = try #require(TimeOfDay("07:00"))
        times[.afterSchool] = try #require(TimeOfDay("13:15"))
        let home = try QuickAddHome(times: times)

        let dates = try home.readings(of: typed).compactMap { $0.timing.next(in: home).first }
        #expect(dates.map { "\($0.day) \($0.time?.description ?? "")" } == [due])
    }

    @Test(
        "stand together whatever their minutes are",
        arguments: [
            ("Feed fish every morning and evening", "every day at 08:00 and 19:30"),
            ("Feed fish every mon,thu morning and evening", "every Mon and Thu at 08:00 and 19:30"),
        ])
    func standTogether(typed: String, when: String) throws {
        var times = DayTimes()
        times[.evening] = try #require(TimeOfDay("19:30"))
        let home = try QuickAddHome(times: times)

        let readings = try home.readings(of: typed)
        #expect(readings.map { $0.timing.words(in: home) } == [when])
        #expect(readings.map(\.title) == ["Feed fish"])
    }

    @Test(
        "are never over for tonight while the day lasts",
        arguments: [
            ("17:59", "18:00"), ("18:00", "18:00"), ("18:01", "20:00"),
            ("20:01", "the end of the day"),
            ("23:59", "the end of the day"),
        ])
    func areNotOver(now: String, due: String) throws {
        let home = try QuickAddHome(at: now)

        for typed in ["Read tonight", "Read this evening"] {
            #expect(
                try home.lines(of: typed).map { $0.contains("Wed 18 Nov, by \(due) |") } == [true])
        }
    }

    @Test(
        "are German ones too",
        arguments: [
            ("Müll jeden Dienstagabend", "every Tue at 18:00"),
            ("Müll jeden Dienstag Abend", "every Tue at 18:00"),
            ("Müll dienstagabends", "every Tue at 18:00"),
            ("Müll jeden Dienstag abends", "every Tue at 18:00"),
            ("Müll dienstags abends", "every Tue at 18:00"),
            ("Katze jeden Morgen", "every day at 08:00"),
            ("Katze jeden Abend", "every day at 18:00"),
            ("Katze jeden Tag abends", "every day at 18:00"),
            ("Katze täglich morgens", "every day at 08:00"),
            ("Katze morgens und abends", "every day at 08:00 and 18:00"),
            ("Hausaufgaben jeden Werktag nach der Schule", "every weekday at 15:00"),
            ("Zähne jeden Tag zur Schlafenszeit", "every day at 20:00"),
            ("Lesen heute Abend", "Wed 18 Nov, by 18:00"),
            ("Lesen am Abend", "Wed 18 Nov, by 18:00"),
            ("Lesen morgen früh", "Thu 19 Nov, by 08:00"),
            ("Lesen morgen Abend", "Thu 19 Nov, by 18:00"),
            ("Lesen am Samstag Morgen", "Sat 21 Nov, by 08:00"),
            ("Lesen Samstagabend", "Sat 21 Nov, by 18:00"),
            ("Lesen vor dem Schlafengehen", "Wed 18 Nov, by 20:00"),
            ("Hausaufgaben nach der Schule", "Wed 18 Nov, by 15:00"),
        ])
    func areGerman(typed: String, when: String) throws {
        let home = try QuickAddHome(speaking: .german)
        let readings = try home.readings(of: typed)

        #expect(readings.map { $0.timing.words(in: home) } == [when])
        #expect(readings.first?.title == typed.split(separator: " ").first.map(String.init))
    }
}

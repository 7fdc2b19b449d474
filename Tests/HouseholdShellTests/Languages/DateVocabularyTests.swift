import Household
import HouseholdShell
import Testing

@Suite("German words for dates")
struct DateVocabularyTests {
    @Test(
        "are read as those that commands take",
        arguments: [
            ("heute", "today"), ("morgen um 18 uhr", "tomorrow at 18:00"),
            ("nächsten montag", "next mon"), ("in 3 tagen", "in 3 days"),
            ("in einer woche", "in 1 week"), ("jeden tag um 18:00", "every day at 18:00"),
            ("alle 2 wochen am mo, do", "every 2 weeks on mon, thu"),
            ("alle 2 wochen am mo,do", "every 2 weeks on mon,thu"),
            ("jede zweite woche", "every other week"), ("werktags", "every weekday"),
            ("mo-fr", "mon-fri"), ("jeden monat am letzten tag", "every month on the last day"),
            ("ende des monats", "end of month"), ("24. dez", "24th dec"),
            ("3 tage nach dem erledigen", "3 days after done"),
            ("Tatort um 20:15", "Tatort at 20:15"), ("every day", "every day"),
        ])
    func areRead(german: String, english: String) {
        #expect(DateVocabulary.german.read(german) == english)
    }

    private static let rules = [
        "every day", "every 3 days", "every week on sat", "every 2 weeks on mon and thu",
        "every weekday at 07:30", "every weekend", "every mon, wed and fri", "every mon-wed",
        "every month on the last day", "every month on the 2nd tue",
        "every month on the 1st and 15th",
        "every year on 24 dec", "every 3 months on the 5th", "every week on mon in apr-oct",
        "3 days after done", "2 weeks after done at 18:00", "every day at 08:00 and 18:00",
        "every year on the last sun in oct",
    ]

    @Test("say a rule so that it is read back as the same one", arguments: rules)
    func areReadBack(rule: String) throws {
        let today = try #require(Day("2026-11-21"))
        let zone = try #require(Zone("Europe/Berlin"))
        let reader = RecurrenceReader(today: today, weekStart: .monday, zone: zone)
        let now = Due(day: today, time: TimeOfDay(hour: 17, minute: 0))
        let meant = try reader.draft(rule).recurrence(now: now)

        let said = DateVocabulary.german.spoken(meant.words(weekStart: .monday))
        let read = try reader.draft(DateVocabulary.german.read(said)).recurrence(now: now)

        #expect(read == meant, "\(said)")
        #expect(!said.contains("every") && !said.contains(" on "))
    }

    @Test(
        "are read one by one behind add",
        arguments: [
            ("Montag", "mon"), ("mo,do", "mon,thu"), ("montags", "mondays"), ("Uhr", "oclock"),
            ("zwei", "two"), ("jeden", "every"), ("Fenster", "Fenster"), ("18:00", "18:00"),
        ])
    func areReadAlone(german: String, english: String) {
        #expect(DateVocabulary.german.read(word: german) == english)
    }

    @Test("leave English as it is")
    func leaveEnglish() {
        #expect(DateVocabulary.english.read("jeden Tag") == "jeden Tag")
        #expect(DateVocabulary.english.spoken("every day") == "every day")
    }
}

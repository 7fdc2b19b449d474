import HouseholdModel
import HouseholdShell
import HouseholdWords
import Testing

@Suite("German words for dates")
struct DateVocabularyTests {
    @Test(
        "are read as those that commands take",
        arguments: [
            ("heute", "today"), ("gestern", "yesterday"), ("morgen um 18 uhr", "tomorrow at 18:00"),
            ("nächsten montag", "next mon"), ("in 3 tagen", "in 3 days"),
            ("in einer woche", "in 1 week"), ("jeden tag um 18:00", "every day at 18:00"),
            ("alle 2 wochen am mo, do", "every 2 weeks on mon, thu"),
            ("alle 2 wochen am mo,do", "every 2 weeks on mon,thu"),
            ("jede zweite woche", "every other week"), ("werktags", "every weekday"),
            ("mo-fr", "mon-fri"), ("jeden monat am letzten tag", "every month on the last day"),
            ("ende des monats", "end of month"), ("24. dez", "24th dec"),
            ("3 tage nach dem erledigen", "3 days after done"),
            ("3 Mal pro Woche", "3 times a week"), ("3-mal pro Woche", "3-times per week"),
            ("dreimal die Woche", "3 times a week"), ("zweimal pro Woche", "twice per week"),
            ("drei mal in der Woche", "three times a week"), ("3x die Woche", "3x a week"),
            ("einmal pro Woche", "once a week"), ("fünfmal die Woche", "5 times a week"),
            ("um 12 Uhr 30", "at 12:30"), ("um 18 Uhr 3 Punkte", "at 18:00 3 points"),
            ("um 8 Uhr abends", "at 8pm"), ("alle vierzehn Tage", "every 14 days"),
            ("Tatort um 20:15", "Tatort at 20:15"), ("every day", "every day"),
            ("am 24. Dez. um 8 Uhr", "on 24th dec at 8:00"), ("24. 12. 2026", "24 dec 2026"),
            ("5. 12. 8 Uhr", "5 dec 8:00"), ("5.12. 20 Punkte", "5 dec 20 points"),
            ("jeden Sa/So", "every sat,sun"), ("5/6", "5/6"), ("ab dem 3.12.", "from 3 dec"),
            ("jeden Tag außer am WE", "every day except on the weekend"),
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
        "every year on the last sun in oct", "3 times a week", "once a week",
        "7 times a week at 18:00", "2 times a week in apr-oct",
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
        "are read as whole runs",
        arguments: [
            ("montag bis freitag", "mon-fri"), ("von Mo bis Sonnabend", "mon-sat"),
            ("jeden montag bis freitag um 18:30 uhr", "every mon-fri at 18:30"),
            ("jeden montag bis 30. juni", "every mon until 30th june"),
            ("tomorrow at 6 am", "tomorrow at 6 am"), ("at 6:30 am", "at 6:30 am"),
            ("um 6 am freitag", "at 6 on fri"), ("um 18:00 am 24. dez", "at 18:00 on 24th dec"),
            ("im mai", "in may"), ("heute, morgen", "today, tomorrow"),
        ])
    func areReadAsRuns(german: String, english: String) {
        #expect(DateVocabulary.german.read(german) == english)
    }

    @Test("stay as they are where they are somebody's name")
    func leaveNames() {
        let names: Set = ["mo", "do"]

        #expect(DateVocabulary.german.read("mo freitag", except: names) == "mo fri")
        #expect(DateVocabulary.german.read("für Mo, di", except: names) == "for Mo, tue")
        #expect(DateVocabulary.german.read("mo,di mi,fr", except: names) == "mo,di wed,fri")
        #expect(DateVocabulary.german.read("jeden Mo, am do", except: names) == "every mon, on thu")
    }

    @Test(
        "are read run by run behind add",
        arguments: [
            ("Montag", "1 mon"), ("mo,do", "1 mon,thu"), ("montags", "1 mondays"),
            ("zwei Uhr", "1 two 1 oclock"), ("18 Uhr", "2 18:00"), ("jeden Tag", "2 every day"),
            ("Fenster", "1 Fenster"), ("übermorgen", "1 in 2 days"), ("18:00", "1 18:00"),
        ])
    func areReadBehindAdd(german: String, runs: String) {
        let words = german.split(separator: " ").map(String.init)
        let read = DateVocabulary.german.runs(of: words)

        #expect(read.map { "\($0.count) \($0.english)" }.joined(separator: " ") == runs)
    }

    @Test("leave English as it is")
    func leaveEnglish() {
        #expect(DateVocabulary.english.read("jeden Tag") == "jeden Tag")
        #expect(DateVocabulary.english.spoken("every day") == "every day")
    }
}

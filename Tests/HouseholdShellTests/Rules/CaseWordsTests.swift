import HouseholdModel
import HouseholdShell
import HouseholdWords
import TestSupport
import Testing

@Suite("What a proof of rules says of a case")
struct CaseWordsTests {
    /// What it says in English, and in German.
    private static let cases = [
        ("a parent", "ein Elternteil"), ("the owner", "der Inhaber"),
        ("somebody who is not signed in", "jemand, der nicht angemeldet ist"),
        ("a chore of another child", "eine Aufgabe eines anderen Kindes"),
        ("a chore of a parent and a child", "eine Aufgabe eines Elternteils und ein Kind"),
        (
            "their own chore, done by another helper",
            "die eigene Aufgabe, erledigt von einem anderen Helfer"
        ),
        ("a chore open to all, for a third child", "eine Aufgabe für alle, für ein drittes Kind"),
        (
            "a chore of a child, done by that child",
            "eine Aufgabe eines Kindes, erledigt von diesem Kind"
        ),
        ("a reward for somebody else", "eine Belohnung für jemand anderen"),
        (
            "a request of a child of another household",
            "eine Anfrage eines Kindes, anderer Haushalt"
        ),
        ("the record of what nobody did", "die Aufzeichnung dessen, was niemand tat"),
        (
            "the record of what they did to a child",
            "die Aufzeichnung dessen, was die Person selbst tat (mit: ein Kind)"
        ),
        ("the other one keeps the activity private", "der andere behält für sich: Aktivität"),
        (
            "the household shows the profile to parents only",
            "der Haushalt zeigt nur den Eltern: Profil"
        ),
        ("who asks has a pass that is over now", "wer fragt hat einen Pass, der gerade vorbei ist"),
        ("it is done; it waits for an OK", "es ist erledigt; es wartet auf ein OK"),
        ("the clock shows 21:00 or later", "die Uhr zeigt 21:00 oder später"),
        ("chores done today: 3", "heute erledigte Aufgaben: 3"),
        ("it has #garden and #pets", "es hat #garden und #pets"),
        ("it was done just under 2 h ago", "es wurde vor knapp 2 h erledigt"),
        ("who asks is Mia", "wer fragt ist Mia"), ("the other one is Max", "der andere ist Max"),
        ("it is Monday", "es ist Montag"), ("it is Chore::\"x\"", "it is Chore::\"x\""),
    ]

    @Test("is said in the language that is spoken", arguments: cases)
    func isSaid(words: String, german: String) {
        let phrase = Phrase(ofCase: words)

        #expect(Language.english.catalogue.text(phrase).plain == words)
        #expect(Language.german.catalogue.text(phrase).plain == german)
    }

    @Test("has no English words in German where rules are tried")
    func isTried() async throws {
        let stage = try await Family.stage(Stage.Setting(width: 200, options: ["--lang", "de"]))

        let tried = await stage.say(
            "rules try rules/helping.cedar --policies rules/strict")

        #expect(tried.results.contains("eine Aufgabe eines anderen Kindes"), "\(tried)")
        #expect(!tried.results.contains(/\b(a|of|the|owner|child|parent|who|it)\b/), "\(tried)")
    }

    @Test("has none either where a wall would not stand")
    func isRefused() async throws {
        let stage = try await Family.stage(Stage.Setting(width: 200, options: ["--lang", "de"]))

        let refused = await stage.say("rules set rules/secrets.cedar --yes")

        #expect(refused.exit == 78, "\(refused)")
        #expect(
            refused.messages.contains("  Lage       der andere behält für sich: Aktivität\n"),
            "\(refused)")
        #expect(
            !refused.messages.contains(/\b(wall|who|what|to|situation|answer|no)\b/), "\(refused)")
    }
}

import HouseholdShell
import HouseholdWords
import QuickAdd
import Testing

@Suite("Words of a name")
struct NamesTests {
    @Test(
        "find a title",
        arguments: [
            ("feed cat", "Feed the cat"), ("CAT fe", "Feed the cat"), ("mull", "Müll rausbringen"),
            ("müll", "MULL"), ("mu\u{308}ll", "Müll"), ("strasse", "Straße fegen"),
            ("zoe", "Zoë's room"),
            ("zoes", "Zoë's room"), ("zoe’s", "Zoë's room"), ("wifi", "Fix Wi-Fi!"),
            ("fi", "Fix Wi-Fi!"),
            ("wi-fi", "Fix Wi-Fi!"), ("lodz", "Łódź trip"), ("αθηνα", "Αθήνα"), ("🐱", "🐱 food"),
            ("1", "1st floor"),
        ]
    )
    func find(typed: String, title: String) {
        #expect(FuzzyMatch.matches(typed, title: title))
    }

    @Test(
        "find nothing else",
        arguments: [
            ("eed", "Feed the cat"), ("feed dog", "Feed the cat"), ("", "Feed the cat"),
            ("!", "Feed the cat!"),
            ("feeds", "Feed the cat"),
        ]
    )
    func findNot(typed: String, title: String) {
        #expect(!FuzzyMatch.matches(typed, title: title))
    }
}

@Suite("Did you mean")
struct DidYouMeanTests {
    @Test(
        "suggests what is close enough",
        arguments: [
            ("dnoe", ["done"]), ("doe", ["done"]), ("dxxe", []), ("aprove", ["approve"]),
            ("aprrov", ["approve"]), ("xpprxvx", []), ("leaderbaord", ["leaderboard"]),
            ("leadrbord", ["leaderboard"]), ("DÖNE", ["done"]), ("", []), ("finish", ["done"]),
            ("rm", []), ("Punkte", ["points"]), ("fertig", ["done"]), ("Hilfe", []),
        ]
    )
    func suggests(typed: String, expected: [String]) {
        let commands = DidYouMean(
            ["approve", "done", "leaderboard", "points"],
            synonyms: DidYouMean.commandSynonyms
        )

        #expect(commands.suggestions(for: typed) == expected)
    }

    @Test("finds titles by one of their words")
    func findsTitles() {
        let titles = DidYouMean(["Take out trash", "Feed the cat", "Make bed"])

        #expect(titles.suggestions(for: "trsh") == ["Take out trash"])
        #expect(titles.suggestions(for: "fed teh cta") == ["Feed the cat"])
    }

    @Test(
        "takes only a slip for what is one of many",
        arguments: [
            ("Viena", ["Vienna"]), ("Congo", []), ("Kong", ["Hong Kong"]),
            ("Filadelphia", ["Philadelphia"]), ("Filadelfia", []),
        ])
    func isStrict(typed: String, expected: [String]) {
        let places = DidYouMean(
            ["Vienna", "Boa Vista", "Vietnam", "Hong Kong", "Philadelphia"], isStrict: true)

        #expect(places.suggestions(for: typed) == expected)
    }

    @Test("gives the closest first, three at most")
    func givesClosest() {
        let titles = DidYouMean(["bat", "catch", "rat", "cat", "hat"])

        #expect(titles.suggestions(for: "cat") == ["cat", "bat", "rat"])
    }
}

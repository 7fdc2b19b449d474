import HouseholdModel
import HouseholdShell
import HouseholdWords
import Testing

@Suite("What the program says")
struct CatalogueTests {
    private let german = Catalogue(
        tag: "de",
        messages: [
            "{0} gave {1}.": "{1} kommen von {0}.", "open": "offen",
            "{0} points": "{0, plural, one {# Punkt} other {# Punkte}}",
        ],
        dates: .german, plurals: .oneAndOther)

    private func said(_ phrase: Phrase) -> String { german.text(phrase).plain }

    @Test("stands in the language's own order, with phrases inside")
    func isOrdered() {
        let points: Phrase = "\(3) points"

        #expect(said("\("Anna") gave \(points).") == "3 Punkte kommen von Anna.")
    }

    @Test(
        "counts", arguments: [(1, "1 Punkt"), (-1, "-1 Punkt"), (0, "0 Punkte"), (12, "12 Punkte")])
    func counts(number: Int, text: String) {
        #expect(said(number.inPoints) == text)
    }

    @Test(
        "counts as the language does",
        arguments: [
            (1, "1 punkt"), (2, "2 punkty"), (-3, "-3 punkty"), (5, "5 punktów"),
            (12, "12 punktów"), (22, "22 punkty"), (0, "nic"),
        ])
    func countsOtherwise(number: Int, text: String) {
        // Source: CLDR plural rules of Polish, cardinal, of whole numbers.
        let polish = Catalogue(
            tag: "pl",
            messages: [
                "{0} points":
                    "{0, plural, =0 {nic} one {# punkt} few {# punkty} other {# punktów}}"
            ],
            plurals: PluralRule { count in
                let isFew = (2...4).contains(count % 10) && !(12...14).contains(count % 100)
                return count == 1 ? .one : isFew ? .few : .many
            })

        #expect(polish.text(number.inPoints).plain == text)
    }

    @Test("is English where the language has no words for it")
    func fallsBack() {
        #expect(said("Nobody is \("away").") == "Nobody is away.")
        #expect(said(Phrase(message: "closed")) == "closed")
    }

    @Test("knows words that come at run time")
    func knowsMessages() {
        #expect(said("is \(Phrase(message: "open"))") == "is offen")
    }

    @Test("says dates and repeats in the language's words")
    func saysDates() {
        #expect(said("\(dates: "every 2 weeks on mon and thu")") == "alle 2 Wochen am Mo und Do")
    }

    @Test("lets nothing that people stored act on the terminal, in whatever place it stands")
    func isSafe() {
        let evil = "\u{1B}[31m\u{202E}\n"

        for phrase in [
            "\(evil) gave \(evil).", Phrase(verbatim: evil),
            Phrase(message: "\u{1B}[31m\u{202E}"),
            "\(dates: "today \u{7}")",
        ] as [Phrase] {
            #expect(!said(phrase).unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" })
        }
        #expect(said("a\n\("b\nc")") == "a\nb␊c")
    }

    @Test("keeps braces of the program's own words")
    func keepsBraces() {
        #expect(said("{\"v\":\(1)}") == "{\"v\":1}")
    }

    @Test(
        "is known by its tag",
        arguments: [
            ("de", "de"), ("de-AT", "de"), ("DE_de", "de"), ("en-GB", "en"), ("xx", nil), ("", nil),
        ] as [(String, String?)])
    func isChosen(tag: String, language: String?) {
        #expect(Language(tag: tag)?.catalogue.tag == language)
    }
}

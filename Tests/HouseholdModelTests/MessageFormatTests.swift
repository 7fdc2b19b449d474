import HouseholdModel
import Testing

@Suite("A message of the catalogue")
struct MessageFormatTests {
    @Test(
        "is read part by part",
        arguments: [
            ("", []), ("Done.", [.text("Done.")]),
            ("{0} has {1} points.", [.place(0), .text(" has "), .place(1), .text(" points.")]),
            ("can't, don't", [.text("can't, don't")]),
            ("'{'a'}' {0}", [.text("{a} "), .place(0)]),
            ("# is no number here", [.text("# is no number here")]),
            (
                "{0, plural, =0 {none} one {# point} other {# of {1}}}!",
                [
                    .plural(
                        0,
                        [
                            "=0": [.text("none")], "one": [.number, .text(" point")],
                            "other": [.number, .text(" of "), .place(1)],
                        ]), .text("!"),
                ]
            ),
        ] as [(String, [MessageFormat.Part])])
    func isRead(text: String, parts: [MessageFormat.Part]) {
        #expect(MessageFormat(text)?.parts == parts)
    }

    @Test(
        "is refused where it is not written as it should be",
        arguments: [
            "{", "}", "{0", "{a}", "{0, plural}", "{0, plural, one {# point}}",
            "{0, plural, one # other {#}}", "{0, select, other {x}}", "'{ never ends",
        ])
    func isRefused(text: String) {
        #expect(MessageFormat(text) == nil)
    }

    @Test("knows its places")
    func knowsPlaces() {
        #expect(MessageFormat("{2} {0, plural, one {{1}} other {#}}")?.places == [0, 1, 2])
    }
}

@Suite("What is told to programs")
struct SourceTests {
    @Test("has braces that people typed as they typed them")
    func keepsBraces() {
        let (kind, name) = ("{1}", "{0}")
        let phrase: Phrase = "No \(kind) is called \(name)."
        #expect(phrase.source == "No {1} is called {0}.")
    }

    @Test("has braces of the program without their quotes")
    func unquotesBraces() {
        let phrase: Phrase = "{\(2)} it's"
        #expect(phrase.source == "{2} it's")
    }

    @Test("is in English, with pictures as they are drawn")
    func isEnglish() {
        let phrase: Phrase = "\(Phrase.drawn("###", said: "three")) of \(dates: "every day") \(5)"
        #expect(phrase.source == "### of every day 5")
    }
}

import HouseholdShell
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

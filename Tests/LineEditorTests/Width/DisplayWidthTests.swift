import LineEditor
import Testing

@Suite("The display width")
struct DisplayWidthTests {
    @Test(
        "is counted by character",
        arguments: [
            ("", 0), ("Feed the cat", 12), ("é", 1), ("e\u{301}", 1), ("…", 1), ("ß", 1), ("ｱ", 1),
            ("家", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("Ａ", 2), ("\u{3000}", 2),
            ("🐱", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("✂", 1), ("✂\u{FE0F}", 2),
            ("1\u{FE0F}\u{20E3}", 2),
            ("\u{200D}", 0), ("\u{200B}", 0), ("\u{301}", 0), ("\u{AD}", 1), ("कि", 2), ("นี้", 1),
            ("Zoë 🐱 家", 9), ("\u{1FAE9}", 2), ("\u{3FFFD}", 2), ("\u{10FFFF}", 1),
        ]
    )
    func isCounted(text: String, width: Int) {
        #expect(DisplayWidth.of(text) == width)
    }

    @Test(
        "limits a text without cutting through a character",
        arguments: [
            ("家e\u{301}x", 2, "家"), ("家e\u{301}x", 3, "家e\u{301}"), ("家", 1, ""), ("ab", 9, "ab"),
        ]
    )
    func limits(text: String, width: Int, prefix: String) {
        #expect(DisplayWidth.prefix(of: text, fitting: width) == prefix)
    }
}

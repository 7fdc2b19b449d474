import TestSupport
import Testing

@Suite("An expected line")
struct PatternTests {
    @Test(
        "matches what it stands for",
        arguments: [
            ("Hi Mia.", "Hi Mia."), ("Hi ...", "Hi Mia."), ("...", ""), ("a...c...e", "abcde"),
            ("due {date}", "due 2026-11-22"), ("due {date}.", "due Sun 22."),
            ("due {date}, {time}", "due Sun 22 Nov, 18:00"), ("{date} ends", "tomorrow ends"),
            ("until {instant}", "until 2026-11-22T16:00:00Z"), ("[#....] 1", "[#....] 1"),
            ("{key}.", "K7QM-2XRD9."), (#"{"v":1,"data":{}}"#, #"{"v":1,"data":{}}"#),
        ])
    func matches(expected: String, line: String) {
        #expect(Pattern(expected).match(line, [:]) != nil)
    }

    @Test(
        "does not match anything else",
        arguments: [
            ("Hi Mia.", "Hi Mia"), ("Hi Mia", "Hi Mia."), ("due {date}", "due someday"),
            ("{time}", "18.00"), ("{instant}", "2026-11-22"), ("{key}", ""), ("{key}", "two words"),
            ("[#....] 1", "[##...] 1"), ("Grüße", "Gru\u{308}ße"), ("a...c", "ab"),
        ])
    func doesNotMatch(expected: String, line: String) {
        #expect(Pattern(expected).match(line, [:]) == nil)
    }

    @Test("captures a word the first time, and wants the same from then on")
    func captures() {
        let captured = Pattern("key: {key}, once").match("key: K7QM, once", [:])

        #expect(captured == ["key": "K7QM"])
        #expect(Pattern("{key} {key}").match("K7QM K7QM", [:]) == ["key": "K7QM"])
        #expect(Pattern("{key} {key}").match("K7QM 2XRD", [:]) == nil)
        #expect(Pattern("again {key}").match("again 2XRD", ["key": "K7QM"]) == nil)
        #expect(Pattern.filled("join {key} {other}", with: ["key": "K7QM"]) == "join K7QM {other}")
    }

    @Test("made of three dots stands for any lines")
    func skipsLines() {
        let answer = ["one", "two", "three"]

        #expect(Pattern.match(["..."], answer[...], [:]) != nil)
        #expect(Pattern.match(["one", "..."], answer[...], [:]) != nil)
        #expect(Pattern.match(["...", "three", "..."], answer[...], [:]) != nil)
        #expect(Pattern.match(["...", "two"], answer[...], [:]) == nil)
        #expect(Pattern.match(["one", "two"], answer[...], [:]) == nil)
    }
}

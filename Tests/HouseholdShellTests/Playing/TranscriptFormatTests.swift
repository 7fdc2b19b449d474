import TestSupport
import Testing

@Suite("A transcript's file")
struct TranscriptFormatTests {
    @Test("gives commands with input, answer and exit code")
    func readsSteps() throws {
        let transcript = try Transcript(
            """
            # A story.

            @2026-11-21T16:00 mia> login mia --password-stdin
            mia< 493817
            mia<
            Hi Mia.

              Nothing to do.
            [77]
            anna>
            """, name: "story")

        let steps = transcript.steps
        #expect(steps.map(\.line) == [3, 10])
        #expect(steps.map(\.person) == ["mia", "anna"])
        #expect(steps.map(\.moment) == ["2026-11-21T16:00", nil])
        #expect(steps.map(\.command) == ["login mia --password-stdin", ""])
        #expect(steps[0].input == ["493817", ""])
        #expect(steps[0].expected == ["Hi Mia.", "", "  Nothing to do."])
        #expect(steps.map(\.exit) == [77, 0])
    }

    @Test("has remarks behind an empty line, and takes other lines for answers")
    func tellsRemarksFromAnswers() throws {
        let transcript = try Transcript(
            """
            mia> today
            #  Chore
            1  Feed the cat

            # The end.
            """, name: "story")

        #expect(transcript.steps[0].expected == ["#  Chore", "1  Feed the cat"])
        #expect(transcript.parts.count == 3)
    }

    @Test("is written as it was read")
    func roundTrips() throws {
        let text = """
            # A story.
            @2026-11-21T16:00 mia> done 1
            mia< 493817
            mia<
            Nice.

            Go on.
            [1]

            # The end.

            """

        #expect(try Transcript(text, name: "story").text == text)
    }

    @Test("is refused when something is said before anybody typed")
    func refusesMisplaced() {
        let refusal = #expect(throws: Transcript.Misplaced.self) {
            try Transcript("# A story.\nHi Mia.\n", name: "story")
        }
        #expect(refusal?.description == #"line 2: a command is missing before "Hi Mia.""#)
    }
}

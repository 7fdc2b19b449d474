import Synchronization
import TestSupport
import Testing

@Suite("A player")
struct PlayerTests {
    private static let story = """
        # A story.
        anna> child key Mia
        key: {key}

        mia> join
        mia< {key}
        {key} is used.
        [1]

        """

    /// Answers with what it was given, line by line.
    private final class Parrot: Playable {
        private let answers: Mutex<[Answer]>
        private let heard = Mutex<[String]>([])

        init(_ answers: [Answer]) {
            self.answers = Mutex(answers.reversed())
        }

        var inputs: [String] { heard.withLock(\.self) }

        func answer(_ step: Transcript.Step) -> Answer {
            heard.withLock { $0 += step.input }
            return answers.withLock { $0.popLast() } ?? Answer(output: "", exit: 70)
        }
    }

    @Test("hands on what was captured, and shows all but the secrets")
    func plays() async throws {
        let parrot = Parrot([
            Answer(output: "key: K7QM\n", exit: 0), Answer(output: "K7QM is used.\n", exit: 1),
        ])
        let shown = Mutex<[String]>([])

        let steps = try await Player(parrot) { line in shown.withLock { $0.append(line) } }
            .play(Transcript(Self.story, name: "story"))

        #expect(steps == 2)
        #expect(parrot.inputs == ["K7QM"])
        #expect(
            shown.withLock(\.self) == [
                "# A story.", "anna> child key Mia", "key: K7QM", "", "mia> join",
                "mia< ••••••••", "K7QM is used.",
            ])
    }

    @Test("stops at the first answer that is different, and shows the difference")
    func showsDifference() async throws {
        let parrot = Parrot([
            Answer(output: "key: K7QM\n", exit: 0), Answer(output: "2XRD is used.\n", exit: 1),
        ])
        let transcript = try Transcript(Self.story, name: "story")

        let mismatch = await #expect(throws: Mismatch.self) {
            try await Player(parrot).play(transcript)
        }
        #expect(
            mismatch?.description == """
                story:5: mia> join
                  - {key} is used.
                  + 2XRD is used.
                    [1]
                """)
    }

    @Test("takes another exit code for a different answer")
    func comparesExit() async throws {
        let transcript = try Transcript("mia> done 1\nNice.\n", name: "story")

        await #expect(throws: Mismatch.self) {
            try await Player(Parrot([Answer(output: "Nice.\n", exit: 1)])).play(transcript)
        }
    }

    @Test("records what is said, in the old words where these still hold")
    func records() async throws {
        let parrot = Parrot([
            Answer(output: "Here it is.\nkey: K7QM\n", exit: 0), Answer(output: "Hi\n", exit: 0),
        ])

        let recorded = try await Player(parrot).record(Transcript(Self.story, name: "story"))

        #expect(
            recorded.text == """
                # A story.
                anna> child key Mia
                Here it is.
                key: {key}

                mia> join
                mia< {key}
                Hi

                """)
        #expect(parrot.inputs == ["K7QM"])
    }
}

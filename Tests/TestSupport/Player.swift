/// What came of a command: what it said, and how it ended.
package struct Answer: Sendable {
    /// Results and messages in the order in which they came.
    package let output: String
    package let exit: Int32

    package init(output: String, exit: Int32) {
        self.output = output
        self.exit = exit
    }

    /// The lines of the output.
    package var lines: [String] {
        guard !output.isEmpty else { return [] }
        let text = output.hasSuffix("\n") ? output.dropLast() : output[...]
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}

/// Something that transcripts can be played on.
package protocol Playable: Sendable {
    /// Runs the command of `step` and waits for its end.
    func answer(_ step: Transcript.Step) async throws -> Answer
}

/// Plays transcripts, and shows the conversation while it goes on.
package struct Player {
    private let program: any Playable
    private let show: (String) -> Void

    /// Creates a player.
    ///
    /// - Parameters:
    ///   - program: What answers.
    ///   - show: Takes each line of the conversation; secrets are dots there.
    package init(_ program: any Playable, show: @escaping (String) -> Void = { _ in }) {
        self.program = program
        self.show = show
    }

    /// Plays a transcript to its end, or to the first answer that is not as written.
    ///
    /// - Returns: The number of steps.
    package func play(_ transcript: Transcript) async throws -> Int {
        var captures: Pattern.Captures = [:]
        for part in transcript.parts {
            switch part {
            case .remark(let text): show(text)
            case .step(let step):
                let answer = try await answer(step, with: captures)
                guard let matched = step.match(answer, captures) else {
                    throw Mismatch(transcript.name, step.filled(with: captures), answer, captures)
                }
                captures = matched
            }
        }
        return transcript.steps.count
    }

    /// Plays a transcript and writes down what is said in place of what is expected.
    ///
    /// Expected lines that still match stay as they are.
    package func record(_ transcript: Transcript) async throws -> Transcript {
        var captures: Pattern.Captures = [:]
        var recorded = transcript
        for (place, part) in transcript.parts.enumerated() {
            guard case .step(var step) = part else { continue }
            let answer = try await answer(step, with: captures)
            if let matched = step.match(answer, captures) {
                captures = matched
            } else {
                step.record(answer, &captures)
                recorded.parts[place] = .step(step)
            }
        }
        return recorded
    }

    private func answer(
        _ step: Transcript.Step, with captures: Pattern.Captures
    ) async throws -> Answer {
        let step = step.filled(with: captures)
        show("\(step.person)> \(step.command)")
        for _ in step.input { show("\(step.person)< ••••••••") }
        let answer = try await program.answer(step)
        answer.lines.forEach(show)
        return answer
    }
}

// MARK: - Comparing

extension Transcript.Step {
    /// Returns the captures, with those of `answer`, or `nil` when it is not as written.
    package func match(_ answer: Answer, _ captures: Pattern.Captures) -> Pattern.Captures? {
        guard answer.exit == exit else { return nil }
        return Pattern.match(expected[...], answer.lines[...], captures)
    }

    package func filled(with captures: Pattern.Captures) -> Transcript.Step {
        var step = self
        step.command = Pattern.filled(command, with: captures)
        step.input = input.map { Pattern.filled($0, with: captures) }
        return step
    }

    /// Expects `answer` from now on, in the old words where these still match.
    mutating func record(_ answer: Answer, _ captures: inout Pattern.Captures) {
        exit = answer.exit
        var old = expected[...]
        expected = []
        for line in answer.lines {
            let place = old.indices.first { index in
                old[index] != "..." && Pattern(old[index]).match(line, captures) != nil
            }
            guard let place, let matched = Pattern(old[place]).match(line, captures) else {
                expected.append(line)
                continue
            }
            captures = matched
            expected.append(old[place])
            old = old[(place + 1)...]
        }
    }
}

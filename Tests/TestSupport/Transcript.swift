/// A conversation with the program, as it is written in a file.
///
///     # Mia finishes a chore.
///     @2026-11-21T16:00 mia> done 1
///     Nice! "Feed the cat" is done. ...
///     mia> done 7
///     No chore here matches "7".
///     [65]
///
/// Before the `>` stands who types, and before that, if need be, when (UTC). A line `mia< text` behind a
/// command is a line of its input, such as a secret. What follows is what the program says, and `[n]` how it
/// ends, unless that is 0. `Pattern` says how what is expected may be written. Remarks begin with `#` and
/// stand at the top or behind an empty line. A command that begins with `chorus` is one of the system's
/// shell, so that it can start a script: `mia> chorus -f -`.
package struct Transcript: Sendable {
    /// A command and what is expected to come of it.
    package struct Step: Sendable {
        /// The line of the file that the command stands on, counted from 1.
        package let line: Int
        /// Who types.
        package let person: String
        /// The time of a stopped clock from here on, such as `2026-11-21T16:00`.
        package let moment: String?
        /// What is typed.
        package var command: String
        /// The lines of the input.
        package var input: [String]
        /// The lines that the program is expected to say.
        package var expected: [String]
        /// The exit code that is expected.
        package var exit: Int32

        /// The words in braces of what is expected, in the order in which they first stand there.
        package var names: [String] {
            expected.flatMap { $0.matches(of: /\{([a-z-]+)\}/).map { String($0.1) } }
                .reduce(into: []) { names, name in
                    if !names.contains(name) { names.append(name) }
                }
        }
    }

    /// What a file is made of.
    package enum Part: Sendable {
        /// A line for those who read the file: a remark, or nothing.
        case remark(String)
        case step(Step)
    }

    /// A line that is not part of a transcript.
    package struct Misplaced: Error, CustomStringConvertible {
        let line: Int
        let text: String

        package var description: String {
            "line \(line): a command is missing before \"\(text)\""
        }
    }

    /// What the transcript is called: its file's name.
    package let name: String
    package var parts: [Part]

    package var steps: [Step] {
        parts.compactMap { if case .step(let step) = $0 { step } else { nil } }
    }
}

// MARK: - Reading

extension Transcript {
    /// Reads a transcript.
    package init(_ text: String, name: String) throws(Misplaced) {
        self.name = name
        parts = []
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        var number = 0
        while number < lines.count {
            if let end = try appendStep(lines, at: number) {
                number = end
            } else if lines[number].isEmpty || lines[number].hasPrefix("#") {
                parts.append(.remark(lines[number]))
                number += 1
            } else {
                throw Misplaced(line: number + 1, text: lines[number])
            }
        }
    }

    /// Takes over the step that begins at a line, if one does, and returns where it ends.
    private mutating func appendStep(
        _ lines: [String], at start: Int
    ) throws(Misplaced) -> Int? {
        guard let command = Command(lines[start]) else { return nil }
        let mark = command.person + "<"
        let input = lines[(start + 1)...].prefix { $0 == mark || $0.hasPrefix(mark + " ") }
        var expected = Array(lines[input.endIndex..<Self.end(of: lines, from: input.endIndex)])
        let end = input.endIndex + expected.count
        let exit = expected.last.flatMap(Self.exit)
        if exit != nil { expected.removeLast() }
        parts.append(
            .step(
                Step(
                    line: start + 1, person: command.person, moment: command.moment,
                    command: command.text,
                    input: input.map { String($0.dropFirst(mark.count + 1)) },
                    expected: expected, exit: exit ?? 0)))
        return end
    }

    /// Returns where an answer ends: before a command, a remark behind an empty line, or the end.
    private static func end(of lines: [String], from start: Int) -> Int {
        var end = start
        while end < lines.count, Command(lines[end]) == nil {
            if lines[end].isEmpty {
                let next = lines[end...].first { !$0.isEmpty }
                guard let next, Command(next) == nil, !next.hasPrefix("#") else { break }
            }
            end += 1
        }
        return end
    }

    private static func exit(_ line: String) -> Int32? {
        guard line.hasPrefix("["), line.hasSuffix("]") else { return nil }
        return Int32(line.dropFirst().dropLast())
    }
}

// MARK: - Writing

extension Transcript {
    /// The transcript as its file has it.
    package var text: String {
        parts.flatMap { part -> [String] in
            switch part {
            case .remark(let text): [text]
            case .step(let step): step.lines
            }
        }
        .map { $0 + "\n" }.joined()
    }
}

extension Transcript.Step {
    fileprivate var lines: [String] {
        [(moment.map { "@\($0) " } ?? "") + "\(person)> \(command)"]
            + input.map { $0.isEmpty ? "\(person)<" : "\(person)< \($0)" }
            + expected + (exit == 0 ? [] : ["[\(exit)]"])
    }
}

/// The line `@2026-11-21T16:00 mia> done 1`, taken apart.
private struct Command {
    let moment: String?
    let person: String
    let text: String

    init?(_ line: String) {
        var rest = Substring(line)
        var moment: Substring?
        if rest.hasPrefix("@") {
            guard let space = rest.firstIndex(of: " ") else { return nil }
            moment = rest[rest.index(after: rest.startIndex)..<space]
            rest = rest[rest.index(after: space)...]
        }
        let person = rest.prefix { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }
        rest = rest.dropFirst(person.count)
        guard person.first?.isLowercase == true, rest == ">" || rest.hasPrefix("> ") else {
            return nil
        }
        self.moment = moment.map(String.init)
        self.person = String(person)
        text = String(rest.dropFirst(2))
    }
}

/// An answer that is not as written, with the place and the difference.
package struct Mismatch: Error, CustomStringConvertible {
    package let description: String

    init(
        _ name: String, _ step: Transcript.Step, _ answer: Answer, _ captures: Pattern.Captures
    ) {
        let expected = step.expected + Self.ending(step.exit)
        let said = answer.lines + Self.ending(answer.exit)
        let isSame = { (pair: (String, String)) in Pattern(pair.0).match(pair.1, captures) != nil }
        let head = zip(expected, said).prefix(while: isSame).count
        let room = min(expected.count, said.count) - head
        let tail = zip(expected.reversed(), said.reversed()).prefix(room).prefix(while: isSame)
            .count
        let lines =
            expected.prefix(head).map { "    " + $0 }
            + expected.dropFirst(head).dropLast(tail).map { "  - " + $0 }
            + said.dropFirst(head).dropLast(tail).map { "  + " + $0 }
            + said.suffix(tail).map { "    " + $0 }
        description = (["\(name):\(step.line): \(step.person)> \(step.command)"] + lines)
            .joined(separator: "\n")
    }

    private static func ending(_ exit: Int32) -> [String] {
        exit == 0 ? [] : ["[\(exit)]"]
    }
}

/// One policy of a text of rules, as it is written there.
package struct PolicyText: Hashable, Sendable {
    /// The policy, without what stands around it.
    package let source: String

    /// Takes rules that have no mistakes apart; comments between them are left out.
    package static func all(in text: String) -> [PolicyText] {
        var scanner = Scanner(rest: text[...])
        var policies: [PolicyText] = []
        while let policy = scanner.next() { policies.append(PolicyText(source: policy)) }
        return policies
    }

    /// What the policy is called.
    package var name: String? { annotation("id") }

    /// What it says to whoever is refused.
    package var say: String? { annotation("say") }

    /// What stands behind an annotation.
    private func annotation(_ name: String) -> String? {
        let pattern = #/@(\w+)\s*\(\s*"((?:[^"\\]|\\.)*)"\s*\)/#
        let match = source.matches(of: pattern).first { $0.1 == name }
        return match.map {
            String($0.2).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
        }
    }

    /// Looks for the ends of policies: a semicolon that stands in no string and in no comment.
    private struct Scanner {
        var rest: Substring

        mutating func next() -> String? {
            skipBlanks()
            let start = rest
            while let sign = rest.first {
                switch sign {
                case ";":
                    rest.removeFirst()
                    return String(start[..<rest.startIndex])
                case "\"": skipString()
                default: if !skipComment() { rest.removeFirst() }
                }
            }
            return nil
        }

        private mutating func skipBlanks() {
            while rest.first?.isWhitespace == true || rest.hasPrefix("//") {
                if !skipComment() { rest.removeFirst() }
            }
        }

        private mutating func skipString() {
            rest.removeFirst()
            while let sign = rest.popFirst(), sign != "\"" {
                if sign == "\\" { _ = rest.popFirst() }
            }
        }

        private mutating func skipComment() -> Bool {
            guard rest.hasPrefix("//") else { return false }
            rest = rest.drop { !$0.isNewline }
            return true
        }
    }
}

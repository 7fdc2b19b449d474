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
        var scanner = Scanner(rest: source[...])
        return scanner.text(of: name)
    }
}

/// Goes through a text of rules.
private struct Scanner {
    var rest: Substring

    /// Looks for the end of the next policy: a semicolon that stands in no string and in no comment.
    mutating func next() -> String? {
        skipBlanks()
        let start = rest
        while let sign = rest.first {
            switch sign {
            case ";":
                rest.removeFirst()
                return String(start[..<rest.startIndex])
            case "\"": _ = string()
            default: if !skipComment() { rest.removeFirst() }
            }
        }
        return nil
    }

    /// The text of the first annotation that is called so, in front of a policy.
    mutating func text(of name: String) -> String? {
        skipBlanks()
        while rest.popFirst() == "@" {
            let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            rest = rest.dropFirst(word.count)
            skipBlanks()
            guard rest.first == "(" else { continue }
            rest.removeFirst()
            skipBlanks()
            let text = rest.first == "\"" ? string() : ""
            if word == name { return text }
            skipBlanks()
            guard rest.popFirst() == ")" else { return nil }
            skipBlanks()
        }
        return nil
    }

    /// Takes a string; what is written with a backslash stands for itself.
    private mutating func string() -> String {
        rest.removeFirst()
        var text = ""
        while let sign = rest.popFirst(), sign != "\"" {
            guard let next = sign == "\\" ? rest.popFirst() : sign else { break }
            text.append(next)
        }
        return text
    }

    private mutating func skipBlanks() {
        while rest.first?.isWhitespace == true || rest.hasPrefix("//") {
            if !skipComment() { rest.removeFirst() }
        }
    }

    private mutating func skipComment() -> Bool {
        guard rest.hasPrefix("//") else { return false }
        rest = rest.drop { !$0.isNewline }
        return true
    }
}

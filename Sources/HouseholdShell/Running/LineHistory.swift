import HouseholdModel
import HouseholdService

/// The lines that one person typed, on this device; nobody else can list them.
///
/// It is a convenience: what can't be read is no history, and what can't be written is not kept.
package struct LineHistory {
    /// The most lines that are kept.
    static let most = 1_000
    /// The most bytes that are kept.
    private static let mostBytes = 60_000

    let file: PrivateFile

    /// The lines, the oldest first.
    var lines: [String] {
        guard let bytes = try? file.read(), let text = String(validating: bytes, as: UTF8.self)
        else { return [] }
        return text.split(separator: "\n").map(String.init)
    }

    /// Keeps a line; one that begins with a space is not kept, one like the last only once.
    func add(_ line: String) {
        guard let first = line.first, !first.isWhitespace else { return }
        let line = Self.withoutKeys(line.split(whereSeparator: \.isNewline).joined(separator: " "))
        try? file.update { bytes in
            let text = bytes.flatMap { String(validating: $0, as: UTF8.self) } ?? ""
            var lines = text.split(separator: "\n")[...]
            if lines.last == line[...] { return Array(text.utf8) }
            lines.append(line[...])
            lines = lines.suffix(Self.most)
            var size = lines.reduce(0) { $0 + $1.utf8.count + 1 }
            while size > Self.mostBytes, let oldest = lines.popFirst() {
                size -= oldest.utf8.count + 1
            }
            return Array(lines.map { $0 + "\n" }.joined().utf8)
        }
    }

    /// Forgets everything.
    func clear() {
        try? file.remove()
    }

    /// The line with `[key]` in place of what looks like a linking key or a recovery code.
    package static func withoutKeys(_ line: String) -> String {
        var kept = ""
        var rest = line[...]
        while let first = rest.first {
            let part = rest.prefix { $0.mayBeInKey == first.mayBeInKey }
            kept += looksSecret(part) ? "[key]" : String(part)
            rest = rest[part.endIndex...]
        }
        return kept
    }

    /// Whether a word is a linking key or a recovery code, with hyphens or without.
    static func isKey(_ word: String) -> Bool {
        let signs = word.filter { $0 != "-" }
        return [14, 26].contains(signs.count) && signs.contains(where: \.isNumber)
            && word.allSatisfy(\.mayBeInKey)
    }

    /// Whether a run of words is the number of an account at a bank, or one with a wrong digit.
    package static func hasAccount(_ line: String) -> Bool {
        let parts = line.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        return parts.indices.contains { start in
            var run = ""
            for part in parts[start...] where run.utf8.count <= IBAN.longest {
                run += part
                if IBAN.isLike(run) { return true }
            }
            return false
        }
    }

    /// Whether a key is one to join with.
    static func isLinkingKey(_ key: String) -> Bool {
        key.count { $0 != "-" } == 14
    }

    /// Whether letters, digits and hyphens are grouped as in a linking key or a recovery code.
    private static func looksSecret(_ word: Substring) -> Bool {
        let sizes = word.split(separator: "-", omittingEmptySubsequences: false).map(\.count)
        return word.first?.mayBeInKey == true
            && (sizes == [4, 5, 5] || sizes == [5, 5, 5, 5, 6])
    }
}

extension Character {
    fileprivate var mayBeInKey: Bool { isASCII && (isLetter || isNumber || self == "-") }
}

extension Session {
    /// What somebody typed before, or `nil` where nothing is kept of them.
    func lineHistory(of account: AccountView?) -> LineHistory? {
        guard let account else { return nil }
        return (try? ownFile("history", of: account.username)).map(LineHistory.init)
    }
}

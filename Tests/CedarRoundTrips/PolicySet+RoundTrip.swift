package import Cedar
import CedarJSON
import JSON

extension PolicySet {
    /// Writes and reads the policies in each notation, and expects the same.
    ///
    /// Policies that are too long for JSON are only written as text.
    ///
    /// - Throws: `Loss`, or what a reader has against what a writer wrote.
    package func checkRoundTrips() throws {
        let printed = spelled
        let reread = try PolicySet(parsing: printed)
        guard reread.spellings == spellings, isSame(as: reread) else {
            throw Loss(step: "printing", original: printed, result: reread.spelled)
        }
        guard let json = try? json() else { return }
        let read = try PolicySet(json: json.text())
        guard try read.json() == json else {
            throw Loss(step: "JSON", original: json.text(), result: try read.jsonText())
        }
        let again = try PolicySet(parsing: read.spelled)
        let renamed = try PolicySet(parsing: printed).json()
        guard try again.json() == renamed else {
            throw Loss(step: "JSON to text", original: printed, result: again.spelled)
        }
    }

    /// Formats `text`, and expects the same policies and comments and that once is enough.
    ///
    /// - Throws: `Loss`, or what a reader has against what the formatter wrote.
    package static func checkFormatting(of text: String) throws {
        let formatted = try formatted(text)
        let again = try self.formatted(formatted)
        guard formatted == again else {
            throw Loss(step: "formatting twice", original: formatted, result: again)
        }
        guard try PolicySet(parsing: formatted).isSame(as: PolicySet(parsing: text)) else {
            throw Loss(step: "formatting", original: text, result: formatted)
        }
        guard formatted.comments == text.comments else {
            throw Loss(step: "formatting comments", original: text, result: formatted)
        }
    }
}

// MARK: - What is compared

extension PolicySet {
    /// The policies that were written as they are, then the templates.
    var statements: [Statement] {
        policies.filter { $0.link == nil }.map(\.statement) + templates.map(\.statement)
    }

    private var spellings: [Text] { statements.map { Text($0.description) } }

    private var spelled: String { spellings.map(\.string).joined(separator: "\n") }

    /// Whether both have the same policies and templates, whatever they are called.
    private func isSame(as other: PolicySet) -> Bool {
        statements.count == other.statements.count
            && zip(statements, other.statements).allSatisfy { $0.isSame(as: $1) }
    }
}

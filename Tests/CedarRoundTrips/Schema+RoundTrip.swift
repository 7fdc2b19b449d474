package import Cedar
import CedarJSON
import JSON

extension Schema {
    /// Writes and reads the schema in both notations, and expects the same.
    ///
    /// - Throws: `Loss`, or what a reader has against what a writer wrote.
    package func checkRoundTrips() throws {
        let printed = try Schema(parsing: description)
        guard isSame(as: printed), Text(printed.description) == Text(description) else {
            throw Loss(step: "printing", original: description, result: printed.description)
        }
        let json = try Schema(json: json.text())
        guard isSame(as: json), json.json == self.json else {
            throw Loss(step: "JSON", original: self.json.text(), result: json.json.text())
        }
        let both = try Schema(parsing: json.description)
        guard isSame(as: both) else {
            throw Loss(step: "JSON to text", original: self.json.text(), result: both.description)
        }
    }

    /// Formats `text`, and expects the same schema and comments and that once is enough.
    ///
    /// - Throws: `Loss`, or what a reader has against what the formatter wrote.
    package static func checkFormatting(of text: String) throws {
        let formatted = try formatted(text)
        let again = try self.formatted(formatted)
        guard formatted == again else {
            throw Loss(step: "formatting twice", original: formatted, result: again)
        }
        guard try Schema(parsing: formatted).json == Schema(parsing: text).json else {
            throw Loss(step: "formatting", original: text, result: formatted)
        }
        guard formatted.comments == text.comments else {
            throw Loss(step: "formatting comments", original: text, result: formatted)
        }
    }

    /// Whether two schemas mean the same, however they are written.
    package func isSame(as other: Schema) -> Bool {
        entityTypes == other.entityTypes && actions == other.actions
            && actionEntities.all == other.actionEntities.all
    }
}

import Cedar
import CedarJSON

/// A file with a schema, in either notation.
struct SchemaFile {
    let text: NamedText
    let schema: Schema
    let notation: Notation

    /// Reads a schema.
    init(_ text: NamedText) throws(Failure) {
        self.text = text
        notation = text.isJSON ? .json : .cedar
        schema = text.isJSON ? try Self.json(text) : try Self.cedar(text)
    }

    private static func cedar(_ text: NamedText) throws(Failure) -> Schema {
        do throws(SyntaxError) {
            return try Schema(parsing: text.text, file: text.name)
        } catch {
            throw text.failure(error)
        }
    }

    private static func json(_ text: NamedText) throws(Failure) -> Schema {
        do throws(JSONError) {
            return try Schema(json: text.text)
        } catch {
            throw text.failure(error)
        }
    }

    /// What is in the file, for people.
    var summary: String {
        count(schema.entityTypes.count, "entity type", "entity types") + ", "
            + count(schema.actions.count, "action", "actions")
    }
}

import ArgumentParser
import Cedar
import CedarJSON

/// What a decision rests on besides the request.
struct SituationOptions: ParsableArguments {
    @Option(parsing: .upToNextOption, help: "Files with policies, as text or JSON.")
    var policies: [String]

    @Option(help: "A file with a JSON array of entities.")
    var entities: String

    @Option(help: "The schema that entities and requests are checked against.")
    var schema: String?

    @Flag(
        name: .customLong("no-validate-request"),
        help: "Decide requests, too, that the schema has no place for.")
    var acceptsAnyRequest = false

    func validate() throws {
        guard !policies.isEmpty else {
            throw ValidationError("--policies needs the names of files.")
        }
    }
}

/// Policies and entities, ready to decide.
struct Situation {
    let files: PolicyFiles
    let schema: Schema?
    let entities: Entities

    /// Reads what the options name.
    init(_ options: SituationOptions, on desk: Desk) throws(Failure) {
        files = try PolicyFiles(try desk.texts(at: options.policies))
        schema = try options.schema.map { path throws(Failure) in
            try SchemaFile(try desk.text(at: path)).schema
        }
        let text = try desk.text(at: options.entities)
        do throws(JSONError) {
            entities = try Entities(json: text.text, schema: schema)
        } catch {
            throw .problems("entities.unusable", [Problem(error, in: text.name)])
        }
    }
}

import ArgumentParser
import Cedar
import CedarJSON
import JSON

struct CheckCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Read policies and schemas, and show every mistake.",
        discussion: "Exit code 65 when a file has a mistake. Example: policy check house.cedar")

    @Argument(help: "Files with policies or a schema, as text or JSON; - is stdin.")
    var files: [String]

    @OptionGroup var options: CommonOptions

    func run(with desk: Desk) throws(Failure) -> Reply {
        var documents: [(name: String, document: Document)] = []
        var failures: [Failure] = []
        for path in files {
            do throws(Failure) {
                documents.append((path, try Document(at: path, on: desk)))
            } catch {
                guard !error.problems.isEmpty else { throw error }
                failures.append(error)
            }
        }
        guard failures.isEmpty else {
            throw .problems(
                failures[0].code, failures.flatMap(\.problems), try: failures.flatMap(\.attempts))
        }
        return Reply(
            json: JSONValue(("files", .array(documents.map { $0.document.json(name: $0.name) }))),
            text: documents.map { "\($0.name): \($0.document.summary)\n" }.joined())
    }
}

extension Document {
    /// What is in the file, for people.
    fileprivate var summary: String {
        switch self {
        case .policies(let file): file.summary
        case .schema(let file): file.summary
        }
    }

    fileprivate func json(name: String) -> JSONValue {
        switch self {
        case .policies(let file):
            JSONValue(
                ("file", .string(Text(name))), ("kind", "policies"),
                ("policies", .number("\(file.staticCount)")),
                ("templates", .number("\(file.policies.templates.count)")),
                ("links", .number("\(file.linkCount)")))
        case .schema(let file):
            JSONValue(
                ("file", .string(Text(name))), ("kind", "schema"),
                ("entity_types", .number("\(file.schema.entityTypes.count)")),
                ("actions", .number("\(file.schema.actions.count)")))
        }
    }
}

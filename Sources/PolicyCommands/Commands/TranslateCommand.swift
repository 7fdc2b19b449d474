import ArgumentParser
import Cedar
import CedarJSON
import JSON

struct TranslateCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "translate", abstract: "Write policies or a schema in the other notation.",
        discussion: """
            A file that already is in that notation comes out as it is. Text has no way to write \
            links: they become policies with the slots of their template filled.
            Example: policy translate --to json house.cedar
            """)

    @Option(name: .customLong("to"), help: "json or cedar.")
    var notation: Notation

    @Argument(help: "A file with policies or a schema; - is stdin.")
    var file: String

    @OptionGroup var options: CommonOptions

    func run(with desk: Desk) throws(Failure) -> Reply {
        let document = try Document(at: file, on: desk)
        let text = try document.text(in: notation)
        return Reply(
            json: JSONValue(
                ("to", .string(Text(notation.rawValue))), ("text", .string(Text(text)))),
            text: text, isContent: true)
    }
}

extension Document {
    /// The whole document in a notation.
    fileprivate func text(in notation: Notation) throws(Failure) -> String {
        switch self {
        case .policies(let file): try file.text(in: notation)
        case .schema(let file): file.text(in: notation)
        }
    }
}

extension SchemaFile {
    fileprivate func text(in other: Notation) -> String {
        guard other != notation else { return text.text }
        return switch other {
        case .json: schema.jsonText(isPretty: true) + "\n"
        case .cedar: schema.description
        }
    }
}

extension PolicyFile {
    fileprivate func text(in other: Notation) throws(Failure) -> String {
        guard other != notation else { return text.text }
        switch other {
        case .json:
            do throws(JSONError) {
                return try policies.jsonText(isPretty: true) + "\n"
            } catch {
                throw .data("translate.too-deep", "\(text.name): \(error)")
            }
        case .cedar:
            do throws(SyntaxError) {
                return try PolicySet.formatted(policies.description, file: text.name)
            } catch {
                throw text.failure(error)
            }
        }
    }
}

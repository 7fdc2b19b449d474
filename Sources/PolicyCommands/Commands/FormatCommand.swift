import ArgumentParser
import Cedar
import CedarJSON
import JSON

struct FormatCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "format",
        abstract: "Write policies and schemas the way all should look, with their comments.",
        discussion: "Example: policy format --write house.cedar")

    @Flag(help: "Only say which files are not formatted; exit code 1 when there are any.")
    var check = false

    @Flag(help: "Put the formatted text in the place of the files.")
    var write = false

    @Argument(help: "Files with policies or a schema, as text; - is stdin.")
    var files: [String]

    @OptionGroup var options: CommonOptions

    func run(with desk: Desk) throws(Failure) -> Reply {
        guard !check || !write else {
            throw .usage("--check changes nothing, and --write does; choose one of them.")
        }
        guard !write || !files.contains("-") else {
            throw .usage("stdin can't be written.", try: ["policy format -"])
        }
        var texts: [Formatted] = []
        for file in files { texts.append(try Formatted(try desk.text(at: file), path: file)) }
        if write {
            for text in texts where text.isChanged {
                try RegularFile.replace(text.path, with: text.after)
            }
        }
        return reply(texts)
    }

    private func reply(_ texts: [Formatted]) -> Reply {
        let changed = texts.filter(\.isChanged)
        let text: String
        if check || write {
            let verdict = check ? "not formatted" : "formatted"
            text = changed.map { "\($0.before.name): \(verdict)\n" }.joined()
        } else {
            text = texts.map(\.after).joined()
        }
        return Reply(
            json: JSONValue(("files", .array(texts.map { $0.json(withText: !check && !write) }))),
            text: text, exit: check && !changed.isEmpty ? .unmet : .done,
            isContent: !check && !write)
    }
}

/// A text as it is and as it should be.
private struct Formatted {
    let path: String
    let before: NamedText
    let after: String

    var isChanged: Bool { !before.text.utf8.elementsEqual(after.utf8) }

    init(_ text: NamedText, path: String) throws(Failure) {
        guard !text.isJSON else {
            throw .data(
                "format.json", "\(text.name) is JSON; only text is formatted.",
                try: ["policy translate --to cedar \(path)"])
        }
        self.path = path
        before = text
        do throws(SyntaxError) {
            after =
                text.isSchema
                ? try Schema.formatted(text.text, file: text.name)
                : try PolicySet.formatted(text.text, file: text.name)
        } catch {
            throw text.failure(error)
        }
    }

    func json(withText: Bool) -> JSONValue {
        JSONValue(
            ("file", .string(Text(before.name))), ("changed", .bool(isChanged)),
            ("text", withText ? .string(Text(after)) : .null))
    }
}

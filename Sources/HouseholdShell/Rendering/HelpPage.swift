import HouseholdModel
import HouseholdWords

/// The page about a command, in two columns that fit the width.
struct HelpPage {
    private let help: CommandHelp
    private let width: Int
    /// The commands of which it tells; without them of all.
    private let usable: UsableCommands?

    /// Creates the page about a command for lines of `width` cells, for somebody to whom some are of use.
    init(about help: CommandHelp, width: Int, for usable: UsableCommands? = nil) {
        self.help = help
        self.width = width
        self.usable = usable
    }

    /// The whole page, with empty lines between its parts.
    var lines: [Phrase] {
        guard help.verbs.isEmpty || !told(help.verbs).isEmpty else {
            return [Phrase(message: help.abstract), "", "Nothing of it is for you."]
        }
        let parts = [[Phrase(message: help.abstract)], forms] + listed + [discussion, closing]
        return Array(parts.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    /// How the command is typed, and what can stand behind it.
    var reference: [Phrase] {
        let parts = ([forms] + listed).filter { !$0.isEmpty }
        return Array(parts.joined(separator: [""]))
    }

    /// The options that every command takes.
    static func options(width: Int) -> [Phrase] {
        ["Every command takes these options, before or after its words:"]
            + rows(CommandHelp.common.map { ($0.label, $0.help) }, width: width)
    }
}

// MARK: - Parts

extension HelpPage {
    /// The lines that can be typed.
    private var forms: [Phrase] {
        guard !help.words.isEmpty, help.verbs.isEmpty else { return [] }
        let behind = help.usage.dropFirst(help.words.joined(separator: " ").count)
        return [Phrase(verbatim: "  \(help.usage)") + options]
            + help.shortForms.map { "  Or shorter: \($0 + behind)" }
    }

    /// The options behind the arguments: each where they are few.
    private var options: Phrase {
        let options = help.arguments.filter { $0.kind != .positional && $0.isOptional }
        guard options.count <= 4 else { return " [options]" }
        return Phrase(verbatim: options.map { " [\($0.label)]" }.joined())
    }

    /// Its arguments and options, in sections, and its commands.
    private var listed: [[Phrase]] {
        let arguments = help.arguments
        let titles = arguments.map(\.sectionTitle).reduce(into: [String?]()) { titles, title in
            if !titles.contains(title) { titles.append(title) }
        }
        let sections = titles.map { title in
            (title.map { [Phrase(message: $0) + ":"] } ?? [])
                + rows(
                    arguments.filter { $0.sectionTitle == title }.map { ($0.label, $0.help) })
        }
        guard help.words.isEmpty else { return sections + [commands(help.verbs)] }
        return sections + [commands(help.leaves), Self.options(width: width)]
    }

    private func commands(_ commands: [CommandHelp]) -> [Phrase] {
        rows(told(commands).map { ($0.words.joined(separator: " "), Phrase(message: $0.abstract)) })
    }

    private func told(_ commands: [CommandHelp]) -> [CommandHelp] {
        guard let usable else { return commands }
        return commands.filter(usable.contains)
    }

    /// What else there is to say; examples that stand apart have a line each.
    private var discussion: [Phrase] {
        help.discussion.flatMap { line -> [Phrase] in
            guard let colon = line.firstRange(of: ": "),
                ["Example", "Examples"].contains(line[..<colon.lowerBound])
            else { return [Phrase(message: line)] }
            let examples = line[colon.upperBound...].split(separator: "    ")
            guard examples.count > 1 else {
                return examples.map { "Example: \(Phrase(message: String($0)))" }
            }
            return ["Examples:"] + examples.map { "  " + Phrase(message: String($0)) }
        }
    }

    /// Where more is told.
    private var closing: [Phrase] {
        guard !help.words.isEmpty else { return ["help COMMAND tells more."] }
        let more = told(help.verbs).first.map { verb -> Phrase in
            "More about one of them: help \(verb.words.joined(separator: " "))"
        }
        return [more, "Options that every command takes: help options"].compactMap(\.self)
    }
}

// MARK: - Columns

extension HelpPage {
    /// What a screen has to be wide for two columns.
    static let leastWidth = 50

    private func rows(_ rows: [(label: String, help: Phrase)]) -> [Phrase] {
        Self.rows(rows, width: width)
    }

    /// What can be typed on the left, and what it does on the right; below it where there is no room.
    private static func rows(
        _ rows: [(label: String, help: Phrase)], width: Int
    ) -> [Phrase] {
        guard width >= leastWidth else {
            return rows.flatMap { [Phrase(verbatim: "  \($0.label)"), "      " + $0.help] }
        }
        let widest = width / 2 - 4
        let column = rows.map(\.label.count).filter { $0 <= widest }.max() ?? widest
        return rows.flatMap { row -> [Phrase] in
            let gap = String(repeating: " ", count: max(column - row.label.count, 0) + 2)
            guard row.label.count > column else {
                return [Phrase(verbatim: "  \(row.label)\(gap)") + row.help]
            }
            let blanks = String(repeating: " ", count: column + 4)
            return [Phrase(verbatim: "  \(row.label)"), Phrase(verbatim: blanks) + row.help]
        }
    }
}

// MARK: - All that is said

extension MessageFiles {
    /// What the help of every command says, in English; an example stays as it is where a language has no words for it.
    package static var help: [String] {
        let root = CommandHelp(startOf: [])
        let arguments = root.tree.flatMap(\.arguments) + CommandHelp.common
        let discussions = root.tree.flatMap(\.discussion).filter { !$0.hasPrefix("Example") }
        let texts =
            root.tree.map(\.abstract) + discussions
            + arguments.flatMap { [$0.abstract, $0.sectionTitle].compactMap(\.self) }
        return Set(texts).sorted()
    }
}

extension CommandHelp {
    /// The command and all that begin with its words.
    fileprivate var tree: [CommandHelp] { [self] + verbs.flatMap(\.tree) }
}

import ArgumentParser
import Foundation
import HouseholdModel
import Synchronization

/// What the parser knows of a command: what it does, and what can stand behind it.
struct CommandHelp {
    /// The words by which it is called; none for the program itself.
    let words: [String]
    /// What it does, in a line.
    let abstract: String
    /// More about it, line by line.
    let discussion: [String]
    private let command: any CommandNode.Type

    /// Describes a command.
    private init(of command: any CommandNode.Type, called words: [String]) {
        self.words = words
        self.command = command
        abstract = command.configuration.abstract
        discussion = command.configuration.discussion.split(separator: "\n").map(String.init)
    }

    /// Describes the command that `words` begin with.
    init(startOf words: some Sequence<String>) {
        var found: (words: [String], command: any CommandNode.Type) = ([], ChorusCommand.self)
        for word in words {
            guard let next = found.command.verb(word) else { break }
            found = (found.words + [word], next)
        }
        self.init(of: found.command, called: found.words)
    }

    /// What is known of it beside what the parser knows.
    var card: CommandCard { command.card }

    /// What it takes by itself, without the options that every command takes.
    var arguments: [Argument] {
        guard words.isEmpty || command.verbs.isEmpty else { return [] }
        let common = Set(Self.common.map(\.label))
        return Self.arguments(of: command).filter { !common.contains($0.label) }
    }

    /// The commands that begin with its words.
    var verbs: [CommandHelp] {
        command.verbs.map { CommandHelp(of: $0, called: words + [$0.word]) }
    }

    /// The commands that can be run, its own or those that begin with its words.
    var leaves: [CommandHelp] {
        let verbs = verbs
        return verbs.isEmpty ? [self] : verbs.flatMap(\.leaves)
    }

    /// The friendly forms that stand for it.
    var shortForms: [String] {
        card.short.filter(\.added.isEmpty).map(\.word).sorted()
    }

    /// Whether that is an option of its own without a value.
    func hasFlag(_ option: String) -> Bool {
        arguments.contains { $0.kind == .flag && $0.label == option }
    }

    /// How it is typed, without the options that can be left out.
    var usage: String {
        let arguments = arguments
        let places = arguments.filter { $0.kind == .positional }
        let first = places.firstIndex { $0.isOptional && !$0.isRepeating } ?? places.endIndex
        let labels = places.enumerated().map { place, argument in
            // A title has several words, but one at least.
            argument.isOptional && place >= first ? "[\(argument.label)]" : argument.label
        }
        let needed = arguments.filter { $0.kind != .positional && !$0.isOptional }.map(\.label)
        return (words + labels + needed).joined(separator: " ")
    }
}

// MARK: - What can stand behind a command

extension CommandHelp {
    /// An argument, an option or a flag.
    struct Argument: Decodable {
        /// What it is.
        enum Kind: String, Decodable { case positional, option, flag }

        /// A name of an option.
        struct Name: Decodable {
            let kind: String
            let name: String

            var spelled: String { (kind == "short" ? "-" : "--") + name }
        }

        let kind: Kind
        private(set) var names: [Name]?
        let valueName: String?
        let isOptional: Bool
        let isRepeating: Bool
        let sectionTitle: String?
        let defaultValue: String?
        let abstract: String?

        /// The names of an option, the shortest first.
        var spelled: [String] { (names ?? []).map(\.spelled).sorted { $0.count < $1.count } }

        /// The same flag with the one that says the contrary, which the parser knows by itself, if that is one.
        func joined(with other: Argument) -> Argument? {
            let contrary = spelled.map { "--no-" + $0.dropFirst(2) }
            guard kind == .flag, other.kind == .flag, other.spelled == contrary,
                other.abstract == abstract
            else { return nil }
            var joined = self
            joined.names = (names ?? []) + (other.names ?? [])
            return joined
        }

        /// How it is typed: `<chore>`, `--date <date>`, `-y, --yes`.
        var label: String {
            let value = kind == .flag ? "" : "<\(Self.values[valueName ?? ""] ?? valueName ?? "")>"
            return [spelled.joined(separator: ", "), value].filter { !$0.isEmpty }
                .joined(separator: " ")
        }

        /// What is typed behind options whose names don't say it.
        private static let values = [
            "for": "name", "to": "names", "each": "names", "together": "names", "rotate": "names",
            "due": "date", "from": "date", "until": "date", "except": "dates", "season": "months",
            "at": "time", "after-done": "length", "times": "number", "why": "text", "step": "text",
            "description": "text", "note": "text",
        ]

        /// Whether people are named behind an option.
        static func namesPeople(_ option: String) -> Bool {
            option.hasPrefix("--")
                && ["name", "names"].contains(values[String(option.dropFirst(2))])
        }

        /// What it does, and what holds without it.
        var help: Phrase {
            let help = Phrase(message: abstract ?? "")
            return defaultValue.map { help + " " + "(default: \($0))" } ?? help
        }
    }

    /// The options that every command takes.
    static let common = arguments(of: CommonOptions.self)

    private static let known = Mutex<[ObjectIdentifier: [Argument]]>([:])

    /// The parser finds out by reflection what it knows, and writes it as JSON, which is read once for each command.
    private static func arguments(of command: any ParsableCommand.Type) -> [Argument] {
        let key = ObjectIdentifier(command)
        if let arguments = known.withLock({ $0[key] }) { return arguments }
        let dump = try? JSONDecoder().decode(Dump.self, from: Data(command._dumpHelp().utf8))
        let arguments = (dump?.command.arguments ?? []).reduce(into: [Argument]()) {
            if let joined = $0.last?.joined(with: $1) {
                $0[$0.count - 1] = joined
            } else {
                $0.append($1)
            }
        }
        known.withLock { $0[key] = arguments }
        return arguments
    }

    private struct Dump: Decodable {
        struct Command: Decodable {
            let arguments: [Argument]?
        }

        let command: Command
    }
}

/// The options that every command takes, and nothing else.
private struct CommonOptions: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "common", version: ChorusCommand.configuration.version)

    @OptionGroup var options: GlobalOptions
}

import ArgumentParser
import HouseholdModel
import HouseholdService

extension RulesCommand {
    /// `rules pack`: house rules that are ready, to be tried and set by their names.
    struct ReadyRules: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "pack", abstract: "Ready house rules, to try and to set by their names.",
            discussion: """
                Examples: rules pack    rules pack quiet-hours    rules try quiet-hours    rules set quiet-hours
                Several at once, by the kind of home: rules pack two-homes    rules try teens    rules set flat
                One of your own begins as a copy: chorus rules pack quiet-hours > ours.cedar
                """)

        static let card = CommandCard(asks: [.tryRules], names: .nothing, kind: .shows)

        @Argument(help: "A rule's name; without it: which there are.")
        var name: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard let name else { return Self.all }
            guard let view = View(called: name) else {
                throw ServiceError.value(
                    field: "rule",
                    expected: "one of \(View.all.map(\.name).joined(separator: ", "))")
            }
            let lines = view.text.split(separator: "\n", omittingEmptySubsequences: false)
                .dropLast()
            return Reply(view, lines.map { Phrase(verbatim: $0).preformatted })
        }

        private static var all: Reply {
            let rules = ReadyRule.allCases
            var table = Table([
                Table.Column("Name"),
                Table.Column("What the rule says", room: .stretched, width: 24),
            ])
            for rule in rules {
                table.append([
                    Table.Cell(Phrase(verbatim: rule.rawValue)), Table.Cell(rule.meaning),
                ])
            }
            return Reply(
                View.all, table,
                below: ["Several at once, by the kind of home:"] + homes + [
                    "What one would change: rules try NAME",
                    "Add one, once you have seen that: rules set NAME",
                ])
        }

        /// A line for each kind of home.
        private static var homes: [Phrase] {
            let homes = ReadyHome.allCases
            let room = homes.map(\.rawValue.count).max() ?? 0
            return homes.map { home in
                let gap = String(repeating: " ", count: room - home.rawValue.count)
                return "  \(home.rawValue)\(gap)  \(home.meaning)"
            }
        }

        /// A rule, or those for a kind of home, with the text, as `ready_rule` in JSON.
        private struct View: Encodable {
            /// Whether it is one, or several for a kind of home.
            enum Kind: String, Encodable {
                case rule, home
            }

            let name: String
            let kind: Kind
            let text: String

            static let all = ReadyRule.allCases.map(View.init) + ReadyHome.allCases.map(View.init)

            private init(_ rule: ReadyRule) {
                (name, kind, text) = (rule.rawValue, .rule, rule.text)
            }

            private init(_ home: ReadyHome) {
                (name, kind, text) = (home.rawValue, .home, home.text)
            }

            init?(called name: String) {
                guard let view = Self.all.first(where: { $0.name == name }) else { return nil }
                self = view
            }
        }
    }
}

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
                One of your own begins as a copy: chorus rules pack quiet-hours > ours.cedar
                """)

        static let card = CommandCard(asks: [.tryRules], names: .nothing, kind: .shows)

        @Argument(help: "A rule's name; without it: which there are.")
        var name: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard let name else { return Self.all }
            guard let rule = ReadyRule(rawValue: name) else {
                throw ServiceError.value(
                    field: "rule",
                    expected: "one of \(ReadyRule.allCases.map(\.rawValue).joined(separator: ", "))"
                )
            }
            let lines = rule.text.split(separator: "\n", omittingEmptySubsequences: false)
                .dropLast()
            return Reply(View(rule), lines.map { Phrase(verbatim: $0).preformatted })
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
                rules.map(View.init), table,
                below: [
                    "What one would change: rules try NAME",
                    "Add one, once you have seen that: rules set NAME",
                ])
        }

        /// A rule with its text, as `ready_rule` in JSON.
        private struct View: Encodable {
            let name: String
            let text: String

            init(_ rule: ReadyRule) { (name, text) = (rule.rawValue, rule.text) }
        }
    }
}

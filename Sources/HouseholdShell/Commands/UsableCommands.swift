import HouseholdModel
package import HouseholdService

/// The commands that somebody can do something with, as the household's rules stand.
package struct UsableCommands: Sendable {
    /// What the rules refuse the role whatever it is about.
    private let refused: Set<Action>

    /// Reads the answers for the only role of `table`.
    init(_ table: RulesTableView) {
        refused = Set(table.actions.filter { $0.answers == [.no] }.map(\.action))
    }

    /// Whether a command is of use, or one that begins with its words.
    func contains(_ help: CommandHelp) -> Bool {
        help.leaves.contains { leaf in
            let asks = leaf.card.asks
            return asks.isEmpty || !refused.isSuperset(of: asks)
        }
    }

    /// What a command may ask the rules for.
    package static func actions(of words: [String]) -> [Action] {
        CommandHelp(startOf: words).card.asks
    }
}

extension Door {
    /// The commands that `caller` can do something with; `nil` where no rules are known.
    func usableCommands(for caller: Caller) async -> UsableCommands? {
        guard let role = try? await asker(of: caller).own?.account.role,
            let table = try? await perform(TabulateRules(for: [role]), as: caller).output
        else { return nil }
        return UsableCommands(table)
    }
}

import Household
import HouseholdService

/// The commands that somebody can do something with, as the household's rules stand.
package struct UsableCommands: Sendable {
    /// What the rules refuse the role whatever it is about.
    private let refused: Set<String>

    /// Reads the answers for the only role of `table`.
    init(_ table: RulesTableView) {
        refused = Set(table.actions.filter { $0.answers == ["no"] }.map(\.action))
    }

    /// Whether a command is of use, or one that begins with its words.
    func contains(_ help: CommandHelp) -> Bool {
        help.leaves.contains { !refused.isSuperset(of: Self.actions(of: $0.words)) }
    }

    /// What a command may ask the rules for: what is called as it is, where nothing else is known.
    package static func actions(of words: [String]) -> [String] {
        let command = words.joined(separator: " ")
        return others[command] ?? [words.joined(separator: ".")]
    }

    /// The actions behind commands that are called otherwise, can do several things, or are meant for parents.
    package static let others: [String: [String]] = [
        "chore add": ["chore.add", "todo.add"],
        "chore edit": ["chore.edit", "todo.edit"],
        "chore delete": ["chore.delete", "todo.delete", "chore.withdraw"],
        "chore assign": ["chore.edit"], "chore unassign": ["chore.edit"],
        "chore rotate": ["chore.edit"],
        "chore done": ["chore.complete", "chore.complete-for"], "chore undone": ["chore.undo"],
        "child show": ["child.list"], "child rename": ["child.add"],
        "points give": ["points.bonus"], "points take": ["points.deduct"],
        "household settings": ["household.show"], "household rename": ["household.settings"],
        "child remove": ["child.add"], "reward owed": ["request.list"],
        "reward requests": ["request.list"],
        "leaderboard": ["leaderboard.show"], "stats": ["stats.show"],
    ]
}

extension Gate {
    /// The commands that `caller` can do something with; `nil` where no rules are known.
    func usableCommands(for caller: Caller) async -> UsableCommands? {
        guard let role = try? await perform(ShowAccount(), as: caller).role,
            let table = try? await perform(TabulateRules(for: [role]), as: caller)
        else { return nil }
        return UsableCommands(table)
    }
}

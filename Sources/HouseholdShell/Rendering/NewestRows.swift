import HouseholdModel
import HouseholdService
import HouseholdWords

/// How much is shown of a list that never ends.
///
/// Whoever sits at a terminal reads the newest, and is told whether there is more. What goes to a program is whole
/// where nobody says how much: nothing in it would say that it is not.
struct NewestRows {
    private let limit: Int

    /// Reads how many are wanted, where that is typed.
    init(_ typed: String?, in context: CommandContext) throws {
        let isRead = context.presenter.console.streams.outputIsTerminal && !context.options.json
        limit =
            try typed.map { try context.integer($0, "limit", in: ListLimit.range) }
            ?? (isRead ? Self.usual : ListLimit.range.upperBound)
    }

    private static let usual = 100

    /// How many are asked for: one more than are shown, by which it is known whether there is more.
    var asked: Int { min(limit + 1, ListLimit.range.upperBound) }

    /// Those that are shown, and what is said below them.
    func shown<Row>(of rows: [Row]) -> (rows: [Row], below: [Phrase]) {
        guard rows.count > limit else { return (rows, []) }
        let more = min(limit * 10, ListLimit.range.upperBound)
        return (Array(rows.prefix(limit)), ["The newest \(limit). More with: --limit \(more)"])
    }
}

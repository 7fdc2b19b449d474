import HouseholdModel
import HouseholdService

/// What the children have done and have to do today: a line for each, for a parent who comes in.
struct ChildrenToday {
    private let chores: [ChoreView]
    private let children: [MemberView]

    /// How many chores are named that are to be done.
    private static let most = 3

    init(_ members: [MemberView], _ chores: [ChoreView]) {
        children = members.filter { $0.role == .child }
        self.chores = chores
    }

    /// The lines, for those children who have something to do today or did something.
    var lines: [Phrase] {
        children.compactMap { child in
            let own = chores.filter { $0.isOf(child.username ?? child.name) }
            guard !own.isEmpty else { return nil }
            let done = own.count { [.done, .waiting].contains($0.state) }
            let open = own.filter { $0.state == .open }
            let line: Phrase = "  \(child.name): \(done) of \(own.count) done."
            return open.isEmpty ? line : line + " " + left(open)
        }
    }

    private func left(_ open: [ChoreView]) -> Phrase {
        let titles = open.prefix(Self.most).map(title).joined(separator: ", ")
        let more = open.count - Self.most
        return more > 0 ? "Left: \(titles) and \(more) more." : "Left: \(titles)."
    }

    private func title(_ chore: ChoreView) -> Phrase {
        let title = Phrase(verbatim: TerminalText.onOneLine(chore.title).plain)
        if chore.late { return "\(title) (late)" }
        return (chore.due?.time).map { "\(title) (\($0.description))" } ?? title
    }
}

extension ChoreView {
    /// Whether it is that member's to do today, or was done by them.
    fileprivate func isOf(_ member: String) -> Bool {
        doneBy.map { $0 == member } ?? turn.map { $0 == member } ?? (assignees == [member])
    }
}

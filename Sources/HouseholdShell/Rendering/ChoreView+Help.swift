import HouseholdModel
import HouseholdService
import HouseholdWords

extension [ChoreView] {
    /// Who did what was `reader`'s to do, as far as they are told who did it.
    func help(for reader: String, _ home: HouseholdText) -> [Phrase] {
        let helped = filter { $0.isOwn(of: reader) && $0.doneBy != reader }
        let helpers = helped.compactMap(\.doneBy).reduce(into: [String]()) { helpers, helper in
            if !helpers.contains(helper) { helpers.append(helper) }
        }
        return helpers.map { helper in
            let titles = helped.filter { $0.doneBy == helper }.map { chore in
                Phrase(verbatim: TerminalText.onOneLine(chore.title).plain)
            }
            return "\(home.name(helper)) did this for you: \(titles.joined(separator: ", "))."
        }
    }
}

extension ChoreView {
    /// Whether it was that member's alone, also where they handed it on.
    fileprivate func isOwn(of member: String) -> Bool {
        switch mode {
        case .one: assignees == [member]
        case .rotation: (offer.map { $0.taken ? $0.by : turn } ?? turn) == member
        case .anyone, .each, .together: false
        }
    }
}

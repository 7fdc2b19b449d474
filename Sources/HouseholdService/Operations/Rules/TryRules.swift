package import HouseholdModel
import Policies

/// Shows what other rules would change.
///
/// Parents may; nothing is set.
package struct TryRules: Inquiry, HouseholdOperation, Prepared {
    package static let action = Action.tryRules
    private let text: String?
    private let path: String
    private let isAdding: Bool
    private var trial: Answered<TrialView>?

    private enum CodingKeys: CodingKey {
        case text, path, isAdding
    }

    /// Asks what would be if the rules in `text` decided, alone or besides those that decide now; they were read
    /// from the file at `path`.
    package init(_ text: String, from path: String, adding isAdding: Bool = false) {
        self.text = text
        self.path = path
        self.isAdding = isAdding
    }

    /// Asks what would be if the rules of the program decided again.
    package static let shipped = TryRules()

    private init() {
        (text, path, isAdding) = (nil, "the rules", false)
    }

    /// Goes through all questions.
    func prepared(_ preparation: Preparation) throws -> TryRules {
        let rules = preparation.rules
        let own = text ?? preparation.template.rules.text
        let text = isAdding ? try preparation.newest.adding(own, from: path) : own
        let tried = try HouseRules.insideWalls(text, from: path)
        let proof = try RuleProof(
            of: rules, tried, in: preparation.template, until: preparation.deadline)
        // What is proven by then need not be counted again.
        let breach = try tried.breach(preparation)
        let (count, changes) = try proof.changes(from: rules, to: tried)
        var view = TrialView(
            questions: count, changes: changes, breach: breach,
            locksOut: try tried.locksOut(in: preparation.template)?.rawValue)
        if view.breach == nil, view.locksOut == nil, !changes.isEmpty,
            let home = preparation.home, home.holdsUpRules,
            try proof.takesFromChildren(rules, tried, in: home)
        {
            view.from = preparation.dayOfLoss(in: home)
        }
        var copy = self
        copy.trial = Answered(rules, preparation.template, view)
        return copy
    }

    /// The questions that the other rules answer otherwise.
    package func answer(_ sight: borrowing Sight<Household>) throws -> TrialView {
        try Answered.answer(trial, sight.rules, sight.subject.template)
    }
}

extension HouseRules {
    /// The wall that does not stand around these rules, if any.
    fileprivate func breach(_ preparation: Preparation) throws -> Breach? {
        do {
            try RuleProof.prove(self, in: preparation.template, until: preparation.deadline)
            return nil
        } catch ServiceError.rules(.wallBroken(let breach)) {
            return breach
        }
    }
}

extension Action {
    package static let tryRules = Action(
        "rules.try", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}

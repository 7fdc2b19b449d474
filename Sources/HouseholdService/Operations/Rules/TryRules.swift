import HouseholdDatabase
package import HouseholdModel
import Policies

/// Shows what other rules would change.
///
/// Parents may; nothing is set.
package struct TryRules: Inquiry, HouseholdOperation, Prepared {
    package static let action = Action.tryRules
    private let edit: RuleEdit
    private var trial: Answered<TrialView>?

    /// Reads it, which is how the rules are changed.
    package init(from decoder: any Decoder) throws {
        edit = try RuleEdit(from: decoder)
    }

    /// Writes that.
    package func encode(to encoder: any Encoder) throws {
        try edit.encode(to: encoder)
    }

    /// Asks what would be if the rules in `text` decided, alone or besides those that decide now; they were read
    /// from the file at `path`.
    package init(_ text: String, from path: String, adding isAdding: Bool = false) {
        self.init(isAdding ? .adding(text, from: path) : .replacing(text, from: path))
    }

    /// Asks what would be if the rules of the program decided again.
    package static let shipped = TryRules(.shipped)

    /// Asks what would be without the rule that is called `name`.
    package static func removing(_ name: String) -> TryRules { TryRules(.removing(name)) }

    private init(_ edit: RuleEdit) {
        self.edit = edit
    }

    /// Goes through all questions.
    func prepared(_ preparation: Preparation) throws -> TryRules {
        let rules = preparation.rules
        let tried = try tried(preparation)
        let proof = try RuleProof(
            of: rules, tried, in: preparation.template, until: preparation.deadline,
            naming: preparation.names)
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

    /// All rules that would decide next: at once those that hold, where the change is made to them and others still come.
    private func tried(_ preparation: Preparation) throws -> HouseRules {
        let template = preparation.template
        let rules = try HouseRules(
            edit.text(changing: preparation.newest, in: template), from: edit.path, or: template)
        guard preparation.inTime.promise != nil else { return rules }
        let place = try RuleReplacement(by: rules, preparation, isAtOnce: false)
        guard
            case .all(let held) = try HeldChange.find(
                by: edit, before: rules, in: place, preparation, isAtOnce: false)
        else { return rules }
        return try held.proven?.rules ?? .shipped(for: template)
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
            try RuleProof.prove(
                self, in: preparation.template, until: preparation.deadline,
                naming: preparation.names)
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

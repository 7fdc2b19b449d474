import HouseholdDatabase
package import HouseholdModel
import Policies

/// Shows what other rules would change.
///
/// Parents may; nothing is set.
package struct TryRules: Inquiry, HouseholdOperation, Prepared {
    package static let action = Action.tryRules
    private let edit: RuleEdit
    /// Whether they are to decide at once, and not from tomorrow on with others that come.
    private let isAtOnce: Bool
    private var trial: Answered<TrialView>?

    private enum CodingKeys: CodingKey {
        case isAtOnce
    }

    /// Reads it, which is how the rules are changed, and when.
    package init(from decoder: any Decoder) throws {
        edit = try RuleEdit(from: decoder)
        isAtOnce = try decoder.container(keyedBy: CodingKeys.self)
            .decode(Bool.self, forKey: .isAtOnce)
    }

    /// Writes that.
    package func encode(to encoder: any Encoder) throws {
        try edit.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(isAtOnce, forKey: .isAtOnce)
    }

    /// Asks what would be if the rules in `text` decided, alone or besides those that decide now; they were read
    /// from the file at `path`.
    package init(
        _ text: String, from path: String, adding isAdding: Bool = false, atOnce: Bool = false
    ) {
        self.init(
            isAdding ? .adding(text, from: path) : .replacing(text, from: path), atOnce: atOnce)
    }

    /// Asks what would be if the rules of the program decided again.
    package static let shipped = TryRules(.shipped)

    /// Asks what would be without the rule that is called `name`.
    package static func removing(_ name: String, atOnce: Bool = false) -> TryRules {
        TryRules(.removing(name), atOnce: atOnce)
    }

    private init(_ edit: RuleEdit, atOnce: Bool = false) {
        self.edit = edit
        isAtOnce = atOnce
    }

    /// Goes through all questions.
    func prepared(_ preparation: Preparation) throws -> TryRules {
        let (rules, tried) = try compared(preparation)
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
        copy.trial = Answered(preparation.rules, preparation.template, view)
        return copy
    }

    /// The rules without the change and with it; where others come besides, both with those or both without, so that the
    /// change alone is told.
    private func compared(
        _ preparation: Preparation
    ) throws -> (before: HouseRules, after: HouseRules) {
        func changed(_ rules: HouseRules) throws -> HouseRules {
            try HouseRules(
                edit.text(changing: rules, in: preparation.template), from: edit.path,
                or: preparation.template)
        }
        let (held, newest) = (preparation.rules, preparation.newest)
        let coming = try changed(newest)
        guard preparation.inTime.promise != nil, edit.isOfSingleRules,
            preparation.canHeldRulesStay
        else { return (held, coming) }
        guard try edit.isAbout(held), try isAtOnce || holds(edit, before: coming, preparation)
        else { return (newest, coming) }
        return (held, try changed(held))
    }

    /// Whether the change is made to what holds, also: it gives something, or is the same that comes.
    private func holds(
        _ edit: RuleEdit, before coming: HouseRules, _ preparation: Preparation
    ) throws -> Bool {
        let place = try RuleReplacement(by: coming, preparation, isAtOnce: false)
        if place.comesAlready { return true }
        let held = try HeldChange.find(
            by: edit, before: coming, in: place, preparation, isAtOnce: false)
        return if case .all = held { true } else { false }
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

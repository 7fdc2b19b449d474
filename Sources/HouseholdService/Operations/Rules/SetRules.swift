package import HouseholdModel

/// Puts rules of a household's own in place of those that decide, adds to them, takes one out, or goes back to those of the
/// program.
///
/// The owner may. Nothing changes when the rules have a mistake, break a wall, or lock the owner out, nor while others are
/// on trial. What takes something from children holds from tomorrow on, unless it is said why not, and they are told.
package struct SetRules: Change, HouseholdOperation, Prepared {
    package static let action = Action.setRules
    private let edit: RuleEdit
    /// Why what takes something from children does so at once, and not what was to come besides; `nil` where it is from
    /// tomorrow on.
    private let atOnce: Note?
    private var plan: RulePlan?

    private enum CodingKeys: CodingKey {
        case atOnce
    }

    /// Reads it, with how the rules are changed among its own fields.
    package init(from decoder: any Decoder) throws {
        edit = try RuleEdit(from: decoder)
        atOnce = try decoder.container(keyedBy: CodingKeys.self)
            .decodeIfPresent(Note.self, forKey: .atOnce)
    }

    /// Writes it so.
    package func encode(to encoder: any Encoder) throws {
        try edit.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encodeIfPresent(atOnce, forKey: .atOnce)
    }

    /// From now on the rules in `text` decide, alone or besides those that were set last; they were read from the file
    /// at `path`.
    package init(
        _ text: String, from path: String, adding isAdding: Bool = false, atOnce: Note? = nil
    ) {
        self.init(
            isAdding ? .adding(text, from: path) : .replacing(text, from: path), atOnce: atOnce)
    }

    /// From now on the rules of the program decide again.
    package static let shipped = SetRules.shipped(atOnce: nil)

    /// The same, also where it takes something from children, for that reason.
    package static func shipped(atOnce: Note?) -> SetRules { SetRules(.shipped, atOnce: atOnce) }

    /// From now on all but the one that is called `name` decide of the rules that were set last.
    package static func removing(_ name: String, atOnce: Note? = nil) -> SetRules {
        SetRules(.removing(name), atOnce: atOnce)
    }

    private init(_ edit: RuleEdit, atOnce: Note?) {
        self.edit = edit
        self.atOnce = atOnce
    }

    /// Proves the rules, and looks at what they take from children.
    func prepared(_ preparation: Preparation) throws -> SetRules {
        var copy = self
        copy.plan = try RulePlan(edit, isAtOnce: atOnce != nil, preparation)
        return copy
    }

    /// Sets the rules.
    package func run(_ grant: borrowing Grant<Self>) throws -> HouseRulesView {
        guard let plan else { throw ServiceError.rules(.changed) }
        return try grant.set(plan, atOnce: atOnce)
    }
}

extension Action {
    package static let setRules = Action(
        "rules.set", on: .household, kin: .manages(except: .nothing), password: .always,
        back: .never("the rules were changed", instead: .nothing),
        tells: [.children(.rules)])
}

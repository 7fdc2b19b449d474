package import HouseholdModel

/// Puts rules of a household's own in place of those that decide, adds to them, takes one out, or goes back to those of the
/// program.
///
/// The owner may. Nothing changes when the rules have a mistake, break a wall, or lock the owner out, nor while others are
/// on trial. What takes something from children holds from tomorrow on, unless it is said why not, and they are told.
package struct SetRules: Change, HouseholdOperation, Prepared {
    package static let action = Action.setRules
    let text: String?
    private let isAdding: Bool
    /// The rule that is taken out of those that were set last.
    private let removing: String?
    /// Why what takes something from children does so at once, and not what was to come besides; `nil` where it is from
    /// tomorrow on.
    let atOnce: Note?
    private var path = "the rules"
    private var proven: ProvenRules?
    private var replacement: RuleReplacement?
    /// What is so at once, where others come and still do.
    private var held: HeldChange?

    private enum CodingKeys: CodingKey {
        case text, isAdding, removing, atOnce, path
    }

    /// Reads it, from the wire with the file's name.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        text = try fields.decodeIfPresent(String.self, forKey: .text)
        isAdding = try fields.decode(Bool.self, forKey: .isAdding)
        removing = try fields.decodeIfPresent(String.self, forKey: .removing)
        atOnce = try fields.decodeIfPresent(Note.self, forKey: .atOnce)
        path = try fields.decodeIfPresent(String.self, forKey: .path) ?? path
    }

    /// Writes it, for the wire with the file's name, which the records have not.
    package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encodeIfPresent(text, forKey: .text)
        try fields.encode(isAdding, forKey: .isAdding)
        try fields.encodeIfPresent(removing, forKey: .removing)
        try fields.encodeIfPresent(atOnce, forKey: .atOnce)
        if encoder.wire != nil { try fields.encode(path, forKey: .path) }
    }

    /// From now on the rules in `text` decide, alone or besides those that were set last; they were read from the file
    /// at `path`.
    package init(
        _ text: String, from path: String, adding isAdding: Bool = false, atOnce: Note? = nil
    ) {
        self.text = text
        self.path = path
        self.isAdding = isAdding
        removing = nil
        self.atOnce = atOnce
    }

    /// From now on the rules of the program decide again.
    package static let shipped = SetRules.shipped(atOnce: nil)

    /// The same, also where it takes something from children, for that reason.
    package static func shipped(atOnce: Note?) -> SetRules { SetRules(atOnce: atOnce) }

    /// From now on all but the one that is called `name` decide of the rules that were set last.
    package static func removing(_ name: String, atOnce: Note? = nil) -> SetRules {
        SetRules(removing: name, atOnce: atOnce)
    }

    private init(removing: String? = nil, atOnce: Note?) {
        text = nil
        isAdding = false
        self.removing = removing
        self.atOnce = atOnce
    }

    /// Proves the rules, and looks at what they take from children.
    func prepared(_ preparation: Preparation) throws -> SetRules {
        try preparation.checkNoTrial()
        var copy = self
        let edit = RuleEdit(text: text, path: path, isAdding: isAdding, removing: removing)
        copy.proven = try edit.text(
            changing: preparation.newest, in: preparation.template
        ).map { text in try ProvenRules(text, from: path, preparation) }
        let rules = try copy.proven?.rules ?? .shipped(for: preparation.template)
        let place = try RuleReplacement(by: rules, preparation, isAtOnce: atOnce != nil)
        copy.replacement = place
        copy.held = try HeldChange.find(
            by: edit, before: rules, in: place, preparation, isAtOnce: atOnce != nil)
        return copy
    }

    /// Sets the rules.
    package func run(_ grant: borrowing Grant<Self>) throws -> HouseRulesView {
        guard let replacement else { throw ServiceError.rules(.changed) }
        return try grant.set(proven, in: replacement, holding: held, atOnce: atOnce)
    }
}

extension Action {
    package static let setRules = Action(
        "rules.set", on: .household, kin: .manages(except: .nothing), password: .always,
        back: .never("the rules were changed", instead: .nothing),
        tells: [.children(.rules)])
}

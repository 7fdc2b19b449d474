import HouseholdModel

/// Puts rules of a household's own in place of those that decide, adds to them, or goes back to those of the program.
///
/// The owner may. Nothing changes when the rules have a mistake, break a wall, or lock the owner out.
package struct SetRules: Change, HouseholdOperation, Prepared {
    package static let action = Action.setRules
    let text: String?
    private let isAdding: Bool
    private var path = "the rules"
    private var proven: ProvenRules?

    private enum CodingKeys: CodingKey {
        case text, isAdding, path
    }

    /// Reads it, from the wire with the file's name.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        text = try fields.decodeIfPresent(String.self, forKey: .text)
        isAdding = try fields.decode(Bool.self, forKey: .isAdding)
        path = try fields.decodeIfPresent(String.self, forKey: .path) ?? path
    }

    /// Writes it, for the wire with the file's name, which the records have not.
    package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encodeIfPresent(text, forKey: .text)
        try fields.encode(isAdding, forKey: .isAdding)
        if encoder.wire != nil { try fields.encode(path, forKey: .path) }
    }

    /// From now on the rules in `text` decide, alone or besides those that decide now; they were read from the file
    /// at `path`.
    package init(_ text: String, from path: String, adding isAdding: Bool = false) {
        self.text = text
        self.path = path
        self.isAdding = isAdding
    }

    /// From now on the rules of the program decide again.
    package static let shipped = SetRules()

    private init() {
        text = nil
        isAdding = false
    }

    /// Proves the rules.
    func prepared(_ preparation: Preparation) throws -> SetRules {
        guard let text else { return self }
        var copy = self
        copy.proven = try ProvenRules(
            isAdding ? try preparation.rules.adding(text, from: path) : text, from: path,
            preparation)
        return copy
    }

    /// Sets the rules.
    package func run(_ grant: borrowing Grant<Self>) throws -> HouseRulesView {
        guard text != nil else { return try grant.forgetRules() }
        guard let proven else { throw ServiceError.rules(.changed) }
        return try grant.install(proven)
    }
}

extension Action {
    package static let setRules = Action(
        "rules.set", on: .household, kin: .manages(except: .nothing), password: .always,
        back: .never("the rules were changed", instead: .nothing),
        tells: .nobody)
}

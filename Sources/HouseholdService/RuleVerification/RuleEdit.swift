import Cedar
import HouseholdModel

/// How rules are to be changed.
struct RuleEdit {
    /// Those that are added, or decide alone; `nil` for those of the program, or where one is removed.
    let text: String?
    /// The file from which these were read.
    let path: String
    let isAdding: Bool
    let removing: String?

    /// Whether it leaves all rules alone that it does not name.
    var isOfSingleRules: Bool { isAdding || removing != nil }

    /// Whether it can be made to these rules: what is removed has to be there.
    func isAbout(_ rules: HouseRules) throws -> Bool {
        guard let removing else { return true }
        return try rules.written().contains { $0.id.rawValue == removing }
    }

    /// What it makes of `rules`; `nil` for those that come with the program.
    func text(changing rules: HouseRules, in template: Household.Template) throws -> String? {
        if let removing { return try rules.removing(removing, in: template) }
        guard isAdding, let text else { return text }
        let added = try rules.adding(text, from: path)
        let shipped = try HouseRules.shipped(for: template).sources()
        let isShipped = try HouseRules.checkedBefore(added, from: path).sources() == shipped
        return isShipped ? nil : added
    }
}

extension HouseRules {
    /// The rules in `text` from the file at `path`, or those that come with the program where there is none.
    init(_ text: String?, from path: String, or template: Household.Template) throws {
        self =
            try text.map { try HouseRules.insideWalls($0, from: path) }
            ?? .shipped(for: template)
    }
}

import Cedar
import HouseholdModel

/// How rules are to be changed.
enum RuleEdit {
    /// Those in a text, from the file that is called so, decide alone.
    case replacing(String, from: String)
    /// They decide as well, in place of those of the same name.
    case adding(String, from: String)
    /// The one that is called so decides no more.
    case removing(String)
    /// Those of the program decide again.
    case shipped

    /// What mistakes are said to be in where no file was read.
    private static let noFile = "the rules"

    /// The file from which rules were read.
    var path: String {
        switch self {
        case .replacing(_, let path), .adding(_, let path): path
        case .removing, .shipped: Self.noFile
        }
    }

    /// Whether it leaves all rules alone that it does not name.
    var isOfSingleRules: Bool {
        switch self {
        case .adding, .removing: true
        case .replacing, .shipped: false
        }
    }

    /// Whether it can be made to these rules: what is removed has to be there.
    func isAbout(_ rules: HouseRules) throws -> Bool {
        guard case .removing(let name) = self else { return true }
        return try rules.written().contains { $0.id.rawValue == name }
    }

    /// What it makes of `rules`; `nil` for those that come with the program.
    func text(changing rules: HouseRules, in template: Household.Template) throws -> String? {
        switch self {
        case .replacing(let text, _): text
        case .adding(let text, let path):
            try Self.unlessShipped(rules.adding(text, from: path), from: path, in: template)
        case .removing(let name): try rules.removing(name, in: template)
        case .shipped: nil
        }
    }

    /// The text of rules, but for those that come with the program.
    private static func unlessShipped(
        _ text: String, from path: String, in template: Household.Template
    ) throws -> String? {
        let shipped = try HouseRules.shipped(for: template).sources()
        return try HouseRules.checkedBefore(text, from: path).sources() == shipped ? nil : text
    }
}

// In the records and on the wire it is among the fields of its operation.
extension RuleEdit: Codable {
    private enum CodingKeys: CodingKey {
        case text, isAdding, removing, path
    }

    /// Reads it, from the wire with the file's name.
    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let text = try fields.decodeIfPresent(String.self, forKey: .text)
        let isAdding = try fields.decode(Bool.self, forKey: .isAdding)
        let name = try fields.decodeIfPresent(String.self, forKey: .removing)
        let path = try fields.decodeIfPresent(String.self, forKey: .path) ?? Self.noFile
        switch (text, isAdding, name) {
        case (let text?, false, nil): self = .replacing(text, from: path)
        case (let text?, true, nil): self = .adding(text, from: path)
        case (nil, false, let name?): self = .removing(name)
        case (nil, false, nil): self = .shipped
        case (nil, true, _), (_?, _, _?):
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath, debugDescription: "changes of rules"))
        }
    }

    /// Writes it, for the wire with the file's name, which the records have not.
    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        var isAdding = false
        switch self {
        case .adding(let text, _):
            isAdding = true
            try fields.encode(text, forKey: .text)
        case .replacing(let text, _): try fields.encode(text, forKey: .text)
        case .removing(let name): try fields.encode(name, forKey: .removing)
        case .shipped: break
        }
        try fields.encode(isAdding, forKey: .isAdding)
        if encoder.wire != nil { try fields.encode(path, forKey: .path) }
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

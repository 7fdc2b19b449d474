package import HouseholdModel

/// Adds rules to those that decide until the end of a day; then those that held before hold again by themselves.
///
/// Whoever sets rules may. They are proven as those are that are set, and what they take from children holds from tomorrow
/// on, unless it is said why not. Refused while others are on trial, or are to come; the same ones that come on trial
/// can begin at once instead.
package struct BeginTrial: Change, HouseholdOperation, Prepared {
    package static let action = Action.setRules
    private let text: String
    private let until: Day
    /// Why what takes something from children does so at once; `nil` where it is from tomorrow on.
    private let atOnce: Note?
    private var path = "the rules"
    private var plan: TrialPlan?

    private enum CodingKeys: CodingKey {
        case text, until, atOnce, path
    }

    /// Reads it, from the wire with the file's name.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        text = try fields.decode(String.self, forKey: .text)
        until = try fields.decode(Day.self, forKey: .until)
        atOnce = try fields.decodeIfPresent(Note.self, forKey: .atOnce)
        path = try fields.decodeIfPresent(String.self, forKey: .path) ?? path
    }

    /// Writes it, for the wire with the file's name, which the records have not.
    package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(text, forKey: .text)
        try fields.encode(until, forKey: .until)
        try fields.encodeIfPresent(atOnce, forKey: .atOnce)
        if encoder.wire != nil { try fields.encode(path, forKey: .path) }
    }

    /// Tries the rules in `text`, which were read from the file at `path`, until the end of that day.
    package init(_ text: String, from path: String, until: Day, atOnce: Note? = nil) {
        self.text = text
        self.path = path
        self.until = until
        self.atOnce = atOnce
    }

    /// Proves the rules, and looks at what they take from children, and what their end does.
    func prepared(_ preparation: Preparation) throws -> BeginTrial {
        var copy = self
        copy.plan = try TrialPlan(
            text, from: path, until: until, isAtOnce: atOnce != nil, preparation)
        return copy
    }

    /// Lets the trial begin.
    package func run(_ grant: borrowing Grant<Self>) throws -> RuleTrialView {
        guard let plan else { throw ServiceError.rules(.changed) }
        return try grant.begin(plan, atOnce: atOnce)
    }
}

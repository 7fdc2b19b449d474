public import Household

/// What the rules say to a question, as `decision` in JSON.
public struct DecisionView: Codable, Sendable {
    /// Whether they allow it.
    public let allowed: Bool
    /// What was asked.
    public let action: String
    /// The policies that decided.
    public let policies: [String]
    /// The policies that could not be evaluated.
    public let errors: [String]
    /// What they say to it.
    public var say: String?
    /// The roles that may.
    public let whoMay: [Role]
    /// Whether it is a matter of the thing, the person and the time, and no thing was named.
    public var depends = false
    /// What the policies say that decided.
    public var because: [Reason] = []
    /// What else matters: of a refusal the permits that were nearest, where it depends all that it depends on.
    public var nearest: [Reason] = []
}

/// Roles against actions, as `rules table` in JSON.
public struct RulesTableView: Codable, Sendable {
    /// What each role may do.
    public struct Row: Codable, Sendable {
        /// The action.
        public let action: String
        /// `yes`, `no` or `depends` for each role, in the order of the roles.
        public let answers: [String]
    }

    /// The roles.
    public let roles: [Role]
    /// The actions.
    public let actions: [Row]
}

/// That somebody did something, as `audit row` in JSON.
public struct AuditRowView: Codable, Sendable {
    /// Its place in the household's records; nothing for those who read their own rows only, since the gaps would
    /// tell how much others do.
    public var seq: Int?
    /// When.
    public let at: String
    /// Who did it.
    public var by: String?
    /// What it was.
    public let operation: String
    /// What it was done to.
    public var on: String?
    /// Whether the rules allowed it.
    public let allowed: Bool
    /// The policies that decided.
    public let policies: [String]
}

/// What came of checking the books, as `audit verify` in JSON.
public struct VerificationView: Codable, Sendable {
    /// Whether everything fits.
    public let ok: Bool
    /// How many entries the ledger has; nothing for those who read their own only.
    public var ledger: Int?
    /// How many rows the audit log has; nothing for those who read their own only.
    public var audit: Int?
    /// The first row that does not fit.
    public var firstBad: Fault?
    /// When the books were sealed last, if they were.
    public var sealedAt: String?
    /// Whether the caller's seal was checked with the password.
    public var sealChecked = false
    /// What could not be checked, in sentences.
    public var remarks: [Phrase] = []

    /// A row that does not fit.
    public struct Fault: Codable, Hashable, Sendable {
        /// The table.
        public let table: String
        /// The row's place in it.
        public let seq: Int
    }
}

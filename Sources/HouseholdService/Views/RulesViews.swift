package import HouseholdModel

/// What the rules say to a question, as `decision` in JSON.
package struct DecisionView: Codable, Sendable {
    /// Whether they allow it.
    package let allowed: Bool
    /// What was asked.
    package let action: Action
    /// The policies that decided.
    package let policies: [String]
    /// The policies that could not be evaluated.
    package let errors: [String]
    /// What they say to it.
    package var say: String?
    /// The roles that may.
    package let whoMay: [Role]
    /// Whether it is a matter of the thing, the person and the time, and no thing was named.
    package var depends = false
    /// What the policies say that decided.
    package var because: [Reason] = []
    /// What else matters: of a refusal the permits that were nearest, where it depends all that it depends on.
    package var nearest: [Reason] = []
    /// The pass of whoever it is about, where it is a matter of that.
    package var pass: PassView?
}

/// Roles against actions, as `rules table` in JSON.
package struct RulesTableView: Codable, Sendable {
    /// What the rules answer to a role without looking at a thing.
    package enum Answer: String, CaseIterable, Hashable, Sendable, Codable {
        /// Any thing of the household.
        case yes
        /// Nothing.
        case no
        /// It is a matter of the thing, the person and the time.
        case depends
    }

    /// What each role may do.
    package struct Row: Codable, Sendable {
        /// The action.
        package let action: Action
        /// What the rules say to each role, in the order of the roles.
        package let answers: [Answer]
    }

    /// The roles.
    package let roles: [Role]
    /// The actions.
    package let actions: [Row]
}

/// That somebody did something, as `audit row` in JSON.
package struct AuditRowView: Codable, Sendable {
    /// Its place in the household's records; nothing for those who read their own rows only, since the gaps would
    /// tell how much others do.
    package var seq: Int?
    /// When.
    package let at: Instant
    /// Who did it.
    package var by: String?
    /// What it was.
    package let operation: String
    /// What it was done to.
    package var on: String?
    /// Whether the rules allowed it.
    package let allowed: Bool
    /// The policies that decided.
    package let policies: [String]
    /// `reply` where it was an answer to a message, with one touch; `by-itself` where nobody asked for it.
    package var via: String?
}

/// What came of checking the books, as `audit verify` in JSON.
package struct VerificationView: Codable, Sendable {
    /// Whether everything fits.
    package let ok: Bool
    /// How many entries the ledger has; nothing for those who read their own only.
    package var ledger: Int?
    /// How many rows the audit log has; nothing for those who read their own only.
    package var audit: Int?
    /// How many texts of them were erased; nothing for those who read their own only.
    package var erased: Int?
    /// The first row that does not fit.
    package var firstBad: Fault?
    /// When the books were sealed last, if they were.
    package var sealedAt: Instant?
    /// Whether the caller's seal was checked with the password.
    package var sealChecked = false
    /// What could not be checked, in sentences.
    package var remarks: [Phrase] = []

    /// A row that does not fit.
    package struct Fault: Codable, Hashable, Sendable {
        /// The table.
        package let table: String
        /// The row's place in it.
        package let seq: Int
    }
}

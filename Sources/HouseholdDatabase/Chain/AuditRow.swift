import Foundation
package import HouseholdModel

/// To whose records a row of what happened belongs.
package enum AuditScope: Hashable, Sendable {
    /// One household's.
    case household(Household.ID)
    /// Nobody's household: registering, signing in under a name that is nobody's.
    case program

    /// What stands in the place of a household's identity: sixteen zero bytes are nobody's.
    var key: Data {
        switch self {
        case .household(let id): id.blob
        case .program: Data(count: 16)
        }
    }
}

/// That somebody did something, or tried to.
package struct AuditRow: Hashable, Sendable {
    /// What it was done to, as people name it.
    package struct Object: Hashable, Sendable {
        /// The kind of thing, such as `chore`.
        package let kind: String
        /// Its number, if it has one.
        package let number: Number?

        /// Creates an object.
        package init(kind: String, number: Number?) {
            self.kind = kind
            self.number = number
        }
    }

    /// What stands for an operation of which nothing was named: it takes no room in the records.
    package static let nothingTyped = "{}"

    /// Its place in the household's records, from 1; 0 before it is written.
    package var sequence = 0
    /// When.
    package internal(set) var at: Instant
    /// The account that did it.
    package let account: Account.ID?
    /// The member that did it.
    package let member: Member.ID?
    /// The name of the operation.
    package let operation: String
    /// What it was done to.
    package let object: Object?
    /// The member it was about.
    package let about: Member.ID?
    /// Whether the rules allowed it.
    package let isAllowed: Bool
    /// The policies that decided.
    package private(set) var policies: [String]
    /// The SHA-256 of the set of rules that decided.
    package let rules: [UInt8]
    /// The operation as JSON, without its secrets; ``nothingTyped`` also where that was erased.
    package let input: String
    /// The caller's name for the request; empty where the caller did not keep it.
    package let request: String

    /// Creates a row.
    package init(
        at: Instant, account: Account.ID?, member: Member.ID?, operation: String, object: Object?,
        about: Member.ID?, isAllowed: Bool, policies: [String], rules: [UInt8], input: String,
        request: String
    ) {
        self.at = at
        self.account = account
        self.member = member
        self.operation = operation
        self.object = object
        self.about = about
        self.isAllowed = isAllowed
        self.policies = policies
        self.rules = rules
        self.input = input
        self.request = request
    }
}

extension AuditRow {
    /// The same row, as it is shown to whoever is not to know that these policies decided.
    package func without(_ hidden: Set<String>) -> AuditRow {
        var copy = self
        copy.policies.removeAll(where: hidden.contains)
        return copy
    }
}

// MARK: - Between rows and records

extension AuditRow {
    init(_ row: Fields) throws(StoreError) {
        let kind = try row.optionalText("on_kind")
        let number = try row.optionalInteger("on_number")
        self.init(
            at: try row.instant("at"), account: try row.optionalID("account_id"),
            member: try row.optionalID("member_id"), operation: try row.text("operation"),
            object: kind.map { Object(kind: $0, number: number) },
            about: try row.optionalID("about_id"), isAllowed: try row.integer("allowed") == 1,
            policies: try row.text("policies").split(separator: " ").map(String.init),
            rules: try row.bytes("rules"),
            input: try row.optionalText("input") ?? Self.nothingTyped,
            request: try row.text("request_id"))
        sequence = try row.integer("sequence")
    }

    /// The columns between `sequence` and `hash`, in the order of the table, but for what is erased and typed.
    var columns: [Connection.Value] {
        [
            at.milliseconds, account?.blob, member?.blob, operation, object?.kind,
            object?.number, about?.blob, isAllowed ? 1 : 0, policies.joined(separator: " "),
            blob(rules), request,
        ]
    }
}

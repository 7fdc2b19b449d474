package import HouseholdModel

/// Makes a new linking key for a child; the one before is worth nothing any more.
///
/// Parents may.
///
/// Refused for a child that has joined, and when five keys of other children are open.
package struct IssueKey: Change, ChildOperation {
    package static let action = Action.issueKey
    /// How long a key works where nothing else is said: a day, in milliseconds.
    package static let usualValidity: Int64 = 86_400_000
    /// How long one may work: ten minutes to seven days, in milliseconds.
    package static let validities: ClosedRange<Int64> = 600_000...604_800_000
    package let child: String
    let draft: KeyDraft
    let validity: Int64

    /// A key for `child` that works for `validity` milliseconds.
    package init(for child: String, draft: KeyDraft, validity: Int64 = usualValidity) {
        self.child = child
        self.draft = draft
        self.validity = validity
    }

    /// Whether somebody may hold a key already; the first one comes with the child.
    package func isGrave(
        on subject: Member, for principal: Principal, in facts: borrowing HomeFacts
    ) throws -> Bool {
        try facts.hadKey(subject)
    }

    /// Hands the key out.
    package func run(_ grant: borrowing Grant<Self>) throws -> IssuedKey {
        guard Self.validities.contains(validity) else {
            throw ServiceError.value(field: "validity", expected: "from 10m to 7d, such as 24h")
        }
        guard case .invited = grant.subject.status else {
            throw ServiceError.member(.childHasJoined(grant.subject.name))
        }
        return try grant.issue(draft, valid: validity)
    }
}

extension Action {
    package static let issueKey = Action(
        "child.key", on: .member, kin: .manages(except: .nothing), password: .sometimes,
        back: .never(
            "a child's key was made",
            instead: .removingChild),
        tells: .nobody)
}

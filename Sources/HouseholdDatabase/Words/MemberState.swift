import HouseholdModel

/// Whether a member is here, as the row says it.
package enum MemberState: String, CaseIterable, Sendable {
    case invited, joined, left

    init(_ status: Member.Status) {
        self =
            switch status {
            case .invited: .invited
            case .joined: .joined
            case .left: .left
            }
    }
}

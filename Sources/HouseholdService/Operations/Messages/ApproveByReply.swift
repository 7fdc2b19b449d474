import HouseholdModel

/// Says OK to a chore as a message let its reader do, with one touch and once.
///
/// The rules are asked as when the same member says so at the program; the gate finds out whose the answer is.
struct ApproveByReply: OccurrenceOperation, Change {
    static let action = Action.approveChore
    let date: OccurrenceReference
    /// The SHA-256 of the token that came back.
    let digest: [UInt8]

    /// Books the points.
    func run(_ grant: borrowing Grant<Self>) throws -> CompletionView {
        try grant.view(of: grant.approve(by: digest))
    }

    /// That it was so, and nothing of the token.
    var written: any Encodable { ["by": "reply"] }

    func inverse(on subject: Occurrence, by member: Member) -> Inverse? {
        .by(.undoChore)
    }
}

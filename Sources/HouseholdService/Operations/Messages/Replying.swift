import HouseholdDatabase
import HouseholdModel

extension Grant where Op == ApproveByReply {
    /// Says OK; with that the capabilities of the date end.
    func approve(by digest: [UInt8]) throws -> CompletionOutcome {
        let (member, home) = try membership()
        guard
            let answerable = try transaction.facts.answerable(
                digest, in: home, by: houseRules),
            answerable.member.id == member.id, answerable.date.id == subject.id
        else { throw ServiceError.changedMeanwhile }
        return try approve(paying: nil, because: nil)
    }
}

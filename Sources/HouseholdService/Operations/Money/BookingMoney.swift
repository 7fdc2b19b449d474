import HouseholdDatabase
import HouseholdModel

extension Grant where Op: MovesPoints {
    /// Books money, with points where these become money: whoever asks does or, where that is nobody, `author`.
    @discardableResult
    func bookMoney(
        _ cause: Transfer.Cause, of member: Member, points: Int = 0, countedAt: Instant? = nil,
        by author: Member.ID? = nil
    ) throws -> Entry {
        let place = try move(
            cause, of: member, points: points, countedAt: countedAt ?? instant, by: author)
        guard let place, let entry = try transaction.facts.entry(place, in: member.household)
        else { throw ServiceError.bug("no money moved") }
        return entry
    }
}

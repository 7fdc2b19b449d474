import HouseholdDatabase
import HouseholdModel

extension Grant where Op == ImportList {
    /// Books what a child had before the household was kept here, before all else of the child's.
    ///
    /// - Throws: ``PointsProblem/notAChild(_:)``, or ``PointsProblem/hasBegun(_:)``.
    func open(
        with points: PointsAmount, of member: Member, as said: FileReference
    ) throws -> ImportView.Opening {
        guard member.role == .child else { throw ServiceError.points(.notAChild(member.name)) }
        guard try !transaction.facts.hasBegun(member.id, in: member.household) else {
            throw ServiceError.points(.hasBegun(member.name))
        }
        try move(
            .opening(said), of: member,
            points: points.points, countedAt: instant)
        return ImportView.Opening(
            member: member.handle, name: member.name.text, points: points.points)
    }
}

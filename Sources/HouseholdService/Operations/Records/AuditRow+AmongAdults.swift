import HouseholdDatabase
import HouseholdModel

extension AuditRow {
    /// What two adults book between each other, which is no affair of a third.
    private static let amongAdults: Set<String> = Set(
        [Action.payMoney, .chargeMoney, .settleMoney, .reverseMoney].map(\.rawValue))

    /// Whether it tells of money between two adults, neither of whom is `reader`: in no list, and in no count either.
    func isAmongOthers(than reader: Member, in home: Principal.Membership) -> Bool {
        guard Self.amongAdults.contains(operation) else { return false }
        let isOfChild = about.flatMap(home.member)?.role == .child
        return reader.id != member && reader.id != about && !isOfChild
    }
}

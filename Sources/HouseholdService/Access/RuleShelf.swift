import HouseholdStore
import Synchronization

/// The rules of households that have their own, each read once in the life of the program.
final class RuleShelf: Sendable {
    private let known = Mutex<[[UInt8]: HouseRules]>([:])

    /// The rules that a household has set.
    ///
    /// Those that are not known by their digest as checked, within these walls, are checked before they decide.
    ///
    /// - Throws: ``ServiceError`` when they can't be used.
    func rules(_ installed: InstalledRules) throws -> HouseRules {
        let digest = HouseRules.digest(of: installed.text)
        if let rules = known.withLock({ $0[digest] }) { return rules }
        let isChecked =
            installed.digest == digest && installed.checkedWithin == HouseRules.surroundings()
        let read = isChecked ? HouseRules.checkedBefore : HouseRules.checked
        let rules = try read(installed.text, "the household's rules")
        known.withLock { $0[digest] = rules }
        return rules
    }
}

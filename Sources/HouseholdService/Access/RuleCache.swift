import HouseholdModel
import HouseholdDatabase
import Policies
import Synchronization

/// The rules that not every household decides by, each read once in the life of the program.
final class RuleCache: Sendable {
    private struct Key: Hashable {
        let digest: [UInt8]
        let template: Household.Template
    }

    private let known = Mutex<[Key: HouseRules]>([:])

    /// The rules that come with the program for a template.
    func rules(for template: Household.Template) throws -> HouseRules {
        let digest = HouseRules.digest(of: template.rules.text)
        return try rules(Key(digest: digest, template: template)) {
            try HouseRules.shipped(for: template)
        }
    }

    /// The rules that a household has set.
    ///
    /// Those that no change of ours left so, or that are not known by their digest as checked, within these walls,
    /// are checked before they decide.
    ///
    /// - Throws: ``ServiceError`` when they can't be used.
    func rules(
        _ installed: InstalledRules, in template: Household.Template, until deadline: Deadline
    ) throws -> HouseRules {
        let digest = HouseRules.digest(of: installed.text)
        let path = "the household's rules"
        return try rules(Key(digest: digest, template: template)) {
            let isChecked =
                installed.isRecorded && installed.digest == digest
                && installed.checkedWithin == HouseRules.dependencies()
            guard !isChecked else {
                return try HouseRules.checkedBefore(installed.text, from: path)
            }
            let rules = try HouseRules.insideWalls(installed.text, from: path)
            try RuleProof.prove(rules, in: template, until: deadline)
            return rules
        }
    }

    private func rules(_ key: Key, reading: () throws -> HouseRules) throws -> HouseRules {
        if let rules = known.withLock({ $0[key] }) { return rules }
        let rules = try reading()
        known.withLock { $0[key] = rules }
        return rules
    }
}

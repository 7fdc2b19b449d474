import HouseholdModel
import HouseholdDatabase

extension StoredSeal {
    /// What its code is made of: everything else it says, each part with its length in front, so that no two
    /// seals read the same.
    func message(in store: String) -> [UInt8] {
        let texts = [
            "chorus seal 1", store, household.rawValue, member.rawValue, "\(counter)",
            "\(at.milliseconds)", recipe,
        ]
        let state = heads.state.sequence > 0 ? [heads.state] : []
        let links = ([heads.ledger, heads.audit, heads.program] + state).flatMap { link in
            [Array("\(link.sequence)".utf8), link.hash]
        }
        return (texts.map { Array($0.utf8) } + links).flatMap { part in
            Array("\(part.count):".utf8) + part
        }
    }
}

import Credentials
package import HouseholdModel
package import HouseholdDatabase

/// That a parent gave the right password, and the key that it makes; only the gate makes one.
package struct SealProof: Sendable {
    let member: Member.ID
    /// From what, besides the password, the key is made.
    let recipe: String
    private let key: SealKey

    init(of member: Member.ID, recipe: String, _ key: SealKey) {
        self.member = member
        self.recipe = recipe
        self.key = key
    }

    /// Whether the seal was made with the key.
    func fits(_ seal: StoredSeal, in store: String) -> Bool {
        key.fits(seal.code, seal.message(in: store))
    }

    /// The same seal under this key.
    func taking(over last: StoredSeal, in store: String) -> StoredSeal {
        var seal = StoredSeal(
            household: last.household, member: last.member, counter: last.counter, at: last.at,
            recipe: recipe, heads: last.heads)
        seal.code = key.code(for: seal.message(in: store))
        return seal
    }

    /// The seal that comes after those that were checked.
    package func seal(_ check: BookCheck, at instant: Instant) -> StoredSeal {
        var seal = StoredSeal(
            household: check.home.household.id, member: member,
            counter: check.counter(of: member) + 1, at: instant, recipe: recipe,
            heads: check.verification.heads)
        seal.code = key.code(for: seal.message(in: check.store))
        return seal
    }
}

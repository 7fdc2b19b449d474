import HouseholdDatabase
import HouseholdModel

extension [AccountMembership] {
    /// The same as they are listed.
    func items(current: Household.ID?) -> [HouseholdItemView] {
        enumerated().map { place, one in
            HouseholdItemView(
                number: place + 1, name: one.household.text, role: one.role, joinedAt: one.since,
                current: one.membership.household == current)
        }
    }

    /// The one that is called so or, where that is a number, has that place; names that two have mean neither.
    func meant(by typed: String) throws(ServiceError) -> AccountMembership {
        let called = filter { $0.household.text.lowercased() == typed.lowercased() }
        if called.count == 1, let only = called.first { return only }
        guard called.isEmpty, let place = Int(typed), (1...Swift.max(1, count)).contains(place),
            !isEmpty
        else { throw .notFound(.household, typed) }
        return self[place - 1]
    }
}

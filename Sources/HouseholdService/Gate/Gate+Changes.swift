import HouseholdDatabase
package import HouseholdModel

// Who listens hears that something happened at home and not what: that they ask for, like everybody.

extension Gate {
    /// How far the household of each caller has come, out of one moment; `nil` for whoever is signed in no more, or is a
    /// member of none.
    ///
    /// - Throws: ``ServiceError/dataFile(_:)``.
    package func progress(
        for callers: [Caller]
    ) async throws(ServiceError) -> [HouseholdProgress?] {
        try await wait {
            try store.read { facts in
                var all: [HouseholdProgress?] = []
                for caller in callers {
                    let principal = try facts.principal(of: caller, at: clock.now())
                    let member = principal.member.flatMap { $0.isActive ? $0 : nil }
                    all.append(try member.map { try facts.progress(of: $0.household) })
                }
                return all
            }
        }
    }

    /// How far those households have come.
    ///
    /// - Throws: ``ServiceError/dataFile(_:)``.
    package func progress(
        of households: Set<Household.ID>
    ) async throws(ServiceError) -> [HouseholdProgress] {
        try await wait {
            try store.read { facts in
                var all: [HouseholdProgress] = []
                for household in households { all.append(try facts.progress(of: household)) }
                return all
            }
        }
    }

    /// A number that is another one once another program has changed the data file.
    ///
    /// - Throws: ``ServiceError/dataFile(_:)``.
    package func foreignChanges() async throws(ServiceError) -> Int? {
        try await wait { try store.foreignChanges() }
    }
}

import HouseholdDatabase
package import HouseholdModel

// Who listens hears that something happened at home and not what: that they ask for, like everybody.

extension Gate {
    /// How far the household of each caller has come, out of one moment; `nil` for whoever is signed in no more, is a
    /// member of none, or helps there outside the time of a pass.
    ///
    /// - Throws: ``ServiceError/dataFile(_:)``.
    package func progress(
        for callers: [Caller]
    ) async throws(ServiceError) -> [HouseholdProgress?] {
        try await wait {
            try store.read { facts in
                var all: [HouseholdProgress?] = []
                let now = clock.now()
                for caller in callers {
                    let heard = try facts.principal(of: caller, at: now).heard(at: now)
                    all.append(try heard.map { try facts.progress(of: $0) })
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

extension Principal {
    /// The household of which whoever asks hears that something happened there.
    fileprivate func heard(at instant: Instant) -> Household.ID? {
        guard case .member(let member, _, let home) = self, member.isActive else { return nil }
        let isOut =
            member.role == .helper && home.pass(of: member.id)?.state(at: instant) != .running
        return isOut ? nil : member.household
    }
}

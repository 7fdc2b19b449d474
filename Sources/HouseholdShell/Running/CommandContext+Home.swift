import HouseholdService

extension CommandContext {
    /// Who is signed in, and the household in which they are.
    func atHome() async throws(Failure) -> (account: AccountView, home: Asker.Home) {
        guard let asker = await session.asker(), let account = asker.own?.account else {
            throw Failure(.account(.notSignedIn))
        }
        guard let home = asker.home else {
            // Whoever is at home and does not see it is told by the rules.
            _ = try await perform(ShowHousehold())
            throw Failure(.noHousehold)
        }
        return (account, home)
    }
}

extension Asker.Home {
    /// Who lives there and is called so, at home or by user name.
    func person(called name: String) -> Asker.Person? {
        let folded = name.lowercased()
        let byUsername = people.first { $0.handle == folded }
        return byUsername ?? people.first { $0.name.lowercased() == folded }
    }
}

import HouseholdService

extension CommandContext {
    /// Who is signed in, and the household in which they are.
    func atHome() async throws(Failure) -> (account: AccountView, home: Asker.Home) {
        guard let asker = await session.asker(), let account = asker.own?.account else {
            throw Failure(.account(.notSignedIn))
        }
        guard let home = asker.home else { throw Failure(.noHousehold) }
        return (account, home)
    }
}

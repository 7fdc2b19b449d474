import Household
import HouseholdStore

extension Facts {
    /// Who the caller is, with the role that the data file gives at this moment.
    borrowing func principal(of caller: Caller, at instant: Instant) throws -> Principal {
        guard let digest = caller.digest, let session = try session(digest),
            let account = try account(session.account),
            instant < session.usedAt.adding(days: account.sessionDays)
        else { return .nobody }
        guard let membership = session.membership,
            let household = try household(membership.household)
        else { return .account(account) }
        let members = try members(in: household.id)
        guard let member = members.first(where: { $0.id == membership.member }) else {
            return .account(account)
        }
        let home = Principal.Home(
            household: household, members: members,
            absences: try absences(
                in: household.id,
                until: household.zone.day(at: instant)
                    .adding(days: -daysOfAbsences)), at: instant)
        return .member(member, account, home)
    }

    /// For how long it counts that somebody was away when a chore was due that is still open.
    private var daysOfAbsences: Int { 366 }

    /// The error when `action` is about a household and the principal is in none.
    borrowing func missingMembership(
        of principal: Principal, for action: Action
    ) throws -> ServiceError? {
        guard !action.isOutsideHouseholds else { return nil }
        switch principal {
        case .nobody: return try hasHouseholds() ? .notSignedIn : .noHousehold
        case .account: return .noHousehold
        case .member: return nil
        }
    }
}

extension Account {
    /// How many days a session that nobody uses stays alive: an adult's 30, a child's 90.
    var sessionDays: Int64 { kind == .adult ? 30 : 90 }
}

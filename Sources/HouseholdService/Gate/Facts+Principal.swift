package import HouseholdModel
package import HouseholdDatabase

extension Facts {
    /// Who the caller is, with the role that the data file gives at this moment, and what that moment is: what the
    /// clock says, but never earlier than what has happened in the household.
    ///
    /// - Parameters:
    ///   - caller: Who hands an operation in.
    ///   - now: What the clock says.
    /// - Returns: Who that is; nobody where the session has ended, by the clock or by what has happened since, or is
    ///   of another computer.
    /// - Throws: ``StoreError``.
    borrowing func principal(
        behind caller: Caller, at now: Instant
    ) throws -> (principal: Principal, instant: Instant) {
        if let household = caller.program {
            return try program(in: household, at: now)
        }
        if let absent = caller.absent {
            return try member(absent, at: now)
        }
        guard let digest = caller.digest, let session = try session(digest),
            session.machine == nil || session.machine == caller.machine,
            let account = try account(session.account)
        else { return (.nobody, now) }
        let (membership, latest) = try place(of: session, caller.household)
        let instant = max(now, latest ?? now)
        // A board is for the members of its own household there.
        let isAtHome = session.device.map { $0.household == membership?.household } ?? true
        guard instant < session.end(for: account), isAtHome || session.device?.isBoard != true
        else { return (.nobody, now) }
        let device = isAtHome ? session.device : nil
        return (try principal(of: account, membership, at: device, instant), instant)
    }

    /// The program at work in a household, or nobody where there is no such household any more.
    private borrowing func program(
        in id: Household.ID, at now: Instant
    ) throws -> (principal: Principal, instant: Instant) {
        guard let household = try household(id) else { return (.nobody, now) }
        let instant = max(now, try latest(in: .household(id)) ?? now)
        let members = try members(in: id)
        return (.program(try home(household, members, at: instant)), instant)
    }

    /// A member who is not there, or nobody where they are none any more.
    private borrowing func member(
        _ absent: Caller.Absent, at now: Instant
    ) throws -> (principal: Principal, instant: Instant) {
        let (asker, instant) = try program(in: absent.household, at: now)
        guard case .program(let home) = asker, let member = home.member(absent.member),
            member.isActive, let account = try member.account.flatMap({ try account($0) })
        else { return (.nobody, now) }
        return (.member(member, account, home), instant)
    }

    /// As which member of which household a session acts, in its own one or in one that was chosen for once, and
    /// when the last thing happened there.
    ///
    /// - Throws: ``ServiceError/notFound(_:_:)`` where the account is in no such household.
    private borrowing func place(
        of session: Session, _ choice: Caller.HouseholdChoice?
    ) throws -> (membership: Session.Membership?, latest: Instant?) {
        guard let choice else { return (session.membership, session.latest) }
        let all = try memberships(of: session.account)
        let membership: Session.Membership? =
            switch choice {
            case .called(let name): try all.meant(by: name).membership
            case .identified(let id): all.map(\.membership).first { $0.household == id }
            }
        return (membership, try membership.flatMap { try latest(in: .household($0.household)) })
    }

    /// Who the caller is.
    package borrowing func principal(of caller: Caller, at now: Instant) throws -> Principal {
        try principal(behind: caller, at: now).principal
    }

    private borrowing func principal(
        of account: Account, _ membership: Session.Membership?, at device: Device.Reference?,
        _ instant: Instant
    ) throws -> Principal {
        guard let membership, let household = try household(membership.household)
        else { return .account(account) }
        let members = try members(in: household.id)
        guard let member = members.first(where: { $0.id == membership.member }) else {
            return .account(account)
        }
        return .member(member, account, try home(household, members, device, at: instant))
    }

    private borrowing func home(
        _ household: Household, _ members: [Member], _ device: Device.Reference? = nil,
        at instant: Instant
    ) throws -> Principal.Membership {
        Principal.Membership(
            household: household, members: members,
            absences: try absences(
                in: household.id,
                until: household.zone.day(at: instant)
                    .adding(days: -daysOfAbsences)),
            passes: members.contains { $0.role == .helper && $0.isActive }
                ? try passes(in: household.id) : [], device: device, at: instant)
    }

    /// For how long it counts that somebody was away when a chore was due that is still open.
    private var daysOfAbsences: Int { 366 }

    /// The error when `action` is about a household and the principal is in none: of whoever waits, that they do.
    borrowing func missingMembership(
        of principal: Principal, for action: Action, at instant: Instant
    ) throws -> ServiceError? {
        guard !action.isOutsideHouseholds else { return nil }
        switch principal {
        case .nobody: return try hasHouseholds() ? .account(.notSignedIn) : .noHousehold
        case .account(let account):
            let waiting = try admissions(of: account.id, at: instant).first {
                $0.state == .waiting
            }
            return waiting.map { .member(.waiting($0.householdName)) } ?? .noHousehold
        case .member, .program: return nil
        }
    }
}

extension Account {
    /// How many days a session that nobody uses stays alive: an adult's 30, a child's 90.
    var sessionDays: Int64 { kind == .adult ? 30 : 90 }
}

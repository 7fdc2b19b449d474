import HouseholdModel
import HouseholdDatabase

// A case of the model as the gate would meet it.

extension ModelState {
    /// The entities of the case.
    func context() throws -> AuthorizationContext {
        try AuthorizationContext(principal(), at: now, showing: local, counting: counts)
    }

    private func principal() throws -> Principal {
        switch standing {
        case .nobody: return .nobody
        case .account(let kind): return .account(try account(kind))
        case .member: return .member(try member(.asker), try account(.adult), try home())
        case .program: return .program(try home())
        }
    }

    private func home() throws -> Principal.Membership {
        let members = try Party.allCases.filter { !isElsewhere || $0 != .other }.map(member)
        return try Principal.Membership(
            household: household(household), members: members, device: device, at: now)
    }

    /// The paired device at which whoever asks is signed in.
    private var device: Device.Reference? {
        switch place {
        case .anywhere: nil
        case .ownDevice:
            Device.Reference(id: .numbered(16), household: household, isBoard: false)
        case .board: Device.Reference(id: .numbered(17), household: household, isBoard: true)
        }
    }

    private func account(_ kind: Account.Kind) throws -> Account {
        let texts = try Texts.read.get()
        return Account(
            id: .numbered(9), username: texts.username, name: texts.name, kind: kind,
            createdAt: now)
    }

    /// Somebody in the case, as a member.
    func member(_ party: Party) throws -> Member {
        let person = self[party]
        return Member(
            id: person.id, household: party == .other ? owner : household,
            name: try Texts.read.get().name, role: person.role,
            status: .invited(.code))
    }

    /// Whose the thing is.
    fileprivate var owner: Household.ID { isElsewhere ? Self.elsewhere : household }

    fileprivate func household(_ id: Household.ID) throws -> Household {
        Household(
            id: id, name: try Texts.read.get().title, zone: zone, weekStart: .monday,
            template: template,
            createdAt: now)
    }
}

extension Case {
    /// The thing as it would be loaded.
    func resource() throws -> ResourceReference {
        let resource: any Resource =
            switch thing {
            case .program: Program()
            case .household: try setting.household(setting.owner)
            case .oneself: try setting.member(.asker)
            case .other: try setting.member(.other)
            case .chore(let assignees): try chore(of: assignment(of: assignees))
            case .occurrence(let assignee, let stage):
                Occurrence(
                    id: occurrence,
                    chore: try chore(of: assignee.map { .one(setting[$0].id) } ?? .anyone),
                    dueSlot: nil, assignee: assignee.map { setting[$0].id },
                    progress: progress(stage))
            case .reward(let audience): try reward(for: audience)
            case .request(let party): try request(of: party)
            case .wish(let party): try wish(of: party)
            case .ledgerEntry(let party): ledgerEntry(of: party)
            case .absence(let party): absence(of: party)
            case .auditEntry(let actor, let subject): auditEntry(by: actor, about: subject)
            }
        return resource.reference
    }

    private func chore(of assignment: Chore.Assignment) throws -> Chore {
        Chore(
            id: chore, household: setting.owner, number: 1, title: try Texts.read.get().title,
            assignment: assignment, value: .one, createdBy: setting[creator].id,
            createdAt: setting.now)
    }

    private func assignment(of parties: Set<Party>) -> Chore.Assignment {
        let members = Party.allCases.filter(parties.contains).map { setting[$0].id }
        return Lineup(members).map { .each($0) } ?? .anyone
    }

    private func progress(_ stage: ModelResource.Stage) -> Occurrence.Progress {
        switch stage {
        case .open: .open()
        case .skipped: .skipped
        case .missed: .missed
        case .done(let doer, let moment, let look):
            .done(
                Completion(
                    id: .numbered(10), doer: setting[doer].id, recordedBy: setting[doer].id,
                    at: moment, day: setting.zone.day(at: moment), value: .one,
                    payment: payment(look, at: moment)))
        }
    }

    private func payment(_ look: ModelResource.ApprovalState, at moment: Instant)
        -> Completion.Payment
    {
        switch look {
        case .none: .booked
        case .waiting: .waiting
        case .approved:
            .approved(
                Completion.Check(by: .numbered(12), at: moment, paid: .one, reason: nil))
        }
    }

    private func reward(for audience: Set<Party>) throws -> Reward {
        Reward(
            id: reward, household: setting.owner, number: 1, title: try Texts.read.get().title,
            details: nil, value: try point(), kind: .shop(Reward.Offer()),
            audience: .members(Set(audience.map { setting[$0].id })),
            createdBy: setting[.asker].id, createdAt: setting.now)
    }

    private func request(of party: Party) throws -> RewardRequest {
        RewardRequest(
            id: rewardRequest, household: setting.owner, number: 1, reward: reward,
            member: setting[party].id, price: try point(), at: setting.now)
    }

    private func wish(of party: Party) throws -> Wish {
        Wish(
            id: wish, household: setting.owner, number: 1, title: try Texts.read.get().title,
            details: nil, member: setting[party].id, at: setting.now)
    }

    private func point() throws -> RewardValue {
        guard let point = RewardValue(1) else { throw ServiceError.bug("a point") }
        return point
    }

    private func ledgerEntry(of party: Party) -> Entry {
        Entry(
            household: setting.owner, sequence: sequence, at: setting.now,
            countedAt: setting.now, kind: .deduction, member: setting[party].id,
            by: .numbered(12), amount: 1, points: -1, matter: nil, why: nil, reverses: nil,
            reversedBy: nil, rule: [])
    }

    private func absence(of party: Party) -> Absence {
        let today = setting.zone.day(at: setting.now)
        return Absence(
            id: absence, household: setting.owner, number: 1, member: setting[party].id,
            days: .once(today...today), note: nil)
    }

    private func auditEntry(by actor: Party?, about subject: Party?) -> AuditRow {
        var row = AuditRow(
            at: setting.now, account: nil, member: actor.map { setting[$0].id }, operation: "",
            object: nil, about: subject.map { setting[$0].id }, isAllowed: true, policies: [],
            rules: [], input: "", request: "")
        row.sequence = sequence
        return row
    }
}

/// What people and things of the model are called; it is read once, since a proof has them by the hundred thousand.
private struct Texts {
    let username: Username
    let name: Name
    let title: Title

    static let read = Result {
        try Texts(
            username: Username("somebody"), name: Name("Somebody"), title: Title("Something"))
    }
}

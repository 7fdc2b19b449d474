import Cedar
import Household
import HouseholdStore

/// The entities that the rules look at: a household with its people, and what is asked about.
struct World {
    /// The principal, the people and the roles, without what is asked about.
    let people: Entities
    private let members: [Member]
    let principal: EntityUID
    /// The template of the principal's household, which says what groups its roles are in.
    let template: Household.Template
    private let context: [String: Value]

    /// What is asked about, among all that the rules can look at.
    struct Place {
        let resource: EntityUID
        let entities: Entities
    }

    /// The world as `principal` sees it at one moment.
    init(_ principal: Principal, at instant: Instant) throws(EntityError) {
        switch principal {
        case .nobody:
            self.principal = EntityUID("Visitor", "nobody")
            people = try Entities(Self.roles(in: .family))
            members = []
            template = .family
            context = Self.context(at: instant, in: .utc)
        case .account(let account):
            self.principal = EntityUID("Account", account.id.rawValue)
            let kind = Value.entity(EntityUID("AccountKind", account.kind.rawValue))
            people = try Entities(
                Self.roles(in: .family) + [Entity(self.principal, attributes: ["kind": kind])])
            members = []
            template = .family
            context = Self.context(at: instant, in: .utc)
        case .member(let member, _, let home):
            self.principal = EntityUID(member.id)
            template = home.household.template
            people = try Entities(
                Self.roles(in: template) + [Self.entity(home.household)]
                    + home.members.map(Self.entity))
            members = home.members
            context = Self.context(at: instant, in: home.household.zone)
        }
    }

    /// The question whether the principal, or another member, may do `action` to `resource`.
    func question(
        _ action: Action, _ resource: ResourceReference, naming named: Member?, by other: Member?
    ) throws(EntityError) -> (request: Request, entities: Entities) {
        try question(action, at: place(of: resource), naming: named, by: other)
    }

    /// The question whether the principal, or another member, may do `action` to what stands there.
    func question(
        _ action: Action, at place: Place, naming named: Member? = nil, by other: Member? = nil
    ) -> (request: Request, entities: Entities) {
        var context = context
        if let named { context["doer"] = .entity(EntityUID(named.id)) }
        let request = Request(
            principal: other.map { EntityUID($0.id) } ?? principal,
            action: EntityUID("Action", action.rawValue), resource: place.resource,
            context: context)
        return (request, place.entities)
    }

    /// Puts a thing among the people.
    func place(of resource: ResourceReference) throws(EntityError) -> Place {
        let uid: EntityUID
        var added: [Entity] = []
        switch resource {
        case .program:
            uid = EntityUID("Program", "chorus")
        case .household(let household):
            uid = EntityUID(household.id)
        case .member(let member):
            uid = EntityUID(member.id)
            if !members.contains(where: { $0.id == member.id }) { added = [Self.entity(member)] }
        case .chore(let chore):
            uid = EntityUID("Chore", chore.id.rawValue)
            added = [Self.entity(chore)]
        case .occurrence(let occurrence):
            uid = EntityUID("Occurrence", occurrence.id.rawValue)
            added = [Self.entity(occurrence.chore), Self.entity(occurrence)]
        case .reward(let reward):
            uid = EntityUID("Reward", reward.id.rawValue)
            added = [entity(reward)]
        case .redemption(let redemption):
            uid = EntityUID("Redemption", redemption.id.rawValue)
            added = [
                Self.entity(uid, of: redemption.member, in: redemption.household)
            ]
        case .entry(let entry):
            uid = EntityUID("LedgerEntry", String(entry.sequence))
            added = [Self.entity(uid, of: entry.member, in: entry.household)]
        case .absence(let absence):
            uid = EntityUID("Absence", absence.id.rawValue)
            added = [Self.entity(uid, of: absence.member, in: absence.household)]
        case .auditEntry(let row):
            uid = EntityUID("AuditEntry", String(row.sequence))
            added = [entity(row)]
        }
        return Place(resource: uid, entities: added.isEmpty ? people : try people.adding(added))
    }

    private static func context(at instant: Instant, in zone: Zone) -> [String: Value] {
        [
            "now": .datetime(milliseconds: instant.milliseconds),
            "today": value(zone.day(at: instant)),
        ]
    }

    /// A day as the midnight UTC of its date, since the rules' own dates know no zones.
    private static func value(_ day: Day) -> Value {
        .datetime(milliseconds: Int64(day.dayNumber) * 86_400_000)
    }
}

// MARK: - Roles

extension World {
    /// The roles in the groups that rules are written with; an owner is a parent, and among housemates one of
    /// them too.
    private static func roles(in template: Household.Template) -> [Entity] {
        [
            role("owner", in: template == .housemates ? ["parent", "housemate"] : ["parent"]),
            role("parent", in: ["family", "adult"]), role("child", in: ["family"]),
            role("helper", in: ["adult", "member"]), role("housemate", in: ["family", "adult"]),
            role("family", in: ["member"]), role("adult", in: ["member"]), role("member", in: []),
        ]
    }

    private static func role(_ name: String, in groups: [String]) -> Entity {
        Entity(EntityUID("Role", name), parents: groups.map { EntityUID("Role", $0) })
    }

    /// A member of no household, to ask what a role alone may do.
    static func stranger(
        _ role: Role, in template: Household.Template
    ) -> (uid: EntityUID, entities: [Entity]) {
        let uid = EntityUID("Member", "any \(role.rawValue)")
        let member = Entity(uid, parents: [EntityUID("Role", role.rawValue)])
        return (uid, roles(in: template) + [member])
    }
}

// MARK: - From the household's words to the rules'

extension World {
    private static func entity(_ household: Household) -> Entity {
        Entity(
            EntityUID(household.id),
            attributes: [
                "siblings": .bool(household.settings.siblings),
                "deductions": .bool(household.settings.deductions > 0),
            ])
    }

    private static func entity(_ member: Member) -> Entity {
        let household = EntityUID(member.household)
        func audience(_ setting: PrivacySetting) -> Value {
            .entity(EntityUID("Audience", member.privacy[setting].rawValue))
        }
        return Entity(
            EntityUID(member.id),
            attributes: [
                "household": .entity(household), "active": .bool(member.isActive),
                "profile": audience(.profile), "achievements": audience(.achievements),
                "activity": audience(.activity),
            ],
            parents: [household, EntityUID("Role", member.role.rawValue)])
    }

    private static func entity(_ chore: Chore) -> Entity {
        Entity(
            EntityUID("Chore", chore.id.rawValue),
            attributes: [
                "assignees": .set(chore.assignment.members.map { .entity(EntityUID($0)) }),
                "created_by": .entity(EntityUID(chore.createdBy)),
                "private": .bool(chore.isPrivate),
                "proposed": .bool(chore.standing == .proposed),
                "paid": .bool(chore.value != .nothing),
            ], parents: [EntityUID(chore.household)])
    }

    private static func entity(_ occurrence: Occurrence) -> Entity {
        let chore = occurrence.chore
        var attributes: [String: Value] = [
            "created_by": .entity(EntityUID(chore.createdBy)),
            "private": .bool(chore.isPrivate),
            "proposed": .bool(chore.standing == .proposed),
            "for_parents": .bool(occurrence.isForParents),
            "progress": .entity(EntityUID("Progress", occurrence.progressWord)),
        ]
        if let assignee = occurrence.assignee {
            attributes["assignee"] = .entity(EntityUID(assignee))
        }
        if let completion = occurrence.completion {
            attributes["doer"] = .entity(EntityUID(completion.doer))
            attributes["done_at"] = .datetime(milliseconds: completion.at.milliseconds)
            attributes["done_on"] = value(completion.day)
        }
        return Entity(
            EntityUID("Occurrence", occurrence.id.rawValue), attributes: attributes,
            parents: [
                EntityUID("Chore", occurrence.chore.id.rawValue),
                EntityUID(occurrence.chore.household),
            ])
    }

    private func entity(_ reward: Reward) -> Entity {
        let audience = members.filter(reward.isFor).map { Value.entity(EntityUID($0.id)) }
        return Entity(
            EntityUID("Reward", reward.id.rawValue), attributes: ["members": .set(audience)],
            parents: [EntityUID(reward.household)])
    }

    /// Something of which the rules know only whose it is.
    private static func entity(
        _ uid: EntityUID, of member: Member.ID, in household: Household.ID
    ) -> Entity {
        Entity(
            uid, attributes: ["member": .entity(EntityUID(member))],
            parents: [EntityUID(household)])
    }

    private func entity(_ row: AuditRow) -> Entity {
        var attributes: [String: Value] = [:]
        if let by = row.member { attributes["by"] = .entity(EntityUID(by)) }
        if let about = row.about { attributes["about"] = .entity(EntityUID(about)) }
        // Whoever did it or whom it was about tells whose records it is in.
        let household = members.first { $0.id == row.member ?? row.about }.map {
            EntityUID($0.household)
        }
        return Entity(
            EntityUID("AuditEntry", String(row.sequence)), attributes: attributes,
            parents: household.map { [$0] } ?? [])
    }
}

extension Occurrence {
    /// How far it has come, in the rules' word.
    fileprivate var progressWord: String {
        switch progress {
        case .open: "open"
        case .done(let completion):
            switch completion.booking {
            case .waiting: "waiting"
            case .booked: "done"
            case .approved: "approved"
            }
        case .skipped: "skipped"
        case .missed: "missed"
        }
    }
}

extension EntityUID {
    init(_ member: Member.ID) {
        self.init("Member", member.rawValue)
    }

    init(_ household: Household.ID) {
        self.init("Household", household.rawValue)
    }
}

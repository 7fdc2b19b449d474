import Cedar
import HouseholdModel
import HouseholdDatabase

/// The entities that the rules look at: a household with its people, and what is asked about.
struct AuthorizationContext {
    /// The principal, the people and the roles, without what is asked about.
    let people: Entities
    private let members: [Member]
    /// What they are called: each is named by many things.
    private let uids: [Member.ID: EntityUID]
    let principal: EntityUID
    /// The template of the principal's household, which says what groups its roles are in.
    let template: Household.Template
    private let context: Cedar.Record
    /// When and by which clock it is found out what is late or due today; nobody looks where no rule does.
    private let moment: (instant: Instant, zone: Zone)?

    /// What is asked about, among all that the rules can look at.
    struct Place {
        let resource: EntityUID
        let entities: Entities
    }

    /// What there is as `principal` sees it at one moment, by clocks of the household, or by such as show `local`, and of
    /// whom there is so much as `counts` says; what is late or due today is told where rules look at it.
    init(
        _ principal: Principal, at instant: Instant, showing local: LocalHour? = nil,
        counting counts: MemberCounts, tellingDates areDatesTold: Bool = false
    ) throws(EntityError) {
        let zone = principal.zone
        moment = areDatesTold ? (instant, zone) : nil
        context = Self.context(
            at: instant, on: zone.day(at: instant), local ?? LocalHour(at: instant, in: zone),
            principal.deviceOfHome, counts)
        switch principal {
        case .nobody:
            self.principal = EntityUID("Visitor", "nobody")
            people = try Self.roles(in: .family)
            members = []
            template = .family
        case .account(let account):
            self.principal = EntityUID("Account", account.id.rawValue)
            let kind = Value.entity(EntityUID("AccountKind", account.kind.rawValue))
            people = try Self.roles(in: .family)
                .adding([Entity(self.principal, attributes: ["kind": kind])])
            members = []
            template = .family
        case .member(let member, _, let home):
            self.principal = EntityUID(member.id)
            template = home.household.template
            people = try Self.people(of: home, at: instant, in: Self.roles(in: template))
            members = home.members
        case .program(let home):
            self.principal = EntityUID("System", "chorus")
            template = home.household.template
            let household = Value.entity(EntityUID(home.household.id))
            let program = Entity(self.principal, attributes: ["household": household])
            people = try Self.people(
                of: home, at: instant, in: Self.roles(in: template).adding([program]))
            members = home.members
        }
        uids = Dictionary(members.map { ($0.id, EntityUID($0.id)) }) { first, _ in first }
    }

    private func uid(of member: Member.ID) -> EntityUID { uids[member] ?? EntityUID(member) }

    private static func people(
        of home: Principal.Membership, at instant: Instant, in roles: Entities
    ) throws(EntityError) -> Entities {
        try roles.adding(
            [entity(home.household, at: instant)]
                + home.members.map {
                    entity($0, isSoleOwner: $0.id == home.soleOwner, home.pass(of: $0.id))
                } + (home.device.map { [entity($0)] } ?? [])
        ).compacted()
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
        let doer = named.map { Cedar.Record.Field(name: "doer", value: .entity(EntityUID($0.id))) }
        let request = Request(
            principal: other.map { EntityUID($0.id) } ?? principal,
            action: action.uid, resource: place.resource,
            context: doer.map { Cedar.Record(distinct: context.fields + [$0]) } ?? context)
        return (request, place.entities)
    }

    /// Puts a thing among the people.
    func place(of resource: ResourceReference) throws(EntityError) -> Place {
        let added = resource.entities(self)
        return Place(
            resource: resource.uid, entities: added.isEmpty ? people : try people.adding(added))
    }

    private static func context(
        at instant: Instant, on day: Day, _ local: LocalHour, _ device: Device.Reference?,
        _ counts: MemberCounts
    ) -> Cedar.Record {
        let here = device.map { field("device", .entity(EntityUID("Device", $0.id.rawValue))) }
        return Cedar.Record(
            distinct: [
                field("now", .datetime(milliseconds: instant.milliseconds)),
                field("today", value(day)),
                field("weekday", .entity(local.weekday.uid)),
                field("hour", .long(Int64(local.hour))),
            ] + AskerCount.allCases.map { field($0.name, .long(Int64(counts[$0]))) }
                + (here.map { [$0] } ?? []))
    }

    /// A day as the midnight UTC of its date, since the rules' own dates know no zones.
    private static func value(_ day: Day) -> Value {
        .datetime(milliseconds: Int64(day.dayNumber) * 86_400_000)
    }
}

extension Principal {
    /// The paired device at which it is asked.
    fileprivate var deviceOfHome: Device.Reference? {
        if case .member(_, _, let home) = self { home.device } else { nil }
    }
}

// MARK: - Roles

extension AuthorizationContext {
    /// The roles in the groups that rules are written with, a group before those in it; an owner is a parent, and
    /// among housemates one of them too.
    private static func roles(
        in template: Household.Template
    ) throws(EntityError) -> Entities {
        try template == .housemates
            ? rolesOfHousemates.get() : rolesOfFamilies.get()
    }

    /// The same of each household, so made once.
    private static let rolesOfFamilies = Result { () throws(EntityError) in
        try Entities(roles(ofOwner: ["parent"]))
    }
    private static let rolesOfHousemates = Result { () throws(EntityError) in
        try Entities(roles(ofOwner: ["parent", "housemate"]))
    }

    private static func roles(ofOwner groups: [String]) -> [Entity] {
        [
            role("member", in: []), role("family", in: ["member"]), role("adult", in: ["member"]),
            role("parent", in: ["family", "adult"]), role("child", in: ["family"]),
            role("helper", in: ["adult", "member"]), role("housemate", in: ["family", "adult"]),
            role("owner", in: groups),
        ]
    }

    private static func role(_ name: String, in groups: [String]) -> Entity {
        Entity(EntityUID("Role", name), parents: groups.map { EntityUID("Role", $0) })
    }

    /// A member of no household, to ask what a role alone may do.
    static func stranger(
        _ role: Role, in template: Household.Template
    ) throws(EntityError) -> (uid: EntityUID, entities: Entities) {
        let uid = EntityUID("Member", "any \(role.rawValue)")
        let member = Entity(uid, parents: [EntityUID("Role", role.rawValue)])
        return (uid, try roles(in: template).adding([member]))
    }
}

// MARK: - From the household's words to the rules'

extension AuthorizationContext {
    private static func entity(_ household: Household, at instant: Instant) -> Entity {
        Entity(
            EntityUID(household.id),
            attributes: [
                "siblings": .bool(household.settings.siblings),
                "deductions": .bool(household.settings.deductions(at: instant) > 0),
            ])
    }

    private static func entity(_ device: Device.Reference) -> Entity {
        Entity(
            EntityUID("Device", device.id.rawValue), attributes: ["board": .bool(device.isBoard)],
            parents: [EntityUID(device.household)])
    }

    /// A member; nothing where they are among the people.
    func entities(of member: Member) -> [Entity] {
        members.contains { $0.id == member.id }
            ? [] : [Self.entity(member, isSoleOwner: false, nil)]
    }

    private static func entity(_ member: Member, isSoleOwner: Bool, _ pass: Pass?) -> Entity {
        let household = EntityUID(member.household)
        func audience(_ setting: PrivacySetting) -> Value {
            .entity(EntityUID("Audience", member.privacy[setting].rawValue))
        }
        return Entity(
            uid: EntityUID(member.id),
            attributes: Cedar.Record(
                distinct: [
                    field(.achievements, audience(.achievements)),
                    field(.active, .bool(member.isActive)),
                    field(.activity, audience(.activity)),
                    field(.household, .entity(household)),
                ] + (pass.map { [field(.pass, value($0))] } ?? []) + [
                    field(.profile, audience(.profile)),
                    field(.soleOwner, .bool(isSoleOwner)),
                ]), parents: [household, EntityUID("Role", member.role.rawValue)],
            tags: Cedar.Record())
    }

    private static func value(_ pass: Pass) -> Value {
        let children = pass.children.map { Value.entity(EntityUID($0)) }
        return .record(
            Cedar.Record([
                "children": .set(children),
                "from": .datetime(milliseconds: pass.time.lowerBound.milliseconds),
                "until": .datetime(milliseconds: pass.end.milliseconds),
                "up_to": .long(Int64(pass.upTo)), "used": .long(Int64(pass.used)),
            ]))
    }

    func entity(_ chore: Chore) -> Entity {
        let people = chore.assignment.members
        let assignees = people.map { Value.entity(uid(of: $0)) }
        let isForChildren = members.contains { $0.role == .child && people.contains($0.id) }
        return Entity(
            uid: EntityUID(chore.id),
            attributes: Cedar.Record(distinct: [
                Self.field(.assignees, .set(ValueSet(assignees))),
                Self.field(.createdBy, .entity(uid(of: chore.createdBy))),
                Self.field(.forChildren, .bool(isForChildren)),
                Self.field(.mustDo, .bool(chore.isMustDo)),
                Self.field(.paid, .bool(chore.value != .nothing)),
                Self.field(.isPrivate, .bool(chore.isPrivate)),
                Self.field(.proposed, .bool(chore.status == .proposed)),
                Self.field(.tags, Self.value(chore.tags)),
            ]), parents: [EntityUID(chore.household)], tags: Cedar.Record())
    }

    func entity(_ occurrence: Occurrence) -> Entity {
        let isLate = moment.map { occurrence.isLate(at: $0.instant, in: $0.zone) } ?? false
        let isDueToday = moment.map { occurrence.due?.day == $0.zone.day(at: $0.instant) } ?? false
        return entity(occurrence, isLate: isLate, isDueToday: isDueToday)
    }

    private func entity(
        _ occurrence: Occurrence, isLate: Bool, isDueToday: Bool
    ) -> Entity {
        let chore = occurrence.chore
        var attributes = [
            Self.field(.createdBy, .entity(uid(of: chore.createdBy))),
            Self.field(.forParents, .bool(occurrence.isForParents)),
            Self.field(.late, .bool(isLate)), Self.field(.dueToday, .bool(isDueToday)),
            Self.field(.isPrivate, .bool(chore.isPrivate)),
            Self.field(.progress, .entity(occurrence.progressUID)),
            Self.field(.proposed, .bool(chore.status == .proposed)),
            Self.field(.mustDo, .bool(chore.isMustDo)), Self.field(.tags, Self.value(chore.tags)),
        ]
        if let assignee = occurrence.assignee {
            attributes.append(Self.field(.assignee, .entity(uid(of: assignee))))
        }
        if let planned = occurrence.plannedFor {
            attributes.append(Self.field(.plannedFor, .entity(uid(of: planned))))
        }
        if let receiver = occurrence.offeredTo {
            attributes.append(Self.field(.offeredTo, .entity(uid(of: receiver))))
        }
        if let completion = occurrence.completion {
            attributes += [
                Self.field(.doer, .entity(uid(of: completion.doer))),
                Self.field(.doneAt, .datetime(milliseconds: completion.at.milliseconds)),
                Self.field(.doneOn, Self.value(completion.day)),
                Self.field(.recordedBy, .entity(uid(of: completion.recordedBy))),
            ]
        }
        return Entity(
            uid: EntityUID(occurrence.id), attributes: Cedar.Record(distinct: attributes),
            parents: [EntityUID(chore.id), EntityUID(chore.household)], tags: Cedar.Record())
    }

    /// Tags as rules compare them; most chores have none, so that nothing is made for these.
    private static func value(_ tags: [Tag]) -> Value {
        tags.isEmpty ? noTags : .set(ValueSet(tags.map { .string(Text($0.description)) }))
    }

    private static let noTags = Value.set(ValueSet([]))

    private static func field(_ name: Text, _ value: Value) -> Cedar.Record.Field {
        Cedar.Record.Field(name: name, value: value)
    }

    func entity(_ reward: Reward) -> Entity {
        let audience = members.filter(reward.isFor).map { Value.entity(EntityUID($0.id)) }
        return Entity(
            EntityUID("Reward", reward.id.rawValue),
            attributes: ["members": .set(audience), "tags": Self.value(reward.tags)],
            parents: [EntityUID(reward.household)])
    }

    /// Something of which the rules know only whose it is.
    static func entity(
        _ uid: EntityUID, of member: Member.ID, in household: Household.ID
    ) -> Entity {
        Entity(
            uid, attributes: ["member": .entity(EntityUID(member))],
            parents: [EntityUID(household)])
    }

    func entity(_ row: AuditRow) -> Entity {
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
    fileprivate var progressUID: EntityUID {
        switch progress {
        case .open: .open
        case .done(let completion):
            switch completion.payment {
            case .waiting: .waiting
            case .booked, .trusted: .done
            case .approved, .unseen: .approved
            }
        case .skipped: .skipped
        case .missed: .missed
        }
    }
}

// MARK: - Names, each made once

extension Text {
    fileprivate static let achievements: Text = "achievements"
    fileprivate static let active: Text = "active"
    fileprivate static let activity: Text = "activity"
    fileprivate static let assignee: Text = "assignee"
    fileprivate static let assignees: Text = "assignees"
    fileprivate static let createdBy: Text = "created_by"
    fileprivate static let doer: Text = "doer"
    fileprivate static let doneAt: Text = "done_at"
    fileprivate static let doneOn: Text = "done_on"
    fileprivate static let dueToday: Text = "due_today"
    fileprivate static let forChildren: Text = "for_children"
    fileprivate static let forParents: Text = "for_parents"
    fileprivate static let household: Text = "household"
    fileprivate static let late: Text = "late"
    fileprivate static let mustDo: Text = "must_do"
    fileprivate static let isPrivate: Text = "private"
    fileprivate static let offeredTo: Text = "offered_to"
    fileprivate static let plannedFor: Text = "planned_for"
    fileprivate static let paid: Text = "paid"
    fileprivate static let pass: Text = "pass"
    fileprivate static let profile: Text = "profile"
    fileprivate static let progress: Text = "progress"
    fileprivate static let proposed: Text = "proposed"
    fileprivate static let recordedBy: Text = "recorded_by"
    fileprivate static let soleOwner: Text = "sole_owner"
    fileprivate static let tags: Text = "tags"
}

extension EntityUID {
    fileprivate static let open = EntityUID("Progress", "open")
    fileprivate static let waiting = EntityUID("Progress", "waiting")
    fileprivate static let done = EntityUID("Progress", "done")
    fileprivate static let approved = EntityUID("Progress", "approved")
    fileprivate static let skipped = EntityUID("Progress", "skipped")
    fileprivate static let missed = EntityUID("Progress", "missed")
}

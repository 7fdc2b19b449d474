import Cedar

/// A household as the rules see it, with as many people and things as are asked for.
///
/// The first two people are parents, the others children. Things are chores, each with one date;
/// every fourth chore is open to all, every other one is done.
struct Dwelling {
    let entities: [Entity]
    private let people: [EntityUID]
    private let chores: [EntityUID]
    private let dates: [EntityUID]

    private static let household = EntityUID("Household", "smith")
    private static let creator = EntityUID("Member", "m0")
    private static let now: Int64 = 1_795_000_000_000

    init(people count: Int = 5, entities total: Int) {
        people = (0..<count).map { EntityUID("Member", "m\($0)") }
        var entities = Self.roles
        entities.append(
            Entity(
                Self.household, attributes: ["siblings": .bool(true), "deductions": .bool(false)]))
        for (index, uid) in people.enumerated() {
            entities.append(Self.member(uid, role: index < 2 ? "parent" : "child"))
        }
        let pairs = (total - entities.count) / 2
        chores = (0..<pairs).map { EntityUID("Chore", "c\($0)") }
        dates = (0..<pairs).map { EntityUID("Occurrence", "o\($0)") }
        for index in 0..<pairs {
            let assignee = index % 4 == 3 ? nil : people[2 + index % (count - 2)]
            entities.append(Self.chore(chores[index], for: assignee))
            entities.append(
                Self.date(
                    dates[index], of: chores[index], for: assignee,
                    doneBy: index.isMultiple(of: 2) ? people[2] : nil))
        }
        while entities.count < total {
            entities.append(Self.reward("r\(entities.count)", for: people[2]))
        }
        self.entities = entities
    }
}

// MARK: - What is asked

extension Dwelling {
    /// The `index`th of the questions that this household asks all day.
    ///
    /// Everybody does, sees, changes and takes back chores from everywhere in the store, and looks
    /// at the points of others.
    func request(_ index: Int) -> Request {
        let person = people[index % people.count]
        let place = index &* 7919 % dates.count
        let (action, resource) =
            switch index / people.count % 6 {
            case 0: ("chore.complete", dates[place])
            case 1: ("chore.glance", dates[place])
            case 2: ("chore.undo", dates[place])
            case 3: ("chore.edit", chores[place])
            case 4: ("points.show", people[(index + index / 30) % people.count])
            default: ("household.show", Self.household)
            }
        return Request(
            principal: person, action: EntityUID("Action", action), resource: resource,
            context: [
                "now": .datetime(milliseconds: Self.now),
                "today": .datetime(milliseconds: Self.now / 86_400_000 * 86_400_000),
                "weekday": .entity(EntityUID("Weekday", "saturday")), "hour": .long(16),
                "must_dos_open": .long(0), "requests_today": .long(0),
                "requests_this_week": .long(0), "offers_this_week": .long(0),
                "done_today": .long(0), "done_this_week": .long(0), "streak": .long(0),
                "minutes_since_done": .long(10_080), "parents_home": .long(2),
                "children_home": .long(2),
            ])
    }
}

// MARK: - Entities

extension Dwelling {
    private static let roles: [Entity] = [
        role("owner", in: ["parent"]), role("parent", in: ["family", "adult"]),
        role("child", in: ["family"]), role("helper", in: ["adult", "member"]),
        role("housemate", in: ["family", "adult"]), role("family", in: ["member"]),
        role("adult", in: ["member"]), role("member", in: []),
    ]

    private static func role(_ name: String, in groups: [String]) -> Entity {
        Entity(EntityUID("Role", name), parents: groups.map { EntityUID("Role", $0) })
    }

    private static func member(_ uid: EntityUID, role: String) -> Entity {
        let audience = Value.entity(EntityUID("Audience", "household"))
        return Entity(
            uid,
            attributes: [
                "household": .entity(household), "active": .bool(true), "profile": audience,
                "achievements": audience,
                "activity": .entity(EntityUID("Audience", "parents")),
            ],
            parents: [household, EntityUID("Role", role)])
    }

    private static func chore(_ uid: EntityUID, for assignee: EntityUID?) -> Entity {
        Entity(
            uid,
            attributes: [
                "assignees": .set(assignee.map { [.entity($0)] } ?? []),
                "created_by": .entity(creator), "private": .bool(false), "proposed": .bool(false),
                "paid": .bool(true), "for_children": .bool(assignee != nil),
                "must_do": .bool(false), "tags": .set([]),
            ],
            parents: [household])
    }

    private static func date(
        _ uid: EntityUID, of chore: EntityUID, for assignee: EntityUID?, doneBy doer: EntityUID?
    ) -> Entity {
        let progress = EntityUID("Progress", doer == nil ? "open" : "done")
        var attributes: [String: Value] = [
            "progress": .entity(progress), "for_parents": .bool(false),
            "created_by": .entity(creator), "private": .bool(false), "proposed": .bool(false),
            "tags": .set([]), "late": .bool(false), "due_today": .bool(false),
            "must_do": .bool(false),
        ]
        if let assignee { attributes["assignee"] = .entity(assignee) }
        if let doer {
            attributes["doer"] = .entity(doer)
            attributes["done_at"] = .datetime(milliseconds: now - 3_600_000)
            attributes["done_on"] = .datetime(milliseconds: now / 86_400_000 * 86_400_000)
        }
        return Entity(uid, attributes: attributes, parents: [chore, household])
    }

    private static func reward(_ id: String, for person: EntityUID) -> Entity {
        Entity(
            EntityUID("Reward", id),
            attributes: ["members": .set([.entity(person)]), "tags": .set([])],
            parents: [household])
    }
}

import Cedar
import HouseholdModel

// What there is to tell apart, in the order in which it is chosen: who asks, about what, who else has a part in it,
// how things are, and when.

extension ActionCases {
    /// All that rules with those `mentions` can tell apart about `action`.
    static func aspects(
        _ action: Action, by principals: [EntityType], on kinds: [Case.Kind],
        in schema: Cedar.Schema, _ mentions: Mentions, _ helps: Bool, _ tellsDevices: Bool,
        naming people: [Member.ID: String]
    ) -> [Aspect] {
        let names: [(Member.ID, String?)] = mentions.named("Member").map { id, uid in
            (id, people[id] ?? uid)
        }
        let who = [standing(principals), asker, name(.asker, names)]
        let what = places(kinds, mentions) + [creator, named(action)]
        let others = Party.allCases.filter { $0 != .asker }.flatMap {
            [role($0, isSeen: action.kin == .sees || action == .chargeMoney), name($0, names)]
        }
        // Whoever has a part by a fact is varied like all who have one, so such facts come before people.
        let (involving, plain) = facts(action, on: kinds, in: schema, mentions, helps)
        let how = plain + things(mentions) + Times(mentions).aspects + counts(mentions)
        let varied = who + what + involving + others + how + [place(tellsDevices)]
        return varied.filter { $0.isRead(mentions) || $0.walls == .yes }
    }

    // MARK: - Who asks

    /// A member or, where others can ask too, each of them; whatever a policy reads, it tells them apart.
    private static func standing(_ principals: [EntityType]) -> Aspect {
        let others: [(EntityType, ModelState.Standing)] = [
            ("Account", .account(.adult)), ("Account", .account(.child)), ("Visitor", .nobody),
            ("System", .program),
        ]
        return Aspect(
            or: others.filter { principals.contains($0.0) }.map { ($0.1, nil) }, walls: .yes,
            isRead: { _ in true }
        ) { $0.setting.standing = $1 }
    }

    private static var asker: Aspect {
        Aspect(
            or: [Role.owner, .child, .helper, .housemate].map { ($0, nil) }, walls: .yes,
            where: { scene, _ in scene.involves(.asker) }, isRead: \.asksForGroups
        ) { $0.setting[.asker].role = $1 }
    }

    /// At what the member asks.
    ///
    /// A device of one's own limits nothing by itself, so that it is gone through wholly only where a household's own rules
    /// tell devices apart, and else for those who may most.
    private static func place(_ tellsDevices: Bool) -> Aspect {
        Aspect(
            or: [
                (ModelState.Place.board, "it is asked at a shared tablet"),
                (.ownDevice, "it is asked at a device of one's own"),
            ], walls: .yes,
            where: { scene, place in
                let setting = scene.setting
                let isPlain =
                    [.parent, .housemate].contains(setting[.asker].role) && !setting.isElsewhere
                return setting.standing == .member
                    && (place == .board || tellsDevices || isPlain)
            },
            isRead: { $0.reads("device", "board") || $0.usesContext || $0.names("Device") }
        ) { $0.setting.place = $1 }
    }

    // MARK: - Who else

    /// What somebody else is; the walls ask where children are seen, or could owe something.
    private static func role(_ party: Party, isSeen: Bool) -> Aspect {
        Aspect(
            or: [Role.parent, .owner, .helper, .housemate].map { ($0, nil) },
            walls: isSeen ? .yes : .no,
            where: { scene, _ in scene.involves(party) },
            isRead: { $0.asksForGroups || $0.reads("for_children") }
        ) { $0.setting[party].role = $1 }
    }

    /// Whether somebody is one of those whom rules call by name, each of whom is there once at most.
    private static func name(_ party: Party, _ names: [(Member.ID, String?)]) -> Aspect {
        Aspect(
            or: names.map { ($0, "\(party.words) is \($1 ?? "")") },
            where: { scene, id in
                scene.involves(party)
                    && !Party.allCases.contains { $0 != party && scene.setting[$0].id == id }
            }, isRead: { $0.names("Member") }
        ) { $0.setting[party].id = $1 }
    }

    /// Whoever made a chore.
    private static var creator: Aspect {
        let others = [Party.other, .third, .fourth].map { party in
            Aspect.Choice(
                words: { "\($0.setting.name(party)) made it" },
                change: { $0.creator = party },
                fits: { $0.kind.isChore && ($0.setting.isElsewhere || $0.hasRoom(for: party)) })
        }
        return Aspect([Aspect.Choice()] + others, walls: .whereRead) { $0.reads("created_by") }
    }

    /// Whom the request can name besides; the gate looks for them at home only.
    private static func named(_ action: Action) -> Aspect {
        let parties: [Party] = action == .completeChoreFor ? [.other, .third, .fourth, .asker] : []
        return Aspect(
            parties.map { party in
                Aspect.Choice(
                    change: { $0.named = party },
                    fits: { $0.hasRoom(for: party) && !($0.setting.isElsewhere && party == .other) }
                )
            }, isRead: { $0.reads("doer") || $0.usesContext })
    }

    // MARK: - Which thing

    /// Whether the thing is one of those that rules call by name.
    private static func things(_ mentions: Mentions) -> [Aspect] {
        let sequences = mentions.numbered("LedgerEntry") + mentions.numbered("AuditEntry")
        return [
            Aspect(
                or: mentions.named("Household", "it is in"), isRead: { $0.names("Household") }
            ) { $0.setting.household = $1 },
            Aspect(
                or: mentions.named("Chore", "it is"), where: { scene, _ in scene.kind.isChore },
                isRead: { $0.names("Chore") }
            ) { $0.chore = $1 },
            Aspect(
                or: mentions.named("Occurrence", "it is"),
                where: { scene, _ in scene.kind == .occurrence },
                isRead: { $0.names("Occurrence") }
            ) { $0.occurrence = $1 },
            Aspect(
                or: mentions.named("Reward", "it is"), where: { scene, _ in scene.kind == .reward },
                isRead: { $0.names("Reward") }
            ) { $0.reward = $1 },
            Aspect(
                or: mentions.named("Absence", "it is"),
                where: { scene, _ in scene.kind == .absence },
                isRead: { $0.names("Absence") }
            ) { $0.absence = $1 },
            Aspect(
                or: mentions.named("RewardRequest", "it is"),
                where: { scene, _ in scene.kind == .request },
                isRead: { $0.names("RewardRequest") }
            ) { $0.rewardRequest = $1 },
            Aspect(
                or: mentions.named("Wish", "it is"), where: { scene, _ in scene.kind == .wish },
                isRead: { $0.names("Wish") }
            ) { $0.wish = $1 },
            Aspect(
                or: sequences,
                where: { scene, _ in [.ledgerEntry, .auditEntry].contains(scene.kind) },
                isRead: { $0.names("LedgerEntry") || $0.names("AuditEntry") }
            ) { $0.sequence = $1 },
        ]
    }
}

extension Party {
    /// Somebody, as the differences of a case call them.
    var words: String {
        switch self {
        case .asker: "who asks"
        case .other: "the other one"
        case .third: "the third one"
        case .fourth: "the fourth one"
        }
    }
}

extension Mentions {
    /// The things of a type that are called by name, where there can be one of that name.
    fileprivate func named<ModelResource>(
        _ type: EntityType, _ words: String = ""
    ) -> [(Identifier<ModelResource>, String?)] {
        uids(type).compactMap { uid in
            Identifier(uid.idText.string).map { ($0, words.isEmpty ? "\(uid)" : "\(words) \(uid)") }
        }
    }

    /// The numbers of the entries of a type that are called by name.
    fileprivate func numbered(_ type: EntityType) -> [(Int, String?)] {
        uids(type).compactMap { uid in Int(uid.idText.string).map { ($0, "it is \(uid)") } }
    }

    private func uids(_ type: EntityType) -> [EntityUID] {
        entities.union(askers).sorted().filter { $0.entityType == type }
    }
}

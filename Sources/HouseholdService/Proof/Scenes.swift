import Cedar
import Household

/// The questions of the model about one action.
struct Scenes {
    private let action: Action
    private let types: [String]
    private let mentions: Mentions
    private let times: Times
    private let aspects: [Aspect<Setting>]
    private let template: Household.Template

    init(
        _ action: Action, on types: [String], _ mentions: Mentions,
        in template: Household.Template
    ) {
        self.template = template
        self.action = action
        self.types = types
        self.mentions = mentions
        times = Times(mentions)
        aspects = Self.people(mentions, types) + Self.places(mentions, action) + times.aspects
    }

    /// How many settings there are.
    var count: Int {
        aspects.reduce(1) { count, aspect in
            count.multipliedReportingOverflow(by: aspect.choices.count).partialValue
        }
    }

    /// All questions about the action.
    func questions() throws -> [Model.Question] {
        try Case.all(of: Setting(template: template), aspects).flatMap { scene in
            try types.flatMap { try things($0, in: scene.subject) }.flatMap { thing in
                namings(in: scene.subject).filter { named in
                    concerns(scene.subject, thing.subject, named)
                }
                .map { named in
                    Model.Question(
                        action: action, setting: scene.subject, thing: thing.subject, named: named,
                        differences: scene.differences + thing.differences)
                }
            }
        }
    }

    /// Whether all that is unusual in the setting is about the thing: otherwise it is asked elsewhere already.
    private func concerns(_ setting: Setting, _ thing: Thing, _ named: Party?) -> Bool {
        let isOtherInIt = thing.parties.contains(.other) || named == .other
        let isAskerLookedAt =
            thing == .oneself || !mentions.ofAsker.isDisjoint(with: Self.privacy.map(\.name))
        return (isOtherInIt || setting.other == Setting.plain.other)
            && (isAskerLookedAt || setting.asker.privacy == Privacy())
    }
}

// MARK: - Who and where

extension Scenes {
    private static let privacy: [(name: Text, setting: PrivacySetting)] = [
        ("profile", .profile), ("achievements", .achievements), ("activity", .activity),
    ]

    private static func people(_ mentions: Mentions, _ types: [String]) -> [Aspect<Setting>] {
        let names: [(Member.ID, String)] = mentions.named("Member")
        let isAboutMembers = types.contains("Member")
        var aspects: [Aspect<Setting>] = [
            Aspect(\.asker.role, [.parent, .owner, .child, .helper, .housemate]) { _ in nil },
            Aspect(\.asker.hasLeft, false, or: [(true, "who asks has left")]),
            Aspect(
                \.asker.id, Setting.plain.asker.id, or: names.map { ($0, "who asks is \($1)") }),
            Aspect(\.other.role, [.child, .parent, .owner, .helper, .housemate]) { _ in nil },
            Aspect(
                \.other.id, Setting.plain.other.id, or: names.map { ($0, "the other one is \($1)") }
            ),
        ]
        if isAboutMembers {
            aspects.append(
                Aspect(\.other.hasLeft, false, or: [(true, "the other one has left")]))
        }
        for (name, setting) in privacy where mentions.attributes.contains(name) {
            aspects += [
                Aspect(
                    \.other.privacy[setting], .household, or: hiding(name, "the other one")),
                Aspect(\.asker.privacy[setting], .household, or: hiding(name, "who asks")),
            ]
        }
        return aspects
    }

    private static func hiding(_ name: Text, _ who: String) -> [(Audience, String)] {
        [
            (.parents, "\(who) shows the \(name) to parents only"),
            (.me, "\(who) keeps the \(name) private"),
        ]
    }

    private static func places(
        _ mentions: Mentions, _ action: Action
    ) -> [Aspect<Setting>] {
        var aspects: [Aspect<Setting>] = [
            Aspect(\.isElsewhere, false, or: [(true, "it belongs to another household")]),
            Aspect(
                \.household, Setting.plain.household, or: mentions.named("Household", "it is in")),
            Aspect(\.chore, Setting.plain.chore, or: mentions.named("Chore", "it is")),
            Aspect(
                \.occurrence, Setting.plain.occurrence, or: mentions.named("Occurrence", "it is")),
            Aspect(\.reward, Setting.plain.reward, or: mentions.named("Reward", "it is")),
            Aspect(\.absence, Setting.plain.absence, or: mentions.named("Absence", "it is")),
            Aspect(
                \.redemption, Setting.plain.redemption, or: mentions.named("Redemption", "it is")),
            Aspect(
                \.sequence, Setting.plain.sequence,
                or: mentions.entities.sorted().filter {
                    ["AuditEntry", "LedgerEntry"].contains("\($0.entityType)")
                }
                .compactMap { uid in Int(uid.idText.string).map { ($0, "it is \(uid)") } }),
        ]
        let states: [(Text, WritableKeyPath<Setting, Bool>, String)] = [
            ("private", \.isPrivate, "it is private"),
            ("proposed", \.isProposed, "it is only proposed"),
            ("for_parents", \.isForParents, "everybody whose turn it could be is away"),
        ]
        if mentions.attributes.contains("paid") {
            aspects.append(Aspect(\.isPaid, true, or: [(false, "it is worth no points")]))
        }
        // Who answers is a matter of the walls, whatever the rules look at.
        let isAnswer = [Action.acceptChore, .declineChore].contains(action)
        for (name, path, words) in states
        where mentions.attributes.contains(name) || (isAnswer && name == "proposed") {
            aspects.append(Aspect(path, false, or: [(true, words)]))
        }
        if mentions.attributes.contains("created_by") {
            aspects.append(
                Aspect(
                    \.creator, .asker,
                    or: [(.other, "somebody else made it"), (.third, "a third child made it")]))
        }
        if mentions.attributes.contains("deductions") {
            aspects.append(
                Aspect(\.deductions, false, or: [(true, "points can be deducted")]))
        }
        if mentions.attributes.contains("siblings") {
            aspects.append(
                Aspect(
                    \.siblings, true, or: [(false, "siblings don't see each other's chores")]))
        }
        return aspects
    }
}

extension Mentions {
    /// The things of a type that are called by name, where there can be one of that name.
    fileprivate func named<Thing>(_ type: String, _ words: String = "") -> [(
        Identifier<Thing>, String
    )] {
        entities.sorted().filter { "\($0.entityType)" == type }.compactMap { uid in
            Identifier(uid.idText.string).map { ($0, words.isEmpty ? "\(uid)" : "\(words) \(uid)") }
        }
    }
}

// MARK: - What about

extension Scenes {
    private typealias Things = [Case<Thing>]

    private func things(_ type: String, in setting: Setting) throws -> Things {
        switch type {
        case "Household": [Case(subject: .household)]
        case "Member":
            (setting.isElsewhere ? [.other] : [.oneself, .other]).map { Case(subject: $0) }
        case "Chore": plans(in: setting)
        case "Occurrence": occurrences(in: setting)
        case "Reward": rewards(in: setting)
        case "Redemption": owners(in: setting).map { Case(subject: .request(of: $0)) }
        case "LedgerEntry": owners(in: setting).map { Case(subject: .booking(of: $0)) }
        case "Absence": owners(in: setting).map { Case(subject: .absence(of: $0)) }
        case "AuditEntry": entries(in: setting)
        default: throw ServiceError.bug("the model knows nothing of \(type)")
        }
    }

    private func owners(in setting: Setting) -> [Party] {
        setting.isElsewhere ? [.other] : [.asker, .other]
    }

    private func plans(in setting: Setting) -> Things {
        let people: [Set<Party>] =
            setting.isElsewhere ? [[.other], []] : [[.other], [], [.asker], [.asker, .other]]
        return people.map { Case(subject: .chore(of: $0)) }
    }

    private func assignees(in setting: Setting) -> [Party?] {
        setting.isElsewhere ? [.other, nil] : [.other, nil, .asker]
    }

    private func occurrences(in setting: Setting) -> Things {
        let doers: [Party] = setting.isElsewhere ? [.other] : [.other, .asker, .third]
        let done = doers.flatMap { doer in
            times.done(in: setting).flatMap { moment, words in
                looks.map { look, looked in
                    Case(
                        subject: Thing.Stage.done(by: doer, at: moment, look),
                        differences: ["it is done", looked, words].compactMap(\.self))
                }
            }
        }
        return assignees(in: setting).flatMap { assignee in
            (Self.undone(readsProgress) + done).map { stage in
                Case(
                    subject: .occurrence(of: assignee, stage.subject),
                    differences: stage.differences)
            }
        }
    }

    private var readsProgress: Bool { mentions.attributes.contains("progress") }

    /// Whether a parent looks, where that is told apart.
    private var looks: [(Thing.Look, String?)] {
        let others: [(Thing.Look, String?)] = [
            (.waiting, "it waits for an OK"), (.approved, "a parent said OK"),
        ]
        return [(.none, nil)] + (readsProgress ? others : [])
    }

    private static func undone(_ readsProgress: Bool) -> [Case<Thing.Stage>] {
        let others = [
            Case(subject: Thing.Stage.skipped, differences: ["it is skipped"]),
            Case(subject: Thing.Stage.missed, differences: ["it was missed"]),
        ]
        return [Case(subject: .open)] + (readsProgress ? others : [])
    }

    private func rewards(in setting: Setting) -> Things {
        let audiences: [Set<Party>] =
            setting.isElsewhere ? [[.other]] : [[.other], [.asker], [.asker, .other], []]
        return audiences.map { Case(subject: .reward(for: $0)) }
    }

    private func entries(in setting: Setting) -> Things {
        let parties: [Party?] = setting.isElsewhere ? [.other, nil] : [.other, .asker, nil]
        return parties.flatMap { actor in
            parties.map { subject in
                let isNobodys = actor == nil && subject == nil
                return Case(
                    subject: .entry(by: actor, about: subject),
                    differences: isNobodys ? ["nobody knows whose it is"] : [])
            }
        }
    }

    /// Whom the request can name besides; the gate looks for them at home only.
    private func namings(in setting: Setting) -> [Party?] {
        guard action == .completeChoreFor else { return [nil] }
        return setting.isElsewhere ? [.third, .asker] : [.other, .third, .asker]
    }
}

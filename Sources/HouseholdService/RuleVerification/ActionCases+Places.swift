import Cedar
import HouseholdModel

// What is asked about, whose it is, and how far it has come.

extension ActionCases {
    /// Where and what it is that is asked about, and who has which part in it.
    static func places(_ kinds: [Case.Kind], _ mentions: Mentions) -> [Aspect] {
        let always = [
            Aspect(
                kinds.map { kind in Aspect.Choice(change: { $0.kind = kind }) }, walls: .yes,
                isRead: \.usesThing),
            parties,
        ]
        return (kinds == [.program] ? [] : [elsewhere]) + always
            + (kinds.contains(.auditEntry) ? [actor] : [])
            + (kinds.contains(.occurrence) ? [stage(mentions), doer] : [])
    }

    private static var elsewhere: Aspect {
        Aspect(
            or: [(true, "it belongs to another household")], walls: .yes,
            isRead: {
                $0.usesThing || $0.asksForGroups
                    || $0.reads("household", "active", "activity", "achievements", "profile")
            }
        ) { $0.setting.isElsewhere = $1 }
    }

    /// Those whose it can be.
    private static var parties: Aspect {
        let choices = Parties.several.map { parties in
            Aspect.Choice(
                change: { $0.parties = parties }, fits: { $0.canBe(of: parties) })
        }
        return Aspect(choices, walls: .yes) {
            $0.usesThing
                || $0.reads(
                    "assignee", "assignees", "for_children", "member", "members", "about", "by",
                    "for_parents", "sole_owner")
        }
    }

    /// Who did what a record tells; of what nobody did to nobody nobody knows whose it is.
    private static var actor: Aspect {
        let others: [Party] = [.other, .asker, .third]
        let somebody = others.map { party in
            Aspect.Choice(
                change: { $0.actor = party },
                fits: {
                    $0.kind == .auditEntry && $0.hasRoom(for: party)
                        && !($0.setting.isElsewhere && party != .other)
                })
        }
        let nobody = [
            Aspect.Choice(fits: { $0.kind != .auditEntry || !$0.parties.isEmpty }),
            Aspect.Choice(
                words: { _ in "nobody knows whose it is" },
                fits: { $0.kind == .auditEntry && $0.parties.isEmpty }),
        ]
        return Aspect(nobody + somebody, walls: .yes) { $0.usesThing || $0.reads("by", "about") }
    }

    private static func stage(_ mentions: Mentions) -> Aspect {
        let progress: [(Case.Stage, String)] = [
            (.done(.waiting), "it waits for an OK"), (.done(.approved), "a parent said OK"),
            (.skipped, "it is skipped"), (.missed, "it was missed"),
        ]
        let isDate = { @Sendable (scene: Case) in scene.kind == .occurrence }
        let done = Aspect.Choice(
            words: { _ in "it is done" }, change: { $0.stage = .done(.none) }, fits: isDate)
        let others = progress.map { stage, words in
            Aspect.Choice(
                words: { _ in stage.isDone ? "it is done; \(words)" : words },
                change: { $0.stage = stage }, fits: isDate)
        }
        return Aspect(
            [Aspect.Choice(), done] + (mentions.reads("progress") ? others : []), walls: .yes
        ) {
            $0.reads("progress", "doer", "done_at", "done_on")
        }
    }

    private static var doer: Aspect {
        Aspect(
            or: [(Party.asker, nil), (.third, nil)], walls: .yes,
            where: { scene, party in
                scene.stage.isDone && !scene.setting.isElsewhere && scene.hasRoom(for: party)
            }, isRead: { $0.reads("doer") }
        ) { $0.doer = $1 }
    }
}

extension Case {
    /// Whether the thing can be of those people.
    fileprivate func canBe(of parties: Parties) -> Bool {
        guard !setting.isElsewhere else {
            let isNobodys = parties.isEmpty && (kind.isChore || kind == .auditEntry)
            return kind == .household
                ? parties.isEmpty : parties == Parties(.other) || isNobodys
        }
        return switch kind {
        case .program, .household: parties.isEmpty
        case .member, .request, .wish, .ledgerEntry, .absence: parties.all.count == 1
        case .occurrence, .auditEntry: parties.all.count <= 1
        case .chore, .reward: true
        }
    }
}

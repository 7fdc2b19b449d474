import HouseholdModel
import HouseholdService

/// How what rules say is told in German.
struct GermanTongue: RuleTongue {
    var actions: RuleActions { .german }
    var times: RuleTimes { .german }
    let joints = RuleJoints(
        if: ", wenn ", unless: ", außer wenn ", and: " und ", or: " oder ", either: "entweder",
        not: "nicht", allOfThat: " all das", noneOfThat: " nichts davon",
        have: RuleJoints.Verb(one: "hat", many: "haben"),
        should: RuleJoints.Verb(one: "soll", many: "sollen"))

    func subject(_ people: RulePeople, called name: String) -> RuleSubject {
        func many(_ text: String) -> RuleSubject {
            RuleSubject(text: text, number: .many, they: "sie", them: "sie", to: "ihnen")
        }
        func one(_ they: String, _ them: String, _ to: String) -> RuleSubject {
            RuleSubject(text: they, number: .one, they: they, them: them, to: to)
        }
        return switch people {
        case .everybody:
            RuleSubject(text: "", number: .all, they: "man", them: "einen", to: "einem")
        case .group(.owner): one("der Inhaber", "den Inhaber", "dem Inhaber")
        case .group(let group): many(Self.names(of: group))
        case .members: many("alle, die in einem Haushalt sind,")
        case .withoutHousehold: many("Angemeldete ohne Haushalt")
        case .visitors: many("nicht Angemeldete")
        case .program: one("das Programm selbst", "das Programm", "dem Programm")
        case .holder: many("Hilfen mit einem Pass")
        case .somebody, .unknown: one(name, name, name)
        }
    }

    func frame(for subject: RuleSubject, forbids: Bool) -> String {
        switch (subject.number, forbids) {
        case (.all, false): "alle dürfen {deeds}"
        case (.all, true): "niemand darf je {deeds}"
        case (.one, false): "{subject} darf {deeds}"
        case (.one, true): "{subject} darf nie {deeds}"
        case (.many, false): "{subject} dürfen {deeds}"
        case (.many, true): "{subject} dürfen nie {deeds}"
        }
    }

    /// Those of a group.
    private static func names(of group: RuleGroup) -> String {
        switch group {
        case .owner: "der Inhaber"
        case .parent: "Eltern"
        case .child: "Kinder"
        case .helper: "Hilfen"
        case .housemate: "Mitbewohner"
        case .family: "Familienmitglieder"
        case .adult: "Erwachsene"
        case .member: "Mitglieder"
        }
    }

    func noun(for whom: RuleWhom, called name: String, denied isDenied: Bool) -> RuleNoun {
        let same = Self.noun(for: whom.kind, called: name)
        guard whom.isOther else { return same }
        return RuleNoun(
            who: "jemand anderes als \(same.who)", whom: "jemand anderen als \(same.whom)",
            whose: "jemand anderem als \(same.whose)")
    }

    private static func noun(for kind: RuleWhom.Kind, called name: String) -> RuleNoun {
        func noun(_ who: String, _ whom: String, _ whose: String) -> RuleNoun {
            RuleNoun(who: who, whom: whom, whose: whose)
        }
        return switch kind {
        case .anybody: noun("jemand", "jemanden", "jemandem")
        case .asker: noun("{they}", "{them}", "{to}")
        case .group(let group): Self.noun(for: group)
        case .somebody: noun(name, name, name)
        case .place(let place): Self.noun(for: place)
        case .housemate:
            noun(
                "jemand aus dem eigenen Haushalt", "jemanden aus dem eigenen Haushalt",
                "jemandem aus dem eigenen Haushalt")
        case .childOfPass:
            noun("ein Kind des Passes", "ein Kind des Passes", "einem Kind des Passes")
        }
    }

    private static func noun(for group: RuleGroup) -> RuleNoun {
        func noun(_ who: String, _ whom: String, _ whose: String) -> RuleNoun {
            RuleNoun(who: who, whom: whom, whose: whose)
        }
        return switch group {
        case .owner: noun("der Inhaber", "den Inhaber", "dem Inhaber")
        case .parent: noun("ein Elternteil", "einen Elternteil", "einem Elternteil")
        case .child: noun("ein Kind", "ein Kind", "einem Kind")
        case .helper: noun("eine Hilfe", "eine Hilfe", "einer Hilfe")
        case .housemate: noun("ein Mitbewohner", "einen Mitbewohner", "einem Mitbewohner")
        case .family:
            noun("jemand aus der Familie", "jemanden aus der Familie", "jemandem aus der Familie")
        case .adult: noun("ein Erwachsener", "einen Erwachsenen", "einem Erwachsenen")
        case .member: noun("ein Mitglied", "ein Mitglied", "einem Mitglied")
        }
    }

    /// Whoever is in a place.
    private static func noun(for place: RulePlace) -> RuleNoun {
        func person(_ rest: String) -> RuleNoun {
            RuleNoun(
                who: "die Person\(rest)", whom: "die Person\(rest)", whose: "der Person\(rest)")
        }
        return switch place {
        case .asker: RuleNoun(who: "{they}", whom: "{them}", whose: "{to}")
        case .subject, .concerned: person(", um die es geht,")
        case .doneFor, .doer: person(", die es erledigt hat,")
        case .assignee, .assignees: person(", die es erledigen soll,")
        case .plannedFor: person(", für die es geplant war,")
        case .offeredTo: person(", der es angeboten ist,")
        case .recorder: person(", die es abgehakt hat,")
        case .creator: person(", die es angelegt hat,")
        case .members: person(", für die es ist,")
        case .owner: person(", der es gehört,")
        case .actor: person(", von der es kommt,")
        }
    }

    func anything(forbids: Bool) -> String { forbids ? "etwas tun" : "alles tun" }

    func doing(_ deeds: String) -> RulePair {
        RulePair("es um „\(deeds)“ geht", "es nicht um „\(deeds)“ geht")
    }

    func deed(_ text: String) -> String { "`\(text)` tun" }

    func cedar(_ text: String) -> RulePair { RulePair("`\(text)` gilt", "`\(text)` nicht gilt") }
}

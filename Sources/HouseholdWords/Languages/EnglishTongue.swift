import HouseholdModel
import HouseholdService

/// How what rules say is told in English.
struct EnglishTongue: RuleTongue {
    var actions: RuleActions { .english }
    var times: RuleTimes { .english }
    let joints = RuleJoints(
        if: " if ", unless: ", unless ", and: " and ", or: " or ", either: "either", not: "not",
        allOfThat: " all of that", noneOfThat: " none of that",
        have: RuleJoints.Verb(one: "have", many: "have"),
        should: RuleJoints.Verb(one: "are to", many: "are to"))

    func subject(_ people: RulePeople, called name: String) -> RuleSubject {
        func subject(_ text: String, _ number: RuleVocabulary.Number = .many) -> RuleSubject {
            RuleSubject(text: text, number: number, they: "they", them: "them", to: "them")
        }
        return switch people {
        case .everybody: subject("", .all)
        case .group(.owner): subject("the owner", .one)
        case .group(let group): subject(Self.names(of: group))
        case .members: subject("all who are in a household")
        case .withoutHousehold: subject("signed-in people without a household")
        case .visitors: subject("people who are not signed in")
        case .program: subject("the program itself", .one)
        case .holder: subject("helpers with a pass")
        case .somebody, .unknown: subject(name, .one)
        }
    }

    func frame(for subject: RuleSubject, forbids: Bool) -> String {
        switch (subject.number, forbids) {
        case (.all, false): "everybody may {deeds}"
        case (.all, true): "nobody may ever {deeds}"
        case (.one, false), (.many, false): "{subject} may {deeds}"
        case (.one, true), (.many, true): "{subject} may never {deeds}"
        }
    }

    /// Those of a group.
    private static func names(of group: RuleGroup) -> String {
        switch group {
        case .owner: "the owner"
        case .parent: "parents"
        case .child: "children"
        case .helper: "helpers"
        case .housemate: "housemates"
        case .family: "family members"
        case .adult: "adults"
        case .member: "members"
        }
    }

    func noun(for whom: RuleWhom, called name: String, denied isDenied: Bool) -> RuleNoun {
        let same = Self.name(of: whom.kind, called: name)
        let words = whom.isOther ? "\(isDenied ? "anybody" : "somebody") other than \(same)" : same
        return RuleNoun(who: words, whom: words, whose: words)
    }

    private static func name(of kind: RuleWhom.Kind, called name: String) -> String {
        switch kind {
        case .anybody: "somebody"
        case .asker: "themselves"
        case .group(.owner): "the owner"
        case .group(.parent): "a parent"
        case .group(.child): "a child"
        case .group(.helper): "a helper"
        case .group(.housemate): "a housemate"
        case .group(.family): "somebody of the family"
        case .group(.adult): "an adult"
        case .group(.member): "a member"
        case .somebody: name
        case .place(let place): Self.name(of: place)
        case .housemate: "somebody of their household"
        case .childOfPass: "a child of the pass"
        }
    }

    /// Whoever is in a place.
    private static func name(of place: RulePlace) -> String {
        switch place {
        case .asker: "themselves"
        case .subject, .concerned: "whoever it is about"
        case .doneFor, .doer: "whoever did it"
        case .assignee: "whoever is to do it"
        case .plannedFor: "whoever it was planned for"
        case .offeredTo: "whoever it is offered to"
        case .recorder: "whoever marked it as done"
        case .creator: "whoever made it"
        case .assignees: "those who are to do it"
        case .members: "those whom it is for"
        case .owner: "whoever it belongs to"
        case .actor: "whoever caused it"
        }
    }

    func anything(forbids: Bool) -> String { "do anything" }

    func doing(_ deeds: String) -> RulePair {
        RulePair("they want to \"\(deeds)\"", "they do not want to \"\(deeds)\"")
    }

    func deed(_ text: String) -> String { "do `\(text)`" }

    func cedar(_ text: String) -> RulePair {
        RulePair("`\(text)` is true", "`\(text)` is not true")
    }
}

import HouseholdModel
import HouseholdService

// What rules ask about, in clauses.

extension GermanTongue {
    func words(for mark: RuleMark) -> RulePair { Self.marks[mark] ?? cedar(mark.rawValue) }

    func words(for kind: RuleKind) -> RulePair {
        func about(_ thing: String) -> RulePair {
            RulePair("es um \(thing) geht", "es nicht um \(thing) geht")
        }
        return switch kind {
        case .program: about("das Programm")
        case .household: about("den Haushalt")
        case .member: about("eine Person")
        case .chore: about("eine Aufgabe im Ganzen")
        case .date: about("einen Termin einer Aufgabe")
        case .reward: about("eine Belohnung")
        case .request: about("den Wunsch nach einer Belohnung")
        case .wish: about("einen Herzenswunsch")
        case .entry: about("eine Buchung von Punkten")
        case .absence: about("eine Abwesenheit")
        case .device: about("ein Gerät")
        case .record: about("einen Eintrag über das, was geschah,")
        }
    }

    func words(for progress: RuleProgress) -> RulePair {
        switch progress {
        case .open: RulePair("es noch zu erledigen ist", "es nicht mehr zu erledigen ist")
        case .waiting: RulePair("es auf ein OK wartet", "es nicht auf ein OK wartet")
        case .done: RulePair("es ohne OK als erledigt gilt", "es nicht ohne OK als erledigt gilt")
        case .approved: RulePair("es ein OK bekommen hat", "es kein OK bekommen hat")
        case .skipped: RulePair("es ausgelassen wurde", "es nicht ausgelassen wurde")
        case .missed: RulePair("es verpasst wurde", "es nicht verpasst wurde")
        }
    }

    func words(
        for aspect: RuleAspect, to audience: RuleAudience, of place: RulePlace
    ) -> RulePair {
        let who = place == .asker ? "jemand es tut, der" : "die Person"
        let thing =
            switch aspect {
            case .profile: "das Profil"
            case .achievements: "die Abzeichen"
            case .activity: "die Punkte"
            }
        func shows(_ audience: String, _ verb: String) -> RulePair {
            RulePair(
                "\(who) \(thing) \(audience) \(verb)", "\(who) \(thing) nicht \(audience) \(verb)")
        }
        return switch audience {
        case .household: shows("dem Haushalt", "zeigt")
        case .parents: shows("nur den Eltern", "zeigt")
        case .me: shows("für sich", "behält")
        }
    }

    func tagged(_ tag: String) -> RulePair {
        RulePair("es das Schlagwort #\(tag) hat", "es das Schlagwort #\(tag) nicht hat")
    }

    func day(_ names: [String]) -> RulePair {
        RulePair(
            "\(names.listed(with: " oder ")) ist",
            names.count == 2
                ? "weder \(names.listed(with: " noch ")) ist"
                : "nicht \(names.listed(with: " oder ")) ist")
    }

    var weekend: RulePair { RulePair("Wochenende ist", "nicht Wochenende ist") }

    func hour(from hour: Int64) -> RulePair {
        RulePair("es nach \(hour) Uhr ist", "es vor \(hour) Uhr ist")
    }

    func hour(_ hour: Int64) -> RulePair {
        RulePair(
            "es zwischen \(hour) und \(hour + 1) Uhr ist",
            "es nicht zwischen \(hour) und \(hour + 1) Uhr ist")
    }

    func date(from date: String) -> RulePair {
        RulePair("es der \(date) oder später ist", "es vor dem \(date) ist")
    }

    func date(_ date: String) -> RulePair {
        RulePair("es der \(date) ist", "es nicht der \(date) ist")
    }

    func span(_ number: Int64, _ unit: RuleSpanUnit) -> String {
        let (one, many) =
            switch unit {
            case .day: ("Tag", "Tagen")
            case .hour: ("Stunde", "Stunden")
            case .minute: ("Minute", "Minuten")
            case .second: ("Sekunde", "Sekunden")
            case .millisecond: ("Millisekunde", "Millisekunden")
            }
        return "\(number) \(number == 1 ? one : many)"
    }

    func done(within span: String) -> RulePair {
        RulePair(
            "es vor höchstens \(span) erledigt wurde",
            "es nicht vor höchstens \(span) erledigt wurde")
    }

    func done(lessThan span: String) -> RulePair {
        RulePair(
            "es vor weniger als \(span) erledigt wurde",
            "es nicht vor weniger als \(span) erledigt wurde")
    }
}

// MARK: - People

extension GermanTongue {
    func words(for place: RulePlace) -> RulePair {
        switch place {
        case .asker: RulePair("es {who} tut", "es jemand anderes als {who} tut")
        case .subject, .concerned: RulePair("es um {whom} geht", "es nicht um {whom} geht")
        case .doneFor, .doer:
            RulePair("es von {whose} erledigt wurde", "es nicht von {whose} erledigt wurde")
        case .assignee:
            RulePair("es die Aufgabe von {whose} ist", "es nicht die Aufgabe von {whose} ist")
        case .plannedFor:
            RulePair("es für {whom} geplant war", "es nicht für {whom} geplant war")
        case .offeredTo: RulePair("es {whose} angeboten ist", "es {whose} nicht angeboten ist")
        case .recorder:
            RulePair("es von {whose} abgehakt wurde", "es nicht von {whose} abgehakt wurde")
        case .creator:
            RulePair("es von {whose} angelegt wurde", "es nicht von {whose} angelegt wurde")
        case .assignees: RulePair("es {whose} zugeteilt ist", "es {whose} nicht zugeteilt ist")
        case .members: RulePair("es für {whom} ist", "es nicht für {whom} ist")
        case .owner: RulePair("es {whose} gehört", "es {whose} nicht gehört")
        case .actor: RulePair("es von {whose} kommt", "es nicht von {whose} kommt")
        }
    }

    func wordsForAsker(in place: RulePlace) -> RulePair {
        switch place {
        case .asker: RulePair("{they} es selbst tun", "{they} es nicht selbst tun")
        case .subject, .concerned:
            RulePair("es um {them} selbst geht", "es nicht um {them} selbst geht")
        case .doneFor, .doer:
            RulePair(
                "{they} es selbst erledigt {have}", "{they} es nicht selbst erledigt {have}")
        case .assignee: RulePair("es die eigene Aufgabe ist", "es nicht die eigene Aufgabe ist")
        case .plannedFor:
            RulePair("es für {them} selbst geplant war", "es nicht für {them} selbst geplant war")
        case .offeredTo:
            RulePair("es {to} selbst angeboten ist", "es {to} nicht angeboten ist")
        case .recorder:
            RulePair(
                "{they} es selbst abgehakt {have}", "{they} es nicht selbst abgehakt {have}")
        case .creator:
            RulePair(
                "{they} es selbst angelegt {have}", "{they} es nicht selbst angelegt {have}")
        case .assignees:
            RulePair("{they} es erledigen {should}", "{they} es nicht erledigen {should}")
        case .members: RulePair("es für {them} selbst ist", "es nicht für {them} selbst ist")
        case .owner: RulePair("es {to} selbst gehört", "es {to} nicht selbst gehört")
        case .actor: RulePair("es von {to} selbst kommt", "es nicht von {to} selbst kommt")
        }
    }

    func wordsForOthers(in place: RulePlace) -> RulePair {
        let anybody = ["jemand anderes", "jemand anderen", "jemand anderem"]
        let nobody = ["niemand anderes", "niemand anderen", "niemand anderem"]
        return RulePair(others(in: place, anybody), others(in: place, nobody))
    }

    func wordsForAnybody(in place: RulePlace) -> RulePair {
        RulePair(
            others(in: place, ["jemand", "jemanden", "jemandem"]),
            others(in: place, ["niemand", "niemanden", "niemandem"]))
    }

    /// Somebody in a place, by how they are called as who does something, as whom, and as whose.
    private func others(in place: RulePlace, _ forms: [String]) -> String {
        let text =
            switch place {
            case .asker: "{0} es tut"
            case .subject, .concerned: "es um {1} geht"
            case .doneFor, .doer: "{0} es erledigt hat"
            case .assignee: "es die Aufgabe von {2} ist"
            case .plannedFor: "es für {1} geplant war"
            case .offeredTo: "es {2} angeboten ist"
            case .recorder: "{0} es abgehakt hat"
            case .creator: "{0} es angelegt hat"
            case .assignees: "{0} es erledigen soll"
            case .members: "es für {1} ist"
            case .owner: "es {2} gehört"
            case .actor: "es von {2} kommt"
            }
        return forms.enumerated().reduce(text) { text, form in
            text.replacing("{\(form.offset)}", with: form.element)
        }
    }
}

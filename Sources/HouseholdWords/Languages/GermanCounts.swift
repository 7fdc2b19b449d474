import HouseholdService

extension GermanTongue {
    /// So much of something: the clause of one and of several, one of it and none, and what it is called.
    private func amounts(
        _ one: String, many: String? = nil, _ some: String, _ none: String, _ noun: String,
        _ nouns: String
    ) -> RuleAmounts {
        RuleAmounts(
            one: one, many: many ?? one, some: some, none: none, noun: noun, nouns: nouns,
            least: "mindestens", fewer: "weniger als", exactly: "genau")
    }

    func words(for count: RuleCount) -> RuleAmounts {
        let chores = ("eine Aufgabe", "keine Aufgabe", "Aufgabe", "Aufgaben")
        let rewards = ("eine Belohnung", "keine Belohnung", "Belohnung", "Belohnungen")
        func of(_ words: (String, String, String, String), _ clause: String) -> RuleAmounts {
            amounts(clause, words.0, words.1, words.2, words.3)
        }
        return switch count {
        case .mustDosOpen:
            amounts(
                "{they} heute noch {0} offen {have}", "eine Pflicht", "keine Pflicht", "Pflicht",
                "Pflichten")
        case .requestsToday: of(rewards, "{they} heute um {0} gebeten {have}")
        case .requestsThisWeek: of(rewards, "{they} diese Woche um {0} gebeten {have}")
        case .offersThisWeek: of(chores, "{they} diese Woche anderen {0} angeboten {have}")
        case .doneToday: of(chores, "{they} heute {0} erledigt {have}")
        case .doneThisWeek: of(chores, "{they} diese Woche {0} erledigt {have}")
        case .streak:
            amounts(
                "{they} an {0} in Folge alles erledigt {have}", "mindestens einem Tag",
                "weniger als einem Tag", "Tag", "Tagen")
        case .minutesSinceDone:
            amounts(
                "die letzte erledigte Aufgabe {0} her ist", "mindestens eine Minute",
                "weniger als eine Minute", "Minute", "Minuten")
        case .parentsHome:
            amounts(
                "{0} zu Hause ist", many: "{0} zu Hause sind", "ein Elternteil",
                "kein Elternteil", "Elternteil", "Elternteile")
        case .childrenHome:
            amounts(
                "{0} zu Hause ist", many: "{0} zu Hause sind", "ein Kind", "kein Kind", "Kind",
                "Kinder")
        case .passUsed:
            amounts(
                "{0} des Passes verbraucht ist", many: "{0} des Passes verbraucht sind",
                "ein Punkt", "kein Punkt", "Punkt", "Punkte")
        case .passLimit:
            amounts("der Pass für {0} gilt", "einen Punkt", "keinen Punkt", "Punkt", "Punkte")
        }
    }
}

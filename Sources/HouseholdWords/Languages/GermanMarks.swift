import HouseholdService

extension GermanTongue {
    /// What is so or not, in clauses; a test sees to it that none is missing.
    static let marks: [RuleMark: RulePair] = chores.merging(people) { first, _ in first }
        .merging(passes) { first, _ in first }

    private static let chores: [RuleMark: RulePair] = [
        .isPrivate: RulePair("es privat ist", "es nicht privat ist"),
        .isProposed: RulePair("es ein Vorschlag ist", "es kein Vorschlag ist"),
        .isPaid: RulePair("es Punkte bringt", "es keine Punkte bringt"),
        .isForChildren: RulePair("ein Kind es erledigen soll", "kein Kind es erledigen soll"),
        .isMustDo: RulePair("es eine Pflicht ist", "es keine Pflicht ist"),
        .isForParents: RulePair(
            "es den Eltern überlassen ist", "es nicht den Eltern überlassen ist"),
        .isLate: RulePair("es überfällig ist", "es nicht überfällig ist"),
        .isDueToday: RulePair("es heute fällig ist", "es nicht heute fällig ist"),
        .isForAll: RulePair("es für alle offen ist", "es nicht für alle offen ist"),
        .isForAskerAlone: RulePair(
            "es nur für {them} selbst ist", "es nicht nur für {them} selbst ist"),
        .isDone: RulePair("es erledigt ist", "es nicht erledigt ist"),
        .isDoneToday: RulePair("es heute erledigt wurde", "es nicht heute erledigt wurde"),
        .isForNobody: RulePair("es für niemanden ist", "es für jemanden ist"),
        .isUntagged: RulePair("es kein Schlagwort hat", "es ein Schlagwort hat"),
        .isOfHousehold: RulePair(
            "es zum eigenen Haushalt gehört", "es nicht zum eigenen Haushalt gehört"),
        .seeSiblings: RulePair(
            "Kinder hier die Aufgaben ihrer Geschwister sehen",
            "Kinder hier die Aufgaben ihrer Geschwister nicht sehen"),
        .allowsDeductions: RulePair(
            "Punkte hier abgezogen werden können", "Punkte hier nicht abgezogen werden können"),
        .isAtDevice: RulePair(
            "es an einem gekoppelten Gerät geschieht",
            "es nicht an einem gekoppelten Gerät geschieht"),
        .isAtBoard: RulePair(
            "es am gemeinsamen Tablet geschieht", "es nicht am gemeinsamen Tablet geschieht"),
        .isBoard: RulePair("es ein gemeinsames Tablet ist", "es kein gemeinsames Tablet ist"),
    ]

    private static let people: [RuleMark: RulePair] = [
        .isAskerActive: RulePair("ein jetziges Mitglied es tut", "ein früheres Mitglied es tut"),
        .isActive: RulePair(
            "es um ein jetziges Mitglied geht", "es um ein früheres Mitglied geht"),
        .isAskerSoleOwner: RulePair(
            "es der einzige Inhaber tut", "es nicht der einzige Inhaber tut"),
        .isSoleOwner: RulePair(
            "es um den einzigen Inhaber geht", "es nicht um den einzigen Inhaber geht"),
        .isAdultAccount: RulePair(
            "es ein Konto für Erwachsene ist", "es kein Konto für Erwachsene ist"),
        .isChildAccount: RulePair("es ein Konto für Kinder ist", "es kein Konto für Kinder ist"),
        .isMember: RulePair("ein Mitglied es tut", "kein Mitglied es tut"),
        .isWithoutHousehold: RulePair(
            "es jemand ohne Haushalt tut", "es niemand ohne Haushalt tut"),
    ]

    private static let passes: [RuleMark: RulePair] = [
        .hasPass: RulePair("{they} einen Pass {have}", "{they} keinen Pass {have}"),
        .isHelperWithPass: RulePair(
            "es um jemanden mit einem Pass geht", "es um jemanden ohne Pass geht"),
        .isPassUsedUp: RulePair(
            "die Punkte des Passes aufgebraucht sind",
            "die Punkte des Passes nicht aufgebraucht sind"),
        .isPassBegun: RulePair("der Pass begonnen hat", "der Pass noch nicht begonnen hat"),
        .isPassOver: RulePair("der Pass abgelaufen ist", "der Pass noch nicht abgelaufen ist"),
        .areAllInPass: RulePair(
            "es nur Kinder des Passes erledigen sollen",
            "es nicht nur Kinder des Passes erledigen sollen"),
        .isInHouseholdOfPass: RulePair(
            "es zum Haushalt des Passes gehört", "es nicht zum Haushalt des Passes gehört"),
    ]
}

import HouseholdModel

extension RuleVocabulary {
    /// How house rules are said in German.
    package static let german = RuleVocabulary(
        deeds: chores.merging(rewards) { first, _ in first }.merging(home) { first, _ in first },
        groups: groups, forms: forms, only: "nur",
        limits: ["nur", "außer"], concerning: "fur",
        chores: "Aufgaben", rewards: "Belohnungen",
        tagged: ["mit", "mit dem Schlagwort", "mit der Markierung"],
        fillers: ["bitte", "sich"],
        common: ["keine", "nichts", "andere", "anderer", "anderen", "jemanden", "kinder", "sehen"],
        times: .german, quotas: .german,
        mustDosFirst: [
            "Pflichten kommen vor allen anderen Aufgaben", "Pflichten kommen vor anderen Aufgaben",
            "Pflichten kommen vor allen Aufgaben",
            "erst die Pflichten, dann alle anderen Aufgaben",
            "erst die Pflichten, dann die anderen Aufgaben",
        ])

    private static let groups: [HouseGroup: [String]] = [
        .children: ["Kinder", "die Kinder", "unsere Kinder", "Geschwister"],
        .parents: ["Eltern", "die Eltern", "Mama und Papa"],
        .owner: ["der Inhaber", "die Inhaberin", "wem der Haushalt gehört"],
        .helpers: ["Hilfen", "die Hilfen", "Helfer", "Babysitter", "Großeltern"],
        .housemates: ["Mitbewohner", "die Mitbewohner"],
        .everybody: ["alle"],
    ]

    private static let forms: [Form] = denials + limits + rights

    private static let denials: [Form] =
        Form.all(
            .no, .many, "{who} dürfen {when} {denied}", "{who} können {denied}",
            "{who} sollen {denied}", "dürfen {who} {denied}", "können {who} {denied}",
            "{who} dürfen nie {done}")
        + Form.all(
            .no, .one, "{who} darf {when} {denied}", "{who} kann {denied}", "{who} soll {denied}",
            "darf {who} {denied}", "kann {who} {denied}", "{who} darf nie {done}")
        + Form.all(
            .no, .all, "niemand darf {when} {done}", "niemand kann {done}", "darf niemand {done}",
            "keiner darf {done}", "darf keiner {done}")

    private static let limits: [Form] =
        Form.all(
            .only, .many, "{who} dürfen nur {when} {done}", "{who} dürfen {done} nur",
            "{who} können nur {done}", "nur dürfen {who} {done}", "dürfen {who} nur {done}",
            "{who} dürfen {denied} außer", "{who} dürfen außer {denied}")
        + Form.all(
            .only, .one, "{who} darf nur {when} {done}", "{who} darf {done} nur",
            "{who} kann nur {done}", "nur darf {who} {done}", "darf {who} nur {done}",
            "{who} darf {denied} außer", "{who} darf außer {denied}")
        + Form.all(
            .only, .all, "alle dürfen nur {when} {done}", "alle dürfen {done} nur",
            "alle können nur {done}", "niemand darf {done} außer", "niemand darf außer {done}")

    private static let rights: [Form] =
        Form.all(
            .reserved, .many, "nur {who} dürfen {done}", "nur {who} können {done}",
            "niemand außer {who} darf {done}", "nur {who} sollen {done}")
        + Form.all(
            .reserved, .one, "nur {who} darf {done}", "nur {who} kann {done}",
            "niemand außer {who} darf {done}", "nur {who} soll {done}")
}

// MARK: - What is done

extension RuleVocabulary {
    /// What somebody does to things that are none where it is denied: `keine Aufgaben zurückgeben`.
    private static func things(_ done: String..., unnamed: [Unnamed] = []) -> Deed {
        let denied = done.map { text in
            let words = text.split(separator: " ", maxSplits: 1).map(String.init)
            let first = words[0] == "offene" ? "offenen" : words[0]
            return (["keine", first] + words.dropFirst()).joined(separator: " ")
        }
        return Deed(done: done, denied: denied, unnamed: unnamed)
    }

    /// What somebody does or does not do, with what it is done to; of each the same denied.
    private static func deed(
        _ done: KeyValuePairs<String, String>, unnamed: [Unnamed] = []
    ) -> Deed {
        Deed(done: done.map(\.key), denied: done.map(\.value), unnamed: unnamed)
    }

    private static let chores: [HouseDeed: Deed] = [
        .markDone: deed(
            [
                "Aufgaben abhaken": "nichts abhaken", "etwas abhaken": "keine Aufgaben abhaken",
                "Aufgaben erledigen": "keine Aufgaben erledigen",
                "Aufgaben als erledigt melden": "nichts als erledigt melden",
            ],
            unnamed: [
                Unnamed(.no, .children, "nichts zählt {when}"),
                Unnamed(.no, .children, "zählt nichts"),
                Unnamed(.no, .children, "es zählt nichts"),
                Unnamed(.no, .children, "keine Aufgaben {when}"),
                Unnamed(.no, .children, "Aufgaben zählen nicht"),
                Unnamed(.no, .children, "Aufgaben zählen nicht mehr"),
                Unnamed(.no, .children, "nichts zählt mehr"),
                Unnamed(.no, .children, "zählt nichts mehr"),
                Unnamed(.only, .children, "Aufgaben zählen nur {when}"),
                Unnamed(.only, .children, "nur zählen Aufgaben"),
                Unnamed(.only, .children, "Aufgaben nur"),
                Unnamed(.only, .children, "Aufgaben müssen erledigt sein"),
                Unnamed(.only, .children, "Aufgaben müssen erledigt werden"),
                Unnamed(.only, .children, "keine Aufgaben außer"),
                Unnamed(.only, .children, "nichts zählt außer"),
            ]),
        .markBesidesMustDos: deed(
            [
                "andere Aufgaben als Pflichten abhaken":
                    "keine anderen Aufgaben als Pflichten abhaken",
                "etwas anderes als Pflichten abhaken": "nichts anderes als Pflichten abhaken",
                "etwas außer Pflichten abhaken": "nichts außer Pflichten abhaken",
            ],
            unnamed: [
                Unnamed(.no, .children, "nur Pflichten zählen {when}"),
                Unnamed(.no, .children, "es zählen nur Pflichten"),
                Unnamed(.no, .children, "nichts außer Pflichten zählt"),
                Unnamed(.no, .children, "nichts zählt außer Pflichten"),
                Unnamed(.no, .children, "zählen nur Pflichten"),
                Unnamed(.no, .children, "zählt nichts außer Pflichten"),
                Unnamed(.no, .children, "keine Aufgaben außer Pflichten"),
                Unnamed(.no, .children, "keine anderen Aufgaben als Pflichten"),
            ]),
        .markDoneForOthers: things(
            "Aufgaben für andere abhaken", "Aufgaben für Kinder abhaken"),
        .takeBack: deed([
            "Erledigtes zurücknehmen": "nichts Erledigtes zurücknehmen",
            "Abgehaktes zurücknehmen": "nichts Abgehaktes zurücknehmen",
            "erledigte Aufgaben zurücknehmen": "keine erledigten Aufgaben zurücknehmen",
        ]),
        .takeOpenChores: things("offene Aufgaben übernehmen"),
        .handBack: deed([
            "Aufgaben abgeben": "keine Aufgaben abgeben",
            "Aufgaben zurückgeben": "keine Aufgaben zurückgeben",
            "ihre Aufgaben abgeben": "ihre Aufgaben nicht abgeben",
            "ihre Aufgaben zurückgeben": "ihre Aufgaben nicht zurückgeben",
        ]),
        .handOn: things("Aufgaben weitergeben", "Aufgaben anbieten"),
        .askOff: deed([
            "bitten, befreit zu werden": "nicht bitten, befreit zu werden",
            "darum bitten, befreit zu werden": "nicht darum bitten, befreit zu werden",
        ]),
        .propose: things(
            "Aufgaben vorschlagen",
            unnamed: [Unnamed(.no, .children, "keine Vorschläge")]),
        .writeTodos: things("To-dos anlegen", "To-dos schreiben"),
        .writeNotes: things("Notizen schreiben", "Notizen an Aufgaben schreiben"),
        .remind: deed(
            [
                "andere erinnern": "andere nicht erinnern", "erinnern": "nicht erinnern",
                "jemanden erinnern": "niemanden erinnern",
                "einander erinnern": "einander nicht erinnern",
                "gegenseitig erinnern": "nicht gegenseitig erinnern",
            ],
            unnamed: [
                Unnamed(.no, .everybody, "keine Erinnerungen {when}"),
                Unnamed(.only, .everybody, "Erinnerungen nur {when}"),
            ]),
        .approve: deed([
            "OK zu Erledigtem sagen": "nicht OK zu Erledigtem sagen", "OK sagen": "nicht OK sagen",
            "Aufgaben bestätigen": "keine Aufgaben bestätigen",
        ]),
        .skip: things("Aufgaben auslassen"), .deleteChores: things("Aufgaben löschen"),
        .sayAway: things("Abwesenheiten eintragen"),
    ]

    private static let rewards: [HouseDeed: Deed] = [
        .askForRewards: deed(
            [
                "Belohnungen einlösen": "keine Belohnungen einlösen",
                "Belohnungen wünschen": "keine Belohnungen wünschen",
                "Punkte einlösen": "keine Punkte einlösen",
                "Punkte ausgeben": "keine Punkte ausgeben",
            ],
            unnamed: [
                Unnamed(.no, .children, "keine Belohnungen {when}"),
                Unnamed(.only, .children, "Belohnungen nur {when}"),
                Unnamed(.only, .children, "Belohnungen erst"),
                Unnamed(.only, .children, "keine Belohnungen außer"),
                Unnamed(.no, .children, "es gibt keine Belohnungen"),
                Unnamed(.no, .children, "gibt es keine Belohnungen"),
                Unnamed(.only, .children, "Belohnungen gibt es nur"),
                Unnamed(.only, .children, "Belohnungen gibt es erst"),
                Unnamed(.only, .children, "Belohnungen werden nur eingelöst"),
                Unnamed(.only, .children, "Punkte werden nur eingelöst"),
            ]),
        .setGoals: things("Sparziele setzen", "Ziele setzen"),
        .makeWishes: things(
            "Herzenswünsche äußern", "Belohnungen vorschlagen",
            unnamed: [
                Unnamed(.no, .children, "keine Herzenswünsche {when}"),
                Unnamed(.only, .children, "Herzenswünsche nur {when}"),
            ]),
        .decideRewards: deed([
            "über Belohnungen entscheiden": "nicht über Belohnungen entscheiden",
            "Belohnungen gewähren": "keine Belohnungen gewähren",
        ]),
        .planRewards: things("Belohnungen anlegen", "Belohnungen ändern"),
        .giveBonus: things(
            "Bonuspunkte geben", "Extrapunkte geben", "Punkte geben",
            unnamed: [
                Unnamed(.no, .parents, "keine Bonuspunkte {when}"),
                Unnamed(.only, .parents, "Bonuspunkte nur {when}"),
            ]),
        .takePoints: things(
            "Punkte abziehen",
            unnamed: [
                Unnamed(.no, .parents, "keine Abzüge {when}"),
                Unnamed(.no, .parents, "keine Punktabzüge"),
                Unnamed(.only, .parents, "Abzüge nur {when}"),
            ]),
        .siblingsPoints: deed(
            [
                "alle Punkte für Aufgaben von Geschwistern bekommen":
                    "nicht alle Punkte für Aufgaben von Geschwistern bekommen"
            ],
            unnamed: [
                Unnamed(.no, .children, "Punkte für Aufgaben von Geschwistern zählen halb {when}"),
                Unnamed(.no, .children, "für Aufgaben von Geschwistern gibt es halbe Punkte"),
                Unnamed(.no, .children, "halbe Punkte für Aufgaben von Geschwistern"),
            ]),
    ]

    private static let home: [HouseDeed: Deed] = [
        .invite: deed([
            "Leute einladen": "niemanden einladen", "jemanden einladen": "keine Leute einladen",
        ]),
        .givePasses: things("Pässe geben"),
        .changeSettings: deed([
            "Einstellungen des Haushalts ändern": "keine Einstellungen des Haushalts ändern",
            "Einstellungen ändern": "keine Einstellungen ändern",
            "die Einstellungen ändern": "die Einstellungen nicht ändern",
        ]),
        .changeProfile: deed([
            "Profile ändern": "keine Profile ändern",
            "das eigene Profil ändern": "das eigene Profil nicht ändern",
            "ihr Profil ändern": "ihr Profil nicht ändern",
            "sein Profil ändern": "sein Profil nicht ändern",
        ]),
        .changePrivacy: deed([
            "ändern, was privat ist": "nicht ändern, was privat ist",
            "etwas verbergen": "nichts verbergen",
        ]),
        .setUpMessages: deed([
            "Nachrichten einrichten": "keine Nachrichten einrichten",
            "festlegen, wohin Nachrichten gehen": "nicht festlegen, wohin Nachrichten gehen",
        ]),
        .seeLeaders: deed(
            [
                "die Rangliste sehen": "die Rangliste nicht sehen",
                "sehen, wer führt": "nicht sehen, wer führt",
            ],
            unnamed: [
                Unnamed(.no, .children, "keine Rangliste"),
                Unnamed(.only, .children, "die Rangliste nur"),
            ]),
        .seeSiblings: deed([
            "Aufgaben anderer sehen": "keine Aufgaben anderer sehen",
            "die Aufgaben anderer sehen": "die Aufgaben anderer nicht sehen",
            "die Aufgaben der anderen sehen": "die Aufgaben der anderen nicht sehen",
            "die Aufgaben der Geschwister sehen": "die Aufgaben der Geschwister nicht sehen",
        ]),
        .seePoints: deed([
            "Punkte anderer sehen": "keine Punkte anderer sehen",
            "die Punkte anderer sehen": "die Punkte anderer nicht sehen",
            "die Punkte der anderen sehen": "die Punkte der anderen nicht sehen",
            "die Punkte der Geschwister sehen": "die Punkte der Geschwister nicht sehen",
        ]),
        .seeAbsences: deed([
            "Abwesenheiten anderer sehen": "keine Abwesenheiten anderer sehen",
            "sehen, wer weg ist": "nicht sehen, wer weg ist",
        ]),
        .seeHistory: deed([
            "den Verlauf sehen": "den Verlauf nicht sehen",
            "sehen, was früher erledigt wurde": "nicht sehen, was früher erledigt wurde",
        ]),
    ]
}

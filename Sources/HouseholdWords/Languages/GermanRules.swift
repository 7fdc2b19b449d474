import HouseholdModel

extension RuleVocabulary {
    /// How house rules are said in German.
    package static let german = RuleVocabulary(
        deeds: chores.merging(rewards) { first, _ in first }.merging(home) { first, _ in first },
        groups: groups, forms: forms, only: "nur",
        limits: ["nur", "außer"], concerning: "fur",
        chores: "Aufgaben", tagged: ["mit", "mit dem Schlagwort", "mit der Markierung"],
        fillers: ["bitte", "sich"],
        common: ["keine", "nichts", "andere", "anderer", "anderen", "jemanden", "kinder", "sehen"],
        times: .german, quotas: .german)

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
                Unnamed(.only, .children, "keine Aufgaben außer"),
                Unnamed(.only, .children, "nichts zählt außer"),
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
        .siblingsPoints: siblingsPoints,
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

extension RuleTimes {
    /// German times.
    static let german = RuleTimes(
        days: [
            .monday: ["montags", "Montag", "Montagen"],
            .tuesday: ["dienstags", "Dienstag", "Dienstagen"],
            .wednesday: ["mittwochs", "Mittwoch", "Mittwochen"],
            .thursday: ["donnerstags", "Donnerstag", "Donnerstagen"],
            .friday: ["freitags", "Freitag", "Freitagen"],
            .saturday: ["samstags", "Samstag", "Samstagen", "sonnabends", "Sonnabend"],
            .sunday: ["sonntags", "Sonntag", "Sonntagen"],
        ],
        weekend: ["am Wochenende", "an Wochenenden", "an den Wochenenden", "wochenends"],
        schoolDays: [
            "an Schultagen", "unter der Woche", "werktags", "an Werktagen", "wochentags",
            "an Wochentagen",
        ],
        schoolNights: [
            "an Abenden vor der Schule", "am Abend vor der Schule", "vor Schultagen",
            "an Schulabenden", "abends vor der Schule",
        ],
        leads: ["", "am", "an", "jeden"], joints: ["und", "oder", "sowie"], from: ["von"],
        to: ["bis"], before: ["vor", "bis"], after: ["nach", "ab"],
        between: [("zwischen", "und"), ("von", "bis")], clock: ["uhr"], hasHalves: false,
        named: ["mittag": 12, "mitternacht": 24],
        tablet: [
            "am gemeinsamen Tablet", "am Tablet", "an einem Tablet", "auf dem Tablet",
            "an der Tafel",
        ],
        mustDos: [
            ", solange Pflichten offen sind,", "solange noch Pflichten offen sind",
            "solange die Pflichten offen sind", "solange es offene Pflichten gibt",
            "solange es noch Pflichten gibt", "solange eine Pflicht offen ist",
            "bevor die Pflichten erledigt sind", "bevor alle Pflichten erledigt sind",
            "bis die Pflichten erledigt sind", "bis alle Pflichten erledigt sind",
            "vor den Pflichten",
        ],
        afterMustDos: [
            "wenn die Pflichten erledigt sind", "wenn alle Pflichten erledigt sind",
            "wenn Pflichten erledigt sind", "nachdem die Pflichten erledigt sind",
            "nachdem alle Pflichten erledigt sind", "sobald die Pflichten erledigt sind",
            "sobald alle Pflichten erledigt sind", "nach den Pflichten", "nach allen Pflichten",
        ],
        dues: [
            .today: [
                "am Tag der Fälligkeit", "am Fälligkeitstag", "wenn sie heute fällig sind",
                "am Tag, an dem sie fällig sind", "die heute fällig sind", "die heute dran sind",
            ],
            .late: [
                "nach der Fälligkeit", "die überfällig sind", "die verspätet sind",
                "wenn sie überfällig sind", "wenn sie verspätet sind", "wenn sie zu spät sind",
                "überfällige", "überfälligen", "überfällig", "verspätete", "verspäteten", "zu spät",
            ],
        ],
        onTime: [
            "rechtzeitig", "pünktlich", "bis zur Fälligkeit", "vor der Fälligkeit",
        ],
        leasts: .german,
        said: Said(
            before: "vor {0} Uhr", after: "nach {0} Uhr", between: "zwischen {0} und {1} Uhr",
            outside: "vor {0} Uhr oder nach {1} Uhr"))
}

extension RuleLeasts {
    /// German words for what has to be done first.
    static let german = RuleLeasts(
        numbers: RuleQuotas.germanNumbers,
        before: [
            .today: [
                ", bevor heute {0} Aufgaben erledigt sind,",
                ", bevor heute {0} Aufgabe erledigt ist,", "bevor {0} Aufgaben erledigt sind",
                "bevor {0} Aufgabe erledigt ist", "bis heute {0} Aufgaben erledigt sind",
                "bis {0} Aufgaben erledigt sind", "vor {0} erledigten Aufgaben",
            ],
            .week: [
                ", bevor diese Woche {0} Aufgaben erledigt sind,",
                ", bevor diese Woche {0} Aufgabe erledigt ist,",
                "bevor in dieser Woche {0} Aufgaben erledigt sind",
                "bis diese Woche {0} Aufgaben erledigt sind",
            ],
            .streak: [
                "ohne eine Serie von {0} Tagen", "ohne eine Serie von {0} Tag",
                "ohne Serie von {0} Tagen", "vor einer Serie von {0} Tagen",
            ],
            .minutes: [
                "innerhalb von {0} Minuten nach der letzten Aufgabe",
                "innerhalb von {0} Minute nach der letzten Aufgabe",
                "in den {0} Minuten nach der letzten Aufgabe",
                "in den ersten {0} Minuten nach der letzten Aufgabe",
                "bis {0} Minuten nach der letzten Aufgabe",
            ],
            .parents: [
                ", solange weniger als {0} Elternteile zu Hause sind,",
                ", solange kein Elternteil zu Hause ist,",
                ", solange weniger als {0} Eltern zu Hause sind,",
                "wenn weniger als {0} Elternteile zu Hause sind",
                "wenn weniger als {0} Eltern zu Hause sind", "wenn kein Elternteil zu Hause ist",
                "wenn keine Eltern zu Hause sind", "solange keine Eltern zu Hause sind",
                "ohne Elternteil zu Hause", "außer ein Elternteil ist zu Hause",
            ],
            .children: [
                ", solange weniger als {0} Kinder zu Hause sind,",
                ", solange kein Kind zu Hause ist,",
                "wenn weniger als {0} Kinder zu Hause sind", "wenn kein Kind zu Hause ist",
            ],
        ],
        after: [
            .today: [
                "nach {0} erledigten Aufgaben", "nach {0} Aufgaben", "nach {0} Aufgabe",
                "wenn heute {0} Aufgaben erledigt sind", "wenn {0} Aufgaben erledigt sind",
                "sobald heute {0} Aufgaben erledigt sind", "sobald {0} Aufgaben erledigt sind",
            ],
            .week: [
                "wenn diese Woche {0} Aufgaben erledigt sind",
                "sobald diese Woche {0} Aufgaben erledigt sind",
            ],
            .streak: [
                "mit einer Serie von {0} Tagen", "mit Serie von {0} Tagen",
                "nach einer Serie von {0} Tagen", "ab einer Serie von {0} Tagen",
            ],
            .minutes: [
                "{0} Minuten nach der letzten Aufgabe", "ab {0} Minuten nach der letzten Aufgabe",
                "{0} Minute nach der letzten Aufgabe",
            ],
            .parents: [
                "solange {0} Elternteile zu Hause sind", "solange ein Elternteil zu Hause ist",
                "wenn ein Elternteil zu Hause ist", "wenn Eltern zu Hause sind",
                "wenn {0} Elternteile zu Hause sind", "mit einem Elternteil zu Hause",
            ],
            .children: [
                "solange {0} Kinder zu Hause sind", "solange ein Kind zu Hause ist",
                "wenn {0} Kinder zu Hause sind", "wenn ein Kind zu Hause ist",
            ],
        ])
}

extension RuleQuotas {
    fileprivate static let germanNumbers = [
        "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
    ]

    /// German limits.
    static let german = RuleQuotas(
        numbers: Self.germanNumbers, ones: [],
        leads: ["nur", "höchstens", "maximal", "nicht mehr als"],
        rewards: Things(one: ["Belohnung"], many: ["Belohnungen"]),
        offers: Things(
            one: ["weitergegebene Aufgabe"],
            many: ["weitergegebene Aufgaben"]),
        day: ["pro Tag", "am Tag", "je Tag"], week: ["pro Woche", "in der Woche", "je Woche"],
        concerning: "für", owner: ["den Inhaber", "die Inhaberin"])
}

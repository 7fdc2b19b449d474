import HouseholdModel

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
                "späte", "späten",
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

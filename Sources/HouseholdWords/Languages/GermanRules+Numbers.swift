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
                "wenn keine Kinder zu Hause sind", "solange keine Kinder zu Hause sind",
                "außer ein Kind ist zu Hause",
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

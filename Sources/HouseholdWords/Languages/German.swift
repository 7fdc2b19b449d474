import EmbeddedFiles
import HouseholdModel

extension Language {
    /// German.
    package static let german = Language(
        "Deutsch", tag: "de", messages: EmbeddedFile.germanMessages.bytes, plurals: .oneAndOther,
        dates: .german,
        synonyms: [
            "absence": ["abwesenheit", "urlaub"], "add": ["anlegen", "hinzufugen", "neu"],
            "approve": ["genehmigen"], "badges": ["abzeichen"], "child": ["kind"],
            "chore": ["aufgabe"], "chore calendar": ["kalender"], "chores": ["aufgaben"],
            "delete": ["loschen"], "done": ["erledigt", "fertig"], "edit": ["aendern", "andern"],
            "goal": ["ziel"], "help": ["hilfe"], "history": ["verlauf"],
            "household": ["haushalt"], "lock": ["sperren"], "login": ["anmelden"],
            "logout": ["abmelden"], "no": ["ablehnen", "nein"], "points": ["punkte"],
            "points give": ["geben"], "register": ["registrieren"], "reward": ["belohnung"],
            "rewards": ["belohnungen"], "rules": ["regeln"], "settings": ["einstellungen"],
            "show": ["zeigen"], "switch": ["wechseln"], "today": ["heute"],
            "undo": ["ruckgangig"], "week": ["woche"], "why": ["warum"],
        ],
        smallWords: [
            .yes: ["j", "ja"], .no: ["nein"], .and: ["und"], .all: ["alle", "alles"],
            .back: ["z", "zurück"],
            .costing: ["für", "kostet"], .reaching: ["bei", "ab"],
            .points: ["punkte", "punkten", "punkt"], .child: ["kind"],
            .me: ["ich", "mich", "mir"],
            .removing: ["entferne", "lösche"], .inviting: ["einladen"],
        ], places: germanPlaces,
        countries: [
            .argentina: ["Argentinien"], .australia: ["Australien"], .brazil: ["Brasilien"],
            .canada: ["Kanada"], .chile: ["Chile"],
            .congo: ["Demokratische Republik Kongo", "DR Kongo", "Kongo"],
            .ecuador: ["Ecuador", "Ekuador"], .indonesia: ["Indonesien"], .mexico: ["Mexiko"],
            .portugal: ["Portugal"], .russia: ["Russland"], .spain: ["Spanien"],
            .unitedStates: ["Amerika", "USA", "Vereinigte Staaten"],
        ], rules: .german, telling: GermanTongue())
}

extension DateVocabulary {
    /// German words for dates and repeats.
    package static let german = DateVocabulary(
        spoken: days + dayNames + months + spans + repeats + ordinals + advice + people + kinds,
        read: variants + ends + parts + thisDays + namedDays + numbers + stretches + clocks
            + minutes + halfDays + germanClock + shortMonths + spokenOrdinals + shortWords + worth
            + ways,
        alone: alone + manyParts, hasDottedDays: true,
        nouns: [
            "kind": "child", "belohnung": "reward", "preis": "reward", "punkte": "points",
            "regel": "rule", "abwesenheit": "absence", "ziel": "goal", "aufgabe": "chore",
        ])

    /// What people call the days of the week, the likeliest ones last.
    private static let weekdays: [(english: String, names: [String])] = [
        ("monday", ["Montag", "Mo"]), ("tuesday", ["Dienstag", "Di"]),
        ("wednesday", ["Mittwoch", "Mi"]), ("thursday", ["Donnerstag", "Do"]),
        ("friday", ["Freitag", "Fr"]), ("saturday", ["Sonnabend", "Samstag", "Sa"]),
        ("sunday", ["Sonntag", "So"]),
    ]

    private static let namedDays: [Pair] = weekdays.flatMap { day in
        (day.names + day.names.suffix(1).map { $0 + "." }).map {
            ($0, String(day.english.prefix(3)))
        }
    }

    private static let days: [Pair] = [
        ("heute", "today"), ("morgen", "tomorrow"), ("heute Abend", "tonight"),
        ("gestern", "yesterday"),
        ("Mittag", "noon"), ("Mitternacht", "midnight"), ("Werktag", "weekday"),
        ("Arbeitstag", "working day"), ("Wochenende", "weekend"),
    ]

    private static let dayNames: [Pair] = weekdays.flatMap { day -> [Pair] in
        let (long, short) = (day.names[day.names.count - 2], day.names[day.names.count - 1])
        let english = String(day.english.prefix(3))
        return [(short, english), ("\(short) #.", "\(english) #"), (long, day.english)]
    }

    private static let monthNames = [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
        "Oktober", "November", "Dezember",
    ]

    private static let months: [Pair] = zip(monthNames, MonthName.names).flatMap {
        name, english -> [Pair] in
        let (short, shortEnglish) = (String(name.prefix(3)), String(english.prefix(3)))
        return [
            (short, shortEnglish), ("#. \(short)", "# \(shortEnglish)"),
            ("im \(short)", "in \(shortEnglish)"), (name, english), ("#. \(name)", "# \(english)"),
            ("im \(name)", "in \(english)"),
        ]
    }

    /// Months as they are shortened besides, and in Austria.
    private static let shortMonths: [Pair] =
        monthNames.flatMap { name -> [Pair] in
            let short = String(name.prefix(3))
            return [("\(short).", english(of: name)), ("im \(short).", "in \(english(of: name))")]
        }
        + monthNames.map { ("ende \($0)", "end of \(english(of: $0))") }
        + [
            ("Jänner", "jan"), ("Feber", "feb"), ("Febr.", "feb"), ("Mrz", "mar"), ("Mrz.", "mar"),
            ("Sept", "sep"), ("Sept.", "sep"),
        ]

    private static func english(of month: String) -> String {
        MonthName.short((monthNames.firstIndex(of: month) ?? 0) + 1)
    }

    private static let spans: [Pair] = [
        ("# Tag", "# day"), ("# Tage", "# days"), ("# Woche", "# week"), ("# Wochen", "# weeks"),
        ("# Monat", "# month"), ("# Monate", "# months"), ("# Jahr", "# year"),
        ("# Jahre", "# years"), ("# Stunden", "# hours"), ("Tag", "day"), ("Tage", "days"),
        ("Woche", "week"), ("Wochen", "weeks"), ("Monat", "month"), ("Monate", "months"),
        ("Jahr", "year"), ("Jahre", "years"), ("Stunde", "hour"), ("Stunden", "hours"),
        ("#-mal", "# times"), ("und", "and"), ("oder", "or"), ("um", "at"), ("am", "on"),
        ("am", "on the"), ("in", "in"), ("ab", "from"), ("bis", "until"), ("für", "for"),
        ("außer", "except"), ("auch am", "also on"), ("letzter", "last"),
        ("bis zum Ende des Tages", "by the end of the day"),
    ]

    private static let repeats: [Pair] = [
        ("jeden", "every"), ("alle #", "every #"), ("jeden Tag", "every day"),
        ("jede Woche", "every week"), ("jeden Monat", "every month"), ("jedes Jahr", "every year"),
        ("jede Stunde", "every hour"), ("jeden Werktag", "every weekday"),
        ("jedes Wochenende", "every weekend"), ("am letzten Tag", "on the last day"),
        ("letzten Tag", "last day"), ("am letzten", "on the last"),
        ("# Tage nach dem Erledigen", "# days after done"),
        ("# Wochen nach dem Erledigen", "# weeks after done"),
        ("# Monate nach dem Erledigen", "# months after done"),
        ("nach dem Erledigen", "after done"), ("abwechselnd", "taking turns"),
        ("# Mal pro Woche", "# times a week"), ("einmal pro Woche", "once a week"),
    ]

    /// What is said of a chore itself.
    private static let kinds: [Pair] = [
        ("ist Pflicht", "must-do"), ("als Pflicht", "must-do"), ("Pflichtaufgabe", "must-do"),
        ("das ist Pflicht", "must-do"), ("dies ist Pflicht", "must-do"),
        ("es ist Pflicht", "must-do"),
        ("muss sein", "must-do"), ("Pflicht", "must-do"), ("privat", "private"),
    ]

    /// What is said only where something else was typed.
    private static let advice: [Pair] = [
        ("Punkt", "point"), ("Punkte", "points"), ("bis", "by"), ("bis", "to"),
        ("nächsten", "next"),
        ("ersten", "first"), ("zweiten", "second"), ("dritten", "third"), ("vierten", "fourth"),
        ("in # Tagen", "in # days"), ("in # Monaten", "in # months"),
        ("Ende der Woche", "end of week"), ("Ende des Monats", "end of month"),
        ("Ende des Jahres", "end of year"), ("morgens", "in the morning"),
        ("abends", "in the evening"), ("heute Abend", "this evening"),
        ("jeden Morgen", "every morning"), ("jeden Abend", "every evening"),
        ("jeden Morgen und Abend", "every morning and evening"),
        ("jeden Schultag", "every school day"), ("beim Zubettgehen", "at bedtime"),
        ("Abend", "evening"), ("Nachmittag", "afternoon"), ("nach der Schule", "after school"),
        ("vor dem Schlafen", "before bedtime"),
    ]

    /// `2.` for `2nd`.
    private static let ordinals: [Pair] = (1...31).map { ("\($0).", $0.ordinal) }

    /// `24ten` and `24sten` for `24th`.
    private static let spokenOrdinals: [Pair] = (1...31).flatMap { number in
        ["ten", "sten"].map { ("\(number)\($0)", number.ordinal) }
    }

    private static let numbers: [Pair] = [
        ("zwei", "two"), ("drei", "three"), ("vier", "four"), ("fünf", "five"), ("sechs", "six"),
        ("sieben", "seven"), ("acht", "eight"), ("neun", "nine"), ("zehn", "ten"), ("elf", "11"),
        ("zwölf", "12"), ("vierzehn", "14"), ("fünfzehn", "15"), ("zwanzig", "20"),
        ("fünfundzwanzig", "25"), ("dreißig", "30"), ("dreissig", "30"), ("fünfundvierzig", "45"),
    ]

    /// Of these the reader of whole lines asks what is meant.
    private static let alone: [Pair] = [
        ("uhr", "oclock"), ("montags", "mondays"), ("dienstags", "tuesdays"),
        ("mittwochs", "wednesdays"), ("donnerstags", "thursdays"), ("freitags", "fridays"),
        ("samstags", "saturdays"), ("sonntags", "sundays"), ("werktags", "weekdays"),
        ("abends", "evenings"), ("morgens", "mornings"), ("mittags", "noon"),
        ("vormittags", "mornings"), ("nachmittags", "afternoons"), ("nachts", "nights"),
        ("unter der woche", "weekdays"), ("an wochentagen", "weekdays"),
        ("an werktagen", "weekdays"), ("an wochenenden", "weekends"),
        ("an schultagen", "every school day"), ("vor", "before"), ("vor dem", "before"),
        ("gegen", "at"),
    ]

    /// Parts of several days, which may be those of a repeat: `alle zwei Wochen dienstags abends`.
    private static let manyParts: [Pair] = weekdays.flatMap { day in
        day.names.dropLast().flatMap { name in
            [("abends", "evenings"), ("morgens", "mornings"), ("vormittags", "mornings")].map {
                ("\(name)s \($0)", "\(day.english)s \($1)")
            }
        }
    }

    /// What is shortened in writing.
    private static let shortWords: [Pair] =
        [
            ("tgl.", "daily"), ("tgl", "daily"), ("wöchentl.", "weekly"), ("monatl.", "monthly"),
            ("Wo.", "weeks"), ("am WE", "on the weekend"), ("jedes WE", "every weekend"),
            ("an # Tagen die Woche", "# times a week"), ("an # Tagen pro Woche", "# times a week"),
            ("an # Tagen in der Woche", "# times a week"),
        ]
        + (1...4).flatMap { count in
            [("im Monat", "a month"), ("am Tag", "a day"), ("in der Woche", "a week")].map {
                ("\(count)x \($0)", "\(count)x \($1)")
            }
        }

    /// Parts of the day; `morgen` alone is tomorrow.
    private static let parts: [Pair] =
        [
            ("abend", "evening"), ("am abend", "in the evening"), ("abends", "in the evening"),
            ("am morgen", "in the morning"), ("morgens", "in the morning"),
            ("jeden morgen", "every morning"), ("jeden zweiten morgen", "every other morning"),
            ("jeden morgen und abend", "every morning and evening"),
            ("morgens und abends", "every morning and evening"),
            ("jeden tag morgens und abends", "every morning and evening"),
            ("heute morgen", "this morning"), ("heute früh", "this morning"),
            ("diesen morgen", "this morning"), ("diesen abend", "this evening"),
            ("morgen früh", "tomorrow morning"), ("morgen abend", "tomorrow evening"),
            ("übermorgen früh", "in 2 days morning"), ("übermorgen vormittag", "in 2 days morning"),
            ("nachmittag", "afternoon"), ("nacht", "night"), ("in der früh", "in the morning"),
            ("nachm.", "afternoon"), ("vorm.", "morning"), ("nach der schule", "after school"),
            ("schlafenszeit", "bedtime"), ("zur schlafenszeit", "at bedtime"),
            ("vor dem schlafengehen", "before bedtime"), ("zur bettzeit", "at bedtime"),
            ("vor dem schlafen", "before bedtime"), ("beim zubettgehen", "at bedtime"),
        ]
        + ["jeden tag", "täglich", "werktags", "jeden werktag", "jeden schultag"].flatMap { often in
            [
                ("\(often) abends", "\(everyDays[often] ?? "") in the evening"),
                ("\(often) morgens", "\(everyDays[often] ?? "") in the morning"),
                ("\(often) vormittags", "\(everyDays[often] ?? "") in the morning"),
            ]
        }
        + namedDays.flatMap { day -> [Pair] in
            let days = day.words + "s"
            return [
                ("\(day.words)abend", "\(day.english) evening"),
                ("\(day.words)morgen", "\(day.english) morning"),
                ("\(day.words)vormittag", "\(day.english) morning"),
                ("\(day.words)mittag", "\(day.english) noon"),
                ("\(day.words)mittags", "every \(day.english) noon"),
                ("\(day.words)nacht", "\(day.english) night"),
                ("\(day.words)nachmittag", "\(day.english) afternoon"),
                ("\(day.words) morgen", "\(day.english) morning"),
                ("\(day.words) früh", "\(day.english) morning"),
                ("\(day.words)abends", "every \(day.english) evening"),
                ("\(day.words)morgens", "every \(day.english) morning"),
                ("\(day.words)vormittags", "every \(day.english) morning"),
                ("\(day.words)nachmittags", "every \(day.english) afternoon"),
                ("\(days) vormittags", "every \(day.english) morning"),
                ("\(days) nachmittags", "every \(day.english) afternoon"),
                ("jeden \(day.words) vormittags", "every \(day.english) morning"),
                ("jeden \(day.words) nachmittags", "every \(day.english) afternoon"),
                ("\(day.words) vormittag", "\(day.english) morning"),
                ("\(days) abends", "every \(day.english) evening"),
                ("\(days) morgens", "every \(day.english) morning"),
                ("jeden \(day.words) abends", "every \(day.english) evening"),
                ("jeden \(day.words) morgens", "every \(day.english) morning"),
            ]
        }

    private static let everyDays = [
        "jeden tag": "every day", "täglich": "daily", "werktags": "every weekday",
        "jeden werktag": "every weekday", "jeden schultag": "every weekday",
    ]

    private static let variants: [Pair] = [
        ("montags", "every mon"), ("dienstags", "every tue"), ("mittwochs", "every wed"),
        ("donnerstags", "every thu"), ("freitags", "every fri"), ("samstags", "every sat"),
        ("sonntags", "every sun"), ("jeder", "every"), ("jede", "every"), ("jedes", "every"),
        ("alle", "every"), ("täglich", "daily"), ("wöchentlich", "weekly"),
        ("monatlich", "monthly"), ("reihum", "taking turns"), ("im wechsel", "taking turns"),
        ("pro woche", "per week"), ("die woche", "a week"), ("pro tag", "per day"),
        ("pro monat", "per month"), ("zweimal am tag", "twice a day"),
        ("dreimal am tag", "3 times a day"), ("einmal", "once"), ("zweimal", "twice"),
        ("dreimal", "3 times"), ("viermal", "4 times"), ("fünfmal", "5 times"),
        ("sechsmal", "6 times"), ("siebenmal", "7 times"), ("mal in der woche", "times a week"),
        ("einmal in der woche", "once a week"), ("zweimal in der woche", "twice a week"),
        ("dreimal in der woche", "3 times a week"),
        ("einmal im monat", "once a month"), ("zweimal im monat", "twice a month"),
        ("dreimal im monat", "3 times a month"), ("mal im monat", "times a month"),
        ("mal am tag", "times a day"), ("im monat", "of the month"), ("diese woche", "this week"),
        ("dieses wochenende", "this weekend"), ("diesen monat", "this month"),
        ("dieses jahr", "this year"), ("am wochenende", "on the weekend"),
        ("jeden schultag", "every school day"),
        ("des monats", "of the month"), ("ersten", "first"),
        ("zweiten", "second"), ("dritten", "third"), ("vierten", "fourth"), ("fünften", "fifth"),
        ("halbjährlich", "every 6 months"), ("vierteljährlich", "quarterly"),
        ("jährlich", "yearly"), ("einen punkt", "1 point"), ("ein punkt", "1 point"),
        ("pkt", "points"), ("heute vormittag", "this morning"),
        ("heute nachmittag", "this afternoon"), ("morgen vormittag", "tomorrow morning"),
        ("morgen mittag", "tomorrow noon"), ("morgen nachmittag", "tomorrow afternoon"),
        ("werktags", "every weekday"), ("jede zweite", "every other"),
        ("jeden zweiten", "every other"), ("vierzehntägig", "every 2 weeks"),
        ("14-tägig", "every 2 weeks"), ("zweiwöchentlich", "every 2 weeks"),
        ("zweiwöchig", "every 2 weeks"), ("übermorgen", "in 2 days"), ("nächsten", "next"),
        ("nächste", "next"), ("nächstem", "next"), ("nächster", "next"), ("nächstes", "next"),
        ("in einer", "in 1"),
        ("in einem", "in 1"), ("# Tagen", "# days"), ("# Monaten", "# months"),
        ("# Jahren", "# years"), ("tagen", "days"), ("monaten", "months"), ("jahren", "years"),
        ("# uhr", "#:00"), ("@ uhr", "@"), ("uhr", ""),
        ("ende der woche", "end of week"), ("ende des monats", "end of month"),
        ("ende des jahres", "end of year"), ("monatsende", "end of month"), ("von", "from"),
        ("mal", "times"), ("ausser", "except"),
        ("bis auf", "except"), ("u.", "and"),
        ("aber nicht", "but not"), ("nicht vor", "not before"), ("nur nicht", "but not"),
        ("letzte", "last"),
        ("letzten", "last"),
        ("punkt", "point"), ("punkte", "points"), ("punkten", "points"),
    ]

    /// The next such day, and one of every week.
    private static let thisDays: [Pair] = namedDays.flatMap { day in
        ["diesen", "kommenden"].map { ("\($0) \(day.words)", "this \(day.english)") } + [
            ("immer am \(day.words)", "every \(day.english)"),
            ("jeden zweiten \(day.words) im monat", "every second \(day.english) of the month"),
            ("jeden zweiten \(day.words) des monats", "every second \(day.english) of the month"),
        ]
    }

    /// By when, and when something ends.
    private static let ends: [Pair] = [
        ("vom", "from"), ("ab dem", "from"), ("ab den", "from"), ("bis spätestens", "by"),
        ("bis spätestens um", "by"), ("bis spätestens am", "by"), ("bis zum", "until"),
        ("spätestens", "by"), ("spätestens am", "by"),
        ("spätestens bis", "by"), ("spätestens um", "by"), ("zum monatsende", "by end of month"),
        ("ende des tages", "end of the day"), ("bis zum ende der woche", "until end of week"),
        ("bis zum ende des monats", "until end of month"),
        ("bis zum ende des jahres", "until end of year"),
        ("am ende jedes monats", "every month on the last day"),
        ("ende jedes monats", "every month on the last day"),
        ("jedes monatsende", "every month on the last day"),
    ]

    /// From one day of the week to another one.
    private static let stretches: [Pair] = namedDays.flatMap { first in
        namedDays.filter { $0.english != first.english }.flatMap { last -> [Pair] in
            let english = "\(first.english)-\(last.english)"
            return ["", "von "].map { ("\($0)\(first.words) bis \(last.words)", english) }
                + [("\(first.words)s bis \(last.words)s", "every \(english)")]
        }
    }

    /// Behind a number `am` is English, unless a day follows.
    private static let clocks: [Pair] = ["#", "@"].flatMap { time -> [Pair] in
        [("\(time) am", "\(time) am")]
            + (namedDays + ordinals).map { ("\(time) am \($0.words)", "\(time) on \($0.english)") }
    }

    /// `18 Uhr 30`, where the number is not that of what is counted behind it: `18 Uhr 3 Punkte`.
    private static let minutes: [Pair] =
        [("# uhr #", "#:#")]
        + (spans + repeats + variants).filter {
            $0.words.hasPrefix("# ") && $0.english.hasPrefix("# ")
        }
        .map { ("# uhr \($0.words)", "#:00 \($0.english)") }
        + (variants.filter { ["mal", "punkt", "pkt"].contains(where: $0.words.hasPrefix) }
        + ["points", "point", "pts", "pt", "p"].map { ($0, $0) })
        .map { ("# uhr # \($0.words)", "#:00 # \($0.english)") }

    /// The clock of twelve hours: `8 Uhr abends`.
    private static let halfDays: [Pair] =
        ["abends", "nachmittags", "am abend", "am nachmittag"]
        .flatMap { [("# uhr \($0)", "#pm"), ("# uhr # \($0)", "#:#pm")] }
        + ["morgens", "früh", "vormittags", "am morgen"]
        .flatMap { [("# uhr \($0)", "#:00"), ("# uhr # \($0)", "#:#")] }

    /// What a chore is worth, for nobody in particular, and for each of several.
    private static let worth: [Pair] =
        [
            ("ohne Punkte", "no points"), ("keine Punkte", "no points"),
            ("null Punkte", "no points"),
        ]
        + ["je", "jeweils", "jeder", "jede"].flatMap { each in
            [
                ("\(each) # Punkte", "each # points"), ("\(each) # Punkt", "each # point"),
                ("\(each) einen Punkt", "each 1 point"),
            ]
        }
        + ["je", "jeweils"].map { ("# Punkte \($0)", "# points each") }
        + ["je Kind", "pro Kind"].map { ("# Punkte \($0)", "# points per child") }

    /// How people share a chore.
    private static let ways: [Pair] = [
        ("abwechselnd zwischen", "taking turns"), ("im wechsel zwischen", "taking turns"),
        ("immer abwechselnd", "taking turns"), ("der reihe nach", "taking turns"),
        ("wechseln sich ab", "taking turns"), ("zusammen", "together"),
        ("gemeinsam", "together"),
    ]

    private static let people: [Pair] = [
        ("für alle", "for everybody"), ("für jeden", "for everybody"),
        ("für alle Kinder", "for all children"), ("für jedes Kind", "for each child"),
    ]
}

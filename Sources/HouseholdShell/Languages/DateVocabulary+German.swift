import Household

extension DateVocabulary {
    /// German words for dates and repeats.
    package static let german = DateVocabulary(
        spoken: days + months + spans + repeats + ordinals, read: variants + numbers, alone: alone)

    private static let days: [Pair] = [
        ("heute", "today"), ("morgen", "tomorrow"), ("heute Abend", "tonight"), ("Mo", "mon"),
        ("Di", "tue"), ("Mi", "wed"), ("Do", "thu"), ("Fr", "fri"), ("Sa", "sat"), ("So", "sun"),
        ("Mittag", "noon"), ("Mitternacht", "midnight"), ("Werktag", "weekday"),
        ("Arbeitstag", "working day"), ("Wochenende", "weekend"),
    ]

    private static let months: [Pair] = [
        ("Jan", "jan"), ("Feb", "feb"), ("Mär", "mar"), ("Apr", "apr"), ("Mai", "may"),
        ("Jun", "jun"), ("Jul", "jul"), ("Aug", "aug"), ("Sep", "sep"), ("Okt", "oct"),
        ("Nov", "nov"), ("Dez", "dec"),
    ]

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
    ]

    /// `2.` for `2nd`.
    private static let ordinals: [Pair] = (1...31).map { ("\($0).", $0.ordinal) }

    private static let numbers: [Pair] = [
        ("zwei", "two"), ("drei", "three"), ("vier", "four"), ("fünf", "five"), ("sechs", "six"),
        ("sieben", "seven"), ("acht", "eight"), ("neun", "nine"), ("zehn", "ten"),
    ]

    /// Of these the reader of whole lines asks what is meant.
    private static let alone: [Pair] = [
        ("uhr", "oclock"), ("montags", "mondays"), ("dienstags", "tuesdays"),
        ("mittwochs", "wednesdays"), ("donnerstags", "thursdays"), ("freitags", "fridays"),
        ("samstags", "saturdays"), ("sonntags", "sundays"), ("werktags", "weekdays"),
        ("abend", "evening"), ("abends", "evening"), ("morgens", "morning"),
        ("nachmittag", "afternoon"), ("mittags", "noon"),
    ]

    private static let variants: [Pair] = [
        ("montag", "mon"), ("dienstag", "tue"), ("mittwoch", "wed"), ("donnerstag", "thu"),
        ("freitag", "fri"), ("samstag", "sat"), ("sonnabend", "sat"), ("sonntag", "sun"),
        ("montags", "every mon"), ("dienstags", "every tue"), ("mittwochs", "every wed"),
        ("donnerstags", "every thu"), ("freitags", "every fri"), ("samstags", "every sat"),
        ("sonntags", "every sun"), ("jeder", "every"), ("jede", "every"), ("jedes", "every"),
        ("alle", "every"), ("täglich", "daily"), ("wöchentlich", "weekly"),
        ("monatlich", "monthly"), ("werktags", "every weekday"), ("jede zweite", "every other"),
        ("jeden zweiten", "every other"), ("übermorgen", "in 2 days"), ("nächsten", "next"),
        ("nächste", "next"), ("nächster", "next"), ("nächstes", "next"), ("in einer", "in 1"),
        ("in einem", "in 1"), ("# Tagen", "# days"), ("# Monaten", "# months"),
        ("# Jahren", "# years"), ("tagen", "days"), ("monaten", "months"), ("jahren", "years"),
        ("januar", "jan"), ("februar", "feb"), ("märz", "mar"), ("april", "apr"), ("juni", "jun"),
        ("juli", "jul"), ("august", "aug"), ("september", "sep"), ("oktober", "oct"),
        ("november", "nov"), ("dezember", "dec"), ("# uhr", "#:00"), ("uhr", ""),
        ("ende der woche", "end of week"), ("ende des monats", "end of month"),
        ("ende des jahres", "end of year"), ("monatsende", "end of month"), ("von", "from"),
        ("mal", "times"), ("ausser", "except"), ("letzte", "last"), ("letzten", "last"),
        ("punkt", "point"), ("punkte", "points"), ("punkten", "points"),
    ]
}

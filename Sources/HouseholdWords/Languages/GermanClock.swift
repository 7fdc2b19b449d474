extension DateVocabulary {
    /// Times of the clock of twelve hours without `Uhr`, of which the part of the day says which half of it is meant: `um 7
    /// abends`, `halb acht abends`, `heute Abend um halb acht`.
    static let germanClock: [Pair] = hoursOfParts + wholeHours + halfHours + halfHoursOfDays

    private static let hours = [
        "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf",
        "zwölf",
    ]

    private static let laterParts = ["abends", "nachmittags", "am Abend", "am Nachmittag"]
    private static let earlierParts = ["morgens", "früh", "vormittags", "am Morgen"]

    /// Digits of the hour, which may be those of the longer clock, too.
    private static let hoursOfParts: [Pair] =
        laterParts.flatMap { [("um # \($0)", "at #pm"), ("um @ \($0)", "at @pm")] }
        + earlierParts.flatMap { [("um # \($0)", "at #:00"), ("um @ \($0)", "at @")] }

    private static let wholeHours: [Pair] = hours.dropLast().enumerated().flatMap { place, name in
        laterParts.map { ("um \(name) \($0)", "at \(place + 1)pm") }
            + earlierParts.map { ("um \(name) \($0)", "at \(place + 1):00") }
            + (place < 5 ? [("um \(name) nachts", "at \(place + 1):00")] : [])
    }

    /// `halb acht` is half an hour before eight.
    private static let halfHours: [Pair] = hours.enumerated().dropFirst().flatMap { place, name in
        ["", "um "].flatMap { lead -> [Pair] in
            laterParts.map { ("\(lead)halb \(name) \($0)", "at \(place):30pm") }
                + earlierParts.map { ("\(lead)halb \(name) \($0)", "at \(place):30") }
        }
    }

    private static let halfHoursOfDays: [Pair] = hours.enumerated().dropFirst().flatMap {
        place, name in
        [
            ("heute Abend", "tonight"), ("morgen Abend", "tomorrow evening"),
            ("morgen früh", "tomorrow morning"), ("übermorgen Abend", "in 2 days evening"),
            ("übermorgen früh", "in 2 days morning"),
        ]
        .map { ("\($0.0) um halb \(name)", "\($0.1) at \(place):30") }
    }
}

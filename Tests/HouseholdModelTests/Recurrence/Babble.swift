import SeededRandom

/// Says things that are nearly sensible, and things that are not at all.
struct Babble {
    private var dice: SeededGenerator

    init(seed: UInt64) {
        dice = SeededGenerator(seed: seed)
    }

    private static let words = """
        every each other day days week weeks month months year years hour hours weekday weekend mon \
        tue fri sunday mon-fri sat-mon on the at in of from until for times time except also after \
        done and , last working 1st 2nd 31st 53rd first 0 1 2 29 30 31 99999 1000000000000 8:00 18:00 \
        25:99 6pm 12 am noon dec feb apr-oct nov-feb 2026 2027 0000 9999 2026-12-24 9999-12-31 today \
        tomorrow 3d 9999y 9999m 1h FREQ=MONTHLY;BYMONTHDAY=31 FREQ=HOURLY;BYHOUR=3 freq= = - + : ; ,, \
        è 😀 \u{0} \u{202E} fortnight quarter daily
        """.split(separator: " ")

    private static let names = [
        "FREQ", "INTERVAL", "COUNT", "UNTIL", "BYMONTH", "BYMONTHDAY", "BYYEARDAY", "BYDAY",
        "BYHOUR",
        "BYMINUTE", "BYSETPOS", "WKST", "BYWEEKNO", "X", "",
    ]

    private static let values = [
        "DAILY", "WEEKLY", "MONTHLY", "YEARLY", "HOURLY", "SECONDLY", "1", "0", "-1", "+31", "366",
        "5",
        "99999999999999999999", "MO", "2TU", "-1FR", "MO,TU", "1,2,3", ",", "", "20261231",
        "20261231T235959Z", "99999999", "😀", "-", "=",
    ]

    /// A phrase of up to eight words, or some characters in a row.
    mutating func words() -> String {
        guard Int.random(in: 0..<8, using: &dice) > 0 else { return noise() }
        return (0...Int.random(in: 0..<8, using: &dice)).map { _ in
            String(Self.words.randomElement(using: &dice) ?? "")
        }.joined(separator: " ")
    }

    /// A rule of up to five parts, or some characters in a row.
    mutating func rule() -> String {
        guard Int.random(in: 0..<8, using: &dice) > 0 else { return noise() }
        return "FREQ="
            + (0...Int.random(in: 0..<5, using: &dice)).map { _ in
                let name = Self.names.randomElement(using: &dice) ?? ""
                return (Self.values.randomElement(using: &dice) ?? "") + ";\(name)="
            }.joined() + (Self.values.randomElement(using: &dice) ?? "")
    }

    private mutating func noise() -> String {
        var text = ""
        for _ in 0..<Int.random(in: 0..<30, using: &dice) {
            let scalar = Unicode.Scalar(UInt32.random(in: 0..<0x300, using: &dice)) ?? " "
            text.unicodeScalars.append(scalar)
        }
        return text
    }
}

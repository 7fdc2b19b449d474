import QuickAdd
import SeededRandom

/// Says things behind `add`: sensible ones of which it is known what they mean, and any others.
struct QuickAddBabble {
    private var dice: SeededGenerator

    init(seed: UInt64) {
        dice = SeededGenerator(seed: seed)
    }

    /// Words of which titles are made; none of them is a part of a phrase, or nearly one.
    private static let titleWords = """
        Feed clean wash cat dog kitchen window plants laundry sort books bicycle Read water garage \
        bathroom sink bottles homework violin empty dishwasher sweep stairs mia's Bring jacket salad \
        Käse 猫 🐱 pick apples brush teeth pack bag old new blue spoons
        """.split(separator: " ").map(String.init)

    private static let timings = [
        "", "today", "tomorrow at 18:00", "on friday", "next mon", "by 24 dec", "in 2 weeks",
        "18th",
        "at bedtime", "end of month", "every day", "every mon,thu", "every 2 weeks on sat",
        "every weekday after school", "every month on the last day", "3 days after done",
        "every day at 8:00 until 30 jun", "daily", "every other tue from 1 dec",
        "2027-02-03 at 6pm",
    ]

    private static let people = [
        "", "for mia", "for max and ben", "for tim, zoë", "taking turns mia, max", "for mary ann",
        "for mia and max together",
    ]

    private static let points = ["", "3 points", "1 p", "0 pts", "10000 points", "7pts"]

    private static let duties = ["", "must-do", "as a must-do"]

    private static let tags = ["", "#kitchen", "#a #b", "#über-uns"]

    /// A title and what follows it, in any order.
    mutating func line() -> (title: String, phrases: String) {
        let title = (0...Int.random(in: 0..<6, using: &dice)).compactMap { _ in
            Self.titleWords.randomElement(using: &dice)
        }
        let phrases = [Self.timings, Self.people, Self.points, Self.tags, Self.duties].compactMap {
            $0.randomElement(using: &dice)
        }.filter { !$0.isEmpty }.shuffled(using: &dice)
        return (title.joined(separator: " "), phrases.joined(separator: " "))
    }

    private static let scraps = """
        every each day days week weeks month mon tue fri sunday mon-fri mon,thu on the at in of from \
        until for times except also after done and , last 1st 2nd 31st 0 1 2 29 31 99999 8:00 25:99 6pm \
        am noon midnight dec feb apr-oct 2026 2026-12-24 5/6 1/2/3 24.12. today tomorrow evry tomorow \
        pionts 3p points pts -5 # #a #a/b #3 for mia maia max bob taking turns together next this by \
        due other second weekend morning o'clock bed " ' “ ” \\ é 😀 \u{0} \u{202E} \u{301} FREQ=DAILY
        """.split(separator: " ").map(String.init)

    /// Up to a dozen words that nearly make sense together, or some characters in a row.
    mutating func nonsense() -> String {
        guard Int.random(in: 0..<5, using: &dice) > 0 else { return noise() }
        return (0...Int.random(in: 0..<12, using: &dice)).compactMap { _ in
            Self.scraps.randomElement(using: &dice)
        }.joined(separator: " ")
    }

    private mutating func noise() -> String {
        if Bool.random(using: &dice) {
            let bytes = (0..<Int.random(in: 0..<60, using: &dice)).map { _ in
                UInt8.random(in: 0...255, using: &dice)
            }
            return String(decoding: bytes, as: UTF8.self)
        }
        var text = "x"
        for _ in 0..<Int.random(in: 0..<40, using: &dice) {
            let scalar = Unicode.Scalar(UInt32.random(in: 0..<0x400, using: &dice)) ?? " "
            text.unicodeScalars.append(scalar)
        }
        return text
    }
}

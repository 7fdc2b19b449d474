import Cedar
import HouseholdModel

/// The moments that rules tell apart.
struct Times {
    private let mentions: Mentions

    init(_ mentions: Mentions) {
        self.mentions = mentions
    }

    private static let day: Int64 = 86_400_000

    /// When it is, and where, and when something was done.
    var aspects: [Aspect] {
        let zones = [("Pacific/Kiritimati", "a day later"), ("Pacific/Pago_Pago", "a day earlier")]
        return [
            Aspect(
                or: moments.map { (Instant(milliseconds: $0), "it is \(Self.words($0))") },
                isRead: { $0.reads("now", "today", "done_at", "done_on") || $0.usesContext }
            ) { $0.setting.now = $1 },
            Aspect(
                or: zones.compactMap { name, words in
                    Zone(name).map { ($0, "it is \(words) at home than in London") }
                }, isRead: { $0.reads("today", "done_on") || $0.usesContext }
            ) { $0.setting.zone = $1 },
            weekday, hour, done,
        ]
    }

    /// Each weekday that rules name, and one that they don't.
    private var weekday: Aspect {
        let plain = ModelState().local.weekday
        let named = Weekday.allCases.filter { mentions.entities.contains($0.uid) }
        let unnamed = Weekday.allCases.first { $0 != plain && !named.contains($0) }
        return Aspect(
            or: (named.filter { $0 != plain } + [unnamed].compactMap(\.self)).map { day in
                (day, "it is \(day.word.prefix(1).uppercased() + day.word.dropFirst())")
            }, isRead: { $0.reads("weekday") || $0.usesContext }
        ) { $0.setting.local.weekday = $1 }
    }

    /// An hour for each that rules name and for each stretch between those, which comparing can't tell apart.
    private var hour: Aspect {
        func stretch(_ hour: Int) -> Int {
            mentions.numbers.reduce(0) { $0 + ($1 < hour ? 2 : $1 == hour ? 1 : 0) }
        }
        let plain = ModelState().local.hour
        var known = Set([stretch(plain)])
        let others = (0..<24).filter { hour in
            let isNew = known.insert(stretch(hour)).inserted
            return hour != plain && (isNew || mentions.calculates)
        }
        return Aspect(
            or: others.map { ($0, "the clock shows \($0):00 or later") },
            isRead: { $0.reads("hour") || $0.usesContext }
        ) { $0.setting.local.hour = $1 }
    }

    /// The moments at which it may matter that it is now.
    private var moments: [Int64] {
        guard mentions.reads("now", "today") || mentions.usesContext else { return [] }
        let plain = ModelState.morning.milliseconds
        let hours = mentions.spans.filter { (0...Self.day).contains($0) }
        let days = midnights(mentions.moments + shifted)
        let clocks = hours.flatMap { hour in (days + midnights([plain])).map { $0.plus(hour) } }
        return around(mentions.moments + shifted + days + clocks).filter { $0 != plain }
    }

    /// The midnights about each moment.
    private func midnights(_ moments: [Int64]) -> [Int64] {
        moments.flatMap { moment in
            let midnight = moment.plus(-((moment % Self.day + Self.day) % Self.day))
            return [midnight.plus(-Self.day), midnight, midnight.plus(Self.day)]
        }
    }

    /// The moments that are a written length of time from a written moment.
    private var shifted: [Int64] {
        mentions.moments.flatMap { moment in
            mentions.spans.flatMap { [moment.plus($0), moment.plus(-$0)] }
        }
    }

    /// When something was done.
    private var done: Aspect {
        let others = instants.dropFirst().map { moment in
            Aspect.Choice(
                words: { Self.words($0.instant(moment), at: $0.setting.now) },
                change: { $0.moment = moment },
                fits: { $0.isDone && (moment.isAgo || $0.setting.now != $0.instant(moment)) })
        }
        return Aspect([Aspect.Choice()] + others) { $0.reads("done_at", "done_on") }
    }

    /// When something can have been; of days, those beside the moments and lengths of time too, since what is left of a
    /// day is dropped.
    var instants: [Case.Moment] {
        let beside = mentions.reads("today", "done_on") ? [-Self.day, 0, Self.day] : [0]
        let spans = mentions.spans.flatMap { span in beside.map { span.plus($0) } }
        let ago = Set(around(spans) + [Self.day]).subtracting([0]).sorted()
        let written = (mentions.moments + shifted).flatMap { moment in
            beside.map { moment.plus($0) }
        }
        return [.now] + ago.map { .ago($0) }
            + around(written).map { .at(Instant(milliseconds: $0)) }
    }

    /// Each moment with the ones just before and after it.
    private func around(_ moments: [Int64]) -> [Int64] {
        Set(moments.flatMap { [$0.plus(-1), $0, $0.plus(1)] }).sorted()
    }

    private static func words(_ moment: Int64) -> String {
        let instant = Instant(milliseconds: moment).description
        let rest = (moment % 1_000 + 1_000) % 1_000
        guard rest != 0 else { return instant }
        return rest == 999
            ? "just before \(Instant(milliseconds: moment + 1))" : "just after \(instant)"
    }

    private static func words(_ instant: Instant, at now: Instant) -> String {
        let moment = instant.milliseconds
        let (ago, overflow) = now.milliseconds.subtractingReportingOverflow(moment)
        guard !overflow, ago > 0 else { return "it was done at \(words(moment))" }
        let nearest = (ago + 1) / 1_000 * 1_000
        let lead = ago < nearest ? "just under " : ago > nearest ? "just over " : ""
        return "it was done \(lead)\(words(ofSeconds: nearest / 1_000)) ago"
    }

    private static func words(ofSeconds seconds: Int64) -> String {
        let parts = [
            (seconds / 86_400, "d"), (seconds / 3_600 % 24, "h"), (seconds / 60 % 60, "min"),
            (seconds % 60, "s"),
        ]
        let words = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        return words.isEmpty ? "a moment" : words.joined(separator: " ")
    }
}

extension Case {
    /// Whether it is a date of a chore that was done.
    fileprivate var isDone: Bool { kind == .occurrence && stage.isDone }
}

extension Case.Moment {
    /// Whether it is so long before now, so that it is another one.
    fileprivate var isAgo: Bool { if case .ago = self { true } else { false } }
}

import Cedar
import Household

/// The moments that rules tell apart.
struct Times {
    private let mentions: Mentions

    init(_ mentions: Mentions) {
        self.mentions = mentions
    }

    private static let day: Int64 = 86_400_000

    /// When it is, and where.
    var aspects: [Aspect<Setting>] {
        let readsDay = !mentions.attributes.isDisjoint(with: ["today", "done_on"])
        let zones =
            readsDay
            ? [("Pacific/Kiritimati", "a day later"), ("Pacific/Pago_Pago", "a day earlier")] : []
        return [
            Aspect(
                \.now, Setting.morning,
                or: moments.map { (Instant(milliseconds: $0), "it is \(Self.words($0))") }),
            Aspect(
                \.zone, .utc,
                or: zones.compactMap { name, words in
                    Zone(name).map { ($0, "it is \(words) at home than in London") }
                }),
        ]
    }

    /// The moments at which it may matter that it is now.
    private var moments: [Int64] {
        guard !mentions.attributes.isDisjoint(with: ["now", "today"]) else { return [] }
        let plain = Setting.morning.milliseconds
        let days = ([plain] + mentions.moments).flatMap { moment in
            let midnight = moment.plus(-((moment % Self.day + Self.day) % Self.day))
            return [midnight.plus(-Self.day), midnight, midnight.plus(Self.day)]
        }
        let hours = mentions.spans.filter { (0...Self.day).contains($0) }
        let shifted = mentions.moments.flatMap { moment in
            mentions.spans.flatMap { [moment.plus($0), moment.plus(-$0)] }
        }
        let clocks = hours.flatMap { hour in days.map { $0.plus(hour) } }
        return around(mentions.moments + shifted + clocks).filter { $0 != plain }
    }

    /// When something was done, with what is unusual about it.
    func done(in setting: Setting) -> [(Instant, String?)] {
        let now = setting.now.milliseconds
        guard !mentions.attributes.isDisjoint(with: ["done_at", "done_on"]) else {
            return [(setting.now, nil)]
        }
        let ago = around(mentions.spans.sorted().map { now.plus(-$0) }) + [now.plus(-Self.day)]
        let fixed = around(mentions.moments.sorted())
        return [(setting.now, nil)]
            + Set(ago + fixed).subtracting([now]).sorted(by: >).map { moment in
                (Instant(milliseconds: moment), "it was done \(Self.words(moment, before: now))")
            }
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

    private static func words(_ moment: Int64, before now: Int64) -> String {
        let (ago, overflow) = now.subtractingReportingOverflow(moment)
        guard !overflow, ago > 0 else { return "at \(words(moment))" }
        let nearest = (ago + 1) / 1_000 * 1_000
        let lead = ago < nearest ? "just under " : ago > nearest ? "just over " : ""
        return "\(lead)\(words(ofSeconds: nearest / 1_000)) ago"
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

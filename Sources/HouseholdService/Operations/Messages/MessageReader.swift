import HouseholdModel

/// A member who gets messages, with what they have set for that.
struct MessageReader {
    let member: Member
    /// Where they are reached.
    let channels: [Channel]
    /// In which language.
    let language: String?
    /// Of what they want none.
    let mutes: Set<Notice.Topic>
    private let quiet: QuietHours?

    init(_ member: Member, _ channels: [Channel], _ settings: [PersonalSetting: String]) {
        self.member = member
        self.channels = channels
        language = settings[.language]
        mutes = settings.mutes
        let hours = settings[.quiet] ?? QuietHours.usual
        quiet = hours == "off" ? nil : QuietHours(hours)
    }

    /// Whether they want no message at that moment.
    func isQuiet(at instant: Instant, in zone: Zone) -> Bool {
        quiet?.contains(zone.time(at: instant)) == true
    }

    /// How many messages of news they get on a day, where that is limited: what reaches children too often nags.
    var mostADay: Int? { member.role == .child ? 3 : nil }

    /// Since when messages go to one of the channels: of what was due before, nobody is reminded.
    ///
    /// Where that is still to come, the clock was ahead, and nobody knows.
    func start(at instant: Instant) -> Instant {
        let starts = channels.compactMap { channel -> Instant? in
            guard case .confirmed(let start) = channel.state else { return nil }
            return start
        }
        let first = starts.min() ?? .distantFuture
        return first > instant ? .distantPast : first
    }
}

extension [PersonalSetting: String] {
    /// Of what somebody who has set this wants no messages.
    var mutes: Set<Notice.Topic> { self[.mute].flatMap { Notice.Mutes($0) }?.topics ?? [] }
}

import HouseholdModel

/// A member who gets messages, with what they have set for that.
struct MessageReader {
    let member: Member
    /// The channel that a message goes over, or the first.
    let channel: Channel
    /// All to which messages go.
    let channels: [Channel]
    /// In which language.
    let language: String?
    /// Of what they want none.
    let mutes: Set<Notice.Topic>
    private let quiet: QuietHours?

    init?(_ member: Member, _ channels: [Channel], _ settings: [PersonalSetting: String]) {
        guard let channel = channels.first else { return nil }
        self.member = member
        self.channel = channel
        self.channels = channels.filter(\.isConfirmed)
        language = settings[.language]
        mutes = settings[.mute].flatMap { Notice.Mutes($0) }?.topics ?? []
        let hours = settings[.quiet] ?? QuietHours.usual
        quiet = hours == "off" ? nil : QuietHours(hours)
    }

    /// Whether they want no message at that moment.
    func isQuiet(at instant: Instant, in zone: Zone) -> Bool {
        quiet?.contains(zone.time(at: instant)) == true
    }
}

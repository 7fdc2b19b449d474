import HouseholdDatabase
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

extension Facts {
    /// Those of a household who get messages.
    borrowing func readers(in home: Principal.Membership) throws -> [MessageReader] {
        let channels = Dictionary(
            grouping: try confirmedChannels(in: home.household.id), by: \.member)
        guard !channels.isEmpty else { return [] }
        return try home.active.compactMap { member in
            MessageReader(member, channels[member.id] ?? [], try settings(of: member))
        }
    }

    /// Whom a channel of a household reaches.
    borrowing func reader(
        of channel: Channel.ID, in home: Principal.Membership
    ) throws -> MessageReader? {
        guard let channel = try self.channel(channel, in: home.household.id),
            let member = home.member(channel.member), member.isActive
        else { return nil }
        return MessageReader(member, [channel], try settings(of: member))
    }

    private borrowing func settings(of member: Member) throws -> [PersonalSetting: String] {
        try member.account.map { try settings(of: $0) } ?? [:]
    }
}

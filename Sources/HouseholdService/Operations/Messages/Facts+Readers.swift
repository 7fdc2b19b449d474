import HouseholdDatabase
import HouseholdModel

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

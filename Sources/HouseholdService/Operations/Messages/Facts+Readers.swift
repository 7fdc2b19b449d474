import HouseholdDatabase
import HouseholdModel

extension Facts {
    /// Those of a household who get messages.
    borrowing func readers(in home: Principal.Membership) throws -> [MessageReader] {
        let channels = Dictionary(
            grouping: try confirmedChannels(in: home.household.id), by: \.member)
        return try home.active.compactMap { member in
            guard let own = channels[member.id] else { return nil }
            return MessageReader(member, own, try settings(of: member))
        }
    }

    /// A channel of a household, with whom it reaches.
    borrowing func reader(
        of channel: Channel.ID, in home: Principal.Membership
    ) throws -> (reader: MessageReader, channel: Channel)? {
        guard let channel = try self.channel(channel, in: home.household.id),
            let member = home.member(channel.member), member.isActive
        else { return nil }
        return (MessageReader(member, [channel], try settings(of: member)), channel)
    }

    private borrowing func settings(of member: Member) throws -> [PersonalSetting: String] {
        try member.account.map { try settings(of: $0) } ?? [:]
    }
}

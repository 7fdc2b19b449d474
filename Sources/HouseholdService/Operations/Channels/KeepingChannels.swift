import Credentials
import Foundation
import HouseholdDatabase
import HouseholdModel

extension Facts {
    /// Where a member is reached, with how the messages there fare.
    borrowing func views(
        ofChannelsOf member: Member, in home: Principal.Membership
    ) throws -> [ChannelView] {
        try channels(of: member.id, in: member.household).map { try view(of: $0, in: home) }
    }

    /// A channel with how its messages fare.
    fileprivate borrowing func view(
        of channel: Channel, in home: Principal.Membership
    ) throws -> ChannelView {
        ChannelView(channel, try standing(of: channel.id, in: channel.household), in: home)
    }
}

extension Grant {
    /// How many messages may try channels within a day: whoever owns the other end has not asked for them.
    private static var mostTrials: Int { 20 }

    /// Throws where as many messages tried channels within a day as may, in all households of whoever asks.
    fileprivate func checkTrials() throws {
        guard let account = principal.account else { return }
        let trials = try transaction.facts.memberships(of: account.id).reduce(0) { sum, own in
            try sum
                + transaction.facts.deedCount(
                    Action.addChannel.rawValue, by: own.membership.member,
                    since: instant.adding(days: -1), in: own.membership.household)
        }
        guard trials < Self.mostTrials else { throw ServiceError.channel(.triedTooOften) }
    }
}

extension Grant where Op == AddChannel {
    /// Adds a channel, and lets a code wait that goes there.
    func addChannel(
        _ kind: Channel.Kind, to address: Confidential, token: Confidential?
    ) throws -> NewChannel {
        let home = try membership().home
        try checkTrials()
        guard subject.account != nil else {
            throw ServiceError.member(.childHasNotJoined(subject.name))
        }
        let way = try way(kind, to: address, token: token)
        let others = try transaction.facts.channels(of: subject.id, in: subject.household)
        if let same = others.first(where: { $0.way.kind == kind && $0.way.address == way.address })
        {
            throw ServiceError.channel(.isThere(same.number))
        }
        guard others.count < Channel.most else { throw ServiceError.channel(.tooMany) }
        let number = (1...Channel.most).first { number in !others.contains { $0.number == number } }
        let code = ChannelCode(from: random)
        let channel = Channel(
            id: newID(), household: subject.household, member: subject.id, number: number ?? 1,
            way: way, state: .unconfirmed(code: code.digest, misses: 0))
        try transaction.add(channel, code: code.digest, at: instant)
        try transaction.add(
            Delivery(id: newID(), to: channel.id, .code(code.text), at: instant),
            in: subject.household)
        let isSecretNew = kind == .webhook
        return NewChannel(
            channel: try transaction.facts.view(of: channel, in: home),
            secret: isSecretNew ? way.secret.map { Confidential($0) } : nil)
    }

    private func way(
        _ kind: Channel.Kind, to address: Confidential, token: Confidential?
    ) throws -> Channel.Way {
        let address = address.reveal() ?? ""
        let secret: String? =
            switch kind {
            case .ntfy: try token.map { try self.token($0) }
            case .webhook: "whsec_" + Data(random.bytes(32)).base64EncodedString()
            case .mail, .desktop: nil
            }
        guard let way = Channel.Way(kind, address: address, secret: secret) else {
            throw ServiceError.value(field: "the address", expected: kind.expectation)
        }
        return way
    }

    private func token(_ typed: Confidential) throws -> String {
        let token = typed.reveal() ?? ""
        guard (1...400).contains(token.utf8.count),
            token.utf8.allSatisfy({ (33...126).contains($0) })
        else {
            throw ServiceError.value(field: "the token", expected: "one line without spaces")
        }
        return token
    }
}

extension Channel.Kind {
    fileprivate var expectation: Phrase {
        switch self {
        case .ntfy: "a topic, or its address such as https://ntfy.sh/our-topic"
        case .webhook: "an address such as https://example.org/chorus"
        case .mail: "one such as anna@example.org"
        case .desktop: "none"
        }
    }
}

extension Grant where Op == TestChannel {
    /// Lets a message wait for a channel: another code in place of the one before, or nothing but that it came.
    func test(_ number: Number) throws -> ChannelView {
        try checkTrials()
        let channel = try transaction.facts.channel(numbered: number, of: subject)
        for delivery in try transaction.facts.waitingTests(of: channel) {
            try transaction.settle(delivery, as: .void, at: instant, in: channel.household)
        }
        var content = Delivery.Content.test
        if !channel.isConfirmed {
            let code = ChannelCode(from: random)
            try transaction.setCode(of: channel, to: code.digest)
            content = .code(code.text)
        }
        try transaction.add(
            Delivery(id: newID(), to: channel.id, content, at: instant), in: channel.household)
        return try transaction.facts.view(of: channel, in: membership().home)
    }
}

extension Grant where Op == ConfirmChannel {
    /// Confirms the channel to which a code was sent; a wrong one counts against each that waits for one.
    func confirmChannel(by code: Confidential) throws -> ChannelConfirmation {
        let channels = try transaction.facts.channels(of: subject.id, in: subject.household)
        let open = channels.compactMap {
            channel -> (channel: Channel, code: [UInt8], misses: Int)? in
            guard case .unconfirmed(let digest, let misses) = channel.state else { return nil }
            return (channel, digest, misses)
        }
        guard !open.isEmpty else { throw ServiceError.channel(.isConfirmed) }
        let valid = open.filter { $0.misses < Channel.tries }
        guard !valid.isEmpty else { throw ServiceError.channel(.codeIsVoid) }
        let typed = ChannelCode(typed: code)
        guard let match = valid.first(where: { typed.matches($0.code) }) else {
            for (channel, _, _) in valid { try transaction.noteWrongCode(of: channel) }
            return .wrong(left: Channel.tries - 1 - (valid.map(\.misses).min() ?? 0))
        }
        guard try transaction.confirm(match.channel, at: instant) else {
            throw ServiceError.changedMeanwhile
        }
        let changed = try transaction.facts.channel(numbered: match.channel.number, of: subject)
        return .confirmed(try transaction.facts.view(of: changed, in: membership().home))
    }
}

extension Grant where Op == RemoveChannel {
    /// Takes a channel away; what waits for it is not sent.
    func removeChannel(_ number: Number) throws -> ChannelView {
        let channel = try transaction.facts.channel(numbered: number, of: subject)
        let view = try transaction.facts.view(of: channel, in: membership().home)
        try transaction.remove(channel)
        return view
    }
}

extension Facts {
    fileprivate borrowing func channel(
        numbered number: Number, of member: Member
    ) throws -> Channel {
        let channels = try channels(of: member.id, in: member.household)
        guard let channel = channels.first(where: { $0.number == number }) else {
            throw ServiceError.notFound(.channel, "\(number)")
        }
        return channel
    }
}

import Dispatches
import HouseholdModel
import HouseholdService

/// What became of messages in one go.
struct SentMessages: Encodable {
    /// How many were taken.
    var sent = 0
    /// How many were not, and are tried again or given up.
    var failed = 0
}

extension Session {
    /// How often it is looked whether there is more to send in a household: what comes up meanwhile can wait.
    private static let rounds = 50

    /// Sends what is to be sent now, in all households.
    ///
    /// Nothing is locked while a message is on its way. What becomes of it is noted after each round, so that whoever is
    /// killed in between has sent a message twice at most, under the same identity.
    ///
    /// - Throws: What hinders the data file.
    func sendMessages(mayBeLocal: Bool = false) async throws -> SentMessages {
        var all = SentMessages()
        guard let gate = try gateIfAny()?.gate else { return all }
        for household in try await gate.householdsWithChannels() {
            let caller = Caller.program(in: household)
            for _ in 0..<Self.rounds {
                let found = try await gate.perform(FindMessages(), as: caller).output
                guard !found.isEmpty else { break }
                let messages = try await gate.perform(
                    SendMessages(found), as: caller, request: onceMore()
                ).output
                guard !messages.isEmpty else { continue }
                let outcomes = await outcomes(of: messages, mayBeLocal: mayBeLocal)
                _ = try await gate.perform(
                    SettleMessages(outcomes), as: caller, request: onceMore())
                for outcome in outcomes {
                    if case .accepted = outcome.result { all.sent += 1 } else { all.failed += 1 }
                }
            }
        }
        return all
    }

    /// A name for a request that is made once.
    private func onceMore() throws -> RequestID {
        guard let request = RequestID(makeRequestID(), mayComeAgain: false) else {
            throw ServiceError.bug("a request without a name")
        }
        return request
    }

    private func outcomes(
        of messages: [MessageView], mayBeLocal: Bool
    ) async -> [MessageOutcome] {
        let relay = try? OutgoingMail(besides: places())
        let dispatches = messages.compactMap { Dispatch($0, by: relay) }
        let receipts = await courier(dispatches, mayBeLocal)
        return messages.map { message in
            guard let receipt = receipts.first(where: { $0.id.rawValue == message.id }) else {
                let isReady = dispatches.contains { $0.id.rawValue == message.id }
                return MessageOutcome(
                    of: message.id, .failed(after: nil),
                    because: isReady ? DeliveryReason.noCourier : DeliveryReason.noRelay)
            }
            return MessageOutcome(receipt)
        }
    }
}

extension Dispatch {
    /// A message as it leaves the program; `nil` for mail where nothing takes it.
    init?(_ message: MessageView, by relay: OutgoingMail?) {
        guard let id = ID(message.id), let address = message.address.reveal() ?? Self.none(message)
        else { return nil }
        let secret = message.secret?.reveal().map(Secret.init)
        let way: Way
        switch message.kind {
        case .ntfy: way = .ntfy(url: address, token: secret)
        case .webhook: way = .webhook(url: address, secret: secret ?? Secret(""))
        case .desktop: way = .desktop
        case .mail:
            guard let relay else { return nil }
            way = .mail(to: address, from: relay.sender, relay: relay.relay)
        }
        let language = message.language.flatMap { Language(tag: $0) } ?? .english
        let lines = message.lines.map { language.catalogue.text($0).plain }
        self.init(
            id: id, way: way,
            message: Message(
                title: "Chorus", text: lines.joined(separator: "\n"),
                urgency: message.isUrgent ? .high : .normal, at: Int(message.at.milliseconds)))
    }

    private static func none(_ message: MessageView) -> String? {
        message.kind == .desktop ? "" : nil
    }
}

extension MessageOutcome {
    fileprivate init(_ receipt: Receipt) {
        let id = receipt.id.rawValue
        switch receipt.outcome {
        case .accepted: self.init(of: id, .accepted)
        case .refused(let reason):
            self.init(of: id, .refused, because: DeliveryReason.code(of: reason))
        case .failed(let reason, let seconds):
            self.init(
                of: id, .failed(after: seconds.map { Int64($0) * 1_000 }),
                because: DeliveryReason.code(of: reason))
        }
    }
}

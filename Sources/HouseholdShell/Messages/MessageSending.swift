import Dispatches
import HouseholdModel
import HouseholdService
import HouseholdWords

/// What became of messages in one go.
struct SentMessages: Encodable {
    /// How many were taken.
    var sent = 0
    /// How many were not, and are tried again or given up.
    var failed = 0
    /// How many answers came that did something.
    var answers = 0
    /// How many calendar files were written anew.
    var calendars = 0
    /// How many could not be.
    var unwritten = 0
    /// How many dates of chores counted as approved, since nobody had looked in time.
    var unseen = 0
    /// How many dates of allowances were booked.
    var allowances = 0

    static func += (left: inout SentMessages, right: SentMessages) {
        left.sent += right.sent
        left.failed += right.failed
        left.answers += right.answers
        left.calendars += right.calendars
        left.unwritten += right.unwritten
        left.unseen += right.unseen
        left.allowances += right.allowances
    }
}

extension Session {
    /// How often it is looked whether there is more to send in a household: what comes up meanwhile can wait.
    private static let rounds = 50

    /// How long the data file is left to others between two requests: whoever waits for it looks again within five
    /// milliseconds.
    private static let pause = Duration.milliseconds(6)

    /// Books what nobody looked at in time and allowances that are due, takes the answers that came, sends what is to be
    /// sent now, and writes the calendar files that are out of date, in all households.
    ///
    /// Nothing is locked while a message is on its way. What becomes of it is noted after each round, so that whoever is
    /// killed in between has sent a message twice at most, under the same identity.
    ///
    /// - Throws: What hinders the data file.
    func sendMessages(mayBeLocal: Bool = false) async throws -> SentMessages {
        var all = SentMessages()
        guard let gate = try gateIfAny() else { return all }
        all.unseen = try await gate.approveUnseen()
        all.allowances = try await gate.creditAllowances()
        for household in try await gate.householdsToTend() {
            let caller = Caller.program(in: household)
            var found = try await gate.perform(FindMessages(), as: caller).output
            let answers = try await takeReplies(
                at: found.topics, in: household, through: gate, mayBeLocal: mayBeLocal)
            if answers > 0 {
                all.answers += answers
                found = try await gate.perform(FindMessages(), as: caller).output
            }
            all += try await write(found.calendars, of: household, through: gate)
            all += try await send(found, in: household, through: gate, mayBeLocal: mayBeLocal)
        }
        return all
    }

    /// Sends what is to be sent in a household, in ``rounds`` at most.
    private func send(
        _ first: MessagesToSend, in household: Household.ID, through gate: Gate, mayBeLocal: Bool
    ) async throws -> SentMessages {
        let caller = Caller.program(in: household)
        var (sent, found) = (SentMessages(), first)
        for _ in 0..<Self.rounds {
            guard !found.isEmpty else { break }
            var taken: [TakenMessage] = []
            for (place, request) in SendMessages.requests(for: found).enumerated() {
                if place > 0 { try? await Task.sleep(for: Self.pause) }
                taken = try await gate.perform(request, as: caller, request: onceMore()).output
            }
            let messages = try await gate.perform(ReadMessages(taken), as: caller).output
            let outcomes =
                await outcomes(
                    of: messages, in: household, through: gate, mayBeLocal: mayBeLocal)
                + MessageOutcome.void(taken, but: messages)
            if !outcomes.isEmpty {
                _ = try await gate.perform(
                    SettleMessages(outcomes), as: caller, request: onceMore())
            }
            for outcome in outcomes {
                switch outcome.result {
                case .accepted: sent.sent += 1
                case .refused, .failed: sent.failed += 1
                case .void: break
                }
            }
            found = try await gate.perform(FindMessages(), as: caller).output
        }
        return sent
    }

    /// A name for a request that is made once.
    private func onceMore() throws -> RequestID {
        guard let request = RequestID(makeRequestID(), mayComeAgain: false) else {
            throw ServiceError.bug("a request without a name")
        }
        return request
    }

    private func outcomes(
        of messages: [MessageView], in household: Household.ID, through gate: Gate,
        mayBeLocal: Bool
    ) async -> [MessageOutcome] {
        let relay = try? OutgoingMail(besides: places())
        var dispatches: [Dispatch] = []
        for message in messages {
            var lines = message.lines
            if let week = message.week {
                lines +=
                    (try? await gate.sentences(about: week, in: household)) ?? ["The week is over."]
            }
            if let dispatch = Dispatch(message, saying: lines, by: relay) {
                dispatches.append(dispatch)
            }
        }
        let receipts = await courier(dispatches.map(Errand.send), mayBeLocal)
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
    init?(_ message: MessageView, saying lines: [Phrase], by relay: OutgoingMail?) {
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
        let lines = lines.map { language.catalogue.text($0).plain }
        self.init(
            id: id, way: way,
            message: Message(
                title: "Chorus", text: lines.joined(separator: "\n"),
                urgency: message.isUrgent ? .high : .normal, at: Int(message.at.milliseconds),
                replies: message.replies.compactMap { Reply($0, in: language.catalogue) }))
    }

    private static func none(_ message: MessageView) -> String? {
        message.kind == .desktop ? "" : nil
    }
}

extension Dispatch.Reply {
    fileprivate init?(_ reply: MessageView.Reply, in catalogue: Catalogue) {
        guard let topic = reply.topic.reveal(), let token = reply.token.reveal() else { return nil }
        self.init(
            label: catalogue.text(reply.label).plain, topicURL: topic,
            body: Dispatch.Secret(token))
    }
}

extension MessageOutcome {
    fileprivate init(_ receipt: Receipt) {
        let id = receipt.id.rawValue
        switch receipt.outcome {
        case .accepted, .collected: self.init(of: id, .accepted)
        case .refused(let reason):
            self.init(of: id, .refused, because: DeliveryReason.code(of: reason))
        case .failed(let reason, let seconds):
            self.init(
                of: id, .failed(after: seconds.map { Int64($0) * 1_000 }),
                because: DeliveryReason.code(of: reason))
        }
    }
}

package import Dispatches
internal import NIOCore
package import NIOSSL

/// Sends messages.
package struct Courier: Sendable {
    private let limits: Limits
    private let http: HTTPSender
    private let smtp: SMTPSender
    private let desktop: DesktopSender
    private let speaker: Speaker
    private let now: @Sendable () -> Int

    /// Creates a courier.
    ///
    /// - Parameters:
    ///   - limits: How long it waits, and how much it takes on at once.
    ///   - destinations: Where messages may go.
    ///   - sessionBus: Where the desktop is, or `nil` where there is none.
    ///   - speechServer: What reads aloud, or `nil` where nothing does.
    ///   - trustRoots: Whose certificates are trusted; those of the system, but for tests.
    ///   - now: Milliseconds since 1970.
    package init(
        limits: Limits = Limits(), destinations: Destinations, sessionBus: SessionBus? = nil,
        speechServer: SpeechServer? = nil,
        trustRoots: NIOSSLTrustRoots = .default, now: @escaping @Sendable () -> Int
    ) {
        self.limits = limits
        self.now = now
        http = HTTPSender(
            limits: limits, destinations: destinations, trustRoots: trustRoots, now: now)
        desktop = DesktopSender(limits: limits, bus: sessionBus)
        speaker = Speaker(limits: limits, server: speechServer)
        smtp = SMTPSender(limits: limits, destinations: destinations, trustRoots: trustRoots)
    }

    /// Does one errand, and returns what became of it within the time that the limits allow.
    package func run(_ errand: Errand) async -> Receipt {
        do throws(SendingError) {
            switch errand {
            case .send(let dispatch):
                try await trySending(dispatch)
                return Receipt(id: dispatch.id, outcome: .accepted)
            case .collect(let collection):
                let answers = try await http.fetch(Poll(collection)).answers
                return Receipt(id: collection.id, outcome: .collected(answers))
            case .speak(let speech):
                try await speaker.say(speech)
                return Receipt(id: speech.id, outcome: .accepted)
            }
        } catch {
            return Receipt(id: errand.id, outcome: error.outcome)
        }
    }

    private func trySending(_ dispatch: Dispatch) async throws(SendingError) {
        let (id, message) = (dispatch.id, dispatch.message)
        switch dispatch.way {
        case .ntfy(let url, let token):
            try await http.send(Post(message, id: id, topicURL: url, token: token))
        case .webhook(let url, let secret):
            try await http.send(
                Post(
                    message, id: id, url: url, secret: secret, now: Moment(milliseconds: now())))
        case .mail(let to, let from, let relay):
            let mail = try Mail(message, id: id, to: to, from: from)
            switch relay {
            case .sendmail(let path):
                let limit = Duration.nanoseconds(limits.mailing.nanoseconds)
                try await Sendmail(path: path, limit: limit).send(mail)
            case .smtp(let server): try await smtp.send(mail, by: server)
            }
        case .desktop: try await desktop.send(message)
        }
    }
}

// MARK: - Line by line

extension Courier {
    /// How the work ended.
    package enum Ending: Hashable, Sendable {
        /// All lines were read, and each has its receipt.
        case inputEnded
        /// A line had no id that a receipt could name, or was too long; what came before has its receipts, and what comes
        /// behind was not read.
        case lineUnreadable
    }

    /// Reads errands, does them, and writes a receipt for each, until the input ends.
    ///
    /// Messages to one address go in the order of their lines, each once the receipt of the one before is written; those
    /// to others go at the same time. Who wants the order to outlast a failure hands over the next message to an address
    /// once the receipt of the last one is there.
    package func deliver(
        from lines: LineReader, writing: @escaping @Sendable ([UInt8]) async throws -> Void
    ) async throws -> Ending {
        try await withThrowingTaskGroup(of: Event.self) { group in
            var queue = WaitingErrands(atOnce: limits.atOnce)
            var reader: LineReader? = lines
            var ending = Ending.inputEnded
            while true {
                while let errand = queue.next() {
                    group.addTask { .done(await run(errand), at: errand.address) }
                }
                if let lines = reader, queue.count < limits.held {
                    reader = nil
                    group.addTask { try await Event(readingFrom: lines) }
                }
                switch try await group.next() {
                case nil: return ending
                case .done(let receipt, let address):
                    queue.finish(address)
                    try await writing(Array("\(receipt.line)\n".utf8))
                case .read(let line, let rest):
                    (ending, reader) = try await take(line, rest, into: &queue, writing)
                case .ended: break
                }
            }
        }
    }

    private func take(
        _ line: LineReader.Line, _ rest: LineReader, into queue: inout WaitingErrands,
        _ write: @Sendable ([UInt8]) async throws -> Void
    ) async throws -> (Ending, LineReader?) {
        guard case .bytes(let bytes) = line else { return (.lineUnreadable, nil) }
        do throws(UnreadableLine) {
            queue.add(try Errand(line: bytes))
        } catch {
            guard let id = error.id else { return (.lineUnreadable, nil) }
            let receipt = Receipt(id: id, outcome: .refused(.fault(.unreadable)))
            try await write(Array("\(receipt.line)\n".utf8))
        }
        return (.inputEnded, rest)
    }

    /// What the work waits for.
    private enum Event: Sendable {
        case read(LineReader.Line, LineReader)
        case ended
        case done(Receipt, at: String)

        init(readingFrom lines: LineReader) async throws {
            var lines = lines
            self = try await lines.next().map { .read($0, lines) } ?? .ended
        }
    }
}

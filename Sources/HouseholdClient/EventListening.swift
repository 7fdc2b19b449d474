#if Server
    import AsyncHTTPClient
    import HouseholdProtocol
    import HouseholdService
    import NIOCore
    import NIOHTTP1

    /// Listens to a server for whoever has a session, and comes again where the connection is lost.
    struct EventListening: Sendable {
        private let url: String
        private let version: String
        private let client: HTTPClient

        /// After what time without a sign the server is taken to be gone: two signs may be late.
        static let mostSilence = TimeAmount.seconds(Int64(2 * EventText.secondsOfSilence + 10))

        /// How long the beginning of an answer may take.
        private static let patience = TimeAmount.seconds(20)

        /// What listens there for a program of that version.
        init(at url: String, version: String, by client: HTTPClient) {
            (self.url, self.version, self.client) = (url, version, client)
        }

        /// What is heard, until nobody wants to hear it any more or the session has ended.
        func changes(of session: Confidential) -> AsyncStream<Void> {
            AsyncStream(bufferingPolicy: .bufferingNewest(1)) { changes in
                let listening = Task {
                    await listen(as: session) { changes.yield() }
                    changes.finish()
                }
                changes.onTermination = { _ in listening.cancel() }
            }
        }

        private func listen(
            as session: Confidential, _ hear: @Sendable () -> Void
        ) async {
            var (reader, pauses) = (EventReader(), RetryPauses())
            while !Task.isCancelled {
                do {
                    let response = try await client.execute(
                        request(as: session, since: reader.lastID), timeout: Self.patience)
                    guard !Self.isOver(response.status) else { return }
                    if response.status == .ok {
                        pauses.beginAnew()
                        // What happened before it was listened for the first time nobody else tells.
                        if reader.lastID == nil { hear() }
                        for try await bytes in response.body
                        where reader.read(bytes.readableBytesView) {
                            hear()
                        }
                    }
                } catch {
                    // Whether it is lost or was never there, it is tried again; a line tells of it when it asks something.
                }
                reader.beginAnew()
                try? await Task.sleep(for: pauses.next())
            }
        }

        private func request(as session: Confidential, since number: Int?) -> HTTPClientRequest {
            var request = HTTPClientRequest(url: url)
            request.headers.add(name: WirePath.header, value: version)
            if let token = session.reveal() {
                request.headers.add(name: "Authorization", value: "Bearer \(token)")
            }
            if let mark = Computer.own.mark {
                request.headers.add(name: EventText.mark, value: mark)
            }
            if let number { request.headers.add(name: EventText.lastID, value: "\(number)") }
            return request
        }

        /// Whether it is of no use to come again: the session has ended, or there is nothing to hear.
        private static func isOver(_ status: HTTPResponseStatus) -> Bool {
            (400..<500).contains(status.code) && status != .tooManyRequests
        }
    }
#endif

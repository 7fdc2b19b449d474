#if Server
    import HTTPTypes
    import HouseholdModel
    import HouseholdProtocol
    import HouseholdService
    import Hummingbird
    import NIOCore

    /// Where whoever is signed in hears that something happened at home.
    ///
    /// It does not matter how they say who they are: each route that asks that in its own way has its answer from here.
    struct EventDesk: Sendable {
        private let feed: ChangeFeed
        private let watch: ChangeWatch

        /// The desk at which what `feed` hears of the gate's households is told.
        init(_ feed: ChangeFeed, of gate: Gate) {
            self.feed = feed
            watch = ChangeWatch(feed: feed, gate: gate)
        }

        /// What keeps the feed going while the server runs.
        var service: ChangeWatch { watch }

        /// The answer to `request`, with which `caller` listens until they go, their session ends, or the server does.
        ///
        /// 401 where they are signed in no more, at home nowhere, or help there outside the time of a pass; 429 where the session listens too often, 503 where too
        /// many do. By its `Last-Event-ID` the request says up to where was heard before.
        func answer(to request: Request, from caller: Caller) async -> Response {
            guard let progress = await self.progress(of: caller) else {
                return Response(status: .unauthorized)
            }
            do throws(ChangeFeed.Refusal) {
                let listener = try feed.listen(as: caller, at: progress)
                let heard = Self.lastID(of: request)
                let body = ResponseBody { writer in
                    defer { listener.leave() }
                    // What happened before there was a place is not told by the feed.
                    guard let now = await self.progress(of: caller),
                        now.household == progress.household
                    else { return try await writer.finish(nil) }
                    try await request.body.consumeWithCancellationOnInboundClose { _ in
                        try await Self.write(EventText.beginning(at: now.number), to: &writer)
                        if let heard, heard != now.number {
                            try await Self.write(EventText.changed(now.number), to: &writer)
                        }
                        for await beat in listener.beats {
                            try await Self.write(beat.text, to: &writer)
                        }
                    }
                    try await writer.finish(nil)
                }
                return Response(
                    status: .ok,
                    headers: [
                        .contentType: EventText.contentType, .cacheControl: "no-store",
                    ], body: body)
            } catch {
                return Response(
                    status: error == .tooManyOfSession ? .tooManyRequests : .serviceUnavailable,
                    headers: [.retryAfter: "60"])
            }
        }

        private func progress(of caller: Caller) async -> HouseholdProgress? {
            await watch.look([caller]).first ?? nil
        }

        /// Up to where was heard before; a number that can't be one is as good as another one.
        private static func lastID(of request: Request) -> Int? {
            HTTPField.Name(EventText.lastID).flatMap { request.headers[$0] }.map { Int($0) ?? -1 }
        }

        @concurrent private static func write(
            _ text: String, to writer: inout any ResponseBodyWriter
        ) async throws {
            try await writer.write(ByteBuffer(string: text))
        }
    }

    extension ChangeFeed.Beat {
        /// What is written for those who hear it.
        fileprivate var text: String {
            switch self {
            case .changed(let number): EventText.changed(number)
            case .still: EventText.still
            }
        }
    }

    extension Caller {
        /// Whoever has the session whose token a request of a program brings (RFC 6750); `nil` where it brings none.
        init?(bearing request: Request) {
            let words = request.headers[.authorization]?.split(separator: " ") ?? []
            guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
            self = Caller(session: Confidential(String(words[1]))).at(Computer(behind: request))
        }
    }
#endif

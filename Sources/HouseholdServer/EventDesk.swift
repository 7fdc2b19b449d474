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
        /// Why there is nothing to hear.
        enum Refusal: Error {
            /// Whoever asks is signed in no more, at home nowhere, or helps there outside the time of a pass.
            case nobody
            /// Something is sent, which nobody would read while they listen.
            case bringsBody
            case noPlace(ChangeFeed.Refusal)
        }

        /// After how many seconds a place may be free.
        static let pauseSeconds = 60

        private let feed: ChangeFeed
        private let watch: ChangeWatch

        /// The desk at which what `feed` hears of the gate's households is told.
        init(_ feed: ChangeFeed, of gate: Gate) {
            self.feed = feed
            watch = ChangeWatch(feed: feed, gate: gate)
        }

        /// What keeps the feed going while the server runs.
        var service: ChangeWatch { watch }

        /// The answer to `request`: the stream, or a status that says why there is none.
        ///
        /// 401 for those who are nobody at home; 400 for those who send something; 429 where the session listens too often, 503
        /// where too many do.
        func answer(to request: Request, from caller: Caller) async -> Response {
            do throws(Refusal) {
                return try await stream(to: request, for: caller)
            } catch {
                switch error {
                case .nobody: return Response(status: .unauthorized)
                case .bringsBody: return Response(status: BodyProblem.unreadable.status)
                case .noPlace(let refusal):
                    return Response(
                        status: refusal.status, headers: [.retryAfter: "\(Self.pauseSeconds)"])
                }
            }
        }

        /// The stream that answers `request`, with which `caller` listens until they go, their session ends, or the server does.
        ///
        /// By its `Last-Event-ID` the request says up to where was heard before. Whoever asks for the head alone (HEAD) is told
        /// what a listener would be, and takes no place.
        func stream(
            to request: Request, for caller: Caller
        ) async throws(Refusal) -> Response {
            guard let progress = await self.progress(of: caller) else { throw .nobody }
            // While somebody listens, what else they send is only waited for. Where more waits than the library keeps, it hears of no
            // end any more: neither that they go nor that the server does.
            guard !request.bringsBody else { throw .bringsBody }
            if request.method == .head {
                if let refusal = feed.refusal(of: caller) { throw .noPlace(refusal) }
                // What has no length would have its end written behind the head, as that of a body in pieces.
                return Self.response(ResponseBody())
            }
            do throws(ChangeFeed.Refusal) {
                let listener = try feed.listen(as: caller, at: progress)
                return Self.response(body(for: listener, caller, at: progress, answering: request))
            } catch {
                throw .noPlace(error)
            }
        }

        /// What `listener` hears, as it is written.
        ///
        /// The place is theirs until that is over, or the body is let go of without having been written.
        private func body(
            for listener: Listener, _ caller: Caller, at progress: HouseholdProgress,
            answering request: Request
        ) -> ResponseBody {
            let heard = Self.lastID(of: request)
            return ResponseBody { writer in
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
        }

        private static func response(_ body: ResponseBody) -> Response {
            Response(
                status: .ok,
                headers: [.contentType: EventText.contentType, .cacheControl: "no-store"],
                body: body)
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

    extension ChangeFeed.Refusal {
        /// How it is answered (RFC 9110).
        var status: HTTPResponse.Status {
            switch self {
            case .tooManyOfSession: .tooManyRequests
            case .full, .closed: .serviceUnavailable
            }
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

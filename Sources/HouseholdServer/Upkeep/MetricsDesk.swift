#if Server
    import Foundation
    import HTTPTypes
    import HouseholdModel
    import HouseholdProtocol
    import Hummingbird
    import NIOCore

    /// Where a program that keeps figures takes those of the server, which tell when how much is done in a home; so it has to
    /// be at the same computer.
    struct MetricsDesk: Sendable {
        let metrics: Metrics
        let surroundings: ServerSurroundings

        /// Adds what is told to whom comes to a place.
        func add(to router: Router<VisitContext>, at place: ServerAddress) {
            guard !place.isOfHouse else { return }
            router.get(RouterPath(WirePath.metrics)) { request, _ in
                guard place.isCalled(in: request) else {
                    return Response(status: .misdirectedRequest)
                }
                return Response(
                    status: .ok,
                    headers: [.contentType: MetricsText.contentType, .cacheControl: "no-store"],
                    body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
            }
        }

        private var text: String {
            let now = surroundings.now()
            return metrics.text(
                streams: surroundings.feed.count,
                backupAge: surroundings.lastBackup().map {
                    max(0, now.timeIntervalSince1970 - Double($0.milliseconds) / 1_000)
                })
        }
    }
#endif

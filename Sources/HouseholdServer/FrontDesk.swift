#if Server
    import Foundation
    import HTTPTypes
    import HouseholdProtocol
    import HouseholdService
    import Hummingbird
    import NIOCore

    /// What a server answers to whom.
    struct FrontDesk: Sendable {
        private let gate: Gate
        private let porter: Porter
        private let version: String
        /// Whether the household's name stands at the door.
        private let isNamed: Bool
        private let changed: @Sendable () -> Void

        /// The desk of `gate`; `changed` hears of each change that was asked for.
        init(
            _ gate: Gate, _ vault: Vault, version: String, named isNamed: Bool,
            changed: @escaping @Sendable () -> Void
        ) {
            self.gate = gate
            porter = Porter(of: gate, vault)
            self.version = version
            self.isNamed = isNamed
            self.changed = changed
        }

        /// The routes at a place.
        func router(at place: ServerAddress) -> Router<BasicRequestContext> {
            let router = Router()
            router.get(RouterPath(WirePath.sign)) { request, _ in
                guard isOurs(request, at: place) else { return Response(status: .forbidden) }
                let sign = try JSONEncoder().encode(
                    DoorSign(of: gate, version: version, named: isNamed))
                return Self.json(sign)
            }
            router.post(RouterPath(WirePath.ask + ":name")) { request, context in
                guard isOurs(request, at: place) else { return Response(status: .forbidden) }
                guard request.headers[.contentType] == "application/json" else {
                    return Response(status: .unsupportedMediaType)
                }
                let name = try context.parameters.require("name")
                let most = WirePath.mostBytes(for: name)
                guard request.headers[.contentLength].flatMap(Int.init) ?? 0 <= most else {
                    return Response(status: .contentTooLarge)
                }
                var body = try await request.body.collect(upTo: most)
                let bytes = Data(body.readBytes(length: body.readableBytes) ?? [])
                guard let answer = await porter.answer(name, bytes) else {
                    return Response(status: .notFound)
                }
                if Porter.isChange(name) { changed() }
                return Self.json(answer)
            }
            return router
        }

        /// Whether a program of ours asks, by a name of this computer: a page in a browser can't say so of itself, and is
        /// called otherwise where it was led here.
        private func isOurs(_ request: Request, at place: ServerAddress) -> Bool {
            guard let header = HTTPField.Name(WirePath.header), request.headers[header] != nil
            else { return false }
            guard case .loopback(let port) = place else { return true }
            return ["127.0.0.1:\(port)", "localhost:\(port)"].contains(request.head.authority)
        }

        private static func json(_ bytes: Data) -> Response {
            Response(
                status: .ok,
                headers: [.contentType: "application/json", .cacheControl: "no-store"],
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
        }
    }
#endif

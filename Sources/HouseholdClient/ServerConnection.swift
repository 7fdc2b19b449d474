#if Server
    import AsyncHTTPClient
    import Foundation
    package import HouseholdProtocol
    package import HouseholdService
    import NIOCore
    import NIOHTTP1

    /// Where a server is reached.
    package struct ServerConnection: Sendable {
        private let address: ServerAddress
        private let version: String

        /// How long an answer may take: as long as proving a household's rules does, and more.
        private static let patience = TimeAmount.seconds(120)

        /// Lives as long as the program; where nobody listens, that is said at once, and not tried for half a minute.
        private static let client = {
            var configuration = HTTPClient.Configuration()
            configuration.connectionPool.retryConnectionEstablishment = false
            return HTTPClient(
                eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
        }()

        /// A connection to the server at `address`, from a program of that version.
        package init(to address: ServerAddress, version: String) {
            self.address = address
            self.version = version
        }

        /// The door there.
        ///
        /// - Throws: ``ServerProblem``.
        package func door() async throws(ServiceError) -> RemoteDoor {
            let answer = try await send(nil, to: WirePath.sign)
            guard let sign = try? JSONDecoder().decode(DoorSign.self, from: answer) else {
                throw .server(.unreachable("\(address)"))
            }
            guard sign.version == version else {
                throw .server(.otherVersion(theirs: sign.version, ours: version))
            }
            return RemoteDoor(sign) { name, body async throws(ServiceError) in
                try await send(body, to: WirePath.ask + name)
            }
        }

        private func url(of path: String) -> String {
            switch address {
            case .loopback(let port): return "http://127.0.0.1:\(port)\(path)"
            case .socket(let socket):
                return URL(httpURLWithSocketPath: socket, uri: path)?.absoluteString ?? ""
            }
        }

        private func send(_ body: Data?, to path: String) async throws(ServiceError) -> Data {
            var request = HTTPClientRequest(url: url(of: path))
            request.headers.add(name: WirePath.header, value: version)
            if let body {
                request.method = .POST
                request.headers.add(name: "Content-Type", value: "application/json")
                request.body = .bytes(ByteBuffer(bytes: body))
            }
            do {
                let response = try await Self.client.execute(
                    request, timeout: Self.patience)
                var bytes = try await response.body.collect(upTo: WirePath.mostAnswerBytes)
                switch response.status {
                case .ok: return Data(bytes.readBytes(length: bytes.readableBytes) ?? [])
                case .notFound: throw ServiceError.server(.elsewhere)
                case .serviceUnavailable: throw ServiceError.server(.busy)
                default:
                    throw ServiceError.bug("the server answers with \(response.status.code)")
                }
            } catch let error as ServiceError {
                throw error
            } catch {
                throw .server(.unreachable("\(address)"))
            }
        }
    }
#endif

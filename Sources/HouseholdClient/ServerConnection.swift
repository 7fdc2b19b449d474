#if Server
    import AsyncHTTPClient
    import Credentials
    import Foundation
    package import HouseholdProtocol
    package import HouseholdService
    import NIOCore
    import NIOHTTP1
    import NIOSSL
    import Synchronization

    /// Where a server is reached.
    package struct ServerConnection: Sendable {
        private let address: ServerAddress
        private let version: String
        private let houses: KnownServers?

        /// How long an answer may take: as long as proving a household's rules does, and more.
        private static let patience = TimeAmount.seconds(120)

        /// A connection to the server at `address`, from a program of that version; the servers of a house that are known
        /// are kept in `folder`.
        package init(to address: ServerAddress, version: String, knowing folder: String?) {
            self.address = address
            self.version = version
            houses = folder.map(KnownServers.init)
        }

        /// The door there.
        ///
        /// - Throws: ``ServerProblem``.
        package func door() async throws(ServiceError) -> RemoteDoor {
            let (makeClient, keeper) = try await way()
            let client = makeClient(nil)
            let answer = try await send(nil, to: WirePath.sign, by: client)
            guard let sign = try? JSONDecoder().decode(DoorSign.self, from: answer) else {
                throw .server(.notChorus("\(address)"))
            }
            guard sign.version == version else {
                throw .server(.otherVersion(theirs: sign.version, ours: version))
            }
            return RemoteDoor(
                sign.kept(for: keeper), listening: listening(by: makeClient)
            ) { name, body async throws(ServiceError) in
                try await send(body, to: WirePath.ask + name, by: client)
            }
        }

        /// What listens there, by a client of its own, since a connection at which nothing happens for long is none that
        /// has to be given up.
        private func listening(
            by makeClient: @escaping @Sendable (TimeAmount?) -> HTTPClient
        ) -> RemoteDoor.Listening {
            { session in
                EventListening(
                    at: url(of: WirePath.events), version: version,
                    by: makeClient(EventListening.mostSilence)
                ).changes(of: session)
            }
        }

        /// What makes that which carries requests there, as long as the program lives, and for whom sessions are kept: for the
        /// authority of a house, which no other server has, or for a place at this computer.
        private func way() async throws(ServiceError) -> (
            @Sendable (_ mostSilence: TimeAmount?) -> HTTPClient, keeper: String
        ) {
            guard case .house(let house) = address else {
                let place = Fingerprint(of: Array("\(address)".utf8))
                return ({ Self.kept(Self.client(nil, mostSilence: $0)) }, "here-\(place)")
            }
            guard let houses else { throw .server(.unknownHouse("\(address)")) }
            let authority = try await houses.authority(of: house)
            var tls = TLSConfiguration.makeClientConfiguration()
            tls.minimumTLSVersion = .tlsv13
            tls.trustRoots = .certificates([authority.certificate])
            return (
                { [tls] in Self.kept(Self.client(to: house, tls, mostSilence: $0)) },
                "house-\(authority.fingerprint)"
            )
        }

        /// What carries requests is not closed before the program ends.
        private static let clients = Mutex<[HTTPClient]>([])

        private static func kept(_ client: HTTPClient) -> HTTPClient {
            clients.withLock { $0.append(client) }
            return client
        }

        /// What carries requests to a server of a house, which it calls by the name that its certificate has.
        static func client(
            to house: HouseAddress, _ tls: TLSConfiguration, mostSilence: TimeAmount? = nil
        ) -> HTTPClient {
            client(tls, called: [WirePath.houseName: house.host], mostSilence: mostSilence)
        }

        /// Where nobody listens, that is said at once, and not tried for half a minute.
        private static func client(
            _ tls: TLSConfiguration?, called names: [String: String] = [:],
            mostSilence: TimeAmount? = nil
        ) -> HTTPClient {
            var configuration = HTTPClient.Configuration(tlsConfiguration: tls)
            configuration.connectionPool.retryConnectionEstablishment = false
            configuration.dnsOverride = names
            configuration.timeout.connect = .seconds(5)
            configuration.timeout.read = mostSilence
            configuration.redirectConfiguration = .disallow
            return HTTPClient(
                eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: configuration)
        }

        /// Where a server of a house is, by the name that its certificate has.
        static func url(at port: Int) -> String {
            "https://\(WirePath.houseName):\(port)"
        }

        private func url(of path: String) -> String {
            switch address {
            case .loopback(let port): return "http://127.0.0.1:\(port)\(path)"
            case .house(let house): return Self.url(at: house.port) + path
            case .socket(let socket):
                return URL(httpURLWithSocketPath: socket, uri: path)?.absoluteString ?? ""
            }
        }

        /// What is answered; where too much was asked of late, it waits, and asks again.
        private func send(
            _ body: Data?, to path: String, by client: HTTPClient
        ) async throws(ServiceError) -> Data {
            let pause = "\(WirePath.pauseSeconds)"
            for _ in 0..<Self.mostPauses {
                let (answer, wait) = try await ask(body, to: path, by: client)
                if let answer { return answer }
                guard wait == pause else { break }
                try? await Task.sleep(for: .seconds(WirePath.pauseSeconds))
            }
            throw .server(.tooOften)
        }

        private static let mostPauses = 20

        /// What BoringSSL says of a certificate that the authority has not made out, or not for this day.
        private static let unproved = "CERTIFICATE_VERIFY_FAILED"

        /// What is answered, or how long to wait before it is asked again.
        private func ask(
            _ body: Data?, to path: String, by client: HTTPClient
        ) async throws(ServiceError) -> (Data?, wait: String?) {
            var request = HTTPClientRequest(url: url(of: path))
            request.headers.add(name: WirePath.header, value: version)
            if let body {
                request.method = .POST
                request.headers.add(name: "Content-Type", value: "application/json")
                request.body = .bytes(ByteBuffer(bytes: body))
            }
            do {
                let response = try await client.execute(
                    request, timeout: Self.patience)
                var bytes = try await response.body.collect(upTo: WirePath.mostAnswerBytes)
                switch response.status {
                case .ok: return (Data(bytes.readBytes(length: bytes.readableBytes) ?? []), nil)
                case .notFound: throw ServiceError.server(.elsewhere)
                case .serviceUnavailable: throw ServiceError.server(.busy)
                case .tooManyRequests: return (nil, response.headers.first(name: "Retry-After"))
                default: throw ServiceError.server(.notChorus("\(address)"))
                }
            } catch let error as ServiceError {
                throw error
            } catch NIOSSLError.handshakeFailed(let why) where "\(why)".contains(Self.unproved) {
                throw .server(.otherHouse("\(address)"))
            } catch {
                throw .server(.unreachable("\(address)"))
            }
        }
    }
#endif

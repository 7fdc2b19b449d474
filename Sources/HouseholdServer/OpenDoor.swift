#if Server
    import FileHandling
    import Foundation
    import Glibc
    import HTTPTypes
    import Hummingbird
    import HummingbirdCore
    import HummingbirdTLS
    package import HouseholdProtocol
    package import HouseholdService
    import Logging
    import NIOCore
    import ServiceLifecycle
    import Synchronization

    /// A gate's door for other programs, over HTTP.
    package final class OpenDoor: Sendable {
        private let group: ServiceGroup
        private let running: Task<Void, any Error>
        private let places: [ServerAddress]
        private let health: Health
        /// That the household is served by this one, which the kernel forgets when the program dies.
        private let hold: OpenFile?

        /// Opens the door of `gate` at `places`.
        ///
        /// - Parameters:
        ///   - gate: What is asked there.
        ///   - vault: What keeps what the gate makes for those who ask.
        ///   - version: The version of this program, which has to be that of those who ask.
        ///   - places: Where it listens.
        ///   - folder: Where the data is, and the authority of the house.
        ///   - isForAll: Whether others than the account that runs it may connect to its socket.
        ///   - surroundings: Its clock, who hears of changes, and its log.
        /// - Throws: Why it can't listen there, as ``ServerFault``.
        package init(
            _ gate: Gate, _ vault: Vault, version: String, at places: [ServerAddress],
            beside folder: String, forAll isForAll: Bool,
            by surroundings: ServerSurroundings
        ) async throws(ServerFault) {
            for place in places { try Self.makeRoom(at: place) }
            hold = try Self.hold(folder)
            let events = EventDesk(surroundings.feed, of: gate)
            let health = Health(of: gate, at: folder)
            let desk = FrontDesk(
                gate, vault, version: version, named: !isForAll, events: events,
                seenBy: Instruments(
                    health: health, metrics: Metrics(since: surroundings.now()),
                    log: surroundings.log),
                by: surroundings)
            let logger = surroundings.log.logger
            let (opened, open) = AsyncStream.makeStream(of: Void.self)
            var services: [any Service] = []
            for place in places {
                let application = try Self.application(
                    of: desk, at: place, beside: folder, logger: logger, now: surroundings.now
                ) {
                    if case .socket(let path) = place {
                        _ = unsafe chmod(path, isForAll ? 0o666 : 0o600)
                    }
                    open.yield()
                }
                services.append(application)
            }
            let group = Self.group(of: services + [events.service], logger)
            self.group = group
            (self.places, self.health) = (places, health)
            running = Task {
                defer { open.finish() }
                try await group.run()
            }
            var left = places.count
            for await _ in opened {
                left -= 1
                if left == 0 { return }
            }
            throw .cannotListen
        }

        /// Lets whoever waits have an answer, and closes the door.
        package func close() async {
            health.close()
            await group.triggerGracefulShutdown()
            _ = try? await running.value
            for case .socket(let path) in places { _ = unsafe unlink(path) }
        }

        /// The services as one; what is last in order ends first, so that nobody listens while the others wait for those who do.
        private static func group(
            of services: [any Service], _ logger: Logger
        ) -> ServiceGroup {
            var configuration = ServiceGroupConfiguration(
                services: services.map {
                    ServiceGroupConfiguration.ServiceConfiguration(service: $0)
                },
                logger: logger)
            configuration.maximumGracefulShutdownDuration = mostShutdown
            return ServiceGroup(configuration: configuration)
        }

        /// What answers at a place, and tells when it does.
        private static func application(
            of desk: FrontDesk, at place: ServerAddress, beside folder: String, logger: Logger,
            now: @escaping @Sendable () -> Date,
            opened: @escaping @Sendable () -> Void
        ) throws(ServerFault) -> any ApplicationProtocol {
            var server = HTTPServerBuilder.http1(
                configuration: HTTP1Channel.Configuration(idleTimeout: patience))
            var authorityText: String?
            if case .house = place {
                let authority = try HouseAuthority(
                    in: folder, of: PrivateAddresses.host, now: now())
                authorityText = try authority.text()
                do {
                    let certificates = try ServerCertificates(of: authority, now: now)
                    server = try .tls(server, tlsConfiguration: certificates.configuration())
                } catch {
                    throw .cannotListen
                }
            }
            return Application(
                router: desk.router(at: place, authority: authorityText), server: server,
                configuration: ApplicationConfiguration(
                    address: place.bindAddress, serverName: nil,
                    availableConnectionsDelegate: .maximum(mostConnections, logger: logger)),
                onServerRunning: { _ in opened() },
                logger: logger)
        }

        /// How long those who have asked may wait for their answer when it is told to end.
        private static let mostShutdown = Duration.seconds(12)

        /// How many may be connected to a place at once.
        private static let mostConnections = 256

        /// How long nothing may be said on a connection: longer than whoever asks waits for an answer.
        private static let patience = TimeAmount.seconds(150)

        /// Keeps other servers from the household in a folder; shells work with it all the same.
        private static func hold(_ folder: String) throws(ServerFault) -> OpenFile? {
            // Where the system locks nothing, the data file itself still keeps apart who writes.
            guard let opened = try? OpenFile(folder, O_RDONLY | O_DIRECTORY) else { return nil }
            do throws(FileError) {
                try opened.lock(waiting: false)
            } catch {
                if error.code == EWOULDBLOCK { throw .served(folder) }
            }
            return opened
        }

        /// Sees that it can be listened at a place, which the libraries would tell in words of their own.
        private static func makeRoom(at place: ServerAddress) throws(ServerFault) {
            let (port, isForHouse): (Int, Bool)
            switch place {
            case .socket(let path): return try makeRoom(at: path)
            case .loopback(let own): (port, isForHouse) = (own, false)
            case .house(let house): (port, isForHouse) = (house.port, true)
            }
            let code = InternetProtocol.refusal(ofPort: port, atAll: isForHouse)
            if code == EADDRINUSE { throw .takenPort(port, isForHouse: isForHouse) }
            if code != nil { throw .cannotListen }
        }

        /// Takes away a socket at which nobody listens any more.
        private static func makeRoom(at path: String) throws(ServerFault) {
            guard unsafe access(path, F_OK) == 0 else { return }
            guard let isTaken = UnixSocket.isListening(at: path) else { throw .noSocket(path) }
            guard !isTaken else { throw .taken(path) }
            _ = unsafe unlink(path)
        }
    }

    extension Health {
        /// That of a server of `gate`, whose data is in `folder`.
        fileprivate convenience init(of gate: Gate, at folder: String) {
            self.init(Pulse { await (try? gate.foreignChanges()) != nil }) {
                Folders.bytesLeft(at: folder)
            }
        }
    }

    extension ServerAddress {
        fileprivate var bindAddress: BindAddress {
            switch self {
            case .socket(let path): .unixDomainSocket(path: path)
            case .loopback(let port): .hostname("127.0.0.1", port: port)
            // What listens at all addresses of IPv6 does so at those of IPv4, too.
            case .house(let house):
                .hostname(InternetProtocol.hasVersion6 ? "::" : "0.0.0.0", port: house.port)
            }
        }
    }
#endif

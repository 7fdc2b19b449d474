#if Server
    import Foundation
    import Glibc
    import HTTPTypes
    import Hummingbird
    import HummingbirdCore
    package import HouseholdProtocol
    package import HouseholdService
    import Logging
    import NIOCore
    import ServiceLifecycle
    import Synchronization

    /// A gate's door for other programs of this computer, over HTTP.
    package final class OpenDoor: Sendable {
        private let group: ServiceGroup
        private let running: Task<Void, any Error>
        private let places: [ServerAddress]

        /// Opens the door of `gate` at `places`.
        ///
        /// - Parameters:
        ///   - gate: What is asked there.
        ///   - vault: What keeps what the gate makes for those who ask.
        ///   - version: The version of this program, which has to be that of those who ask.
        ///   - places: Where it listens.
        ///   - isForAll: Whether others than the account that runs it may connect to its socket.
        ///   - changed: Hears of each change that was asked for.
        /// - Throws: Why it can't listen there, as ``ServerFault``.
        package init(
            _ gate: Gate, _ vault: Vault, version: String, at places: [ServerAddress],
            forAll isForAll: Bool, changed: @escaping @Sendable () -> Void
        ) async throws(ServerFault) {
            for case .socket(let path) in places { try Self.makeRoom(at: path) }
            let desk = FrontDesk(
                gate, vault, version: version, named: !isForAll, changed: changed)
            var logger = Logger(label: "chorus")
            logger.logLevel = .error
            let (opened, open) = AsyncStream.makeStream(of: Void.self)
            let applications = places.map { place in
                Application(
                    router: desk.router(at: place),
                    server: .http1(
                        configuration: HTTP1Channel.Configuration(idleTimeout: Self.patience)),
                    configuration: ApplicationConfiguration(
                        address: place.bindAddress, serverName: nil),
                    onServerRunning: { _ in
                        if case .socket(let path) = place {
                            _ = unsafe chmod(path, isForAll ? 0o666 : 0o600)
                        }
                        open.yield()
                    },
                    logger: logger)
            }
            let group = ServiceGroup(
                configuration: ServiceGroupConfiguration(
                    services: applications.map {
                        ServiceGroupConfiguration.ServiceConfiguration(service: $0)
                    },
                    logger: logger))
            self.group = group
            self.places = places
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
            await group.triggerGracefulShutdown()
            _ = try? await running.value
            for case .socket(let path) in places { _ = unsafe unlink(path) }
        }

        /// How long nothing may be said on a connection: longer than whoever asks waits for an answer.
        private static let patience = TimeAmount.seconds(150)

        /// Takes away a socket at which nobody listens any more.
        private static func makeRoom(at path: String) throws(ServerFault) {
            guard unsafe access(path, F_OK) == 0 else { return }
            guard let isTaken = UnixSocket.isListening(at: path) else { throw .noSocket(path) }
            guard !isTaken else { throw .taken(path) }
            _ = unsafe unlink(path)
        }
    }

    extension ServerAddress {
        fileprivate var bindAddress: BindAddress {
            switch self {
            case .socket(let path): .unixDomainSocket(path: path)
            case .loopback(let port): .hostname("127.0.0.1", port: port)
            }
        }
    }
#endif

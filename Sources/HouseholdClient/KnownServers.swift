#if Server
    import AsyncHTTPClient
    import Credentials
    import FileHandling
    import Foundation
    import HouseholdProtocol
    import HouseholdService
    import NIOCore
    import NIOHTTP1
    import NIOSSL

    /// The servers of a house that this account knows: the certificate of the authority of each, in a file of its own.
    struct KnownServers {
        private let folder: String

        /// Those that are kept in `folder`.
        init(in folder: String) {
            self.folder = folder
        }

        /// The authority that has to speak for the server at `address`.
        ///
        /// Whoever names a fingerprint has been told it by the server's own people, so that it counts for more than what is
        /// kept: the certificate is fetched, compared with it, and kept. Nothing of what somebody types goes to a
        /// server before.
        ///
        /// - Throws: ``ServerProblem``.
        func authority(of address: HouseAddress) async throws(ServiceError) -> Authority {
            if let kept = kept(for: address),
                address.fingerprint == nil || address.fingerprint == kept.fingerprint
            {
                return kept
            }
            guard let fingerprint = address.fingerprint else {
                throw .server(.unknownHouse(address.description))
            }
            let text = try await Self.fetch(from: address)
            guard let found = Authority(text), found.fingerprint == fingerprint else {
                throw .server(.otherHouse(address.description))
            }
            do {
                try Folders.make(folder)
                try OpenFile(folder, O_RDONLY | O_DIRECTORY)
                    .replace(Self.name(of: address), with: text)
            } catch {
                throw .server(.notKept(folder))
            }
            return found
        }

        /// Who speaks for a server.
        struct Authority {
            let certificate: NIOSSLCertificate
            let fingerprint: Fingerprint

            /// Reads a certificate in PEM, or returns `nil`.
            fileprivate init?(_ text: [UInt8]) {
                guard let certificate = try? NIOSSLCertificate(bytes: text, format: .pem),
                    let bytes = try? certificate.toDERBytes()
                else { return nil }
                (self.certificate, fingerprint) = (certificate, Fingerprint(of: bytes))
            }
        }

        private static let mostBytes = 1 << 16

        private func kept(for address: HouseAddress) -> Authority? {
            guard
                let file = try? OpenFile(
                    "\(folder)/\(Self.name(of: address))", O_RDONLY | O_NOFOLLOW),
                let bytes = try? file.read(upTo: Self.mostBytes)
            else { return nil }
            return Authority(bytes)
        }

        private static func name(of address: HouseAddress) -> String {
            "\(address.host.replacing(":", with: "_"))_\(address.port).pem"
        }

        /// What the server says its authority is, which nobody has proved yet.
        private static func fetch(from address: HouseAddress) async throws(ServiceError) -> [UInt8]
        {
            var tls = TLSConfiguration.makeClientConfiguration()
            tls.certificateVerification = .none
            tls.minimumTLSVersion = .tlsv13
            let client = ServerConnection.client(to: address, tls)
            let bytes = try? await fetch(
                ServerConnection.url(at: address.port) + WirePath.authority, by: client)
            try? await client.shutdown()
            guard let bytes = bytes ?? nil else { throw .server(.unreachable(address.description)) }
            return bytes
        }

        private static func fetch(_ url: String, by client: HTTPClient) async throws -> [UInt8]? {
            let response = try await client.execute(
                HTTPClientRequest(url: url), timeout: .seconds(20))
            guard response.status == .ok else { return nil }
            return Array(try await response.body.collect(upTo: mostBytes).readableBytesView)
        }
    }
#endif

#if Server
    import AsyncHTTPClient
    import Crypto
    import FileHandling
    import Foundation
    import HouseholdProtocol
    import HouseholdService
    import NIOCore
    import NIOHTTP1
    import NIOSSL

    /// The servers of a house that this account knows: the certificate of the authority of each, in a file of its own.
    struct KnownHouses {
        private let folder: String

        /// Those that are kept in `folder`.
        init(in folder: String) {
            self.folder = folder
        }

        /// The authority that has to speak for the server at `address`.
        ///
        /// Whoever names a mark has been told it by the server's own people, so that it counts for more than what is
        /// kept: the certificate is fetched, compared with it, and kept. Nothing of what somebody types goes to a
        /// server before.
        ///
        /// - Throws: ``ServerProblem``.
        func authority(of address: HouseAddress) async throws(ServiceError) -> NIOSSLCertificate {
            if let kept = kept(for: address),
                address.mark == nil || address.mark == Self.mark(of: kept)
            {
                return kept
            }
            guard let mark = address.mark else {
                throw .server(.unknownHouse(address.description))
            }
            let text = try await Self.fetch(from: address)
            guard let found = try? NIOSSLCertificate(bytes: text, format: .pem),
                Self.mark(of: found) == mark
            else { throw .server(.otherHouse(address.description)) }
            do {
                try Folders.make(folder)
                try OpenFile(folder, O_RDONLY | O_DIRECTORY)
                    .replace(Self.name(of: address), with: text)
            } catch {
                throw .bug("what proves a server can't be kept: \(error.reason)")
            }
            return found
        }

        /// The mark of a certificate.
        static func mark(of certificate: NIOSSLCertificate) -> HouseMark? {
            guard let bytes = try? certificate.toDERBytes() else { return nil }
            return HouseMark(ofDigest: SHA256.hash(data: bytes))
        }

        private static let mostBytes = 1 << 16

        private func kept(for address: HouseAddress) -> NIOSSLCertificate? {
            guard
                let file = try? OpenFile(
                    "\(folder)/\(Self.name(of: address))", O_RDONLY | O_NOFOLLOW),
                let bytes = try? file.read(upTo: Self.mostBytes)
            else { return nil }
            return try? NIOSSLCertificate(bytes: bytes, format: .pem)
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

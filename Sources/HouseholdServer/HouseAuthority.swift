#if Server
    import Credentials
    import Crypto
    import FileHandling
    import Foundation
    import Glibc
    import HouseholdProtocol
    import SwiftASN1
    import X509

    /// What says for the computer that serves that it is that computer, to those who know its fingerprint (RFC 5280).
    ///
    /// Its key lies beside the data file, for that account alone. It can speak for names of the house only (name constraints,
    /// RFC 5280 4.2.1.10): a tablet that trusts it can't be led astray by it anywhere else.
    struct HouseAuthority: Sendable {
        /// Its own certificate.
        let certificate: Certificate
        /// By which name of its own this computer may be called, beside those that every server of a house has.
        let host: String?
        private let key: Certificate.PrivateKey

        private static let file = "house-ca.pem"
        /// Others can't read as much into a file that is this long.
        private static let mostBytes = 1 << 16

        /// The authority in a folder.
        ///
        /// - Parameters:
        ///   - folder: That of the data file.
        ///   - host: How this computer is called, such as `home.local`.
        ///   - isMade: Whether it is made where there is none.
        ///   - now: Now.
        /// - Throws: That it can't be made or read, or is not kept from others.
        init(
            in folder: String, of host: String, making isMade: Bool = true, now: Date
        ) throws(ServerFault) {
            let path = "\(folder)/\(Self.file)"
            guard isMade || !Self.isMissing(path) else { throw .noAuthorityYet }
            do {
                if isMade { try Self.make(path, in: folder, of: host, now: now) }
                let parts = try PEMDocument.parseMultiple(pemString: Self.text(at: path))
                guard parts.count == 2 else { throw ServerFault.noAuthority(path) }
                let certificate = try Certificate(pemDocument: parts[1])
                let names = try certificate.extensions.nameConstraints?.permittedDNSDomains
                self.init(
                    certificate: certificate,
                    host: names?.contains(host) == true ? host : nil,
                    key: try Certificate.PrivateKey(pemDocument: parts[0]))
            } catch {
                throw .noAuthority(path)
            }
        }

        private init(certificate: Certificate, host: String?, key: Certificate.PrivateKey) {
            (self.certificate, self.host, self.key) = (certificate, host, key)
        }

        /// Whether there is none, for sure: whoever may not look there is not told that.
        private static func isMissing(_ path: String) -> Bool {
            do throws(FileError) {
                _ = try FileStatus(of: path)
                return false
            } catch {
                return error.code == ENOENT
            }
        }

        /// Makes it where there is none.
        private static func make(
            _ path: String, in folder: String, of host: String, now: Date
        ) throws {
            guard (try? FileStatus(of: path)) == nil else { return }
            try Folders.make(folder)
            let bytes = Array(try fresh(of: host, now: now).utf8)
            do throws(FileError) {
                try Folders.addFile(path, bytes)
            } catch {
                // Where another program has just made it, theirs counts.
                guard error.code == EEXIST else { throw error }
            }
        }

        /// What stands in its file, where that is kept from others.
        private static func text(at path: String) throws(FileError) -> String {
            let file = try OpenFile(path, O_RDONLY | O_NOFOLLOW)
            let status = try file.status()
            guard status.kind == .file, status.isOwn, status.mode & 0o077 == 0 else {
                throw FileError(path, EACCES)
            }
            return String(decoding: try file.read(upTo: mostBytes), as: UTF8.self)
        }

        /// What people compare to know it.
        func fingerprint() throws(ServerFault) -> Fingerprint {
            Fingerprint(of: try bytes(of: certificate))
        }

        /// Its certificate as others read it.
        func text() throws(ServerFault) -> String {
            do { return try certificate.serializeAsPEM().pemString } catch { throw .cannotListen }
        }

        /// A certificate in DER.
        func bytes(of certificate: Certificate) throws(ServerFault) -> [UInt8] {
            do {
                var serializer = DER.Serializer()
                try serializer.serialize(certificate)
                return serializer.serializedBytes
            } catch {
                throw .cannotListen
            }
        }
    }

    // MARK: - Certificates

    extension HouseAuthority {
        private static let day: TimeInterval = 86_400

        /// Those of a server are not older than browsers let them be.
        private static let leafDays = 397.0
        private static let authorityDays = 3_653.0

        /// Names for which every authority of a house may speak.
        static let houseNames = [WirePath.houseName, "localhost"]

        /// A certificate and its key for a server that has those names, valid from the day before `now`, since clocks differ.
        func certify(_ names: [GeneralName], now: Date) throws -> Identity {
            let own = P256.Signing.PrivateKey()
            let publicKey = Certificate.PublicKey(own.publicKey)
            let certificate = try Certificate(
                version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: publicKey,
                notValidBefore: now.addingTimeInterval(-Self.day),
                notValidAfter: now.addingTimeInterval((Self.leafDays - 1) * Self.day),
                issuer: self.certificate.subject,
                subject: DistinguishedName { CommonName("Chorus server") },
                extensions: Certificate.Extensions {
                    Critical(BasicConstraints.notCertificateAuthority)
                    Critical(KeyUsage(digitalSignature: true))
                    try ExtendedKeyUsage([.serverAuth])
                    SubjectAlternativeNames(names)
                    SubjectKeyIdentifier(hash: publicKey)
                    AuthorityKeyIdentifier(
                        keyIdentifier: SubjectKeyIdentifier(hash: key.publicKey).keyIdentifier)
                },
                issuerPrivateKey: key)
            return Identity(
                chain: [try bytes(of: certificate), try bytes(of: self.certificate)],
                key: Array(own.derRepresentation))
        }

        /// What a server shows to prove who it is, in DER.
        struct Identity: Sendable {
            let chain: [[UInt8]]
            let key: [UInt8]
        }

        /// A new one, its key first.
        private static func fresh(of host: String, now: Date) throws -> String {
            let own = P256.Signing.PrivateKey()
            let key = Certificate.PrivateKey(own)
            let name = try DistinguishedName { CommonName("Chorus at \(host)") }
            let certificate = try Certificate(
                version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: key.publicKey,
                notValidBefore: now.addingTimeInterval(-day),
                notValidAfter: now.addingTimeInterval(authorityDays * day),
                issuer: name, subject: name,
                extensions: Certificate.Extensions {
                    Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
                    Critical(KeyUsage(keyCertSign: true))
                    try ExtendedKeyUsage([.serverAuth])
                    Critical(
                        NameConstraints(
                            permittedDNSDomains: [host] + houseNames,
                            permittedIPRanges: PrivateAddresses.ranges.map {
                                ASN1OctetString(contentBytes: $0[...])
                            }))
                    SubjectKeyIdentifier(hash: key.publicKey)
                },
                issuerPrivateKey: key)
            return own.pemRepresentation + "\n" + (try certificate.serializeAsPEM().pemString)
                + "\n"
        }
    }
#endif

#if Server
    import Foundation
    import NIOCore
    import NIOSSL
    import SwiftASN1
    import Synchronization
    import X509

    /// What a server of a house shows to each who connects, made anew every day, so that it never runs out.
    final class ServerCertificates: Sendable {
        private let authority: HouseAuthority
        private let now: @Sendable () -> Date
        private let made: Mutex<Made>

        private struct Made {
            let at: Date
            /// For those who call the server by a name.
            let named: NIOSSLContextConfigurationOverride
            /// For those who call it by an address.
            ///
            /// Our own programs could not check it: BoringSSL knows constraints of names alone, and refuses a certificate
            /// with addresses under an authority that is constrained in them.
            let addressed: NIOSSLContextConfigurationOverride
        }

        /// The certificates that `authority` makes out.
        init(
            of authority: HouseAuthority, now: @escaping @Sendable () -> Date
        ) throws {
            self.authority = authority
            self.now = now
            made = Mutex(try Self.certificates(of: authority, now: now()))
        }

        /// How a server speaks with other computers: TLS 1.3, with the certificate of the day.
        func configuration() throws -> TLSConfiguration {
            let first = made.withLock { $0.named }
            guard let chain = first.certificateChain, let key = first.privateKey else {
                throw NIOSSLError.failedToLoadCertificate
            }
            var configuration = TLSConfiguration.makeServerConfiguration(
                certificateChain: chain, privateKey: key)
            configuration.minimumTLSVersion = .tlsv13
            configuration.applicationProtocols = ["http/1.1"]
            configuration.sslContextCallback = { [self] values, promise in
                promise.succeed(current(byName: values.serverHostname != nil))
            }
            return configuration
        }

        private func current(byName isNamed: Bool) -> NIOSSLContextConfigurationOverride {
            made.withLock { made in
                let now = now()
                if abs(now.timeIntervalSince(made.at)) > Self.life,
                    let new = try? Self.certificates(of: authority, now: now)
                {
                    made = new
                }
                return isNamed ? made.named : made.addressed
            }
        }

        private static let life: TimeInterval = 86_400

        private static func certificates(of authority: HouseAuthority, now: Date) throws -> Made {
            let names = ([authority.host].compactMap(\.self) + HouseAuthority.houseNames)
                .map { GeneralName.dnsName($0) }
            let addresses = PrivateAddresses.own.map {
                GeneralName.ipAddress(ASN1OctetString(contentBytes: $0[...]))
            }
            return Made(
                at: now, named: try shown(authority.certify(names, now: now)),
                addressed: try shown(authority.certify(names + addresses, now: now)))
        }

        private static func shown(
            _ identity: HouseAuthority.Identity
        ) throws -> NIOSSLContextConfigurationOverride {
            var shown = NIOSSLContextConfigurationOverride()
            shown.certificateChain = try identity.chain.map {
                .certificate(try NIOSSLCertificate(bytes: $0, format: .der))
            }
            shown.privateKey = .privateKey(
                try NIOSSLPrivateKey(bytes: identity.key, format: .der))
            return shown
        }
    }
#endif

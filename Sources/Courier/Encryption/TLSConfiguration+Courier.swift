internal import NIOCore
internal import NIOSSL

extension TLSConfiguration {
    /// How the courier encrypts: with whom `roots` vouch for, and without waiting for a goodbye of who goes on talking.
    static func courier(trusting roots: NIOSSLTrustRoots) -> TLSConfiguration {
        var configuration = TLSConfiguration.makeClientConfiguration()
        configuration.trustRoots = roots
        configuration.certificateVerification = .fullVerification
        configuration.minimumTLSVersion = .tlsv12
        configuration.shutdownTimeout = .milliseconds(200)
        return configuration
    }
}

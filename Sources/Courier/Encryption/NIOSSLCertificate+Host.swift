internal import NIOSSL

extension NIOSSLCertificate {
    /// Whether it is one of `host`, and not only of the address that was connected to.
    ///
    /// The library takes a certificate that has either. But an address is what a forged answer of DNS can change, and
    /// whoever has an address can have a certificate for it: so a name has to be in the certificate by itself.
    func isIssued(to host: String) -> Bool {
        guard NetworkAddress(host) == nil else { return true }
        return _subjectAlternativeNames().contains { name in
            guard name.nameType == .dnsName else { return false }
            return Self.covers(String(decoding: name.contents, as: UTF8.self).lowercased(), host)
        }
    }

    /// Whether `name`, of which the first label may be an asterisk, stands for `host` (RFC 6125).
    private static func covers(_ name: String, _ host: String) -> Bool {
        guard name.hasPrefix("*.") else { return name == host }
        let (domain, parent) = (name.dropFirst(2), host.drop { $0 != "." }.dropFirst())
        return domain == parent && domain.contains(".")
    }
}

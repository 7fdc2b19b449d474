internal import FileHandling
internal import Glibc

/// The computer that a program runs on.
package enum Machine {
    /// The SHA-256 of what the system calls itself, or `nil` where it doesn't: it tells two computers apart, and what
    /// it is made of stays on its own.
    package static let digest = digest(ofFileAt: "/etc/machine-id")

    /// The same from another file.
    package static func digest(ofFileAt path: String) -> [UInt8]? {
        guard let bytes = try? OpenFile(path, O_RDONLY).read(upTo: 64) else { return nil }
        let id = bytes.prefix { $0 != UInt8(ascii: "\n") }
        let isID =
            id.count == 32
            && id.allSatisfy { byte in
                (48...57).contains(byte) || (97...102).contains(byte)
            }
        return isID ? SecretDigest(of: Secret(Array("chorus session ".utf8) + id)).bytes : nil
    }
}

internal import Glibc

/// The computer that a program runs on.
package enum Machine {
    /// The SHA-256 of what the system calls itself, or `nil` where it doesn't: it tells two computers apart, and what
    /// it is made of stays on its own.
    package static let digest = digest(ofFileAt: "/etc/machine-id")

    /// The same from another file.
    package static func digest(ofFileAt path: String) -> [UInt8]? {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = unsafe read(file, &bytes, bytes.count)
        let id = bytes.prefix(max(0, count)).prefix { $0 != UInt8(ascii: "\n") }
        let isID =
            id.count == 32
            && id.allSatisfy { byte in
                (48...57).contains(byte) || (97...102).contains(byte)
            }
        return isID ? SecretDigest(of: Secret(Array("chorus session ".utf8) + id)).bytes : nil
    }
}

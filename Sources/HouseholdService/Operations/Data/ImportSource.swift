import Credentials
package import HouseholdModel

/// Where a list comes from: what its file is called, without its folder, and what was in it.
package struct ImportSource: Codable, Hashable, Sendable {
    /// What the file is called.
    package let file: Note
    /// The SHA-256 of what was in it.
    package let digest: [UInt8]

    /// A file called `file` with that content.
    package init(called file: Note, content: [UInt8]) {
        self.file = file
        digest = ContentDigest(of: content).bytes
    }
}

extension ImportSource {
    /// The digest as people compare it: 64 hexadecimal digits.
    package var fingerprint: String { digest.hexadecimal }
}

extension [UInt8] {
    /// Each byte as two hexadecimal digits.
    var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(
            decoding: flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}

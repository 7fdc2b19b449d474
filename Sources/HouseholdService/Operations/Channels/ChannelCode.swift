import Credentials

/// What is sent to a channel and typed back, so that messages go only where somebody reads them who wants them: six digits.
struct ChannelCode {
    private static let count = 1_000_000

    let text: String

    /// Makes one; each number is as likely as any other.
    init(from random: RandomSource) {
        let digits = String(random.number(below: Self.count))
        text = String(repeating: "0", count: 6 - digits.count) + digits
    }

    /// Takes what somebody typed.
    init(typed: Confidential) {
        text = (typed.reveal() ?? "").filter { !$0.isWhitespace }
    }

    /// The SHA-256 of it.
    var digest: [UInt8] { ContentDigest(of: Array(text.utf8)).bytes }

    /// Whether it is the one with that digest, found out in a time that does not depend on it.
    func matches(_ digest: [UInt8]) -> Bool {
        guard let own = SecretDigest(self.digest), let other = SecretDigest(digest) else {
            return false
        }
        return own.matches(other)
    }
}

import Credentials
import HouseholdModel

extension Channel {
    /// Where the answers to its messages come in: beside its own topic, at one that nobody can guess.
    ///
    /// Whoever reads along there sees tokens that were used.
    var replyTopic: WebAddress? {
        guard case .ntfy(let address, _) = way else { return nil }
        let digest = ContentDigest(of: Array("chorus replies ".utf8) + id.bytes)
        return address.sibling("chorus-" + digest.bytes.prefix(16).hexadecimal)
    }
}

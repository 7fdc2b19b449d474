internal import Crypto
package import Dispatches
internal import FoundationEssentials

/// The signature of Standard Webhooks 1.0, by which a receiver knows that a webhook comes from who has the secret.
package struct WebhookSignature: Hashable, Sendable {
    /// The signature as its field has it.
    package let text: String

    /// Signs `body`.
    ///
    /// - Parameters:
    ///   - body: What is posted, byte by byte.
    ///   - id: The id of the webhook.
    ///   - second: When it is posted, in seconds since 1970.
    ///   - secret: What both sides know: `whsec_` and the key in Base64, or a text whose bytes are the key.
    package init(of body: [UInt8], id: Dispatch.ID, second: Int, secret: Dispatch.Secret) {
        let signed = Array("\(id.rawValue).\(second).".utf8) + body
        let code = HMAC<SHA256>.authenticationCode(
            for: signed, using: SymmetricKey(data: Self.key(secret)))
        text = "v1,\(Data(code).base64EncodedString())"
    }

    private static func key(_ secret: Dispatch.Secret) -> [UInt8] {
        let prefix = "whsec_"
        if secret.text.hasPrefix(prefix),
            let key = Data(base64Encoded: String(secret.text.dropFirst(prefix.count)))
        {
            return Array(key)
        }
        return Array(secret.text.utf8)
    }
}

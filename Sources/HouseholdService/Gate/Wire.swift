/// That something is written for another process of ours, or read from it, and not for people, records or scripts.
///
/// What only one person may read goes along then, where it is dots else, and for what only the gate makes there is a word.
package struct Wire: Sendable {
    /// What the gate made for whoever asks from elsewhere; only where the gate is.
    let vault: Vault?

    /// The end where the gate is.
    package init(of vault: Vault) {
        self.vault = vault
    }

    private init() {
        vault = nil
    }

    /// The end where whoever asks is.
    package static let client = Wire()

    /// Under which coders know it.
    package static let key = CodingUserInfoKey(rawValue: "chorus.wire")
}

extension Encoder {
    /// The wire for which is written.
    var wire: Wire? { Wire.key.flatMap { userInfo[$0] as? Wire } }
}

extension Decoder {
    /// The wire from which is read.
    var wire: Wire? { Wire.key.flatMap { userInfo[$0] as? Wire } }
}

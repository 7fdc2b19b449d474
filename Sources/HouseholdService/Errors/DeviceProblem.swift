/// Why a device can't be paired, or nobody signs in at it.
package enum DeviceProblem: Hashable, Sendable, Codable {
    /// No device shows that code, or it has waited too long.
    case codeRefused
    /// Whoever asks typed too many codes that are none.
    case tooManyCodes
    /// As many devices wait as may at once.
    case tooManyWait
    /// The device is not paired, or not any more.
    case notPaired
    /// The device is for others.
    case notForYou
}

extension DeviceProblem {
    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .codeRefused: "device.code-refused"
        case .tooManyCodes: "device.too-many-codes"
        case .tooManyWait: "device.too-many-waiting"
        case .notPaired: "device.not-paired"
        case .notForYou: "device.not-for-you"
        }
    }
}

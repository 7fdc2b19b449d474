/// What came when a person was asked for a secret.
package enum Secret: Equatable, Sendable {
    /// The secret.
    case typed([UInt8])
    /// The person pressed Ctrl-C.
    case cancelled
    /// The person left with Ctrl-D, or nobody is there any more.
    case left
    /// Nobody pressed a key for as long as was asked for.
    case idle
    /// The program was stopped and goes on.
    case suspended
}

/// Why messages can't go somewhere so.
package enum ChannelProblem: Hashable, Sendable, Codable {
    /// Messages go there already.
    case isConfirmed
    /// The code is another one; it can be typed so often still.
    case wrongCode(left: Int)
    /// A wrong code was typed too often: only a new one helps.
    case codeIsVoid
    /// Messages to try a channel were sent as often as they may be within a day.
    case triedTooOften
    /// A member has as many as there may be.
    case tooMany
    /// Messages go there already, by a channel with that number.
    case isThere(Int)
}

extension ChannelProblem {
    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .isConfirmed: "channel.confirmed"
        case .wrongCode: "channel.wrong-code"
        case .codeIsVoid: "channel.code-void"
        case .triedTooOften: "channel.tried-too-often"
        case .tooMany: "channel.too-many"
        case .isThere: "channel.there"
        }
    }
}

/// A value that shows nothing of itself when it is printed, dumped or put in a message.
public protocol Redacted: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{}

extension Redacted {
    /// Dots, as many whatever is behind them.
    public var description: String { redaction }

    /// Dots, as many whatever is behind them.
    public var debugDescription: String { redaction }

    /// A mirror that shows nothing.
    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// What stands where a secret would.
let redaction = "••••••"

/// A value that shows nothing of itself when it is printed, dumped or put in a message.
package protocol Redacted: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{}

extension Redacted {
    /// Dots, as many whatever is behind them.
    package var description: String { redaction }

    /// Dots, as many whatever is behind them.
    package var debugDescription: String { redaction }

    /// A mirror that shows nothing.
    package var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// What stands where a secret would.
let redaction = "••••••"

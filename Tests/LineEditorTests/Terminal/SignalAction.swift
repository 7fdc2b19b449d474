import Glibc

/// What a signal did before a test.
struct SignalAction: Equatable {
    private let handler: UInt
    private var action: sigaction

    init(of signal: Int32) {
        action = sigaction()
        unsafe sigaction(signal, nil, &action)
        handler = unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
    }

    /// Lets the `Witness` look when a signal comes.
    static func replace(_ signal: Int32) -> SignalAction {
        let before = SignalAction(of: signal)
        var action = sigaction()
        unsafe action.__sigaction_handler.sa_handler = { _ in Witness.look() }
        unsafe sigaction(signal, &action, nil)
        return before
    }

    func restore(_ signal: Int32) {
        var action = action
        unsafe sigaction(signal, &action, nil)
    }

    static func == (one: SignalAction, other: SignalAction) -> Bool {
        one.handler == other.handler
    }
}

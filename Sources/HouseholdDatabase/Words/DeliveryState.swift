/// How a message fares, as its row says it.
package enum DeliveryState: String, CaseIterable, Sendable {
    /// It is still to be sent.
    case waiting
    /// It got there.
    case sent
    /// There was nothing to tell any more.
    case void
    /// It can't get there.
    case failed
}

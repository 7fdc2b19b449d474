package import HouseholdProtocol
package import HouseholdService

/// Opens the door of a gate to other programs, as a plan says; what it returns closes the door again.
package typealias Serving =
    @Sendable (Gate, ServePlan) async throws(ServerFault) -> @Sendable () async -> Void

/// How a household is served.
package struct ServePlan: Sendable {
    /// Where.
    package let places: [ServerAddress]
    /// Whether other accounts of the computer may come to the socket.
    package let isForAll: Bool
    /// Hears of each change that was asked for.
    package let changed: @Sendable () -> Void
}

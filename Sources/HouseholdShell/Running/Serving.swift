package import HouseholdModel
package import HouseholdProtocol
package import HouseholdService

/// Lets other programs come to a gate.
package struct Serving: Sendable {
    /// Opens the door of a gate as a plan says; what it returns closes the door again.
    package typealias Opening =
        @Sendable (Gate, ServePlan) async throws(ServerFault) -> @Sendable () async -> Void
    /// How this computer is called in the house, by name and then by addresses, with the fingerprint of the authority in a
    /// folder, which is made there where there is none and they are not only looked at.
    package typealias Naming =
        @Sendable (_ folder: String, _ port: Int, _ isLook: Bool) throws(ServerFault) ->
        [HouseAddress]

    let open: Opening
    let addresses: Naming

    /// What opens doors, and names the computer.
    package init(open: @escaping Opening, addresses: @escaping Naming) {
        (self.open, self.addresses) = (open, addresses)
    }
}

/// How a household is served.
package struct ServePlan: Sendable {
    /// Where.
    package let places: [ServerAddress]
    /// The folder of the data file, in which the authority of the house is, too.
    package let folder: String
    /// Whether other accounts of the computer may come to the socket.
    package let isForAll: Bool
    /// Whether each request is written down, and not only what somebody may have to see to.
    package let isLogged: Bool
    /// Hears of each change that was asked for.
    package let changed: @Sendable () -> Void
    /// When the last copy of the data file was made that is kept; `nil` where none is known of.
    package let lastBackup: @Sendable () -> Instant?
}

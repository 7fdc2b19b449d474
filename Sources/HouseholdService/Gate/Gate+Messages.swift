import HouseholdDatabase
package import HouseholdModel

extension Gate {
    /// The households of which somebody has a channel for messages: in no other one the program has anything to send.
    ///
    /// - Throws: ``ServiceError/dataFile(_:)``.
    package func householdsWithChannels() async throws(ServiceError) -> [Household.ID] {
        try await wait { try store.read { try $0.householdsWithChannels() } }
    }
}

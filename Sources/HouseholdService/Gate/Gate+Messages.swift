import HouseholdDatabase
package import HouseholdModel

extension Gate {
    /// The households in which somebody has a channel for messages or a calendar file: in no other one the program has
    /// anything to do by itself.
    ///
    /// - Throws: ``ServiceError/dataFile(_:)``.
    package func householdsToTend() async throws(ServiceError) -> [Household.ID] {
        try await wait { try store.read { try $0.householdsToTend() } }
    }
}

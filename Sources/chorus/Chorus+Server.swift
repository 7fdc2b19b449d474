import HouseholdClient
import HouseholdModel
import HouseholdProtocol
import HouseholdServer
import HouseholdService
import HouseholdShell

extension Chorus {
    /// The door of the server at `address`.
    static func door(at address: String) async throws(ServiceError) -> any Door {
        #if Server
            guard let place = ServerAddress(address) else {
                throw .value(field: "server", expected: "unix:/PATH or http://127.0.0.1:PORT")
            }
            return try await ServerConnection(to: place, version: Shell.version).door()
        #else
            throw .server(.notBuilt)
        #endif
    }

    /// What opens the door to others, where the program was built so.
    static func serving(_ dependencies: Dependencies) -> Serving? {
        #if Server
            return { gate, plan async throws(ServerFault) in
                let vault = Vault(dependencies)
                let server = try await OpenDoor(
                    gate, vault, version: Shell.version, at: plan.places, forAll: plan.isForAll,
                    changed: plan.changed)
                return { await server.close() }
            }
        #else
            return nil
        #endif
    }
}

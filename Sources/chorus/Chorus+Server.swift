import Foundation
import HouseholdClient
import HouseholdModel
import HouseholdProtocol
import HouseholdServer
import HouseholdService
import HouseholdShell

extension Chorus {
    /// The door of the server at `address`.
    static func door(
        at address: String, _ environment: [String: String]
    ) async throws(ServiceError) -> any Door {
        #if Server
            guard let place = ServerAddress(address) else {
                throw .value(
                    field: "server",
                    expected: "unix:/PATH, https://COMPUTER or http://127.0.0.1:PORT")
            }
            let state = try? AppPaths(environment: environment, dataFolder: nil).state
            return try await ServerConnection(
                to: place, version: Shell.version, knowing: state.map { "\($0)/server" }
            ).door()
        #else
            throw .server(.notBuilt)
        #endif
    }

    /// What opens the door to others, where the program was built so, and by what its gate has to live for those who listen
    /// there.
    static func serving(
        _ dependencies: Dependencies, _ environment: [String: String]
    ) -> (serving: Serving, dependencies: Dependencies)? {
        #if Server
            let feed = ChangeFeed()
            let supervisor = Supervisor(environment: environment)
            let serving = Serving(
                open: { gate, plan async throws(ServerFault) in
                    let vault = Vault(dependencies)
                    let server = try await OpenDoor(
                        gate, vault, version: Shell.version, at: plan.places,
                        beside: plan.folder, forAll: plan.isForAll,
                        by: ServerSurroundings(
                            now: { Date() },
                            makeRequestID: { UUID().uuidString.lowercased() }, feed: feed,
                            changed: plan.changed, lastBackup: plan.lastBackup,
                            log: ServerLog(
                                LogPen(to: STDERR_FILENO), full: plan.isLogged, now: { Date() })))
                    supervisor?.tell(.ready)
                    return {
                        supervisor?.tell(.stopping)
                        await server.close()
                    }
                },
                addresses: { folder, port, isLook throws(ServerFault) in
                    try HouseAddress.own(in: folder, port: port, making: !isLook, now: Date())
                })
            return (serving, dependencies.telling { feed.hear($0) })
        #else
            return nil
        #endif
    }
}

import HouseholdModel
import HouseholdService
import HouseholdShell
import Testing

@Suite("A device that shows a code")
struct DeviceCommandTests {
    @Test("is paired, listed and removed by a parent")
    func isPaired() async throws {
        let stage = try await Family.stage()
        let gate = try Gate.open(at: "\(stage.data)/chorus.db", in: stage.dependencies)
        let codes = try await gate.beginPairing(Title("Android 14"), from: "192.168.1.20")
        let code = try #require(codes.userCode.reveal())

        let added = await stage.say(
            "device add \(code) --board --for mia,max --name \"Kitchen tablet\" --password-stdin",
            input: ["quiet river lamp anna"])
        #expect(
            added.results.hasPrefix(
                """
                "Kitchen tablet" is a board for Mia, Max.
                It calls itself "Android 14" and asks from 192.168.1.20.
                Not so? device remove 1
                """), "\(added)")
        #expect(await stage.say("device list").results.contains("board, waits"))
        guard case .paired(let token) = try await gate.fetchToken(for: codes.deviceCode) else {
            Issue.record("no token")
            return
        }
        #expect(try await gate.welcome(at: token).people.map(\.name) == ["Mia", "Max"])

        let edited = await stage.say("device edit 1 --for mia --name Hall")
        #expect(edited.results == "\"Hall\" is a board for Mia.\n", "\(edited)")
        #expect(try await gate.welcome(at: token).people.map(\.name) == ["Mia"])

        let removed = await stage.say("device remove 1")
        #expect(removed.exit == 0, "\(removed)")
        await #expect(throws: ServiceError.device(.notPaired)) {
            _ = try await gate.welcome(at: token)
        }
    }
}

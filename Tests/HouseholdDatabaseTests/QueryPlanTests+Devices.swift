import HouseholdModel
import HouseholdDatabase
import Testing

extension QueryPlanTests {
    /// One call of each statement about devices.
    func changeDevices(_ transaction: borrowing Transaction) throws {
        let (household, device): (Household.ID, Device.ID) = (home.household.id, .fresh())
        let (digest, code) = (
            Array(repeating: UInt8(7), count: 32), Array(repeating: UInt8(8), count: 32)
        )
        let pairing = try Pairing(name: Title("Tablet"), address: "10.0.0.1", madeAt: .someday)

        try transaction.add(pairing, digest: digest, showing: code)
        #expect(try transaction.facts.openPairings(at: .someday) == 1)
        #expect(try transaction.facts.pairing(showing: code, at: .someday)?.pairing == pairing)
        try transaction.notePoll(digest, at: .someday)
        try transaction.add(
            device, named: pairing.name, for: .board([home.mia.id]), by: home.petra.id,
            in: household, at: .someday)
        #expect(
            try transaction.settlePairing(
                showing: code, as: device, in: household, at: .someday))
        #expect(try transaction.facts.pairing(digest, at: .someday)?.device == device)
        try transaction.forgetPairing(digest)
        try transaction.forgetPairings(endedBy: .someday)
        #expect(try transaction.setToken(of: device, in: household, to: digest))
        #expect(try transaction.facts.device(withToken: digest)?.id == device)
        #expect(try transaction.facts.devices(in: household).map(\.number) == [1])
        #expect(try transaction.facts.device(device, in: household)?.use.kind == .board)

        try transaction.setUse(of: device, in: household, to: .board([home.petra.id]))
        try transaction.setName(of: device, in: household, to: Title("Hall"))
        #expect(try transaction.chargeTry(at: device, in: household, at: .someday) == 1)
        try transaction.returnTry(at: device, in: household)
        try transaction.countPairingMiss(of: home.petra.id, in: household, at: .someday)
        let before = Instant.someday.adding(days: -1)
        #expect(
            try transaction.facts.pairingMisses(
                of: home.petra.id, in: household, since: before) == 1)
        try transaction.endDevices(of: home.mia.id, in: household, at: .someday)
        #expect(try transaction.removeDevice(device, in: household, at: .someday))
        #expect(try transaction.facts.device(withToken: digest) == nil)
    }
}

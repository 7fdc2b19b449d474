import HouseholdDatabase
import HouseholdModel

/// Where those who look after the household pair devices, and end that.
extension Grant where Op == AddDevice {
    /// Pairs the device that waits; it fetches its token itself.
    func pair(_ proof: PairingProof, for use: Device.Use, as name: Title) throws -> DeviceView {
        let (asker, home) = try membership()
        let id: Device.ID = newID()
        try transaction.add(id, named: name, for: use, by: asker.id, in: subject.id, at: instant)
        let isSettled = try transaction.settlePairing(
            showing: proof.digest, as: id, in: subject.id, at: instant)
        guard isSettled, let device = try transaction.facts.device(id, in: subject.id) else {
            throw ServiceError.device(.codeRefused)
        }
        return DeviceView(device, in: home)
    }
}

extension Grant where Op == RemoveDevice {
    /// Removes a device, with the sessions that were begun at it.
    func removeDevice(_ number: Number) throws -> DeviceView {
        let all = try transaction.facts.liveDevices(in: subject.id, at: instant)
        guard let device = all.first(where: { $0.number == number }),
            try transaction.removeDevice(device.id, in: subject.id, at: instant)
        else { throw ServiceError.notFound(.device, String(number)) }
        return DeviceView(device, in: try membership().home)
    }
}

extension Facts {
    /// The devices of a household: those that have their token, and those that may still fetch it.
    borrowing func liveDevices(
        in household: Household.ID, at instant: Instant
    ) throws -> [Device] {
        try devices(in: household).filter {
            $0.isFetched || instant < $0.pairedAt.adding(milliseconds: Pairing.lifetime)
        }
    }
}

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

extension Grant where Op == EditDevice {
    /// Changes a device; nobody stays signed in there where it is no longer for somebody.
    func edit(_ number: Number, for people: Set<Member.ID>?, named name: Title?) throws
        -> DeviceView
    {
        let device = try transaction.facts.liveDevice(number, in: subject.id, at: instant)
        if let people {
            let use = try Device.Use(device.use.kind, forSome: people)
            try transaction.setUse(of: device.id, in: subject.id, to: use)
            if !device.use.members.isSubset(of: people) {
                try transaction.endSessions(at: device.id, in: subject.id, at: instant)
            }
        }
        if let name { try transaction.setName(of: device.id, in: subject.id, to: name) }
        let changed = try transaction.facts.liveDevice(number, in: subject.id, at: instant)
        return DeviceView(changed, in: try membership().home)
    }
}

extension Grant where Op == RemoveDevice {
    /// Removes a device, with the sessions that were begun at it.
    func removeDevice(_ number: Number) throws -> DeviceView {
        let device = try transaction.facts.liveDevice(number, in: subject.id, at: instant)
        _ = try transaction.removeDevice(device.id, in: subject.id, at: instant)
        return DeviceView(device, in: try membership().home)
    }
}

extension Device.Use {
    /// Creates what a kind of device is for.
    ///
    /// - Throws: ``ServiceError/value(field:expected:)`` for nobody, and for several where it is one member's own.
    init(_ kind: Device.Kind, forSome people: Set<Member.ID>) throws {
        guard !people.isEmpty, let use = Self(kind, for: people) else {
            throw ServiceError.value(
                field: "the people",
                expected: "one for a device of one's own, or some for a board")
        }
        self = use
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

    /// The device with that number.
    ///
    /// - Throws: ``ServiceError/notFound(_:_:)``.
    borrowing func liveDevice(
        _ number: Number, in household: Household.ID, at instant: Instant
    ) throws -> Device {
        let all = try liveDevices(in: household, at: instant)
        guard let device = all.first(where: { $0.number == number }) else {
            throw ServiceError.notFound(.device, String(number))
        }
        return device
    }
}

package import HouseholdModel

/// Pairs a device that shows a code: as one member's own, or as a board, a tablet that several share.
///
/// Parents may, and housemates.
///
/// Only those for whom it is sign in at it. At a board nobody plans, approves, gives or sets anything, whoever signs
/// in.
/// Refused for nobody, for several where it is to be one member's own, and where somebody else was quicker.
package struct AddDevice: Change, HouseholdOperation {
    package static let action = Action.addDevice
    let proof: PairingProof
    let kind: Device.Kind
    let people: [String]
    let name: Title?

    /// Pairs the device of `proof`.
    ///
    /// - Parameters:
    ///   - proof: What ``Gate/openPairing(_:as:)`` gave for the code that the device shows.
    ///   - kind: What it is to be.
    ///   - people: For whom it is.
    ///   - name: What it is called; without it what it calls itself.
    package init(
        _ proof: PairingProof, as kind: Device.Kind, for people: [String], named name: Title? = nil
    ) {
        self.proof = proof
        self.kind = kind
        self.people = people
        self.name = name
    }

    /// Pairs it.
    package func run(_ grant: borrowing Grant<Self>) throws -> DeviceView {
        let home = try grant.membership().home
        let members = try people.map { try home.member(named: $0).id }
        let use = try Device.Use(kind, forSome: Set(members))
        return try grant.pair(proof, for: use, as: name ?? proof.name)
    }
}

extension Action {
    package static let addDevice = Action(
        "device.add", on: .household, kin: .manages(except: .nothing), password: .always,
        back: .never("a device was paired", instead: .nothing), tells: .nobody)
}

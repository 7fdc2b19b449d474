package import HouseholdModel

/// Changes for whom a device is, or what it is called; what kind it is stays.
///
/// Parents may, and housemates.
///
/// Where it is no longer for somebody, whoever is signed in at it is signed out.
/// Refused where it would be for nobody, or a device of one's own for several.
package struct EditDevice: Change, HouseholdOperation {
    package static let action = Action.editDevice
    let number: Number
    let people: [String]?
    let name: Title?

    /// Changes the device with that number; what is not given stays.
    package init(_ number: Number, for people: [String]? = nil, named name: Title? = nil) {
        self.number = number
        self.people = people
        self.name = name
    }

    /// Changes it.
    package func run(_ grant: borrowing Grant<Self>) throws -> DeviceView {
        let home = try grant.membership().home
        let members = try people.map { try $0.map { try home.member(named: $0).id } }
        return try grant.edit(number, for: members.map { Set($0) }, named: name)
    }
}

extension Action {
    package static let editDevice = Action(
        "device.edit", on: .household, kin: .manages(except: .nothing), password: .always,
        back: .never("a device was changed", instead: .nothing), tells: .nobody)
}

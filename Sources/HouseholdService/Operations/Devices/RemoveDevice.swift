package import HouseholdModel

/// Removes a device: whoever is signed in at it is signed out, and nobody signs in at it any more.
///
/// Parents may, and housemates.
package struct RemoveDevice: Change, HouseholdOperation {
    package static let action = Action.removeDevice
    let number: Number

    /// Removes the device with that number.
    package init(_ number: Number) {
        self.number = number
    }

    /// Removes it; the answer is what it was.
    package func run(_ grant: borrowing Grant<Self>) throws -> DeviceView {
        try grant.removeDevice(number)
    }
}

extension Action {
    package static let removeDevice = Action(
        "device.remove", on: .household, kin: .manages(except: .nothing), password: .never,
        back: .never("a device was removed", instead: .nothing), tells: .nobody)
}

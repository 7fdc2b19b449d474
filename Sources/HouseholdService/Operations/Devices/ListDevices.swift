package import HouseholdModel

/// Lists the devices that are paired with the household; never their tokens.
///
/// Parents may, and housemates.
package struct ListDevices: Inquiry, HouseholdOperation {
    package static let action = Action.listDevices

    /// Asks for the devices.
    package init() {}

    /// Those that were not removed, by their numbers.
    package func answer(_ sight: borrowing Sight<Household>) throws -> [DeviceView] {
        let home = try sight.home()
        return try sight.facts.devices(at: sight.instant).map { DeviceView($0, in: home) }
    }
}

extension Action {
    package static let listDevices = Action(
        "device.list", on: .household, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}

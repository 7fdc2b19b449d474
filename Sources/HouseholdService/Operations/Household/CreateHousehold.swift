package import HouseholdModel

/// Makes a household whose owner is whoever asks.
///
/// Adults may.
///
/// It is the one that the session acts in from now on.
package struct CreateHousehold: Change, ProgramOperation {
    package static let action = Action.createHousehold
    package static let isRecordedHere = false
    let name: Title
    let zone: String
    let weekStart: Weekday
    let template: Household.Template

    /// A household called `name` that counts its days in `zone` and its weeks from `weekStart`, and decides by
    /// the rules of `template`.
    package init(
        name: Title, zone: Zone, weekStart: Weekday, template: Household.Template = .family
    ) {
        self.template = template
        self.name = name
        self.zone = zone.name
        self.weekStart = weekStart
    }

    /// Adds the household and its owner.
    package func run(_ grant: borrowing Grant<Self>) throws -> HouseholdView {
        guard let zone = Zone(zone) else {
            throw ServiceError.value(field: "time zone", expected: "one such as Europe/Berlin")
        }
        return HouseholdView(
            try grant.createHousehold(name, in: zone, weekStart: weekStart, template: template),
            seen: [])
    }
}

extension Action {
    package static let createHousehold = Action(
        "household.create", on: .program, kin: .manages(except: .nothing), password: .never,
        back: .nothing, tells: .nobody)
}

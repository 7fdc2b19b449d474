import HouseholdModel

/// Lets the session act in another household of whoever is signed in.
///
/// Whoever is may, where they are a member.
package struct SwitchHousehold: Change, ProgramOperation {
    package static let action = Action.switchHousehold
    package static let isRecordedHere = false
    let name: String

    /// The household called `name`, or with that number in the list of one's own.
    package init(to name: String) {
        self.name = name
    }

    /// Moves the session; the answer is all households of whoever asks.
    package func run(_ grant: borrowing Grant<Self>) throws -> [HouseholdItemView] {
        try grant.switchHousehold(to: name)
    }
}

extension Action {
    package static let switchHousehold = Action(
        "household.switch", on: .program, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}

package import HouseholdModel

/// Sets something for whoever is signed in, or takes that back.
///
/// Whoever is may, for themselves.
package struct SetSetting: Change, ProgramOperation {
    package static let action = Action.setAccount
    let setting: PersonalSetting
    let value: String?

    /// From now on `setting` is `value`; without a value it is what it is for everybody.
    package init(_ setting: PersonalSetting, to value: String?) {
        self.setting = setting
        self.value = value
    }

    /// Keeps it; the answer is all that is set.
    package func run(_ grant: borrowing Grant<Self>) throws -> [PersonalSetting: String] {
        try grant.set(setting, to: value)
    }
}

extension Action {
    package static let setAccount = Action(
        "account.settings", on: .program, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}

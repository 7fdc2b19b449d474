/// The files that say what a grant allows, of all that stand among the operations.
///
/// An operation stands in none of them, so that it can't give itself a right.
enum Rights {
    static let files = [
        "Absences/BeingAway", "Account/ChangingAccounts", "Account/LettingIn",
        "Account/WarningOfPasswords", "Badges/GivingBadges", "Children/LookingAfterChildren",
        "Chores/Answering", "Chores/Asking", "Chores/Completing", "Chores/GoingOn",
        "Chores/Planning", "Chores/ShowingOutcomes", "Chores/TurnChooser", "Goals/Saving",
        "Household/ChangingHouseholds", "Household/RecountingDays", "Notices/Telling",
        "Points/MovingPoints", "Rewards/AnsweringRequests", "Rewards/ReachingRewards",
        "Rules/SettingRules", "Sessions/EndingSessions", "Undo/TakingBack",
    ].map(path)

    /// The rights that several operations share, and which these are.
    static let mandates = path("Mandates")

    private static func path(_ name: String) -> String {
        "Sources/HouseholdService/Operations/\(name).swift"
    }

    /// Whether an operation may stand in the file at `path`.
    static func areNot(in path: String) -> Bool {
        path.hasPrefix("Sources/HouseholdService/Operations/") && path != mandates
            && !files.contains(path)
    }
}

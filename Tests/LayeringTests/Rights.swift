/// The files that say what a grant allows, of all that stand among the operations.
///
/// An operation stands in none of them, so that it can't give itself a right.
enum Rights {
    static let files = [
        "Absences/BeingAway", "Account/ChangingAccounts", "Account/LettingBackIn",
        "Account/LettingIn", "Account/Waiting", "Account/WarningOfPasswords",
        "Badges/GivingBadges", "Channels/KeepingCalendars", "Channels/KeepingChannels",
        "Children/LookingAfterChildren",
        "Chores/Answering", "Chores/ApprovingUnseen", "Chores/Asking", "Chores/Completing",
        "Chores/Completing+Booking",
        "Chores/GoingOn", "Chores/HandingOn", "Chores/HidingDoers",
        "Chores/Planning", "Chores/Reopening", "Chores/ShowingOutcomes", "Chores/Thanking",
        "Chores/TurnChooser",
        "Data/BringingIn",
        "Data/Forgetting",
        "Data/Importing",
        "Devices/PairingDevices",
        "Goals/Saving",
        "Household/ChangingHouseholds", "Household/RecountingDays", "Members/ChangingRoles",
        "Members/AdmittingMembers", "Members/InvitingMembers", "Members/Leaving",
        "Messages/Replying", "Messages/SendingMessages", "Money/BookingMoney",
        "Money/GivingAllowances",
        "Money/KeepingBankAccounts", "Money/MovingMoney", "Money/ReversingMoney",
        "Notices/ReadingNotices", "Notices/Telling",
        "Passes/GivingPasses", "Points/MovingPoints",
        "Privacy/ChangingPrivacy",
        "Profile/ChangingProfiles", "Records/RecordingByItself",
        "Rewards/AnsweringRequests", "Rewards/PlanningRewards",
        "Rewards/ReachingRewards", "Rewards/ShowingRewards", "Routines/KeepingRoutines",
        "Routines/PayingRoutines", "Rules/CancellingRules", "Rules/HoldingTrials",
        "Rules/SettingRules",
        "Sessions/EndingSessions", "Undo/TakingBack", "Undo/TellingOfUndo",
        "Wishes/AnsweringWishes",
    ].map(path)

    /// The files that know values of the data file by name, and nothing else of it: its records, and of what a list is
    /// made.
    static let readers =
        [
            "Chores/HasChores", "Chores/ListChorePage", "Chores/ListChores", "Chores/SeenDate",
            "Chores/ShowCalendar",
            "Notices/WatchNotices", "Records/AuditRow+AmongAdults", "Records/HiddenHalves",
            "Records/ListAudit",
            "Rules/ExplainRefusal", "Rules/ReadRules",
            "Rules/ShowRules", "Rules/ShowTrial", "Rules/TryRules", "Undo/ListUndo",
        ].map(path)
        + [
            "Access/AuthorizationContext", "Access/HouseRules", "Access/RuleCache",
            "Errors/ServiceError+Boundary", "RuleVerification/ModelState+Authorization",
            "RuleVerification/ComingRules", "RuleVerification/HeldChange",
            "RuleVerification/KnownProofs",
            "RuleVerification/Preparation+Rules",
            "RuleVerification/RuleReplacement", "RuleVerification/TrialPlan",
            "Views/AdmissionView", "Views/ChannelView", "Views/MemberItemView",
            "Views/MessageView", "Views/RuleTrialView", "Views/SessionView",
        ].map { "Sources/HouseholdService/\($0).swift" }

    /// The rights that several operations share, and which these are.
    static let mandates = path("Mandates")

    /// The list of all actions.
    static let actions = path("Action+All")

    private static func path(_ name: String) -> String {
        "Sources/HouseholdService/Operations/\(name).swift"
    }

    /// Whether an operation may stand in the file at `path`.
    static func areNot(in path: String) -> Bool {
        path.hasPrefix("Sources/HouseholdService/Operations/")
            && !(files + [mandates, actions]).contains(path)
    }
}

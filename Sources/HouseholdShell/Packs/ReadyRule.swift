import EmbeddedFiles
import HouseholdModel

/// A house rule that is in the program: it decides where a household adds it, and is one to change into a rule of one's own.
enum ReadyRule: String, CaseIterable {
    case quietHours = "quiet-hours"
    case saturdayRewards = "saturday-rewards"
    case schoolNights = "school-nights"
    case screenNights = "screen-nights"
    case noRewards = "no-rewards"
    case mustDosFirst = "must-dos-first"
    case mustDosOnly = "must-dos-only"
    case oneRewardADay = "one-reward-a-day"
    case oneOfferAWeek = "one-offer-a-week"

    /// The policy.
    var text: String {
        switch self {
        case .quietHours: EmbeddedFile.quietHours.text
        case .saturdayRewards: EmbeddedFile.saturdayRewards.text
        case .schoolNights: EmbeddedFile.schoolNights.text
        case .screenNights: EmbeddedFile.screenNights.text
        case .noRewards: EmbeddedFile.noRewards.text
        case .mustDosFirst: EmbeddedFile.mustDosFirst.text
        case .mustDosOnly: EmbeddedFile.mustDosOnly.text
        case .oneRewardADay: EmbeddedFile.oneRewardADay.text
        case .oneOfferAWeek: EmbeddedFile.oneOfferAWeek.text
        }
    }

    /// What it means for a home.
    var meaning: Phrase {
        switch self {
        case .quietHours:
            "Children mark nothing as done before 6:00 or after 20:00."
        case .saturdayRewards: "Children ask for rewards on Saturdays only."
        case .schoolNights:
            "Children ask for no rewards after 18:00 before school days."
        case .screenNights:
            "Children ask for no #screen reward after 18:00 before school days."
        case .noRewards: "Children ask for no rewards for now."
        case .mustDosFirst: "Children ask for no rewards while must-dos are left."
        case .mustDosOnly: "For children nothing but must-dos counts while any are left."
        case .oneRewardADay: "Children ask for one reward a day at most."
        case .oneOfferAWeek: "Children hand on one chore a week at most."
        }
    }
}

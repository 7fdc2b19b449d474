import HouseholdModel
import ListConversion

extension Loss {
    /// How many names are told of a kind.
    private static let mostNames = 8

    /// What is lost, of how many things, and what these are called.
    var sentence: Phrase {
        guard !names.isEmpty else { return "\(kind.words): \(count)" }
        let more = names.count > Self.mostNames ? " …" : ""
        let shown = names.prefix(Self.mostNames).joined(separator: ", ") + more
        return "\(kind.words) (\(count)): \(shown)"
    }
}

extension Loss.Kind {
    /// What it is, in words.
    fileprivate var words: Phrase {
        switch self {
        case .adults:
            "Adults, who are invited and not brought in (--here says who is here already, --children who is a child)"
        case .guests: "Guests"
        case .renamed:
            "Children who are called otherwise here, since they could not be told apart or from commands"
        case .points: "Points that are less than none, more than 10,000, or an adult's"
        case .multipliers: "Factors by which the points of some are multiplied"
        case .profiles: "Pictures, levels and streaks of children"
        case .unassigned:
            "Chores and rewards of those who are not brought in, which are for all others now"
        case .firstOf: "Chores of whoever of some is first, which anybody may do now"
        case .turns:
            "Turns by chance or by who did least, or after several times, which go in order now"
        case .rhythm:
            "Chores that come back in a way that can't be said here, and are there once now"
        case .weekdays: "Weekdays to which chores keep that come back by months, years or spans"
        case .past: "Days that are over, of chores that are done once"
        case .window: "The hours from which on, or until when, a chore can be done"
        case .perDay: "More than once a day, or so many times a week"
        case .lateness: "What becomes of a chore that is late"
        case .order: "Chores that wait for another one"
        case .conditions: "Chores that are only there in some weather or state of the house"
        case .rounded: "Points with a fraction, or more than there may be, which are rounded"
        case .timed: "Points by the minute, of which the first ones are what it is worth now"
        case .timeBonus: "Points more or less for being early or late"
        case .openEnded: "Points that a child suggests"
        case .photo: "Photos as proof; a parent looks instead"
        case .bonusSteps: "Further steps with points of their own"
        case .shortened: "Texts that are shorter now"
        case .priority: "What is more important than other things"
        case .reminders: "Messages, reminders and calendars"
        case .decoration: "Icons and pictures"
        case .smartHome: "What things of the house switch, or what is switched with it"
        case .products: "What is taken from the stock when it is done"
        case .groups: "Groups of chores that one child does, or several share"
        case .free: "Rewards that cost nothing, which are left out"
        case .restock: "Rewards of which there are more again with the time"
        case .rewardTimes: "Days and hours at which a reward can be had"
        case .savings: "What is saved for a reward, which is among the points again"
        case .inactive: "What is switched off, paused, over or sold out, and is left out"
        case .unnamed: "Things without a name, which are left out"
        case .overlong: "What does not fit into one list, and is left out"
        case .otherHomes: "Other households in the file; convert a copy of it that has only one"
        case .bonuses: "Bonuses and penalties; points are given and taken by hand"
        case .achievements: "Badges, challenges and what was reached of them"
        case .pending: "What waits for an answer; give it there first"
        case .stock: "Products, batteries and the rest of the stock"
        case .history: "What was done and earned before, of which the points are left"
        }
    }
}

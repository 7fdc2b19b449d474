import Cedar
import HouseholdModel

/// Something of whoever asks, or of their home, that rules can compare with a number.
///
/// Each is found out only where a rule of the household's names it, since most are read from the data file.
enum AskerCount: String, CaseIterable {
    /// The must-dos that are still to be done today.
    case mustDosOpen = "must_dos_open"
    /// The rewards asked for since midnight at home.
    case requestsToday = "requests_today"
    /// Those asked for since the week began at home.
    case requestsThisWeek = "requests_this_week"
    /// The chores offered to others since the week began at home.
    case offersThisWeek = "offers_this_week"
    /// The chores done since midnight at home.
    case doneToday = "done_today"
    /// Those done since the week began at home.
    case doneThisWeek = "done_this_week"
    /// The days in a row on which all was done.
    case streak
    /// The whole minutes since they last did a chore, a week's where that is longer ago.
    case minutesSinceDone = "minutes_since_done"
    /// The parents, or housemates, of the household who are not away today; whoever asks is one of them, too.
    case parentsHome = "parents_home"
    /// The children who are not away today.
    case childrenHome = "children_home"
}

extension AskerCount {
    /// How rules call it.
    var name: Text { Self.names[self] ?? Text(rawValue) }

    /// What there is more or less of once that was done.
    static func changed(by action: Action) -> Set<AskerCount> {
        switch action {
        case .requestReward: [.requestsToday, .requestsThisWeek]
        case .offerChore: [.offersThisWeek]
        case .completeChore, .undoChore:
            [.mustDosOpen, .doneToday, .doneThisWeek, .streak, .minutesSinceDone]
        case .addAbsence, .removeAbsence, .addChild, .removeMember, .changeRole:
            [.parentsHome, .childrenHome]
        default: []
        }
    }

    /// What lets somebody see it of others, where not all do who can ask about them.
    var sight: Action? {
        switch self {
        case .doneToday, .doneThisWeek, .minutesSinceDone: .viewActivity
        case .streak: .viewAchievements
        case .mustDosOpen, .requestsToday, .requestsThisWeek, .offersThisWeek, .parentsHome,
            .childrenHome:
            nil
        }
    }

    /// Whether that one counts where they are not away.
    func countsAtHome(_ member: Member) -> Bool {
        switch self {
        case .parentsHome: member.role.checksOthers
        case .childrenHome: member.role == .child
        case .mustDosOpen, .requestsToday, .requestsThisWeek, .offersThisWeek, .doneToday,
            .doneThisWeek, .streak, .minutesSinceDone:
            false
        }
    }

    /// What is the same for everybody at home, so that it is known where the program itself asks, too.
    static let ofHome: Set<AskerCount> = [.parentsHome, .childrenHome]

    /// How much of it there is where nothing was done, and of whom nothing is known.
    var none: Int { self == .minutesSinceDone ? Self.minutesAWeek : 0 }

    /// As many minutes as are told of at most.
    static let minutesAWeek = 7 * 24 * 60

    /// The names, each made once.
    private static let names = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0, Text($0.rawValue)) })

    /// The count that rules call so.
    init?(_ name: Text) {
        guard let count = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = count
    }
}

/// How much there is of what rules can count, for one member; nothing where nobody asked for it.
package struct MemberCounts: Hashable, Sendable {
    private var numbers: [AskerCount: Int] = [:]

    /// Nothing of any of it.
    package init() {}

    /// As much as there usually is: some are at home, and nothing is done yet.
    static let usual: MemberCounts = {
        var counts = MemberCounts()
        for count in AskerCount.ofHome { counts[count] = 2 }
        return counts
    }()

    subscript(count: AskerCount) -> Int {
        get { numbers[count] ?? count.none }
        set { numbers[count] = newValue }
    }
}

package import HouseholdModel

/// Why a chore or a date of it can't be changed so.
package enum ChoreProblem: Hashable, Sendable, Codable {
    /// Somebody else did the chore.
    case doneByOther(Number, Name?)
    /// The date is for a time that has not come yet, and begins then.
    case notYet(Title, Due)
    /// The chore is to be done so many times a week, and the next time counts from that day on.
    case notThisWeek(Title, Day)
    /// The chore is done for today, and the next date is the member's own.
    case isLater(Title, Due)
    /// The chore has no date on that day that could be done.
    case noDate(Title, Day)
    /// The chore is done, and can't be planned any more.
    case isDone(Number)
    /// The chore was skipped or missed, and can't be done on that date any more.
    case isClosed(Number)
    /// The chore is somebody's by plan, and can't be taken or handed back.
    case isAssigned(Number)
    /// The chore comes back by a rule, so that its due date alone can't be changed.
    case repeats(Number)
    /// The chore is to be done so many times a week, so that none of its times is on a day of its own.
    case anyDay(Number)
    /// A rule has no date at all.
    case neverOccurs
    /// Later dates of the chore were done, which have to be taken back first.
    case laterDates(Number, Day)
    /// Something of the chore waits for an OK, which has to be answered first.
    case waits(Number)
    /// Nobody has said that the chore is done, or a parent has looked already.
    case nothingWaits(Number)
    /// Several members have a date of the chore, and nobody said whose is meant.
    case whose(Number, [String])
    /// Each of several has the chore for themselves, and the member is not one of them.
    case isNotFor(Number, Name)
    /// The chore is only proposed, and a parent has yet to answer.
    case isProposed(Number)
    /// Nobody says that the chore is done: a member asks to skip it, with a reason or without.
    case asksToSkip(Number, Name, Note?)
    /// Nobody has to do the chore by now, so that nobody is reminded of it.
    case isNotToDo(Number)
    /// The same member has reminded whoever is to do the chore of it today.
    case reminded(Number, Name)
    /// Nobody proposes the chore, or a parent has answered already.
    case notProposed(Number)
    /// A parent needs nobody's yes to add a chore.
    case parentsAdd
    /// As many lines are written on the chore as it may have.
    case tooManyNotes(Number)
    /// A to-do of one's own has no points, no look, and nobody else.
    case todoIsOwn
    /// Steps of the chore are not ticked, by their numbers.
    case stepsLeft(Number, [Int: Title])
    /// The chore has only so many steps.
    case noStep(Number, count: Int)
    /// The due date lies in the past.
    case pastDue(Day)
    /// Each of several has the chore for themselves, so that nobody does it for another.
    case isShared(Number)
    /// The chore is offered to that member already.
    case isOffered(Number, Name)
    /// The chore was handed on to that member.
    case isHandedOn(Number, Name)
    /// Nobody offers the chore, or not any more.
    case notOffered(Number)
    /// The member is away on the day of the chore.
    case isAway(Number, Name)
    /// The member only helps, and no rule lets them do a chore.
    case onlyHelps(Name)
}

extension ChoreProblem {
    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .doneByOther: "chore.already-done"
        case .notYet, .notThisWeek, .isLater: "chore.not-yet"
        case .noDate: "chore.no-date"
        case .isDone: "chore.is-done"
        case .isClosed: "chore.is-closed"
        case .isAssigned: "chore.is-assigned"
        case .repeats, .anyDay: "chore.repeats"
        case .neverOccurs: "chore.never-occurs"
        case .laterDates: "chore.later-dates"
        case .waits: "chore.waits"
        case .nothingWaits: "chore.nothing-waits"
        case .whose: "chore.whose"
        case .isNotFor: "chore.not-for"
        case .isProposed: "chore.is-proposed"
        case .asksToSkip: "chore.asks-to-skip"
        case .isNotToDo: "chore.is-not-to-do"
        case .reminded: "chore.reminded"
        case .notProposed: "chore.not-proposed"
        case .parentsAdd: "chore.parents-add"
        case .tooManyNotes: "chore.too-many-notes"
        case .todoIsOwn: "todo.is-own"
        case .stepsLeft: "chore.steps-left"
        case .noStep: "chore.no-step"
        case .pastDue: "chore.past-due"
        case .isShared: "chore.is-shared"
        case .isOffered: "chore.is-offered"
        case .isHandedOn: "chore.is-handed-on"
        case .notOffered: "chore.not-offered"
        case .isAway: "chore.is-away"
        case .onlyHelps: "chore.only-helps"
        }
    }
}

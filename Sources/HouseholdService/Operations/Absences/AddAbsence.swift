package import HouseholdModel

/// Says that a member is away, once or again and again.
///
/// One's own; parents their children's.
///
/// Refused when the last day is over already or comes before the first, or for more than 366 days each time.
package struct AddAbsence: Change, PersonOperation {
    package static let action = Action.addAbsence
    /// How many are added at once, such as those of a calendar.
    package static let mostAtOnce = 500
    package let name: String?
    let days: Days
    /// Why, or anything else about it.
    package var note: Note?

    /// The days as they were said.
    enum Days: Codable, Sendable {
        case once(first: Day, last: Day)
        case again(RepeatedDays)
    }

    /// `name`, or whoever asks, is away from `first` on; without a last day on that day alone.
    package init(of name: String? = nil, from first: Day, to last: Day? = nil) {
        self.name = name
        days = .once(first: first, last: last ?? first)
    }

    /// `name`, or whoever asks, is away again and again.
    package init(of name: String? = nil, again days: RepeatedDays) {
        self.name = name
        self.days = .again(days)
    }

    /// Keeps it.
    package func run(_ grant: borrowing Grant<Self>) throws -> AbsenceView {
        let home = try grant.membership().home
        let days = try days.checked(on: home.calendar.today)
        return AbsenceView(try grant.addAbsence(on: days, note), in: home)
    }

    package func inverse(on subject: Member, by member: Member) -> Inverse? {
        .ofNew(by: .removeAbsence)
    }
}

extension AddAbsence.Days {
    /// The days, some of which are still to come.
    ///
    /// - Throws: ``MemberProblem/pastAbsence(_:)``, or what is wrong with the first or the last of them.
    fileprivate func checked(on today: Day) throws(ServiceError) -> Absence.Days {
        switch self {
        case .once(let first, let last):
            guard last >= today else { throw .member(.pastAbsence(last)) }
            guard first <= last, first.adding(days: Absence.mostDays) > last else {
                throw .value(
                    field: "the last day",
                    expected: "one from \(first) to \(first.adding(days: Absence.mostDays - 1))")
            }
            return .once(first...last)
        case .again(let days):
            if let last = days.last, last < today { throw .member(.pastAbsence(last)) }
            guard days.first.adding(days: Absence.mostDays) > today else {
                throw .value(
                    field: "the first day",
                    expected: "one from \(today.adding(days: 1 - Absence.mostDays)) on")
            }
            guard days.leavesDaysBetween else {
                throw .value(field: "days", expected: "so few that there are days between")
            }
            return .again(days)
        }
    }
}

extension Action {
    package static let addAbsence = Action(
        "absence.add", on: .member, kin: .manages(except: .oneself), password: .never,
        back: .by(["absence.remove"], PastTense("added") { who, thing in "\(who) added \(thing)" }),
        tells: .nobody)
}

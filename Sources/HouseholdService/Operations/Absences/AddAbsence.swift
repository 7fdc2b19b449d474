package import HouseholdModel

/// Says that a member is away.
///
/// One's own; parents their children's.
///
/// Refused when the last day is over already or comes before the first, or for more than 366 days.
package struct AddAbsence: Change, PersonOperation {
    package static let action = Action.addAbsence
    package let name: String?
    let first: Day
    let last: Day
    /// Why, or anything else about it.
    package var note: Note?

    /// `name`, or whoever asks, is away from `first` on; without a last day on that day alone.
    package init(of name: String? = nil, from first: Day, to last: Day? = nil) {
        self.name = name
        self.first = first
        self.last = last ?? first
    }

    /// Keeps it.
    package func run(_ grant: borrowing Grant<Self>) throws -> AbsenceView {
        let home = try grant.membership().home
        guard last >= home.calendar.today else { throw ServiceError.member(.pastAbsence(last)) }
        return AbsenceView(try grant.addAbsence(on: days(), note), in: home)
    }

    package func inverse(on subject: Member, by member: Member) -> Inverse? {
        .ofNew(by: .removeAbsence)
    }

    private func days() throws -> ClosedRange<Day> {
        guard first <= last, first.adding(days: Absence.mostDays) > last else {
            throw ServiceError.value(
                field: "the last day",
                expected:
                    "one from \(first) to \(first.adding(days: Absence.mostDays - 1))")
        }
        return first...last
    }
}

extension Action {
    package static let addAbsence = Action(
        "absence.add", on: .member, kin: .manages(except: .oneself), password: .never,
        back: .by(["absence.remove"], PastTense("added") { who, thing in "\(who) added \(thing)" }),
        tells: .nobody)
}

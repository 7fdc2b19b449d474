import HouseholdModel
import HouseholdDatabase

extension HomeFacts {
    /// The chore with that number.
    borrowing func chore(numbered number: Number) throws -> Chore {
        try wholeFile.chore(numbered: number, for: principal)
    }

    /// The chore with that number, if it is there.
    borrowing func chore(_ number: Number) throws -> Chore? {
        try wholeFile.chore(number, in: id)
    }

    /// The chore with that number, if it is there or was.
    borrowing func chore(everNumbered number: Number) throws -> Chore? {
        try wholeFile.chore(number, in: id) ?? wholeFile.deletedChore(number, in: id)
    }

    /// A chore that was deleted; who names one that is not finds it too.
    borrowing func deletedChore(numbered number: Number) throws -> Chore {
        try wholeFile.deletedChore(numbered: number, for: principal)
    }

    /// What the points for an open date are the half of, where house rules leave no more.
    borrowing func half(
        ahead date: Occurrence, by question: inout PointsQuestion
    ) throws -> Completion.Half? {
        try question.half(ahead: date, in: wholeFile)
    }

    /// What was written about how the date was done, as far as the principal may read it.
    borrowing func note(on date: Occurrence) throws -> Note? {
        try wholeFile.note(on: date, for: principal)
    }

    /// The date of a chore that is meant for `action`.
    borrowing func occurrence(_ meant: OccurrenceReference, to action: Action) throws -> Occurrence
    {
        try wholeFile.occurrence(meant, for: principal, to: action)
    }

    /// The date of a chore that is meant.
    borrowing func occurrence(_ meant: OccurrenceReference, as meaning: OccurrenceSelection) throws
        -> Occurrence
    {
        try wholeFile.occurrence(meant, for: principal, as: meaning)
    }

    /// The absence with that number.
    borrowing func absence(numbered number: Number) throws -> Absence {
        try wholeFile.absence(numbered: number, for: principal)
    }

    /// The date of a chore that `doer` means to do, or another one where there is none on the day that was named.
    borrowing func occurrenceOrOther(_ meant: OccurrenceReference, by doer: Member) throws
        -> Occurrence
    {
        try wholeFile.occurrenceOrOther(meant, for: principal, by: doer)
    }

    /// Dates of chores.
    borrowing func occurrences(_ filter: OccurrenceFilter) throws -> [Occurrence] {
        let home = try home()
        return try wholeFile.occurrences(filter, in: home.household.id, home.calendar)
    }

    /// What was done in that time, newest first: at most so many behind a place.
    borrowing func done(
        during period: Range<Instant>, behind place: DonePlace?, limit: Int
    ) throws -> [Occurrence] {
        try wholeFile.done(during: period, in: id, behind: place, limit: limit)
    }

    /// The date that is meant by a place in a list, whatever became of it; of what rests, also what is on another day
    /// by now than it is kept on.
    borrowing func occurrence(at place: ChorePlace) throws -> Occurrence? {
        guard let chore = try chore(everNumbered: place.number) else { return nil }
        let kept = try wholeFile.occurrence(
            of: chore, on: place.due?.day, endingIn: place.ending)
        if let kept, place.isOf(kept) { return kept }
        return try occurrences(of: chore).first { place.isOf($0) }
    }

    /// The dates of a chore.
    borrowing func occurrences(of chore: Chore) throws -> [Occurrence] {
        try wholeFile.occurrences(of: chore, in: home(of: chore.household).calendar)
    }

    /// The household's routines.
    borrowing func routines() throws -> [Routine] {
        try wholeFile.routines(in: id)
    }

    /// By which date each chore of the routines is shown to whoever asks.
    borrowing func dates(of routines: [Routine]) throws -> [Chore.ID: Occurrence] {
        let (asker, home) = try principal.membership()
        return try wholeFile.dates(of: routines, shownTo: asker, in: home)
    }

    /// How far a member has come with a chore until nobody looks at it.
    borrowing func trust(in member: Member.ID, with chore: Chore) throws -> Trust {
        _ = try home(of: chore.household)
        return try wholeFile.trust(in: member, with: chore)
    }

    /// The times of a chore that is to be done so many times a week, each with the member whose own it is.
    borrowing func timesInWeeks(of chore: Chore) throws -> [(share: Member.ID?, time: TimeInWeek)] {
        try wholeFile.timesInWeeks(of: chore, in: home(of: chore.household).calendar)
    }

    /// What was written on a chore.
    borrowing func notes(on chore: Chore) throws -> [ChoreNote] {
        _ = try home(of: chore.household)
        return try wholeFile.notes(on: chore)
    }

    /// Who is away, until `day` or later.
    borrowing func absences(until day: Day) throws -> [Absence] {
        try wholeFile.absences(in: id, until: day)
    }

    /// Who is away once, until `day` or later, in their order: at most so many behind a place.
    borrowing func absences(
        of member: Member.ID?, until day: Day, behind place: (first: Day, number: Number)?,
        limit: Int
    ) throws -> [Absence] {
        try wholeFile.absences(in: id, of: member, until: day, behind: place, limit: limit)
    }

    /// Who is away again and again, until `day` or later.
    borrowing func repeatedAbsences(until day: Day) throws -> [Absence] {
        try wholeFile.repeatedAbsences(in: id, until: day)
    }
}

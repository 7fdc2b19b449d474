import HouseholdModel
import HouseholdDatabase

extension HomeFacts {
    /// The entry of the book with that number.
    borrowing func entry(numbered number: Int) throws -> Entry {
        try wholeFile.entry(numbered: number, for: principal)
    }

    /// A member's sums now.
    borrowing func points(of member: Member, counting: Counted) throws -> PointsView {
        try wholeFile.points(of: member, in: home(of: member.household), counting: counting)
    }

    /// What a member earned in this period.
    borrowing func earned(
        by member: Member, during period: Period, counting: Counted
    ) throws -> Int {
        let home = try home(of: member.household)
        return try wholeFile.earned(
            by: member, in: home.household, during: period, at: home.calendar.instant,
            counting: counting)
    }

    /// What a member earned on some days.
    borrowing func earned(
        by member: Member, during days: ClosedRange<Day>, counting: Counted
    ) throws -> Int {
        try wholeFile.earned(
            by: member, in: home(of: member.household).household, during: days, counting: counting)
    }

    /// A member's newest entries of the book, of those before a place in it; those for private chores and for requests only
    /// where `isAll`.
    borrowing func entries(
        of member: Member.ID, before sequence: Int, limit: Int, isAll: Bool
    ) throws -> [Entry] {
        try wholeFile.entries(of: member, in: id, before: sequence, limit: limit, isAll: isAll)
    }

    /// Those of a member's entries that were made in that span, newest first.
    borrowing func entries(
        of member: Member.ID, during span: Range<Instant>, isAll: Bool
    ) throws -> [Entry] {
        try wholeFile.entries(of: member, in: id, during: span, isAll: isAll)
    }

    /// By which numbers whoever asks calls an entry.
    borrowing func numbers(of entry: Entry) throws -> EntryNumbers {
        let (asker, home) = try principal.membership()
        return try wholeFile.numbers(of: entry, for: asker, in: home)
    }

    /// By which number whoever asks calls the entry of the member's at that place in the book, if by one.
    borrowing func number(of sequence: Int, of member: Member.ID) throws -> Int? {
        let (asker, home) = try principal.membership()
        return try wholeFile.number(of: sequence, of: member, for: asker, in: home)
    }

    /// Where a member's part of the book ends, or where all of it up to there is what a receipt says.
    borrowing func place(
        of member: Member.ID, fitting receipt: BookReceipt? = nil
    ) throws -> BookPlace? {
        guard let receipt else { return try wholeFile.bookEnd(of: member, in: id) }
        return try wholeFile.place(fitting: receipt, of: member, in: id)
    }

    /// The deductions to which somebody objects, and nobody has answered yet.
    borrowing func objectedEntries() throws -> [Entry] {
        try wholeFile.objectedEntries(in: id)
    }

    /// The objection to an entry.
    borrowing func appeal(to entry: Entry) throws -> Appeal? {
        _ = try home(of: entry.household)
        return try wholeFile.appeal(to: entry)
    }

    /// On which days a member did how much.
    borrowing func completed(by member: Member.ID, on days: ClosedRange<Day>) throws -> [Day: Int] {
        try wholeFile.completed(by: member, in: id, on: days)
    }

    /// The days of a span on which something was due to the member; without one all there ever were.
    borrowing func dueDays(of member: Member, on span: ClosedRange<Day>?) throws -> DueDays {
        try wholeFile.dueDays(of: member, on: span, in: home(of: member.household))
    }

    /// The last days on which something was due to the member, and those of this week.
    borrowing func lastDueDays(of member: Member, limit: Int) throws -> DueDays {
        try wholeFile.lastDueDays(of: member, limit: limit, in: home(of: member.household))
    }

    /// Badges as far as the member has come with them.
    borrowing func views(of badges: [Badge], for member: Member) throws -> [BadgeView] {
        try wholeFile.views(of: badges, for: member, in: home(of: member.household))
    }
}

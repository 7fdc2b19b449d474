import HouseholdModel

/// What a chore has come to.
struct ChoreEnd: Hashable {
    /// The days on which it is due.
    var open: [String] = []
    /// Who has it on those days.
    var turns: [Member.ID] = []
    /// How many of its dates are not open any more.
    var closed = 0
    /// Who got points.
    var awards: [Member.ID] = []
    /// Whose points were taken back.
    var reversals: [Member.ID] = []

    /// Adds a date or an entry of the book.
    mutating func add(_ what: String, on day: String, by member: Member.ID?) {
        switch what {
        case "open":
            open.append(day)
            turns += member.map { [$0] } ?? []
        case "award": awards += member.map { [$0] } ?? []
        case "reversal": reversals += member.map { [$0] } ?? []
        default: closed += 1
        }
    }
}

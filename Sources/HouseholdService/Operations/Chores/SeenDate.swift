import HouseholdDatabase
import HouseholdModel

/// A date of a chore, and what whoever asks sees of it.
struct SeenDate {
    let date: Occurrence
    let view: ChoreView

    /// How many are looked at together where few are wanted: of some nothing may be seen.
    static let part = 50
}

extension Sight where Subject == Household {
    /// Those of the dates of which the principal may see anything.
    func seen(_ dates: [Occurrence]) throws -> [SeenDate] {
        var seen: [Occurrence] = []
        let views = try chores(withoutHidden(dates)) { date in
            seen.append(date)
            return [date]
        }
        return zip(seen, views).map { SeenDate(date: $0, view: $1) }
    }

    /// What was done and the principal may see, newest first, behind a place: so many, and some more if there are more.
    ///
    /// It is read in parts until there are enough, so that fewer are the last of all.
    func done(
        during period: Range<Instant> = .distantPast ..< .distantFuture,
        behind place: DonePlace? = nil, limit: Int, where isWanted: (Occurrence) -> Bool
    ) throws -> [SeenDate] {
        var (found, last): ([SeenDate], DonePlace?) = ([], place)
        while found.count <= limit {
            let part = max(limit + 1 - found.count, SeenDate.part)
            let dates = try facts.done(during: period, behind: last, limit: part)
            found += try seen(dates.filter(isWanted))
            guard dates.count == part, let end = dates.last, let completion = end.completion else {
                break
            }
            last = DonePlace(of: end, doneAt: completion.at)
        }
        return found
    }
}

/// How many weeks in a row somebody did all of a chore that is to be done so many times a week, in the last year.
package struct WeekRow: Hashable, Sendable {
    /// How many weeks are looked at before the running one: who was away longer ago is not known.
    package static let weekCount = 52

    /// Until now.
    package let current: Int
    /// The most.
    package let best: Int
}

// MARK: - What becomes of a week

extension TimesAWeek {
    /// How many weeks in a row `member` did all that was theirs, now and at most.
    ///
    /// A week counts once its last time is over and nothing is lost of it: what was late left no day for another one. It
    /// breaks the row once it is over and something of the member's own is lost that was due while they were there. All
    /// others neither count nor break it: weeks of which nothing was due, or the rest was let be, or something still waits
    /// for an OK. What was skipped, or somebody else did, is not missing in a week of which the member did anything.
    ///
    /// - Parameters:
    ///   - member: Who.
    ///   - times: The times of the chore, the one that is open as it is by now.
    ///   - today: The household's day.
    ///   - isOwn: Whether what was passed over was the member's; where it goes round, nobody knows whose it was.
    ///   - isHere: Whether the member was there on a day.
    /// - Returns: The weeks.
    package func row(
        of member: Member.ID, in times: [TimeInWeek], today: Day, isOwn: Bool,
        isHere: (Day) -> Bool
    ) -> WeekRow {
        let passed = isOwn ? passedOver(among: times, of: member) : []
        let weeks = Dictionary(grouping: times + passed) { week(of: $0.due).lowerBound }
        let running = week(of: today).lowerBound
        let start = running.adding(days: -7 * WeekRow.weekCount)
        var (run, best) = (0, 0)
        for (first, times) in weeks.sorted(by: { $0.key < $1.key }) where first >= start {
            let isLost = times.contains { $0.isLost && $0.whose == member && isHere($0.due) }
            if isLost {
                run = first < running ? 0 : run
            } else if times.contains(where: { $0.doer == member }), isOver(times) {
                run += 1
                best = max(best, run)
            }
        }
        return WeekRow(current: run, best: best)
    }

    /// The dates that went by between others and left nothing in the records, since nobody was to do the first of them.
    private func passedOver(among times: [TimeInWeek], of member: Member.ID) -> [TimeInWeek] {
        let sorted = times.sorted { ($0.ordinal, $0.due) < ($1.ordinal, $1.due) }
        return zip(sorted, sorted.dropFirst()).flatMap { before, next -> [TimeInWeek] in
            let count = next.ordinal - before.ordinal - 1
            guard count > 0 else { return [] }
            // A season may have left out most of a year.
            let start = next.due.adding(days: -7 * (count + 1) - 366)
            let days = DueSlots(schedule, in: .utc, from: Due(day: max(start, before.due)))
                .lazy.map(\.due.day).prefix { $0 < next.due }.filter { $0 > before.due }
            return days.suffix(count).map {
                TimeInWeek(before.ordinal, due: $0, whose: member, end: .missed)
            }
        }
    }

    /// Whether these are all of their week, and none of them waits for an OK.
    private func isOver(_ times: [TimeInWeek]) -> Bool {
        times.contains { $0.isClosed && left(on: $0.due) <= 1 }
            && times.allSatisfy { !$0.isWaiting }
    }
}

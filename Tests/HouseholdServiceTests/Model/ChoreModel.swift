import HouseholdModel
import HouseholdService

/// What a household's chores come to, as plainly as it can be said: no database, no rules, no gate.
///
/// Days are numbers. A chore is done once or every so many days from the day on which it was made.
struct ChoreModel {
    /// Whose a chore is.
    enum Whose: Equatable {
        case one(Person)
        case anyone
        case each([Person])
        case turns([Person])
    }

    /// One date of a chore, of one member where each has their own.
    struct Date: Equatable {
        enum State: Equatable {
            case open
            case waiting(Person, points: Int)
            case done(Person, paid: Int, isLookedAt: Bool)
            case skipped
        }

        var ordinal: Int
        var day: Int
        /// The day that it would be by the grid, where it was moved.
        var place: Int?
        var taker: Person?
        var turn: Person?
        var state = State.open
        var doneOn: Int?
        var closing = 0

        /// The day from which the grid goes on.
        var last: Int { max(day, place ?? day) }

        mutating func move(to other: Int) {
            let before = place ?? day
            place = before == other ? nil : before
            day = other
        }
    }

    /// The dates of a chore, of one member where each has their own, in the order in which they came.
    struct Chain {
        var share: Person?
        var dates: [Date]
    }

    struct Chore {
        let whose: Whose
        let period: Int?
        let start: Int
        let isChecked: Bool
        var points: Int
        var chains: [Chain]
    }

    struct Absence {
        let person: Person
        let days: ClosedRange<Int>
    }

    var today: Int
    var chores: [Number: Chore] = [:]
    var absences: [Number: Absence] = [:]
    /// How many absences there ever were.
    var absencesMade = 0
    /// What was earned with chores that are deleted.
    var kept: [Person: Int] = [:]
    private var closings = 0

    init(today: Int) {
        self.today = today
    }

    /// Adds a chore with its first dates.
    mutating func add(
        _ number: Number, _ whose: Whose, every period: Int?, points: Int, isChecked: Bool
    ) {
        let first = Date(ordinal: 1, day: today)
        let chains: [Chain] =
            switch whose {
            case .each(let people): people.map { Chain(share: $0, dates: [first]) }
            case .turns(let people):
                [Chain(dates: [Date(ordinal: 1, day: today, turn: people.first)])]
            case .one, .anyone: [Chain(dates: [first])]
            }
        chores[number] = Chore(
            whose: whose, period: period, start: today, isChecked: isChecked, points: points,
            chains: chains)
    }

    mutating func close() -> Int {
        closings += 1
        return closings
    }
}

// MARK: - Whose and when, by who is there

extension ChoreModel {
    func isAway(_ person: Person, on day: Int) -> Bool {
        absences.values.contains { $0.person == person && $0.days.contains(day) }
    }

    /// Whose a date is, or `nil` when it is open to all, or to the parents.
    func owner(of date: Date, in chain: Chain, of chore: Chore) -> Person? {
        switch chore.whose {
        case .one(let person): person
        case .anyone: date.taker
        case .each: chain.share
        case .turns(let people): standIn(for: date.turn, among: people, on: date.day)
        }
    }

    func isForParents(_ date: Date, of chore: Chore) -> Bool {
        guard case .turns(let people) = chore.whose else { return false }
        return people.allSatisfy { isAway($0, on: date.day) }
    }

    private func standIn(for turn: Person?, among people: [Person], on day: Int) -> Person? {
        guard let place = people.firstIndex(where: { $0 == turn }) else { return nil }
        let order = people[place...] + people[..<place]
        return order.first { !isAway($0, on: day) }
    }

    /// An open date as it is by now: on days on which its owner is away there is none.
    func current(_ date: Date, in chain: Chain, of chore: Chore) -> Date {
        guard date.state == .open, let period = chore.period else { return date }
        let person: Person? =
            switch chore.whose {
            case .one(let person): person
            case .each: chain.share
            case .anyone, .turns: nil
            }
        guard let person else { return date }
        var date = date
        while isAway(person, on: date.day) {
            date.day = chore.start + ((date.last - chore.start).floored(by: period) + 1) * period
            date.place = nil
            date.ordinal += 1
        }
        return date
    }

    /// The dates that count: those that are open or wait, soonest first, and the one that was closed last.
    func dates(of chain: Chain, of chore: Chore) -> [Date] {
        let live = chain.dates.filter { date in
            switch date.state {
            case .open, .waiting: true
            case .done, .skipped: false
            }
        }
        .sorted { ($0.day, $0.ordinal) < ($1.day, $1.ordinal) }
        .map { current($0, in: chain, of: chore) }
        let closed = chain.dates.filter { $0.closing > 0 && !$0.isLive }
        return live + (closed.max { $0.closing < $1.closing }.map { [$0] } ?? [])
    }
}

extension ChoreModel.Date {
    var doer: Person? {
        switch state {
        case .waiting(let person, _), .done(let person, _, _): person
        case .open, .skipped: nil
        }
    }

    var isWaiting: Bool {
        if case .waiting = state { true } else { false }
    }

    var isLive: Bool { state == .open || isWaiting }

    var paid: Int {
        if case .done(_, let paid, _) = state { paid } else { 0 }
    }
}

extension Int {
    /// The quotient, rounded down.
    func floored(by divisor: Int) -> Int {
        (self - (self % divisor + divisor) % divisor) / divisor
    }
}

// MARK: - What it comes to

extension ChoreModel {
    func earned(_ person: Person) -> Int {
        chores.values.flatMap(\.chains).flatMap(\.dates).filter { $0.doer == person }
            .map(\.paid).reduce(0, +) + kept[person, default: 0]
    }
}

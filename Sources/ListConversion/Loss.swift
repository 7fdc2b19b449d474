/// What lists have no place for, or another one than it had.
package struct Loss: Hashable, Sendable {
    /// What it is; the raw value is what programs know it by.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        // People
        case adults, guests, renamed, points, multipliers, profiles
        // Whose a chore is
        case unassigned, firstOf = "first-of", turns
        // When it is done
        case rhythm, weekdays, past, window, perDay = "per-day", lateness, order, conditions
        // What it is worth
        case rounded, timed, timeBonus = "time-bonus", openEnded = "open-ended", photo, bonusSteps =
            "bonus-steps"
        // What is said of it
        case shortened, priority, reminders, decoration, smartHome = "smart-home", products
        case groups
        // Rewards
        case free, restock, rewardTimes = "reward-times", savings
        // What is left out
        case inactive, unnamed, overlong, otherHomes = "other-homes", bonuses, achievements, pending
        case stock, history
    }

    /// What is lost.
    package let kind: Kind
    /// Of how many things.
    package let count: Int
    /// What these are called, as far as they have names.
    package let names: [String]
}

/// What was lost so far, by kind.
struct Losses: Sendable {
    private var names: [Loss.Kind: [String]] = [:]
    private var known: [Loss.Kind: Set<String>] = [:]
    private var counts: [Loss.Kind: Int] = [:]

    /// Notes that something of a thing is lost, once for each thing.
    mutating func note(_ kind: Loss.Kind, of name: String) {
        let name = String(name.prefix(60))
        guard known[kind, default: []].insert(name).inserted else { return }
        names[kind, default: []].append(name)
        counts[kind, default: 0] += 1
    }

    /// Notes it where it is so.
    mutating func note(_ kind: Loss.Kind, of name: String, if isLost: Bool) {
        if isLost { note(kind, of: name) }
    }

    /// Notes that so many things are lost that have no names.
    mutating func count(_ kind: Loss.Kind, _ count: Int) {
        if count > 0 { counts[kind, default: 0] += count }
    }

    /// All of it, in the order of the kinds.
    var all: [Loss] {
        Loss.Kind.allCases.compactMap { kind in
            counts[kind].map { Loss(kind: kind, count: $0, names: names[kind] ?? []) }
        }
    }
}

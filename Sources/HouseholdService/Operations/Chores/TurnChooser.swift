import Credentials
import HouseholdModel
import HouseholdDatabase

/// Chooses whose turn it is where that does not go in order.
struct TurnChooser {
    private let random: RandomSource
    private let earned: [Member.ID: Int]

    init(_ random: RandomSource, earned: [Member.ID: Int]) {
        self.random = random
        self.earned = earned
    }

    /// The one with the fewest points, the first of several; or anybody.
    func choose(_ strategy: Rotation.Strategy, _ members: [Member.ID]) -> Member.ID? {
        switch strategy {
        case .inOrder: members.first
        case .leastDone: members.min { earned[$0, default: 0] < earned[$1, default: 0] }
        case .random: members.isEmpty ? nil : members[random.number(below: members.count)]
        }
    }
}

extension RandomSource {
    /// A number from 0 to just below `bound`.
    func number(below bound: Int) -> Int {
        let draw = bytes(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        return Int(draw % UInt32(bound))
    }
}

extension Grant {
    /// The lots for a chore: what its members earned in the last four weeks counts where that decides, but for what is
    /// private, since everybody sees whose turn it is.
    func lots(for chore: Chore) throws -> TurnChooser {
        guard case .rotation(.turns(let lineup, .leastDone, _)) = chore.assignment else {
            return TurnChooser(random, earned: [:])
        }
        var earned: [Member.ID: Int] = [:]
        for member in lineup.members {
            earned[member] = try transaction.facts.earned(
                by: member, in: chore.household, from: instant.adding(days: -28),
                until: .distantFuture, counting: .open)
        }
        return TurnChooser(random, earned: earned)
    }
}

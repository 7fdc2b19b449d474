import HouseholdModel

/// How far a chore has come, in the words that programs read.
package enum ChoreState: String, CaseIterable, Hashable, Sendable, Codable {
    /// To be done.
    case open
    /// Done, and a parent has yet to look.
    case waiting
    case done
    case skipped
    case missed
    case paused
    case proposed
    /// Only what was taken back can be so: nothing else shows a chore that is not there.
    case deleted
}

extension Occurrence {
    /// How far it has come.
    var state: ChoreState {
        switch progress {
        case .open:
            switch chore.status {
            case .active: .open
            case .paused: .paused
            case .proposed: .proposed
            }
        case .done(let completion): completion.isWaiting ? .waiting : .done
        case .skipped: .skipped
        case .missed: .missed
        }
    }
}

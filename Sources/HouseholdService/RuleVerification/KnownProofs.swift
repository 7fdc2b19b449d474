import HouseholdModel
import Synchronization

/// The actions about which rules were proven lately, so that rules which are tried, looked at before they are set, and set
/// are gone through once, and of others only the actions about which they say something else.
///
/// A proof about an action depends on nothing but the policies about it with their walls, the kind of household and the
/// program.
enum KnownProofs {
    struct Proof: Hashable {
        let action: Action
        let template: Household.Template
        let policies: Set<PolicyName>
    }

    /// How many cases of an action there are, and to how many of them the walls demand an answer.
    struct Counts {
        var cases = 0
        var demands = 0
    }

    /// More than come of what anybody tries in a day: rules that are about everything have one for each action.
    private static let most = 5_000

    private static let proofs = Mutex<[Proof: Counts]>([:])

    /// How many cases the proof has, where it is known.
    static func counts(of proof: Proof) -> Counts? {
        proofs.withLock { $0[proof] }
    }

    /// Keeps what was proven.
    static func keep(_ proven: [(proof: Proof?, counts: Counts)]) {
        proofs.withLock { proofs in
            if proofs.count + proven.count > most { proofs.removeAll() }
            for (proof, counts) in proven {
                if let proof { proofs[proof] = counts }
            }
        }
    }
}

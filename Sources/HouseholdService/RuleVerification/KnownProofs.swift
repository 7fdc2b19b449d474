import Cedar
import HouseholdDatabase
import HouseholdModel
import Synchronization

/// The actions about which rules were proven lately, so that rules which are tried, looked at before they are set, and set
/// are gone through once, and of others only the actions about which they say something else.
///
/// A proof about an action depends on nothing but the policies about it with their walls, the kind of household and the
/// program.
enum KnownProofs {
    struct Proof: Hashable {
        private let action: Action
        private let template: Household.Template
        private let policies: RulesDigest

        /// The one about an action with these policies; `nil` where any was made of a template, for somebody.
        init?(about action: Action, in template: Household.Template, _ policies: [Policy]) {
            guard policies.allSatisfy({ $0.link == nil }) else { return nil }
            self.action = action
            self.template = template
            self.policies = RulesDigest(of: policies.map(\.statement.text).sorted())
        }
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
            if proofs.count > most { proofs.removeAll() }
            for (proof, counts) in proven {
                if let proof { proofs[proof] = counts }
            }
        }
    }
}

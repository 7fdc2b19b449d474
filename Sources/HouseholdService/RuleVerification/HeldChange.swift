import HouseholdDatabase
import HouseholdModel

/// How much of a change to single rules holds until others come, where it is made to both: those that hold and those that
/// come.
enum HeldChange {
    /// Nothing: it is only about what comes.
    case nothing
    /// All of it; what comes still comes, with the change in it.
    case all(HeldRules)
}

/// What held, with a change in it.
struct HeldRules {
    /// What holds; `nil` for the rules of the program.
    let proven: ProvenRules?
    /// What is to be told, where children lose something by it at once.
    let loss: Loss?
    /// What is to be told of what comes, where that is something else than before.
    let coming: Loss?

    /// What children lose, in the words of the rules as far as they say something.
    struct Loss {
        let words: Note?
    }
}

extension HeldChange {
    /// What a change makes of the rules that hold before `coming` does, which are those that come with the change in them;
    /// `nil` where all of it is from one moment on, with all that comes.
    ///
    /// Where they can't have it by themselves it waits for what comes, unless it is said why not.
    static func find(
        by edit: RuleEdit, before coming: HouseRules, in place: RuleReplacement,
        _ preparation: Preparation, isAtOnce: Bool
    ) throws -> HeldChange? {
        do {
            return try HeldChange(
                by: edit, before: coming, in: place, preparation, isAtOnce: isAtOnce)
        } catch ServiceError.rules where !isAtOnce {
            return nil
        }
    }

    /// Makes the change, and proves what holds then.
    private init?(
        by edit: RuleEdit, before coming: HouseRules, in place: RuleReplacement,
        _ preparation: Preparation, isAtOnce: Bool
    ) throws {
        guard let home = preparation.home, edit.isOfSingleRules, place.found.promise != nil,
            place.takesFromChildren, place.canWait
        else { return nil }
        let held = preparation.rules
        guard try edit.isAbout(held) else {
            self = .nothing
            return
        }
        let text = try edit.text(changing: held, in: preparation.template)
        let changed = try HouseRules(text, from: edit.path, or: preparation.template)
        guard try changed.sources() != held.sources() else {
            self = .nothing
            return
        }
        func loses(_ old: HouseRules, _ new: HouseRules) throws -> Bool {
            try RuleProof.findsLoss(from: old, to: new, in: home, until: preparation.deadline)
        }
        let takes = try loses(held, changed)
        // What comes and takes nothing more than the change does need not wait.
        guard try isAtOnce ? loses(changed, coming) : !takes else { return nil }
        let (told, words) = (
            try preparation.newest.words(besides: held), try coming.words(besides: changed)
        )
        self = .all(
            HeldRules(
                proven: try text.map { try ProvenRules($0, from: edit.path, preparation) },
                loss: takes ? HeldRules.Loss(words: try changed.words(besides: held)) : nil,
                coming: told == words ? nil : HeldRules.Loss(words: words)))
    }
}

import HouseholdDatabase

/// Rules of a household of which some come on a day, which can be taken back: those that hold can be used.
struct ComingRules {
    let found: RulesInTime

    init(_ preparation: Preparation) throws {
        found = preparation.inTime
        // What comes after a trial is what was there before it: the end of the trial, and no other rules.
        guard !found.isOnTrial, found.coming != nil else {
            throw ServiceError.rules(.nothingComes(onTrialUntil: preparation.lastDayOnTrial))
        }
        guard preparation.canHeldRulesStay else { throw ServiceError.rules(.unusable) }
    }
}

import HouseholdDatabase

/// Rules of a household of which some come on a day, which can be taken back: those that hold can be used.
struct ComingRules {
    let found: RulesInTime

    init(_ preparation: Preparation) throws {
        found = preparation.inTime
        if found.isOnTrial { try preparation.checkNoTrial() }
        guard found.coming != nil else { throw ServiceError.rules(.nothingComes) }
        guard preparation.canHeldRulesStay else { throw ServiceError.rules(.unusable) }
    }
}

package import HouseholdModel

/// One thing that a rule asks about.
package enum RuleSaying: Hashable, Sendable {
    case mark(RuleMark)
    /// That there is somebody in that place, and who it is.
    case who(RulePlace, RuleWhom)
    /// To whom somebody shows something about themselves.
    case shows(RulePlace, RuleAspect, RuleAudience)
    case kind(RuleKind)
    /// That it is one of these that somebody does.
    case deeds([Action])
    case progress(RuleProgress)
    case tag(String)
    case days(Set<Weekday>)
    /// That the clocks show that hour or a later one.
    case hour(from: Int64)
    /// That the clocks show that hour.
    case hourIs(Int64)
    case atLeast(RuleCount, Int64)
    case exactly(RuleCount, Int64)
    /// That something was done so many milliseconds ago at most.
    case doneWithin(Int64)
    /// That something was done less than so many milliseconds ago.
    case doneLessThan(Int64)
    /// That it is that day or moment or later, as it is written.
    case date(from: String)
    /// That it is that day or moment, as it is written.
    case dateIs(String)
    /// What there are no words for, in Cedar.
    case cedar(String)
}

/// What is so or is not, and needs no more to be said.
package enum RuleMark: String, CaseIterable, Hashable, Sendable {
    // Of chores.
    case isPrivate, isProposed, isPaid, isForChildren, isMustDo, isForParents, isLate, isDueToday
    case isForAll, isForAskerAlone, isDone, isDoneToday
    // Of people, and of what belongs to them.
    case isAskerActive, isActive, isAskerSoleOwner, isSoleOwner, isForNobody, isUntagged
    case isAdultAccount, isChildAccount, isMember, isWithoutHousehold
    // Of households.
    case isOfHousehold, seeSiblings, allowsDeductions
    // Of devices.
    case isAtDevice, isAtBoard, isBoard
    // Of passes.
    case hasPass, isHelperWithPass, isPassUsedUp, isPassBegun, isPassOver, areAllInPass
    case isInHouseholdOfPass

    /// What there has to be before it can be asked.
    var needs: RuleMark? {
        switch self {
        case .isAtBoard: .isAtDevice
        case .isDoneToday: .isDone
        case .isPassUsedUp, .isPassBegun, .isPassOver, .areAllInPass: .hasPass
        case .isPrivate, .isProposed, .isPaid, .isForChildren, .isMustDo, .isForParents, .isLate,
            .isDueToday, .isForAll, .isForAskerAlone, .isDone, .isAskerActive, .isActive,
            .isAskerSoleOwner, .isSoleOwner, .isForNobody, .isUntagged, .isAdultAccount,
            .isChildAccount, .isMember, .isWithoutHousehold, .isOfHousehold, .seeSiblings,
            .allowsDeductions, .isAtDevice, .isBoard, .hasPass, .isHelperWithPass,
            .isInHouseholdOfPass:
            nil
        }
    }
}

/// What a rule can be asked about.
package enum RuleKind: String, CaseIterable, Hashable, Sendable {
    case program = "Program"
    case household = "Household"
    case member = "Member"
    case chore = "Chore"
    case date = "Occurrence"
    case reward = "Reward"
    case request = "RewardRequest"
    case wish = "Wish"
    case entry = "LedgerEntry"
    case absence = "Absence"
    case device = "Device"
    case record = "AuditEntry"
}

/// How far a chore has come, as the rules call it.
package enum RuleProgress: String, CaseIterable, Hashable, Sendable {
    case open, waiting, done, approved, skipped, missed
}

/// What somebody keeps to themselves, or does not.
package enum RuleAspect: String, CaseIterable, Hashable, Sendable {
    case profile, achievements, activity
}

/// Who sees that.
package enum RuleAudience: String, CaseIterable, Hashable, Sendable {
    case household, parents, me
}

/// What is counted.
package enum RuleCount: String, CaseIterable, Hashable, Sendable {
    case mustDosOpen = "context.must_dos_open"
    case requestsToday = "context.requests_today"
    case requestsThisWeek = "context.requests_this_week"
    case offersThisWeek = "context.offers_this_week"
    case doneToday = "context.done_today"
    case doneThisWeek = "context.done_this_week"
    case streak = "context.streak"
    case minutesSinceDone = "context.minutes_since_done"
    case parentsHome = "context.parents_home"
    case childrenHome = "context.children_home"
    case passUsed = "principal.pass.used"
    case passLimit = "principal.pass.up_to"

    /// What there has to be before it can be asked.
    var needs: RuleMark? { self == .passUsed || self == .passLimit ? .hasPass : nil }
}

/// A house rule that can be said in one sentence.
///
/// There is a closed set of them, made of who, what and when: what is said in a ``RuleVocabulary`` of each language.
package enum HouseSentence: Hashable, Sendable {
    /// Who does not do something at a time: `No rewards on Mondays.`
    case no(HouseDeed, by: HousePeople, HouseTime)
    /// Who does something at no other time: `Rewards only on Saturdays.`
    case only(HouseDeed, by: HousePeople, HouseTime)
    /// By whom alone something is done: `Only parents can remind others.`
    case reserved(HouseDeed, for: HousePeople)
    /// Who does something so often at most: `Only two rewards a week.`
    case most(Int, HouseQuota, by: HousePeople)
}

extension HouseSentence {
    /// With what the names of all rules begin that are said.
    package static let namesBegin = "said."

    /// That must-dos come before all other chores.
    static let mustDosFirst = HouseSentence.no(
        .markBesidesMustDos, by: .group(.children), HouseTime(isBeforeMustDos: true))

    /// What it is about.
    package var deed: HouseDeed {
        switch self {
        case .no(let deed, _, _), .only(let deed, _, _), .reserved(let deed, _): deed
        case .most(_, let quota, _): quota.deed
        }
    }

    /// Whom it names.
    package var people: HousePeople {
        switch self {
        case .no(_, let people, _), .only(_, let people, _), .reserved(_, let people),
            .most(_, _, let people):
            people
        }
    }

    /// The same among people of whom none is a child: what is said of children is said of everybody there.
    package var amongAdults: HouseSentence {
        guard people == .group(.children), !deed.isOfChildren else { return self }
        return switch self {
        case .no(let deed, _, let time): .no(deed, by: .group(.everybody), time)
        case .only(let deed, _, let time): .only(deed, by: .group(.everybody), time)
        case .most(let most, let quota, _): .most(most, quota, by: .group(.everybody))
        case .reserved: self
        }
    }

    /// The time that it names.
    package var time: HouseTime {
        switch self {
        case .no(_, _, let time), .only(_, _, let time): time
        case .reserved, .most: .always
        }
    }

    /// Why it can't be a rule, if it can't.
    package var flaw: Problem? {
        if deed.isSight, !people.areChildren { return .hidesFromParents }
        if deed == .siblingsPoints {
            guard case .no = self, people.areChildren else { return .unknown(nearest: []) }
        }
        if time.isBeforeMustDos, deed.marksMustDos { return .blocksMustDos }
        if time.before != nil, deed.marksDone { return .unknown(nearest: []) }
        // What has to be done first is of whoever asks: of a parent it would be the parent's own chores.
        if time.waits, deed.usualPeople == .parents || people == .group(.parents) {
            return .unknown(nearest: [])
        }
        // Of tags, few sentences need more than days and hours besides.
        if time.tag != nil, !deed.knowsTags || time.isAtTablet || time.waits {
            return .unknown(nearest: [])
        }
        // When a chore is due is said by itself.
        if let due = time.due, !deed.knows(due) || time != HouseTime(due: due) {
            return .unknown(nearest: [])
        }
        if !time.isAlways, !deed.knowsTimes {
            return deed.knowsNames ? .alwaysOnly : .tooManyCases
        }
        if people.isNamed, !deed.knowsNames { return .tooManyCases }
        if time.isAtTablet, !deed.knowsTablets { return .notAtTablets }
        return switch self {
        case .no, .most: nil
        case .only(_, _, let time):
            time.with(nil).isAlways
                ? .onlyWithoutTime : time.waits || time.due != nil ? .unknown(nearest: []) : nil
        case .reserved(_, let people): people == .group(.everybody) ? .unknown(nearest: []) : nil
        }
    }
}

package import HouseholdModel

/// How an action is taken back.
package enum Reversal: Sendable {
    /// By one of these actions: what the rules are asked for, by name.
    case by(Set<String>, PastTense)
    /// Not at all, though it changes what people share: what was done by it, and what helps all the same.
    case never(Phrase, instead: Substitute)
    /// There is nothing to take back that people share.
    case nothing
}

/// What can be done in place of taking something back.
package enum Substitute: Hashable, Sendable, Codable {
    /// Nothing that is near.
    case nothing
    /// A child gets another name, or is removed.
    case removingChild
    /// The member is removed.
    case removingMember
    /// Messages stop once the channel is removed.
    case removingChannel
    /// To keep no calendar file any more.
    case stoppingCalendar
    /// Another allowance is set, or none.
    case settingAllowance
    /// Money is booked anew.
    case bookingMoney
    /// Another account is kept, or none.
    case keepingAccount
}

/// What was done by an action that can be taken back.
package struct PastTense: Sendable {
    /// In a list: `skipped`.
    package let listed: Phrase
    /// By somebody to something: `Anna skipped chore 12`.
    package let deed: @Sendable (_ who: String, _ thing: Phrase) -> Phrase

    init(_ listed: Phrase, _ deed: @escaping @Sendable (_ who: String, _ thing: Phrase) -> Phrase) {
        self.listed = listed
        self.deed = deed
    }
}

extension Reversal {
    /// What was done, for what can be taken back.
    package var words: PastTense? {
        if case .by(_, let words) = self { words } else { nil }
    }
}

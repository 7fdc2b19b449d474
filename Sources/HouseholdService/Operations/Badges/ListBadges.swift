package import HouseholdModel

/// Lists the badges there are, with those that a member has earned.
///
/// One's own; others' as their privacy allows.
package struct ListBadges: AuditedInquiry, PersonOperation {
    package static let action = Action.listBadges
    /// Whose they are; without a name whoever asks is meant.
    package let name: String?

    /// Asks for the badges of `name`, or one's own.
    package init(of name: String? = nil) {
        self.name = name
    }

    /// The badges, with how far the member is towards those that are not earned yet.
    package func answer(_ sight: borrowing Sight<Member>) throws -> [BadgeView] {
        try sight.facts.views(of: sight.badges(seenOf: sight.subject), for: sight.subject)
    }
}

extension Sight {
    /// The badges that the principal may know of whether a member has them: those for rewards tell of these, which are
    /// the member's own affair and the parents'.
    func badges(seenOf member: Member) throws -> [Badge] {
        try seesAll(of: member) ? Badge.all : Badge.all.filter { $0.rule != .rewards }
    }
}

extension Action {
    package static let listBadges = Action(
        "badge.list", on: .member, kin: .sees, password: .never,
        back: .nothing, tells: .nobody)
}

/// How far somebody has come with a chore at which nobody looks once they have earned that.
///
/// After ten OKs in a row nobody has to look. One no, and it is looked at again, until there are five more.
package struct Trust: Hashable, Sendable {
    /// What came of it when somebody looked.
    package enum Look: Hashable, Sendable {
        case approved
        /// An OK, for less than was promised.
        case lessened
        case refused
    }

    /// How many OKs in a row it takes at first, and after a no.
    package static let (first, again) = (10, 5)

    /// How many OKs in a row there were since the last no.
    package private(set) var approvals = 0
    /// How many it takes.
    package private(set) var needed = first
    /// How many times somebody looked, ever.
    package private(set) var looks = 0
    /// How many of these were an OK for all that was promised.
    package private(set) var oks = 0

    /// What comes of `looks`, oldest first.
    package init(after looks: some Sequence<Look>) {
        for look in looks {
            self.looks += 1
            switch look {
            case .approved:
                oks += 1
                approvals += 1
            case .lessened: break
            case .refused:
                if isEarned { needed = Self.again }
                approvals = 0
            }
        }
    }

    /// Whether nobody has to look.
    package var isEarned: Bool { approvals >= needed }
}

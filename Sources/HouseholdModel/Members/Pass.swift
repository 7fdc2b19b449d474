/// What a helper may do in a household, for which children and until when.
///
/// A helper has one pass at a time that counts. It begins and ends by itself.
package struct Pass: Identifiable, Hashable, Sendable {
    /// What a pass can let a helper do.
    package enum Ability: String, CaseIterable, Hashable, Sendable, Codable {
        /// See the children's chores, their points, and where those came from.
        case see
        /// Remind them of their chores.
        case remind
        /// Say that one of them did a chore, and take that back.
        case done
        /// Say OK to what they did, or send it back.
        case approve
    }

    /// For how many days one can be.
    package static let mostDays: Int64 = 90
    /// How many points one can let a helper say OK to.
    package static let points = 1...10_000

    /// The identity.
    package let id: Identifier<Pass>
    /// The household.
    package let household: Household.ID
    /// Whose it is.
    package let member: Member.ID
    /// Who gave it.
    package let givenBy: Member.ID
    /// When.
    package let givenAt: Instant
    /// From when on it counts, up to the moment at which it does not any more.
    package let time: Range<Instant>
    /// For whom it is.
    package let children: Set<Member.ID>
    /// What it lets the helper do; who does anything for a child sees it, too.
    package let abilities: Set<Ability>
    /// How many points the helper may say OK to in all.
    package let upTo: Int
    /// To how many that was said.
    package let used: Int
    /// When it was taken away, or another one took its place.
    package let endedAt: Instant?

    /// Creates a pass.
    package init(
        id: Identifier<Pass>, household: Household.ID, member: Member.ID, givenBy: Member.ID,
        givenAt: Instant, time: Range<Instant>, children: Set<Member.ID>,
        abilities: Set<Ability>, upTo: Int, used: Int = 0, endedAt: Instant? = nil
    ) {
        self.id = id
        self.household = household
        self.member = member
        self.givenBy = givenBy
        self.givenAt = givenAt
        self.time = time
        self.children = children
        self.abilities = abilities.union([.see])
        self.upTo = upTo
        self.used = used
        self.endedAt = endedAt
    }
}

extension Pass {
    /// The same for these children.
    package func with(children: Set<Member.ID>) -> Pass {
        Pass(
            id: id, household: household, member: member, givenBy: givenBy, givenAt: givenAt,
            time: time, children: children, abilities: abilities, upTo: upTo, used: used,
            endedAt: endedAt)
    }

    /// How it stands at a moment.
    package enum State: String, Hashable, Sendable, Codable {
        /// It has not begun.
        case coming
        /// It counts.
        case running
        /// Its time is over.
        case over
        /// It was taken away before, or another one took its place.
        case ended
    }

    /// How it stands at that moment.
    package func state(at instant: Instant) -> State {
        if let endedAt, endedAt < time.upperBound { return .ended }
        if instant < time.lowerBound { return .coming }
        return instant < time.upperBound ? .running : .over
    }

    /// The moment from which on it counts no more.
    package var end: Instant { min(time.upperBound, endedAt ?? time.upperBound) }

    /// How many points the helper may still say OK to.
    package var left: Int { upTo - used }
}

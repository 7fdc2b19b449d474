package import HouseholdModel

/// Gives a helper a pass: for some children, to do some things, for some time.
///
/// Parents may. A helper has one at a time: this one takes the place of another.
///
/// Refused for no child, for a time that is over or longer than 90 days, and where points are said without the right
/// to say OK to them, or the other way round.
package struct GivePass: Change, PersonOperation {
    package static let action = Action.givePass
    private let member: String
    private let children: [String]?
    let abilities: Set<Pass.Ability>
    let upTo: Int?
    let from: Instant?
    let until: Instant

    /// Lets whoever is called `member` do `abilities` for `children`, or for all children, up to so many points.
    ///
    /// - Parameters:
    ///   - member: Who gets it.
    ///   - children: For whom it is; without them for all children.
    ///   - abilities: What it is for; seeing is always part of it.
    ///   - upTo: How many points may be said OK to in all.
    ///   - from: From when on it counts; without it from now on.
    ///   - until: The moment from which on it does not any more.
    package init(
        to member: String, for children: [String]? = nil,
        to abilities: Set<Pass.Ability> = [.see, .done], upTo: Int? = nil,
        from: Instant? = nil, until: Instant
    ) {
        self.member = member
        self.children = children
        self.abilities = abilities
        self.upTo = upTo
        self.from = from
        self.until = until
    }

    /// The helper's name.
    package var name: String? { member }

    /// The helper; that a child is not there is said before.
    package func subject(in facts: borrowing HomeFacts, for principal: Principal) throws -> Member {
        let home = try principal.membership().home
        _ = try named(in: home)
        return try home.member(named: member)
    }

    /// Gives it.
    package func run(_ grant: borrowing Grant<Self>) throws -> PassView {
        let home = try grant.membership().home
        let pass = try grant.give(
            to: abilities, for: named(in: home), upTo: points(), during: time(grant.instant))
        return PassView(pass, in: home, at: grant.instant)
    }

    package func inverse(on subject: Member, by member: Member) -> Inverse? {
        .ofNew(by: .endPass)
    }

    private func named(in home: Principal.Membership) throws -> Set<Member.ID> {
        guard let children else { return Set(home.children.map(\.id)) }
        return Set(
            try children.map { name in
                let child = try home.member(named: name)
                guard child.role == .child else { throw ServiceError.notFound(.person, name) }
                return child.id
            })
    }

    private func points() throws -> Int {
        switch (abilities.contains(.approve), upTo) {
        case (true, let points?) where Pass.points.contains(points): return points
        case (true, _):
            throw ServiceError.value(
                field: "the points", expected: "a number from 1 to 10000 with approve")
        case (false, nil): return 0
        case (false, _?):
            throw ServiceError.value(
                field: "the points", expected: "none where the pass does not let approve")
        }
    }

    private func time(_ now: Instant) throws -> Range<Instant> {
        let start = max(from ?? now, now)
        guard start < until else {
            throw ServiceError.value(
                field: "the time", expected: "an end that is still to come, and after the start")
        }
        guard until <= start.adding(days: Pass.mostDays) else {
            throw ServiceError.value(field: "the time", expected: "90 days at most")
        }
        return start..<until
    }
}

extension Action {
    package static let givePass = Action(
        "pass.give", on: .member, kin: .manages(except: .nothing), password: .never,
        back: .by(["pass.end"], PastTense("given") { who, thing in "\(who) gave \(thing)" }),
        tells: .nobody)
}

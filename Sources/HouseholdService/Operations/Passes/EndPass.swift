package import HouseholdModel

/// Ends a helper's pass before its time is over.
///
/// Parents may.
///
/// Refused where the helper has none.
package struct EndPass: Change, PersonOperation {
    package static let action = Action.endPass
    private let member: String

    /// Ends the pass of whoever is called `member`.
    package init(of member: String) {
        self.member = member
    }

    /// The helper's name.
    package var name: String? { member }

    /// Ends it.
    package func run(_ grant: borrowing Grant<Self>) throws -> PassView {
        let home = try grant.membership().home
        return PassView(try grant.endPass(), in: home, at: grant.instant)
    }

    package func inverse(on subject: Member, by member: Member) -> Inverse? {
        .by(.givePass)
    }
}

extension Action {
    package static let endPass = Action(
        "pass.end", on: .member, kin: .manages(except: .nothing), password: .never,
        back: .by(
            ["pass.give"],
            PastTense("a pass ended") { who, thing in "\(who) ended the pass of \(thing)" }),
        tells: .nobody)
}

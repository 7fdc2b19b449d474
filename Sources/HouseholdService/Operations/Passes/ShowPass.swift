package import HouseholdModel

/// Shows a helper's pass with what was done by it, what was said OK to, and what of it is left to do.
///
/// Helpers their own; parents everybody's.
///
/// Refused where the helper has or had none.
package struct ShowPass: Inquiry, PersonOperation {
    package static let action = Action.showPass
    package let name: String?

    /// Asks for the pass of `name`, or for one's own.
    package init(of name: String? = nil) {
        self.name = name
    }

    /// The pass that the helper has, or had last, with the chores that whoever asks may see.
    package func answer(_ sight: borrowing Sight<Member>) throws -> PassHandoverView {
        let home = try sight.home()
        guard let pass = try sight.facts.lastPass(of: sight.subject) else {
            let isOwn = try sight.principal.membership().member.id == sight.subject.id
            throw ServiceError.member(isOwn ? .noOwnPass : .noPass(sight.subject.name))
        }
        let handover = try sight.facts.handover(of: pass)
        return PassHandoverView(
            pass: PassView(pass, in: home, at: sight.instant),
            done: try sight.chores(handover.done), approved: try sight.chores(handover.approved),
            left: try sight.chores(handover.left))
    }
}

extension Action {
    package static let showPass = Action(
        "pass.show", on: .member, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}

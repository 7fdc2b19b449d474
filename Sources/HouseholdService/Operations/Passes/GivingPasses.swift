import HouseholdDatabase
import HouseholdModel

extension Grant where Op == GivePass {
    /// Gives the helper a pass, in the place of another one, and keeps for the parents that it is over one day.
    func give(
        to abilities: Set<Pass.Ability>, for children: Set<Member.ID>, upTo points: Int,
        during time: Range<Instant>
    ) throws -> Pass {
        guard !children.isEmpty else {
            throw ServiceError.value(field: "the pass", expected: "one child at least")
        }
        let (giver, home) = try membership()
        _ = try transaction.endPass(of: subject.id, in: subject.household, at: instant)
        let pass = Pass(
            id: newID(), household: subject.household, member: subject.id, givenBy: giver.id,
            givenAt: instant, time: time, children: children, abilities: abilities,
            upTo: points)
        try transaction.add(pass)
        for guardian in home.guardians {
            try transaction.notify(
                guardian, ofEndOf: pass, at: pass.time.upperBound, id: newID())
        }
        return pass
    }
}

extension Grant where Op == EndPass {
    /// Ends the helper's pass; the other parents hear of it.
    func endPass() throws -> Pass {
        let (actor, home) = try membership()
        guard let pass = home.pass(of: subject.id),
            try transaction.endPass(of: subject.id, in: subject.household, at: instant)
        else { throw ServiceError.member(.noPass(subject.name)) }
        if instant < pass.time.upperBound {
            for guardian in home.guardians where guardian != actor.id {
                try transaction.notify(guardian, ofEndOf: pass, at: instant, id: newID())
            }
        }
        return pass.ended(at: instant)
    }
}

extension Grant where Op: EndsPasses {
    /// Ends the pass of somebody who is no helper any more, or no member; parents hear of one that had begun.
    func endPass(of member: Member) throws {
        let pass = try transaction.facts.passes(in: member.household)
            .first { $0.member == member.id }
        guard let pass,
            try transaction.endPass(of: member.id, in: member.household, at: instant),
            pass.time.contains(instant)
        else { return }
        for guardian in try membership().home.guardians where guardian != member.id {
            try transaction.notify(guardian, ofEndOf: pass, at: instant, id: newID())
        }
    }
}

extension Grant where Op: MakesParents {
    /// Lets somebody who is a parent from now on hear, too, when the passes are over that were given before.
    func tellOfPasses(_ member: Member) throws {
        guard member.role.isGuardian else { return }
        for pass in try transaction.facts.passes(in: member.household)
        where pass.time.upperBound > instant {
            guard try !transaction.facts.hearsOfEnd(of: pass, member.id) else { continue }
            try transaction.notify(
                member.id, ofEndOf: pass, at: pass.time.upperBound, id: newID())
        }
    }
}

extension Grant where Op: ApprovesChores {
    /// Counts the points that a helper says OK to, as far as the pass lets.
    func count(_ points: Int, by member: Member, in home: Principal.Membership) throws {
        guard member.role == .helper else { return }
        guard let pass = home.pass(of: member.id) else {
            throw ServiceError.member(.noOwnPass)
        }
        let current = try transaction.facts.pass(pass.id, in: pass.household) ?? pass
        guard try transaction.use(points, of: pass) else {
            throw ServiceError.member(.passUsedUp(left: current.left, points: points))
        }
    }
}

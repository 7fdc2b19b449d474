import Cedar
package import HouseholdModel
import HouseholdDatabase

extension RewardRequest: Resource {
    /// What the request is to the rules and the records.
    package var reference: ResourceReference {
        let uid = EntityUID("RewardRequest", id.rawValue)
        return ResourceReference(.request, number: number, about: member, uid: uid) { _ in
            [AuthorizationContext.entity(uid, of: self.member, in: self.household)]
        }
    }
}

extension ResourceKind {
    static let request: ResourceKind = ResourceKind(
        type: "RewardRequest", word: "request", missing: .request,
        seen: { (glance: .showRequest, whole: .showRequest) },
        found: { asked, facts in try facts.rewardRequest(numbered: asked.number(of: .request)) })
}

extension UndoneKind {
    static let request = UndoneKind(
        name: { thing, _ in "request \(thing.number ?? 0)" }, title: { _, _, _ in nil },
        found: { thing, home, facts in
            try thing.number.flatMap { try facts.rewardRequest($0, in: home.household.id) }
        })
}

extension ActionTarget {
    static let request = ActionTarget(.request)
}

/// An operation on somebody's request for a reward.
package protocol RequestOperation: Operation where Subject == RewardRequest {
    /// The request's number.
    var number: Number { get }
}

extension RequestOperation {
    /// The request.
    package func subject(
        in facts: borrowing HomeFacts, for principal: Principal
    ) throws -> RewardRequest {
        try facts.rewardRequest(numbered: number)
    }
}

extension Facts {
    borrowing func rewardRequest(
        numbered number: Number, for principal: Principal
    ) throws -> RewardRequest {
        try rewardRequest(number, in: principal.membership().home.household.id)
            .found(.request, number)
    }
}

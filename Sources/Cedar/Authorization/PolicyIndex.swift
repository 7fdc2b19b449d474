/// Finds the policies that can apply to a request, so that a decision doesn't look at the others.
///
/// A policy is filed under one of the things that its scope requires: its actions, its principal
/// or its resource. One that requires nothing can always apply.
struct PolicyIndex: Sendable {
    private var unfiled: [Int] = []
    private var byAction = Drawers()
    private var byPrincipal = Drawers()
    private var byResource = Drawers()

    /// Files the policy at `position` where the fewest others are, if it can ever apply.
    mutating func insert(_ policy: Policy, at position: Int) {
        guard !policy.isVoid else { return }
        let (action, principal, resource) = (
            policy.statement.action.requirement, policy.statement.principal.requirement,
            policy.statement.resource.requirement
        )
        let places = [
            byAction.fullness(at: action), byPrincipal.fullness(at: principal),
            byResource.fullness(at: resource),
        ]
        switch places.min() {
        case Drawers.unlimited: unfiled.append(position)
        case places[0]: byAction.insert(position, at: action)
        case places[1]: byPrincipal.insert(position, at: principal)
        default: byResource.insert(position, at: resource)
        }
    }

    /// The positions of the policies that can apply in `situation`, in ascending order.
    func positions(in situation: Situation) -> [Int] {
        var positions = unfiled
        byAction.collect(for: situation.action, into: &positions)
        byPrincipal.collect(for: situation.principal, into: &positions)
        byResource.collect(for: situation.resource, into: &positions)
        positions.sort()
        positions.removeRepeats()
        return positions
    }
}

extension [Int] {
    /// Removes all but the first of equal numbers that follow one another.
    fileprivate mutating func removeRepeats() {
        guard var last = indices.first else { return }
        for index in indices.dropFirst() where self[index] != self[last] {
            last += 1
            self[last] = self[index]
        }
        removeSubrange((last + 1)...)
    }
}

/// What a clause of a scope requires of the entity it is about.
enum ScopeRequirement {
    case nothing
    /// To be one of these entities or in it.
    case anyOf([EntityUID])
    case type(EntityType)
}

/// Policies by what they require of the principal, of the action or of the resource.
private struct Drawers: Sendable {
    private var byEntity: [EntityUID: [Int]] = [:]
    private var byType: [EntityType: [Int]] = [:]

    /// The fullness of the place for policies that require nothing.
    static let unlimited = Int.max

    /// How full the fullest of the drawers for a requirement is; a few more or less don't matter.
    func fullness(at requirement: ScopeRequirement) -> Int {
        switch requirement {
        case .nothing: Self.unlimited
        case .anyOf(let uids): (uids.lazy.map { byEntity[$0]?.count ?? 0 }.max() ?? 0) / 8
        case .type(let type): (byType[type]?.count ?? 0) / 8
        }
    }

    mutating func insert(_ position: Int, at requirement: ScopeRequirement) {
        switch requirement {
        case .nothing: break
        case .anyOf(let uids):
            for uid in uids where byEntity[uid]?.last != position {
                byEntity[uid, default: []].append(position)
            }
        case .type(let type): byType[type, default: []].append(position)
        }
    }

    /// Adds the positions in all drawers for an entity of this lineage.
    func collect(for lineage: Lineage, into positions: inout [Int]) {
        if !byType.isEmpty { positions += byType[lineage.uid.entityType] ?? [] }
        guard !byEntity.isEmpty else { return }
        positions += byEntity[lineage.uid] ?? []
        for group in lineage.ancestors { positions += byEntity[group] ?? [] }
    }
}

extension ScopeClause {
    fileprivate var requirement: ScopeRequirement {
        switch self {
        case .any, .equal(.slot), .in(.slot), .isTypeIn(_, .slot): .nothing
        case .equal(.entity(let uid)), .in(.entity(let uid)), .isTypeIn(_, .entity(let uid)):
            .anyOf([uid])
        case .isType(let type): .type(type)
        }
    }
}

extension ActionClause {
    fileprivate var requirement: ScopeRequirement {
        self == .any ? .nothing : .anyOf(mentioned)
    }
}

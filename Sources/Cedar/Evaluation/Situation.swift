/// What an expression is evaluated in.
///
/// Most policies look at the principal, the action and the resource, so those are looked up once.
struct Situation: Sendable {
    let request: Request
    let principal: Lineage
    let action: Lineage
    let resource: Lineage
    private let entities: Entities
    private let principalNode: Entities.Node?
    private let resourceNode: Entities.Node?

    init(request: Request, entities: Entities) {
        self.request = request
        self.entities = entities
        principalNode = entities[request.principal]
        resourceNode = entities[request.resource]
        action = entities.lineage(of: request.action)
        principal = Lineage(
            uid: request.principal, ancestors: principalNode?.ancestors ?? Ancestors())
        resource = Lineage(
            uid: request.resource, ancestors: resourceNode?.ancestors ?? Ancestors())
    }

    /// What is known of an entity.
    func entity(_ uid: EntityUID) -> Entities.Node? {
        if uid == request.principal { return principalNode }
        if uid == request.resource { return resourceNode }
        return entities[uid]
    }

    /// The entity with everything it is in.
    func lineage(of uid: EntityUID) -> Lineage {
        uid == request.action
            ? action : Lineage(uid: uid, ancestors: entity(uid)?.ancestors ?? Ancestors())
    }
}

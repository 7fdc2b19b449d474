/// What an expression is evaluated in.
///
/// Most policies look at the principal, the action and the resource, so those are looked up once.
struct Situation: Sendable {
    let principal: Lineage
    let action: Lineage
    let resource: Lineage
    let context: Record
    private let entities: Entities

    init(request: Request, entities: Entities) {
        principal = entities.lineage(of: request.principal)
        action = entities.lineage(of: request.action)
        resource = entities.lineage(of: request.resource)
        context = request.context
        self.entities = entities
    }

    /// What is known of an entity, with everything it is in.
    func node(of uid: EntityUID) -> Entities.Node? {
        if uid == principal.uid { return principal.node }
        if uid == resource.uid { return resource.node }
        return uid == action.uid ? action.node : entities[uid]
    }
}

import Cedar
import Synchronization

/// The cases of the model as the gate would put them to the rules; who there is in them, and when it is, is made once
/// for all that is asked there.
final class ModelContexts: Sendable {
    typealias Question = (request: Request, entities: Entities)

    /// How many are kept at a time, since rules can tell any number of them apart.
    private static let most = 8_192

    private let made = Mutex<[People: Context]>([:])

    /// Who there is in a case, and what the schema says of them there.
    private struct People: Hashable {
        let state: ModelState
        let facts: [Fact.Holding]
    }

    private struct Context {
        let authorization: AuthorizationContext
        let people: Entities
    }

    /// The question whether whoever asks in a case may do the action.
    func question(
        _ point: borrowing ActionCases.Point, in scenes: ActionCases
    ) throws -> Question {
        let scene = point.scene
        let facts = scenes.holdings(point)
        let people = People(state: scene.setting, facts: facts.filter { $0.bearer != .thing })
        let context = try context(people)
        let resource = try scene.resource()
        let things = resource.entities(context.authorization).map { $0.having(facts, in: scene) }
        let place = AuthorizationContext.Place(
            resource: resource.uid, entities: try context.people.adding(things))
        return context.authorization.question(
            scenes.action, at: place, naming: try scene.named.map(scene.setting.member))
    }

    private func context(_ people: People) throws -> Context {
        if let context = made.withLock({ $0[people] }) { return context }
        let authorization = try people.state.context()
        let scene = Case(setting: people.state)
        let entities = authorization.people.all.map { $0.having(people.facts, in: scene) }
        let context = Context(authorization: authorization, people: try Entities(entities))
        made.withLock { made in
            if made.count >= Self.most { made.removeAll() }
            made[people] = context
        }
        return context
    }
}

extension Entity {
    /// The entity with what the case says of it in place of what the household would.
    fileprivate func having(_ facts: [Fact.Holding], in scene: Case) -> Entity {
        guard let bearer = scene.bearer(uid) else { return self }
        let own = facts.filter { $0.bearer == bearer }
        guard !own.isEmpty else { return self }
        let kept = attributes.fields.filter { field in !own.contains { $0.name == field.name } }
        let held = own.compactMap { fact in
            fact.value.map { Cedar.Record.Field(name: fact.name, value: $0) }
        }
        return Entity(
            uid: uid, attributes: Cedar.Record(distinct: kept + held), parents: parents, tags: tags)
    }
}

extension Case {
    /// Who or what in the case is called so, if it has facts.
    fileprivate func bearer(_ uid: EntityUID) -> Fact.Bearer? {
        switch uid.entityType {
        case "Member":
            Party.allCases.first { EntityUID(setting[$0].id) == uid }.map { .person($0) }
        case "Household": .household
        case "Account": .account
        case EntityType(kind): .thing
        default: nil
        }
    }
}

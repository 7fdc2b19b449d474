import Cedar
import Synchronization

/// The cases of the model as the gate would put them to the rules; who there is in them, and when it is, is made once
/// for all that is asked there.
final class ModelContexts: Sendable {
    typealias Question = (request: Request, entities: Entities)

    /// How many are kept at a time, since rules can tell any number of them apart.
    private static let most = 8_192

    private let made = Mutex<[ModelState: AuthorizationContext]>([:])

    /// The question whether whoever asks in a case may do `action`.
    func question(_ action: Action, _ scene: Case) throws -> Question {
        try context(scene.setting).question(
            action, scene.resource(), naming: scene.named.map(scene.setting.member), by: nil)
    }

    private func context(_ setting: ModelState) throws -> AuthorizationContext {
        if let context = made.withLock({ $0[setting] }) { return context }
        let context = try setting.context()
        made.withLock { made in
            if made.count >= Self.most { made.removeAll() }
            made[setting] = context
        }
        return context
    }
}

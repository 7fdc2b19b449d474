/// How a change is taken back: what the rules are asked before.
package struct Inverse: Hashable, Sendable {
    let action: Action
    /// Whether they are asked about what came to be by the change, not about what it was done to.
    var isAboutNew = false

    /// The rules are asked for `action` on what the change was done to.
    package static func by(_ action: Action) -> Inverse { Inverse(action: action) }

    /// The rules are asked for `action` on what came to be by the change.
    package static func ofNew(by action: Action) -> Inverse {
        Inverse(action: action, isAboutNew: true)
    }
}

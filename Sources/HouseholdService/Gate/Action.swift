import HouseholdModel

/// What somebody can ask of the household, with all that is known of it besides the rules, which know it by its
/// name.
///
/// Each stands in the file of the operation that does it, and in ``allCases``.
package struct Action: RawRepresentable, CaseIterable, Hashable, Sendable, Codable {
    private let card: ActionCard

    /// The action of that name, if there is one.
    package init?(rawValue: String) {
        guard let action = Self.named[rawValue] else { return nil }
        self = action
    }

    /// An action; no part of it has a default, so that none is forgotten.
    init(
        _ name: String, on target: ActionTarget, kin: ActionKin, password: Reauthentication,
        back: Reversal, tells: [Telling]
    ) {
        card = ActionCard(
            name: name, target: target, kin: kin, password: password, back: back, tells: tells)
    }

    private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    /// Whether both are the same; each is made once.
    package static func == (left: Action, right: Action) -> Bool { left.card === right.card }

    /// Hashes what tells it apart.
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(card)) }
}

extension Action {
    /// Its name to the rules, the records and whoever asks about it: `chore.skip`.
    package var rawValue: String { card.name }

    /// What it is done to.
    package var target: ActionTarget { card.target }

    /// What the walls say of it.
    var kin: ActionKin { card.kin }

    /// Whether it wants the password again, where that was given too long ago.
    var reauthentication: Reauthentication { card.password }

    /// How it is taken back.
    package var back: Reversal { card.back }

    /// Who is told of what, once it is done.
    package var tells: [Telling] { card.tells }

    /// Whether the program itself does it, which nobody else may.
    var isOfProgram: Bool { kin == .program }

    /// Whether it is about the program or one's own account, which takes no household.
    package var isOutsideHouseholds: Bool { target == .program }
}

/// What an action stands for; by reference, so that actions are as cheap to hand on and to compare as numbers.
private final class ActionCard: Sendable {
    let name: String
    let target: ActionTarget
    let kin: ActionKin
    let password: Action.Reauthentication
    let back: Reversal
    let tells: [Telling]

    init(
        name: String, target: ActionTarget, kin: ActionKin, password: Action.Reauthentication,
        back: Reversal, tells: [Telling]
    ) {
        self.name = name
        self.target = target
        self.kin = kin
        self.password = password
        self.back = back
        self.tells = tells
    }
}

// No operation asks for it: lists show what of a wish somebody may see by it.

extension Action {
    package static let showWish = Action(
        "wish.show", on: .wish, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}

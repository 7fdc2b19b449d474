// No operation asks for it: lists show what of a request somebody may see by it.

extension Action {
    package static let showRequest = Action(
        "request.show", on: .request, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}

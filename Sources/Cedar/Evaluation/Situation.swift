/// What an expression is evaluated in.
struct Situation: Sendable {
    let request: Request
    let entities: Entities
}

/// A policy with slots, which applies to nothing until it is linked.
public struct Template: Sendable, Identifiable {
    /// The template's name in its set.
    public let id: Policy.ID
    /// The template as it is written.
    package let statement: Statement

    /// Creates the template that `statement`, which has slots, spells.
    package init(id: Policy.ID, statement: Statement) {
        self.id = id
        self.statement = statement
    }
}

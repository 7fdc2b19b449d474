/// A question, whether a principal may do something to a resource as things are.
public struct Request: Hashable, Sendable {
    /// Who asks.
    public let principal: EntityUID
    /// What they want to do.
    public let action: EntityUID
    /// What they want to do it to.
    public let resource: EntityUID
    /// What else is known of the moment.
    public let context: Record

    /// Creates a question with a context from a dictionary.
    public init(
        principal: EntityUID,
        action: EntityUID,
        resource: EntityUID,
        context: [String: Value] = [:]
    ) {
        self.init(
            principal: principal, action: action, resource: resource, context: Record(context))
    }

    /// Creates a question with a context from a record.
    public init(
        principal: EntityUID, action: EntityUID, resource: EntityUID, context: Record
    ) {
        self.principal = principal
        self.action = action
        self.resource = resource
        self.context = context
    }
}

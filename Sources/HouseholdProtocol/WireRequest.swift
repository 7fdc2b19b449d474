import HouseholdService

/// One request over the wire, which the gate answers.
protocol WireRequest: Codable, Sendable {
    /// What comes back.
    associatedtype Output: Codable & Sendable

    /// By which name the other end finds what to do.
    static var name: String { get }

    /// Has the gate answer it.
    func answer(at gate: Gate) async throws(ServiceError) -> Output
}

/// A change, once or several times.
struct ChangeRequest<Op: Change>: WireRequest {
    static var name: String { "\(Op.self)" }

    let operations: [Op]
    let caller: Caller
    let request: RequestID
    let isRehearsal: Bool

    func answer(at gate: Gate) async throws(ServiceError) -> Answer<[Op.Output]> {
        let most = WirePath.mostChanges(for: Self.name)
        guard operations.count <= most else { throw .server(.tooManyAtOnce(most: most)) }
        return try await gate.perform(
            operations, as: caller, request: request, isRehearsal: isRehearsal)
    }
}

/// A chore that is added, and the question what is open then.
struct AddingRequest<Op: AddsChores>: WireRequest where Op.Output == ChoreView {
    static var name: String { "\(Op.self)AndList" }

    let operation: Op
    let home: Asker.Home?
    let caller: Caller
    let request: RequestID
    let isRehearsal: Bool
    let isListed: Bool

    func answer(at gate: Gate) async throws(ServiceError) -> Answer<AddedChore> {
        try await gate.add(
            operation, readIn: home, as: caller, request: request, isRehearsal: isRehearsal,
            listing: isListed)
    }
}

/// A question.
struct Question<Op: Inquiry>: WireRequest {
    static var name: String { "\(Op.self)" }

    let operation: Op
    let caller: Caller
    /// Rules that are explained in place of the household's.
    let supposed: RuleText?

    func answer(at gate: Gate) async throws(ServiceError) -> Answer<Op.Output> {
        try await gate.perform(operation, as: caller, supposing: supposed?.rules())
    }
}

/// Several questions of one moment.
struct Questions: Codable, Sendable {
    static let name = "questions"

    /// One of them.
    struct Item: Codable, Sendable {
        let name: String
        /// The question itself, as JSON.
        let operation: String
    }

    /// What came of them, each as JSON.
    struct Answers: Codable, Sendable {
        let outputs: [String]
        let asker: Asker
    }

    let items: [Item]
    let caller: Caller
}

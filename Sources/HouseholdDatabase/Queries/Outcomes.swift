package import HouseholdModel

/// What came of a request the first time.
package struct Outcome: Hashable, Sendable {
    /// The operation as JSON.
    package let operation: String
    /// Its output as JSON.
    package let output: String

    /// Creates an outcome.
    package init(operation: String, output: String) {
        self.operation = operation
        self.output = output
    }

    /// By whom one is remembered: by an account and, where it is about a household, in which one.
    package static func actor(_ account: Account.ID, in household: Household.ID?) -> String {
        household.map { "\(account.rawValue) \($0.rawValue)" } ?? account.rawValue
    }
}

extension Facts {
    /// What came of the request the first time, if it was made before.
    package func outcome(
        of request: String, by actor: String
    ) throws(StoreError) -> Outcome? {
        try connection.first(
            "SELECT operation, output FROM outcome WHERE actor = ? AND request_id = ?",
            [actor, request]
        ) { row throws(StoreError) in
            Outcome(operation: try row.text("operation"), output: try row.text("output"))
        }
    }
}

extension Transaction {
    /// Remembers what came of a request, and forgets those before `old`.
    package func remember(
        _ outcome: Outcome, of request: String, by actor: String, at instant: Instant,
        forgettingBefore old: Instant
    ) throws(StoreError) {
        try connection.run("DELETE FROM outcome WHERE at < ?", [old.milliseconds])
        try connection.run(
            """
            INSERT INTO outcome (actor, request_id, operation, output, at) VALUES (?, ?, ?, ?, ?)
            """,
            [actor, request, outcome.operation, outcome.output, instant.milliseconds])
    }

    /// Forgets what came of an account's requests: of those in one household, or of all.
    func forgetOutcomes(of account: Account.ID, in household: Household.ID?) throws(StoreError) {
        let actor = Outcome.actor(account, in: household)
        // Behind an account stands a space and a household, or nothing.
        try connection.run(
            "DELETE FROM outcome WHERE actor BETWEEN ? AND ?",
            [actor, household == nil ? actor + "!" : actor])
    }
}

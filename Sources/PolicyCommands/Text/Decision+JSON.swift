import Cedar
import CedarJSON
import JSON

extension Decision {
    /// The verdict and what it rests on, for programs.
    var members: [(Text, JSONValue)] {
        [
            ("decision", .string(Text(verdict.rawValue))),
            ("reason", .array(determining.map { .string($0.text) })),
            ("errors", .array(failures.map { .string($0.policy.text) })),
            ("messages", .array(failures.map(\.json))),
        ]
    }
}

extension Decision.Failure {
    fileprivate var json: JSONValue {
        JSONValue(("policy", .string(policy.text)), ("message", .string(Text("\(error)"))))
    }
}

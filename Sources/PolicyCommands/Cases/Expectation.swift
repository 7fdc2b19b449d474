import Cedar
import CedarJSON
import JSON

/// What is to come of a request; what isn't said isn't expected.
struct Expectation {
    private let verdict: String?
    private let reason: Set<Text>?
    private let errors: Set<Text>?

    /// Reads what a request of a case says of its decision.
    init(_ json: JSONValue) {
        verdict = json["decision"]?.text?.string
        reason = json["reason"]?.elements.map { Set($0.compactMap(\.text)) }
        errors = json["errors"]?.elements.map { Set($0.compactMap(\.text)) }
    }

    /// How a decision differs.
    func differences(from decision: Decision) -> [String] {
        var differences: [String] = []
        if let verdict, verdict.lowercased() != decision.verdict.rawValue {
            differences.append("expected \(verdict), found \(decision.verdict.rawValue)")
        }
        let found = [
            ("reason", reason, Set(decision.determining.map(\.text))),
            ("errors", errors, Set(decision.failures.map(\.policy.text))),
        ]
        for case (let name, let expected?, let found) in found where expected != found {
            differences.append("expected \(name) \(Self.list(expected)), found \(Self.list(found))")
        }
        return differences
    }

    private static func list(_ names: Set<Text>) -> String {
        "[" + names.sorted().map(SafeText.name).joined(separator: ", ") + "]"
    }
}

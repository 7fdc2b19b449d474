import Cedar
import CedarJSON
import JSON

/// How long it takes to read policies, to validate them and to decide.
struct Stats {
    let parse: Tally
    let validate: Tally?
    let authorize: Tally

    /// Measures reading the policies, validating them where there is a schema, and every request.
    init(
        _ situation: Situation, _ questions: [Question], with stopwatch: Stopwatch
    ) throws(Failure) {
        let texts = situation.files.files.map(\.text)
        parse = try stopwatch.tally { () throws(Failure) in _ = try PolicyFiles(texts) }
        let policies = situation.files.policies
        validate = situation.schema.map { schema in
            stopwatch.tally { _ = policies.validated(against: schema) }
        }
        let entities = situation.entities
        authorize = stopwatch.tally(of: questions.map(\.request)) { request in
            _ = policies.authorize(request, with: entities)
        }
    }
}

extension Stats {
    var json: JSONValue {
        JSONValue(
            ("parse", parse.json), ("validate", validate?.json ?? .null),
            ("authorize", authorize.json))
    }

    /// A line for each, in nanoseconds.
    var text: String {
        [("parse", parse), ("validate", validate), ("authorize", authorize)]
            .map { name, tally in
                let label = name + String(repeating: " ", count: 11 - name.count)
                guard let tally else { return "\(label)no schema\n" }
                return "\(label)median \(tally.percentile(50)) ns, p99 \(tally.percentile(99)) ns\n"
            }
            .joined()
    }
}

extension Tally {
    fileprivate var json: JSONValue {
        JSONValue(
            ("median_ns", .number("\(percentile(50))")), ("p99_ns", .number("\(percentile(99))")))
    }
}

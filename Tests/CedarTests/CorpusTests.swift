import Cedar
import CedarJSON
import Foundation
import Testing

@Suite("Of the reference's cases")
struct CorpusTests {
    private static let absent: Comment = "CHORUS_CEDAR_TESTS isn't set"

    @Test(
        "every one is decided and validated alike", .enabled(if: Corpus.folder != nil, absent),
        arguments: [("corpus-tests", 3943), ("tests", 22), ("extra-tests", 1000)])
    func agree(_ folder: String, count: Int) throws {
        let cases = try Corpus.cases(in: folder)
        #expect(cases.count == count)

        for index in stride(from: 0, to: cases.count, by: Corpus.step) {
            #expect(try differences(in: cases[index]) == [], "\(cases[index].name)")
        }
    }

    @Test("those about households are decided and validated alike")
    func household() throws {
        let cases = try Corpus.cases(in: "household")
        #expect(cases.count == 200)

        for sample in cases { #expect(try differences(in: sample) == [], "\(sample.name)") }
    }

    @Test(
        "nothing is lost between notations", .enabled(if: Corpus.folder != nil, absent),
        arguments: ["corpus-tests", "tests", "extra-tests"])
    func roundTrips(_ folder: String) throws {
        let cases = try Corpus.cases(in: folder)
        for index in stride(from: 0, to: cases.count, by: Corpus.step) {
            try roundTrip(cases[index])
        }
    }

    private func roundTrip(_ sample: Corpus.Case) throws {
        let policies = try sample.text("policies")
        let schema = try Schema(parsing: sample.text("schema"))
        try RoundTrip.check(policies: policies)
        try FormatterTests.check(policies)
        try RoundTrip.check(entities: sample.text("entities"), schema: schema)
        try RoundTrip.check(schema)
    }

    private func differences(in sample: Corpus.Case) throws -> [String] {
        var differences: [String] = []
        let json = try sample.json()
        let schema = try Schema(parsing: sample.text("schema"))
        let policies = try PolicySet(parsing: sample.text("policies"))
        let entities = try Entities(json: sample.text("entities"), schema: schema)
        let validation = policies.validated(against: schema)
        if validation.isValid != (json["shouldValidate"] == .bool(true)) {
            differences.append("validation: \(validation.errors.map(\.problem))")
        }
        for request in json["requests"]?.elements ?? [] {
            if let difference = try difference(request, policies, entities, schema) {
                differences.append(difference)
            }
        }
        return differences
    }

    private func difference(
        _ json: JSON, _ policies: PolicySet, _ entities: Entities, _ schema: Schema
    ) throws -> String? {
        let action = uid(json["action"])
        let request = Request(
            principal: uid(json["principal"]), action: action, resource: uid(json["resource"]),
            context: try Record(
                contextJSON: json["context"]?.text() ?? "{}", for: action, schema: schema))
        if json["validateRequest"] != .bool(false) { try schema.check(request) }
        let decision = policies.authorize(request, with: entities)
        guard decision.verdict.rawValue == json["decision"]?.text?.string,
            Set(decision.determining.map(\.text)) == texts(json["reason"]),
            Set(decision.failures.map(\.policy.text)) == texts(json["errors"])
        else { return "\(request): \(decision)" }
        return nil
    }

    private func uid(_ json: JSON?) -> EntityUID {
        EntityUID(json?["type"]?.text?.string ?? "", json?["id"]?.text?.string ?? "")
    }

    private func texts(_ json: JSON?) -> Set<Text> {
        Set(json?.elements?.compactMap(\.text) ?? [])
    }
}

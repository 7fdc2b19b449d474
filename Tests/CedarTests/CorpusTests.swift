import Cedar
import CedarJSON
import Foundation
import Testing

@Suite(
    "Of the reference's cases", .enabled(if: Corpus.folder != nil, "CHORUS_CEDAR_TESTS isn't set"))
struct CorpusTests {
    @Test(
        "every one is decided and validated alike",
        arguments: [
            ("corpus-tests", 3943), ("tests", 22), ("extra-tests", 1000),
        ])
    func agree(_ folder: String, count: Int) throws {
        let cases = try Corpus.cases(in: folder)
        #expect(cases.count == count)

        for sample in cases {
            let differences = try differences(in: sample)
            #expect(differences.isEmpty, "\(sample.file.lastPathComponent)")
        }
    }

    @Test(
        "nothing is lost between notations", arguments: ["corpus-tests", "tests", "extra-tests"])
    func roundTrips(_ folder: String) throws {
        for sample in try Corpus.cases(in: folder) {
            let policies = try sample.text(of: "policies")
            try RoundTrip.check(policies: policies)
            try FormatterTests.check(policies)
            let schema = try Schema(parsing: sample.text(of: "schema"))
            try RoundTrip.check(entities: sample.text(of: "entities"), schema: schema)
            try RoundTrip.check(schema)
        }
    }

    private func differences(in sample: Corpus.Case) throws -> [String] {
        var differences: [String] = []
        let schema = try Schema(parsing: sample.text(of: "schema"))
        let policies = try PolicySet(parsing: sample.text(of: "policies"))
        let entities = try Entities(json: sample.text(of: "entities"), schema: schema)
        let validation = policies.validated(against: schema)
        if validation.isValid != (sample.json["shouldValidate"] == .bool(true)) {
            differences.append("validation: \(validation.errors.map(\.problem))")
        }
        for request in sample.json["requests"]?.elements ?? [] {
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

import Cedar
import CedarJSON
import JSON
import CedarRoundTrips
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

    @Test("those about households lose nothing between notations")
    func householdRoundTrips() throws {
        let cases = try Corpus.cases(in: "household")
        for index in stride(from: 0, to: cases.count, by: Corpus.step) {
            try roundTrip(cases[index])
        }
    }

    /// Takes what a case consists of through all notations, and expects the same decisions from
    /// policies that have been through JSON and text.
    private func roundTrip(_ sample: Corpus.Case) throws {
        let text = try sample.text("policies")
        let policies = try PolicySet(parsing: text)
        try policies.checkRoundTrips()
        try PolicySet.checkFormatting(of: text)
        let schema = try sample.schema()
        try schema.checkRoundTrips()
        try Schema.checkFormatting(of: sample.text("schema"))
        let entities = try sample.entities(schema)
        try entities.checkRoundTrips(schema: schema)
        let translated = try PolicySet(json: policies.jsonText())
        let back = try PolicySet(parsing: translated.policies.map(\.source).joined(separator: "\n"))
        for policies in [translated, back] {
            #expect(try differences(in: sample, deciding: policies) == [], "\(sample.name)")
        }
    }

    private func differences(
        in sample: Corpus.Case, deciding translated: PolicySet? = nil
    ) throws -> [String] {
        var differences: [String] = []
        let schema = try sample.schema()
        let policies = try translated ?? sample.policies()
        let entities = try sample.entities(schema)
        let validation = policies.validated(against: schema)
        if try validation.isValid != (sample.json()["shouldValidate"] == .bool(true)) {
            differences.append("validation: \(validation.errors.map(\.problem))")
        }
        for question in try sample.questions(schema) {
            if question.isValid { try schema.check(question.request) }
            let decision = policies.authorize(question.request, with: entities)
            guard decision.verdict.rawValue == question.answer["decision"]?.text?.string,
                Set(decision.determining.map(\.text)) == texts(question.answer["reason"]),
                Set(decision.failures.map(\.policy.text)) == texts(question.answer["errors"])
            else {
                differences.append("\(question.request): \(decision)")
                continue
            }
            let naive = NaiveAuthorizer(policies: policies)
            if decision.answer != naive.answer(question.request, with: entities) {
                differences.append("\(question.request): prepared, the policies decide otherwise")
            }
        }
        return differences
    }

    private func texts(_ json: JSONValue?) -> Set<Text> {
        Set(json?.elements?.compactMap(\.text) ?? [])
    }
}

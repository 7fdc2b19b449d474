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
        let schema = try sample.schema()
        try RoundTrip.check(policies: policies)
        try FormatterTests.check(policies)
        try RoundTrip.check(entities: sample.text("entities"), schema: schema)
        try RoundTrip.check(schema)
    }

    private func differences(in sample: Corpus.Case) throws -> [String] {
        var differences: [String] = []
        let schema = try sample.schema()
        let policies = try sample.policies()
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

    private func texts(_ json: JSON?) -> Set<Text> {
        Set(json?.elements?.compactMap(\.text) ?? [])
    }
}

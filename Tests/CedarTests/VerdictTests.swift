import Cedar
import CedarJSON
import JSON
import CedarRoundTrips
import Foundation
import Testing

@Suite(
    "What the reference says of its policies",
    .enabled(if: Corpus.folder != nil, "CHORUS_CEDAR_TESTS isn't set"))
struct VerdictTests {
    /// How the reference's messages begin, after the name of the policy.
    private static let categories: [(message: String, code: ValidationProblem.Code)] = [
        ("empty set literals are forbidden", .emptySet),
        ("error during extension function argument validation", .malformedLiteral),
        ("unable to guarantee safety of access to tag", .unsafeTag),
        ("unable to guarantee safety of access to optional attribute", .unsafeAttribute),
        ("attribute ", .unknownAttribute),
        ("the types ", .incompatibleTypes),
        ("unrecognized entity type", .unknownEntityType),
        ("unrecognized action", .unknownAction),
        ("unable to find an applicable action", .noApplicableAction),
        ("wrong number of arguments", .argumentCount),
        ("extension constructors may not be called with non-literal", .constructorNeedsLiteral),
        ("unexpected type", .unexpectedType),
    ]

    /// That the number of errors agrees as well is reported, not required: the reference repeats
    /// some of them for each kind of request, and goes on after a mistake in its own way.
    @Test("we say as well, by category")
    func categories() throws {
        let files = try Corpus.files(
            in: "corpus-tests-validation", ending: ".validation.json")
        #expect(files.count == 3912)
        let cases = Dictionary(
            uniqueKeysWithValues: try Corpus.cases(in: "corpus-tests").map { ($0.name, $0) })
        var (invalid, alike) = (0, 0)
        for index in stride(from: 0, to: files.count, by: Corpus.step) {
            let file = files[index]
            let name = String(file.lastPathComponent.prefix { $0 != "." })
            let sample = try #require(cases[name])
            let verdict = try JSONValue(parsing: String(contentsOf: file, encoding: .utf8))
            let (ours, theirs) = (try ours(sample), try theirs(verdict))
            #expect(Set(ours) == Set(theirs), "\(name) \(ours) \(theirs)")
            invalid += theirs.isEmpty ? 0 : 1
            alike += !theirs.isEmpty && ours.count == theirs.count ? 1 : 0
        }
        print("The number of errors agrees in \(alike) of \(invalid) invalid policies.")
    }

    @Test("they are checked against is the same in JSON")
    func schemas() throws {
        let files = try Corpus.files(
            in: "corpus-tests-json-schemas", ending: ".cedarschema.json")
        #expect(files.count == 3912)
        let texts = Dictionary(
            uniqueKeysWithValues: try Corpus.cases(in: "corpus-tests").map { ($0.name, $0) })
        for index in stride(from: 0, to: files.count, by: Corpus.step) {
            let file = files[index]
            let name = String(file.lastPathComponent.prefix { $0 != "." })
            let schema = try Schema(parsing: #require(texts[name]).text("schema"))
            let translated = try Schema(json: String(contentsOf: file, encoding: .utf8))
            #expect(translated.isSame(as: schema), "\(name)")
        }
    }

    private func ours(_ sample: Corpus.Case) throws -> [ValidationProblem.Code] {
        try sample.policies().validated(against: sample.schema()).errors.map(\.problem.code)
    }

    private func theirs(_ verdict: JSONValue) throws -> [ValidationProblem.Code] {
        let messages = verdict["policyValidation"]?["strictErrors"]?.elements ?? []
        return try messages.compactMap(\.text?.string).map { message in
            let opening = "for policy `policy0`, "
            let rest =
                message.hasPrefix(opening) ? message.dropFirst(opening.count) : message[...]
            return try #require(Self.categories.first { rest.hasPrefix($0.message) }).code
        }
    }
}

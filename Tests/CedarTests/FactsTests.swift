import Cedar
import CedarJSON
import JSON
import Testing

@Suite("What the reference engine does")
struct FactsTests {
    private static let request = Request(
        principal: EntityUID("U", "a"), action: EntityUID("Action", "v"),
        resource: EntityUID("R", "r"))

    @Test("has not been forgotten")
    func isThere() {
        #expect(Fact.all("eval").count == 270)
        #expect(Fact.all("authorize").count == 55)
        #expect(Fact.all("parse-policies").count == 58)
        #expect(Fact.all("parse-entities").count == 111)
        #expect(Fact.all("parse-json-policyset").count == 44)
        #expect(Fact.all("parse-schema").count == 88)
        #expect(Fact.all("validate").count == 119)
        #expect(Fact.all("parse-json-schema").count == 53)
    }

    @Test("with an expression, we do", arguments: Fact.all("eval"))
    func evaluate(_ fact: Fact) throws {
        let text = "permit(principal,action,resource) when { \(fact.string("expr")) };"

        #expect(try outcome(of: text) == fact.string("expect"))
    }

    private func outcome(of text: String) throws -> String {
        let policies: PolicySet
        do { policies = try PolicySet(parsing: text) } catch { return "parse-error" }
        let decision = policies.authorize(Self.request, with: try Fact.entities.get())
        if !decision.failures.isEmpty { return "eval-error" }
        return decision.verdict == .allow ? "true" : "false"
    }

    @Test("with a request, we do", arguments: Fact.all("authorize"))
    func authorize(_ fact: Fact) throws {
        let expected = try #require(fact.json["expect"])
        let policies = try PolicySet(parsing: fact.string("text"))

        let decision = policies.authorize(Self.request, with: try Fact.entities.get())

        #expect(decision.verdict.rawValue == expected["decision"]?.text?.string)
        #expect(decision.determining.map(\.text) == texts(expected["reason"]))
        #expect(decision.failures.map(\.policy.text) == texts(expected["errors"]))
    }

    private func texts(_ json: JSONValue?) -> [Text] {
        (json?.elements ?? []).compactMap(\.text).sorted()
    }

    @Test("with a text, we do", arguments: Fact.all("parse-policies"))
    func parse(_ fact: Fact) {
        let isPolicySet = (try? PolicySet(parsing: fact.string("text"))) != nil

        #expect(isPolicySet == (fact.string("expect") == "ok"))
    }

    @Test("with entities in JSON, we do", arguments: Fact.all("parse-entities"))
    func readEntities(_ fact: Fact) throws {
        let schema = try fact.json["schema"]?.text.map { try Schema(parsing: $0.string) }

        let isStore = (try? Entities(json: fact.content, schema: schema)) != nil

        #expect(isStore == (fact.string("expect") == "ok"))
    }

    @Test("with a schema, we do", arguments: Fact.all("parse-schema"))
    func readSchema(_ fact: Fact) {
        let isSchema = (try? Schema(parsing: fact.string("text"))) != nil

        #expect(isSchema == (fact.string("expect") == "ok"))
    }

    @Test("with a schema in JSON, we do", arguments: Fact.all("parse-json-schema"))
    func readSchemaJSON(_ fact: Fact) {
        let isSchema = (try? Schema(json: fact.content)) != nil

        #expect(isSchema == (fact.string("expect") == "ok"))
    }

    @Test("with a policy and a schema, we do", arguments: Fact.all("validate"))
    func validate(_ fact: Fact) throws {
        let schema = try Schema(parsing: fact.string("schema"))
        let policies = try PolicySet(parsing: fact.string("text"))

        let validation = policies.validated(against: schema)

        #expect(validation.isValid == (fact.string("expect") == "valid"))
    }

    @Test("with policies in JSON, we do", arguments: Fact.all("parse-json-policyset"))
    func readPoliciesJSON(_ fact: Fact) {
        let isPolicySet = (try? PolicySet(json: fact.content)) != nil

        #expect(isPolicySet == (fact.string("expect") == "ok"))
    }
}

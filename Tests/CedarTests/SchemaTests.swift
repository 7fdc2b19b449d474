import Cedar
import CedarJSON
import CedarRoundTrips
import Foundation
import Testing

@Suite("A schema")
struct SchemaTests {
    private static let household = """
        namespace Home {
            type Name = { first: String, last?: String };
            entity Role enum ["parent", "child"];
            entity Group in [Group];
            entity Member in [Role, Group] { name: Name, age: Long, born?: datetime } tags String;
            entity Chore { owner?: Member, done: Bool };
            action read;
            action see, "look at" in [read] appliesTo {
                principal: Member, resource: [Chore, Member], context: { at: datetime }
            };
        }
        """

    @Test("knows types, actions and what they are in")
    func resolution() throws {
        let schema = try Schema(parsing: Self.household)

        #expect(
            Set(schema.entityTypes.keys.map(\.description)) == [
                "Home::Role", "Home::Group", "Home::Member", "Home::Chore",
            ])
        let member = try #require(schema.entityTypes["Home::Member"])
        #expect(member.ancestors == ["Home::Role", "Home::Group"])
        #expect(member.tags == .string)
        #expect(
            member.attributes.description
                == "{age: Long, born?: datetime, name: {first: String, last?: String}}")
        #expect(schema.entityTypes["Home::Role"]?.ids == ["parent", "child"])
        #expect(schema.entityTypes["Home::Group"]?.ancestors == ["Home::Group"])
        let look = EntityUID("Home::Action", "look at")
        #expect(schema.actions[look]?.principals == ["Home::Member"])
        #expect(schema.actions[look]?.resources == ["Home::Chore", "Home::Member"])
        #expect(schema.actions[look]?.context.attributes["at"]?.type == .datetime)
        #expect(schema.actionEntities.is(look, in: EntityUID("Home::Action", "read")))
    }

    @Test(
        "says where it is wrong",
        arguments: [
            ("entity A {x: 👉B};", "there is no type B"),
            ("entity A in 👉B;", "there is no entity type B"),
            ("entity A; entity 👉A;", "there is already an entity type A"),
            ("type A = Long; type 👉A = Long;", "there is already a type A"),
            ("action a; action 👉a;", "there is already an action Action::\"a\""),
            ("type 👉A = Set<A>;", "the type A is part of itself"),
            ("entity 👉Action;", "an entity type can't be called Action"),
            ("type 👉Set = Long;", "a type can't be called Set"),
            ("action a in 👉b;", "there is no action \"b\""),
            ("entity A; namespace N { entity 👉A; }", "A is also declared outside of any namespace"),
            (
                "action a; namespace N { action 👉a; }",
                "\"a\" is also declared outside of any namespace"
            ),
            ("namespace N {} namespace 👉N {}", "there is already a namespace N"),
            ("entity A {x: Long, 👉x: Long};", "there is already an attribute called x"),
            ("entity A 👉[B];", "expected ';', found '['"),
            ("👉enum A;", "expected 'entity', 'action', 'type' or 'namespace', found 'enum'"),
            (
                "entity A; action a appliesTo 👉{principal: A};",
                "appliesTo needs a principal and a resource"
            ),
            (
                "entity A; action a appliesTo {principal: A, 👉principal: A};",
                "expected 'principal', 'resource' or 'context', each once"
            ),
            (
                "entity A; type T = Long; action 👉a appliesTo {principal: A, resource: A, context: T};",
                "this must be a record"
            ),
        ])
    func place(_ marked: String, message: String) throws {
        let parts = marked.split(separator: "👉", omittingEmptySubsequences: false)

        let error = #expect(throws: SyntaxError.self) { try Schema(parsing: parts.joined()) }

        let diagnostic = try #require(error?.diagnostics.first)
        #expect(diagnostic.message == message)
        #expect(diagnostic.range.lowerBound == parts[0].utf8.count)
    }

    @Test("has all its mistakes reported at once")
    func severalMistakes() throws {
        let error = #expect(throws: SyntaxError.self) {
            try Schema(
                parsing: """
                    entity A { x: };
                    namespace N {
                        entity B in ;
                        entity C { y: Long, y: Long };
                        type T = Set<Long>
                    }
                    }
                    action a appliesTo { principal: A };
                    namespace { entity D; }
                    entity E;
                    entity F = ;
                    """)
        }
        #expect(error?.diagnostics.map(\.line) == [1, 3, 4, 6, 7, 8, 9, 11])
    }

    @Test("has all its unknown names reported at once, each once")
    func severalNames() throws {
        let error = #expect(throws: SyntaxError.self) {
            try Schema(
                parsing: """
                    entity A in B { x: C, y: T };
                    type T = { z: D };
                    action a in b appliesTo { principal: [A, E], resource: F, context: T };
                    action c appliesTo { principal: A, resource: A, context: T };
                    """)
        }
        #expect(error?.diagnostics.map(\.offendingText) == ["B", "C", "D", "b", "E", "F"])
    }

    @Test("has only so many mistakes reported", arguments: [("", ""), ("namespace N {", "}")])
    func manyMistakes(_ opening: String, _ closing: String) throws {
        for mistake in ["enum;", "entity A {x: B};"] {
            let text = opening + String(repeating: mistake, count: 10_000) + closing
            let error = #expect(throws: SyntaxError.self) { try Schema(parsing: text) }
            #expect(error?.diagnostics.count == 20)
        }
    }

    @Test("is refused when an action is in itself")
    func cycles() {
        let error = #expect(throws: SyntaxError.self) {
            try Schema(parsing: "action a in b; action b in a; action c in a;")
        }
        #expect(error?.diagnostics.map(\.offendingText) == ["a", "b"])
    }

    @Test("is refused when its types double and double again")
    func doubling() {
        let types = (1..<100).map { "type T\($0) = {a: T\($0 - 1), b: T\($0 - 1)};" }.joined()
        let error = #expect(throws: SyntaxError.self) {
            try Schema(parsing: "type T0 = Long;" + types)
        }
        #expect(error?.diagnostics.map(\.offendingText) == ["T16"])
    }

    @Test("is refused when too much is in too much", arguments: ["entity", "action"])
    func longMembership(_ kind: String) {
        let chain = (1..<1000).map { "\(kind) A\($0) in A\($0 - 1);" }.joined()
        #expect(throws: SyntaxError.self) { try Schema(parsing: "\(kind) A0;" + chain) }
    }

    @Test("is refused in JSON, too, when its types are too deep")
    func deepJSON() throws {
        let type = String(repeating: "{\"type\":\"Set\",\"element\":", count: 300)
        let text = """
            {"": {"actions": {}, "entityTypes": {"A": {"tags": \(type){"type": "Long"}
            """ + String(repeating: "}", count: 303)
        #expect(throws: JSONError.self) { try Schema(json: text) }
    }

    @Test("is refused when its types are too deep", arguments: ["Set<", "{a: ", "{a?: Set<"])
    func depth(_ opener: String) {
        #expect(throws: SyntaxError.self) {
            try Schema(parsing: "type T = " + String(repeating: opener, count: 100_000))
        }
    }

    @Test("is refused when its types lead to one another too often")
    func longChain() {
        let types = (1..<5000).map { "type T\($0) = Set<T\($0 - 1)>;" }.joined()
        #expect(throws: SyntaxError.self) { try Schema(parsing: "type T0 = Long;" + types) }
        #expect(throws: SyntaxError.self) { try Schema(parsing: types + "type T0 = Long;") }
    }

    @Test("of the household is one")
    func shipped() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Policies/schema.cedarschema")
        let schema = try Schema(parsing: String(contentsOf: file, encoding: .utf8))

        #expect(!schema.actions.isEmpty)
        try schema.checkRoundTrips()
    }

    @Test("is written for people")
    func printing() throws {
        #expect(
            try Schema(
                parsing:
                    "@a entity A, B in [A] { \"a b\"?: Set<__cedar::Long>, c: {} }; action x in [\"y z\"]; action \"y z\";"
            ).description == """
                @a
                entity A in [A] = {
                    "a b"?: Set<Long>,
                    c: {},
                };
                @a
                entity B in [A] = {
                    "a b"?: Set<Long>,
                    c: {},
                };
                action x in ["y z"];
                action "y z";

                """)
    }
}

@Suite("A request or an entity")
struct ConformanceTests {
    private static let schema = """
        entity Role enum ["parent"];
        entity Member in [Role] { age: Long, friends?: Set<Member>, role?: Role, last?: Action };
        entity Chore { at: { place: String } } tags Long;
        action see appliesTo { principal: Member, resource: Chore, context: { n?: Long } };
        action all;
        """

    @Test(
        "is as the schema has it, or we say what differs",
        arguments: [
            (
                #"{"type":"Member","id":"a"}"#,
                #"{"age":1,"friends":[{"type":"Member","id":"b"}]}"#, nil
            ),
            (#"{"type":"Member","id":"a"}"#, #"{}"#, "\"age\" is missing."),
            (
                #"{"type":"Member","id":"a"}"#, #"{"age":true}"#,
                "age: Expected Long, found a boolean."
            ),
            (#"{"type":"Member","id":"a"}"#, #"{"age":1,"b":1}"#, "There is no attribute \"b\"."),
            (
                #"{"type":"Member","id":"a"}"#,
                #"{"age":1,"friends":[{"type":"Chore","id":"b"}]}"#,
                "friends: Expected Member, found an entity."
            ),
            (
                #"{"type":"Member","id":"a"}"#, #"{"age":1,"role":{"type":"Role","id":"boss"}}"#,
                "role: Role::\"boss\" is not one of the entities of its type."
            ),
            (
                #"{"type":"Member","id":"a"}"#, #"{"age":1,"last":{"type":"Action","id":"x"}}"#,
                "last: There is no action Action::\"x\"."
            ),
            (
                #"{"type":"Chore","id":"a"}"#, #"{"at":{}}"#, "at: \"place\" is missing."
            ),
            (
                #"{"type":"Role","id":"boss"}"#, "{}",
                "Role::\"boss\" is not one of the entities of its type."
            ),
            (#"{"type":"Pet","id":"a"}"#, "{}", "There is no entity type Pet."),
            (#"{"type":"Action","id":"x"}"#, "{}", "There is no action Action::\"x\"."),
            (
                #"{"type":"Action","id":"see"}"#, "{\"a\":1}",
                "The action is not as the schema has it."
            ),
        ])
    func entities(_ uid: String, attributes: String, message: String?) throws {
        let schema = try Schema(parsing: Self.schema)
        let text = "[{\"uid\":\(uid),\"attrs\":\(attributes),\"parents\":[]}]"
        guard let message else {
            #expect(try Entities(json: text, schema: schema).all.count == 3)
            return
        }

        let error = #expect(throws: JSONError.self) { try Entities(json: text, schema: schema) }

        #expect(
            error?.description.hasSuffix(": " + message) == true, "\(String(describing: error))")
    }

    @Test("has only the parents and tags its type allows")
    func parentsAndTags() throws {
        let schema = try Schema(parsing: Self.schema)
        let ana = EntityUID("Member", "ana")
        let chore = EntityUID("Chore", "dishes")
        let role = EntityUID("Role", "parent")
        let age: [String: Value] = ["age": .long(1)]

        #expect(throws: Never.self) {
            try schema.check(Entity(ana, attributes: age, parents: [role]))
        }
        #expect(throws: ConformanceError.forbiddenParent(chore)) {
            try schema.check(Entity(ana, attributes: age, parents: [chore]))
        }
        #expect(throws: ConformanceError.forbiddenParent(role)) {
            try schema.check(Entity(role, parents: [role]))
        }
        #expect(throws: ConformanceError.noTags) {
            try schema.check(Entity(ana, attributes: age, tags: ["a": .long(1)]))
        }
        let place: [String: Value] = ["at": .record(["place": .string("here")])]
        #expect(throws: Never.self) {
            try schema.check(Entity(chore, attributes: place, tags: ["a": .long(1)]))
        }
        #expect(
            throws: ConformanceError.inside("a", .wrongType(expected: .long, found: .bool))
        ) {
            try schema.check(Entity(chore, attributes: place, tags: ["a": .bool(true)]))
        }
    }

    @Test("asks for something the action applies to")
    func requests() throws {
        let schema = try Schema(parsing: Self.schema)
        let ana = EntityUID("Member", "ana")
        let chore = EntityUID("Chore", "dishes")
        let see = EntityUID("Action", "see")
        let all = EntityUID("Action", "all")
        let zap = EntityUID("Action", "zap")

        #expect(throws: Never.self) {
            try schema.check(Request(principal: ana, action: see, resource: chore))
        }
        #expect(throws: ConformanceError.unknownAction(zap)) {
            try schema.check(Request(principal: ana, action: zap, resource: chore))
        }
        #expect(throws: ConformanceError.wrongPrincipal("Member")) {
            try schema.check(Request(principal: ana, action: all, resource: chore))
        }
        #expect(throws: ConformanceError.wrongResource("Member")) {
            try schema.check(Request(principal: ana, action: see, resource: ana))
        }
        #expect(throws: ConformanceError.undeclared("m")) {
            try schema.check(
                Request(principal: ana, action: see, resource: chore, context: ["m": .long(1)]))
        }
        for error: ConformanceError in [
            .wrongPrincipal("A"), .wrongResource("A"), .noTags, .forbiddenParent(ana),
        ] {
            #expect(error.description.hasSuffix("."))
        }
    }
}

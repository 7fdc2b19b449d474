import Cedar
import CedarJSON
import Testing

@Suite("A request in JSON")
struct RequestTests {
    private let schema = """
        entity A;
        action see appliesTo { principal: A, resource: A, context: { at: datetime } };
        """

    @Test(
        "names entities by objects or by texts",
        arguments: [
            #"{"type":"A","id":"a"}"#, #""A::\"a\"""#, #"{"__entity":{"type":"A","id":"a"}}"#,
        ])
    func entities(_ uid: String) throws {
        let request = try Request(
            json: #"{"principal":\#(uid),"action":"Action::\"see\"","resource":\#(uid)}"#)

        let a = EntityUID("A", "a")
        #expect(
            request == Request(principal: a, action: EntityUID("Action", "see"), resource: a))
    }

    @Test("has a context whose types the schema knows")
    func context() throws {
        let request = try Request(
            json: """
                {"principal":"A::\\"a\\"","action":"Action::\\"see\\"","resource":"A::\\"a\\"",
                "context":{"at":"1970-01-02"}}
                """,
            schema: Schema(parsing: schema))

        #expect(request.context == Record(["at": .datetime(milliseconds: 86_400_000)]))
        #expect(try Request(json: request.jsonText()) == request)
    }

    @Test(
        "is refused with the way to what is wrong",
        arguments: [
            (#"{}"#, "\"action\" is missing."),
            (#"{"action":"x"}"#, "At action: \"x\" is not an entity such as Type::\"id\"."),
            (
                #"{"action":"Action::\"a\"","context":{"a":null}}"#,
                "At context.a: There is no null in Cedar."
            ),
            (#"{"action":1}"#, "At action: Expected an object, found 1."),
        ])
    func refusals(_ text: String, message: String) {
        let error = #expect(throws: JSONError.self) { try Request(json: text) }
        #expect(error?.description == message)
    }

    @Test("is not the only thing that stands alone: so does a policy or a template")
    func policies() throws {
        let policy =
            #"{"effect":"permit","principal":{"op":"All"},"action":{"op":"All"},"resource":{"op":"All"},"conditions":[]}"#
        let template = policy.replacing(
            #""principal":{"op":"All"}"#, with: #""principal":{"op":"==","slot":"?principal"}"#)

        #expect(try PolicySet(policyJSON: policy).policies.map(\.id) == ["policy0"])
        #expect(try PolicySet(policyJSON: template).templates.map(\.id) == ["policy0"])
        #expect(throws: JSONError.self) { try PolicySet(policyJSON: "{}") }
    }
}

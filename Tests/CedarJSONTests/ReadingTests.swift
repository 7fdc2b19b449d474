import Cedar
import CedarJSON
import Testing

@Suite("What is read of JSON")
struct ReadingTests {
    @Test(
        "says where it is wrong",
        arguments: [
            ("[\n  tru\n]", "Line 2, column 3: expected a value."),
            ("[{\"uid\":1}]", "At 0.uid: Expected an object, found 1."),
            ("[{}]", "At 0: \"uid\" is missing."),
            (
                """
                [{"uid":{"type":"A","id":"a"},"parents":[],"attrs":{"x":[1,{"y":null}]}}]
                """,
                "At 0.attrs.x.1.y: There is no null in Cedar."
            ),
            (
                """
                [{"uid":{"type":"A","id":"a"},"parents":[{"type":"A","id":"a"}],"attrs":{}}]
                """,
                "A::\"a\" is among its own ancestors."
            ),
        ])
    func messages(_ text: String, message: String) {
        let error = #expect(throws: JSONError.self) { try Entities(json: text) }
        #expect(error?.description == message)
    }

    @Test("holds a context")
    func context() throws {
        let context = try Record(
            contextJSON: """
                {"who": {"__entity": {"type": "Member", "id": "ana"}}, "n": 1,
                 "when": {"__extn": {"fn": "datetime", "arg": "2024-01-01"}}}
                """)
        #expect(context["who"] == .entity(EntityUID("Member", "ana")))
        #expect(context["n"] == .long(1))
        #expect(context["when"] == .datetime(milliseconds: 1_704_067_200_000))
        #expect(throws: JSONError.self) { try Record(contextJSON: "[]") }
    }
}

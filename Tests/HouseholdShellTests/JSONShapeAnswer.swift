import JSON
import TestSupport
import Testing

extension JSONShapeTests {
    /// A line, and what is promised of the answer to it.
    struct Answer: CustomStringConvertible, Sendable {
        let line: String
        let person: String
        let input: [String]
        let shape: JSONShape
        var description: String { line }

        init(
            _ line: String, _ shape: JSONShape, as person: String = "anna", input: [String] = []
        ) {
            (self.line, self.shape, self.person, self.input) = (line, shape, person, input)
        }

        /// Looks at what the program answers there.
        func check(on stage: Stage) async throws {
            let outcome = await stage.say(line + " --json", as: person, input: input)

            #expect(outcome.exit == 0 && outcome.messages == "")
            let isOneLine = outcome.results.filter(\.isNewline) == "\n"
            #expect(outcome.results.hasSuffix("}\n") && isOneLine)
            let document = try JSONValue(parsing: outcome.results)
            #expect(document.fits(.object(["v": .number, "data": shape])) == [])
            let schema = try await JSONSchema.shipped
            #expect(schema.problems(of: document, answering: line) == [])
        }
    }
}

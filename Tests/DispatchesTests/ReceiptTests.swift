import Dispatches
import Testing

@Suite("A receipt")
struct ReceiptTests {
    private static let reasons =
        Receipt.Fault.allCases.map(Receipt.Reason.fault)
        + [.http(status: 404), .smtp(reply: 550), .program(exit: 69)]

    private static let outcomes =
        [Receipt.Outcome.accepted, .collected([]), .collected([.init("A1"), .init("B2")])]
        + reasons.flatMap { [.refused($0), .failed($0), .failed($0, retryAfter: 90)] }

    @Test("is read as it was written", arguments: outcomes)
    func isReadAsWritten(_ outcome: Receipt.Outcome) throws {
        let receipt = Receipt(id: try #require(Dispatch.ID("a1")), outcome: outcome)

        #expect(try Receipt(line: Array(receipt.line.utf8)) == receipt)
    }

    @Test(
        "has one form",
        arguments: [
            (.accepted, #"{"id":"a1","outcome":"accepted"}"#),
            (
                .collected([.init("A1")]),
                #"{"id":"a1","outcome":"collected","answers":["A1"]}"#
            ),
            (
                .refused(.http(status: 404)),
                #"{"id":"a1","outcome":"refused","reason":"http","status":404}"#
            ),
            (
                .failed(.fault(.timedOut), retryAfter: 30),
                #"{"id":"a1","outcome":"failed","reason":"timed-out","retryAfter":30}"#
            ),
        ] as [(Receipt.Outcome, String)])
    func hasOneForm(outcome: Receipt.Outcome, line: String) throws {
        #expect(Receipt(id: try #require(Dispatch.ID("a1")), outcome: outcome).line == line)
    }

    @Test(
        "is not read from anything else",
        arguments: [
            "", #"{"id":"a1"}"#, #"{"id":"a1","outcome":"lost"}"#,
            #"{"id":"a1","outcome":"refused"}"#,
            #"{"id":"a1","outcome":"failed","reason":"tired"}"#,
            #"{"id":"a1","outcome":"failed","reason":"http"}"#,
            #"{"id":"a1","outcome":"failed","reason":"timed-out","status":3}"#,
            #"{"outcome":"accepted"}"#,
        ])
    func isNotReadFrom(line: String) {
        #expect(throws: UnreadableLine.self) { try Receipt(line: Array(line.utf8)) }
    }
}

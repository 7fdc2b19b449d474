import LineEditor
import Testing

@Suite("A list of candidates")
struct CandidateListTests {
    private let candidates = [
        Completions.Candidate("chore", description: "what is to be done"),
        Completions.Candidate("\"feed 家\"", description: "every day"),
        Completions.Candidate("done"),
    ]

    @Test("puts descriptions below each other")
    func alignsDescriptions() {
        #expect(
            rows(atMost: 3) == ["chore      what is to be done", "\"feed 家\"  every day", "done"])
    }

    @Test(
        "says how many it has no room for",
        arguments: [
            (2, ["chore  what is to be done", "and 2 more"]), (1, ["and 3 more"]),
            (0, ["and 3 more"]),
        ])
    func saysWhatIsMissing(count: Int, expected: [String]) {
        #expect(rows(atMost: count) == expected)
    }

    @Test("lets no long candidate push the descriptions off the screen")
    func keepsDescriptions() {
        let long = Completions.Candidate(String(repeating: "x", count: 30), description: "long")
        let list = CandidateList([long] + candidates, more: { "\($0)" })

        #expect(list.rows(width: 40, atMost: 9)[1] == "chore                 what is to be done")
    }

    private func rows(atMost count: Int) -> [String] {
        CandidateList(candidates, more: { "and \($0) more" }).rows(width: 40, atMost: count)
    }
}

import HouseholdModel
import Testing

@Suite("Trust that is earned")
struct TrustTests {
    /// `+` an OK, `~` one for less, `-` a no.
    private static func trust(after story: String) -> Trust {
        Trust(after: story.map { $0 == "+" ? .approved : $0 == "~" ? .lessened : .refused })
    }

    private static func approvals(_ count: Int) -> String { String(repeating: "+", count: count) }

    @Test(
        "comes of ten OKs in a row, and again of five after a no",
        arguments: [
            ("", false, 0, 10), (approvals(9), false, 9, 10), (approvals(10), true, 10, 10),
            (approvals(9) + "-", false, 0, 10), (approvals(9) + "-" + approvals(9), false, 9, 10),
            (approvals(10) + "-", false, 0, 5), (approvals(10) + "-" + approvals(5), true, 5, 5),
            (approvals(10) + "-" + approvals(4) + "-" + approvals(4), false, 4, 5),
            (approvals(10) + "-" + approvals(5) + "--", false, 0, 5),
            (approvals(5) + "~" + approvals(4), false, 9, 10),
            (approvals(5) + "~" + approvals(5), true, 10, 10),
        ])
    func isEarned(story: String, isEarned: Bool, approvals: Int, needed: Int) {
        let trust = Self.trust(after: story)
        #expect((trust.isEarned, trust.approvals, trust.needed) == (isEarned, approvals, needed))
    }

    @Test(
        "counts how often somebody looked, and how often that was an OK",
        arguments: [("", 0, 0), ("++-", 3, 2), ("+~+", 3, 2), (approvals(10) + "-+", 12, 11)])
    func hasRate(story: String, looks: Int, oks: Int) {
        let trust = Self.trust(after: story)
        #expect((trust.looks, trust.oks) == (looks, oks))
    }
}

import HouseholdModel
import Testing

@Suite("Trust that is earned")
struct TrustTests {
    /// `+` an OK, `-` a no.
    private static func trust(after story: String) -> Trust {
        Trust(after: story.map { $0 == "+" ? .approved : .refused })
    }

    private static func approvals(_ count: Int) -> String { String(repeating: "+", count: count) }

    @Test(
        "comes of ten OKs in a row, and again of five after a no",
        arguments: [
            ("", false, 10), (approvals(9), false, 1), (approvals(10), true, 0),
            (approvals(9) + "-", false, 10), (approvals(9) + "-" + approvals(9), false, 1),
            (approvals(10) + "-", false, 5), (approvals(10) + "-" + approvals(5), true, 0),
            (approvals(10) + "-" + approvals(4) + "-" + approvals(4), false, 1),
            (approvals(10) + "-" + approvals(5) + "--", false, 5),
        ])
    func isEarned(story: String, isEarned: Bool, left: Int) {
        let trust = Self.trust(after: story)
        #expect((trust.isEarned, trust.left) == (isEarned, left))
    }
}

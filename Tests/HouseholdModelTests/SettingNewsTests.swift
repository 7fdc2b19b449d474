import HouseholdModel
import Testing

@Suite("What children are told of a setting")
struct SettingNewsTests {
    @Test(
        "is kept as a line, and read again",
        arguments: [
            ("now approval always", SettingNews(.approval(.always), .now)),
            ("after-all approval none", SettingNews(.approval(.none), .afterAll)),
            ("now deductions 0", SettingNews(.deductions(0), .now)),
            ("now approve-after off", SettingNews(.approvalWait(hours: nil), .now)),
            ("after-all approve-after 24h", SettingNews(.approvalWait(hours: 24), .afterAll)),
        ])
    func isKept(line: String, news: SettingNews) {
        #expect(news.line == line)
        #expect(SettingNews(line: line) == news)
    }

    @Test("is kept with the day from which on it is so, and with a rate")
    func isKeptWithDay() throws {
        let (day, approval) = (
            try #require(Day("2026-11-17")), try #require(Approval("sample 5"))
        )
        let news = SettingNews(.approval(approval), .day(day))
        #expect(news.line == "2026-11-17 approval sample 5")
        #expect(SettingNews(line: news.line) == news)
    }

    @Test(
        "is unknown where the line is none",
        arguments: [
            nil, "", "[erased]", "now approval", "now approval often", "now deductions many",
            "now siblings off", "soon deductions 5", "now approve-after 24",
            "now approve-after 721h",
        ])
    func isUnknown(line: String?) {
        #expect(SettingNews(line: line) == nil)
    }
}

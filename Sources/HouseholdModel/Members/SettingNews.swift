/// What children are told of a setting that takes something from them or, after all, does not.
package struct SettingNews: Hashable, Sendable {
    /// How something is done.
    package enum Setting: Hashable, Sendable {
        /// Whether a parent looks at what they have done.
        case approval(Approval)
        /// After how many hours what nobody looked at counts as approved; `nil` where somebody has to look.
        case approvalWait(hours: Int?)
        /// How many points a week can be deducted from each of them.
        case deductions(Int)
    }

    /// From when on.
    package enum Start: Hashable, Sendable {
        /// At once.
        case now
        /// From that day on.
        case day(Day)
        /// It is so after all: what was to come does not.
        case afterAll
    }

    /// How it is done.
    package let setting: Setting
    /// From when on.
    package let start: Start

    /// Creates what is told.
    package init(_ setting: Setting, _ start: Start) {
        self.setting = setting
        self.start = start
    }
}

// MARK: - As a line

extension SettingNews {
    /// What is kept of it: `2026-11-17 approval sample 5`.
    package var line: String { lineStart + setting.value }

    /// How the lines of that setting and that start begin, whatever is set: `2026-11-17 approval `.
    package var lineStart: String { "\(start.word) \(setting.name) " }

    /// Reads what was kept; `nil` where that is no such line.
    package init?(line: String?) {
        let words = (line ?? "").split(separator: " ", maxSplits: 2).map(String.init)
        guard words.count == 3, let start = Start(word: words[0]),
            let setting = Setting(name: words[1], value: words[2])
        else { return nil }
        self.init(setting, start)
    }
}

extension SettingNews.Setting {
    /// What it is called.
    package var name: String {
        switch self {
        case .approval: "approval"
        case .approvalWait: "approve-after"
        case .deductions: "deductions"
        }
    }

    fileprivate var value: String {
        switch self {
        case .approval(let approval): approval.description
        case .approvalWait(let hours): hours.map { "\($0)h" } ?? "off"
        case .deductions(let cap): "\(cap)"
        }
    }

    fileprivate init?(name: String, value: String) {
        switch name {
        case "approval":
            guard let approval = Approval(value) else { return nil }
            self = .approval(approval)
        case "approve-after":
            guard let wait = Self.wait(value) else { return nil }
            self = wait
        case "deductions":
            guard let cap = Int(value) else { return nil }
            self = .deductions(cap)
        default: return nil
        }
    }

    private static func wait(_ value: String) -> Self? {
        guard value != "off" else { return .approvalWait(hours: nil) }
        guard value.hasSuffix("h"), let hours = Int(value.dropLast()),
            ApprovalWait.range.contains(hours)
        else { return nil }
        return .approvalWait(hours: hours)
    }
}

extension SettingNews.Start {
    fileprivate var word: String {
        switch self {
        case .now: "now"
        case .day(let day): day.description
        case .afterAll: "after-all"
        }
    }

    fileprivate init?(word: String) {
        switch word {
        case "now": self = .now
        case "after-all": self = .afterAll
        default:
            guard let day = Day(word) else { return nil }
            self = .day(day)
        }
    }
}

/// When the parts of the day are that a household names: `evening` is 18:00, unless it says otherwise.
package struct DayTimes: Hashable, Sendable {
    /// A part of the day.
    package enum Part: String, CaseIterable, Hashable, Sendable, Codable {
        case morning
        case afterSchool = "after school"
        case evening
        case bedtime
    }

    /// What the household says otherwise.
    private var changed: [Part: TimeOfDay] = [:]

    /// Creates the usual times.
    package init() {}

    /// When a part of the day is.
    package subscript(part: Part) -> TimeOfDay {
        get { changed[part] ?? part.usual }
        set { changed[part] = newValue == part.usual ? nil : newValue }
    }

    /// The words that name a time, in lower case.
    package var named: [String: TimeOfDay] {
        Part.allCases.reduce(into: [:]) { names, part in
            for name in part.names { names[name] = self[part] }
        }
    }
}

extension DayTimes.Part {
    /// When it is where a household says nothing; mornings and evenings share their minutes, so that one rule can
    /// name both.
    package var usual: TimeOfDay {
        let hour =
            switch self {
            case .morning: 8
            case .afterSchool: 15
            case .evening: 18
            case .bedtime: 20
            }
        return TimeOfDay(hour: hour, minute: 0) ?? .midnight
    }

    /// How people say that something is to be done then.
    fileprivate var names: [String] {
        switch self {
        case .morning, .evening: [rawValue, "in the \(rawValue)"]
        case .afterSchool, .bedtime: [rawValue]
        }
    }
}

// MARK: - As text

extension DayTimes: CodedAsText {
    /// What differs from the usual times: `evening 19:00, bedtime 20:30`.
    package var description: String {
        Part.allCases.compactMap { part in changed[part].map { "\(part.rawValue) \($0)" } }
            .joined(separator: ", ")
    }

    /// Creates the times that `text` says otherwise, or returns `nil`.
    package init?(_ text: String) {
        for item in text.split(separator: ",") {
            let words = item.split(separator: " ")
            guard let part = Part(rawValue: words.dropLast().joined(separator: " ")),
                let time = words.last.flatMap({ TimeOfDay(String($0)) })
            else { return nil }
            self[part] = time
        }
    }
}

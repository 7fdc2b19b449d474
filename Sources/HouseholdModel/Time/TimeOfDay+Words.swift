// MARK: - As people say it

extension TimeOfDay {
    /// The time that `18:00`, `6pm`, `6:30 pm` or `noon` names, in lower case.
    ///
    /// Where a part of the day is named before it that is after noon, so is the hour, unless `am` says otherwise:
    /// `evening at 7:30` is 19:30.
    package init?(words: String, of part: TimeOfDay? = nil) {
        guard words != "noon" else {
            self = .noon
            return
        }
        let half = ["am", "pm"].first(where: words.hasSuffix)
        var clock = words.dropLast(half == nil ? 0 : 2)
        if half != nil, clock.last == " " { clock.removeLast() }
        let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
        guard half != nil || parts.count == 2, parts.count <= 2,
            let hour = Int(digits: parts[0], atMost: 2),
            let minute = parts.count == 1 ? 0 : Int(digits: parts[1], exactly: 2)
        else { return nil }
        guard let half else {
            let isLater = part.map { $0 >= .noon } ?? false && (1..<12).contains(hour)
            self.init(hour: isLater ? hour + 12 : hour, minute: minute)
            return
        }
        guard (1...12).contains(hour) else { return nil }
        self.init(hour: hour % 12 + (half == "pm" ? 12 : 0), minute: minute)
    }

    /// The hour alone that stands with `at` behind a part of the day and is about then: `evening at 7` is 19:00.
    package init?(hour word: String, of part: TimeOfDay) {
        guard let hour = Int(digits: word[...], atMost: 2),
            let time = TimeOfDay(words: "\(hour):00", of: part),
            (part.minutes - 120...part.minutes + 360).contains(time.minutes)
        else { return nil }
        self = time
    }
}

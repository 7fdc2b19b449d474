import HouseholdModel
import HouseholdWords

// MARK: - Dates that people say otherwise

extension QuickAddReader {
    /// Finds `on 24.12` and, before a time, `24.12`.
    func shortDay(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        let last = take.end - 1
        guard let range = ledDay(take, line),
            let day = DateVocabulary.dottedDay(line.key(last) + "."),
            (try? moment.dates.date(day.split(separator: " ").map(String.init))) != nil
        else { return nil }
        let lead = range.count > 1 && line.key(range.lowerBound) != "on"
        return QuickAddNearMiss(
            range: range, cause: .noDate(line.typed(range)),
            repairs: [lead ? "\(line.key(range.lowerBound)) \(day)" : day])
    }

    /// Finds `until christmas` and, before a time, `new year's eve`, which every year has on one day.
    func holiday(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        for count in (1...3).reversed() where take.end > count {
            let name = line.text(take.end - count..<take.end).replacing("’", with: "'")
            guard let day = Self.holidays[name], let range = ledDay(take, line, count: count)
            else { continue }
            let lead = line.key(range.lowerBound)
            let isEnd = range.count > count && !["on", "at"].contains(lead)
            return QuickAddNearMiss(
                range: range, cause: .noDate(line.typed(range)),
                repairs: [isEnd ? "\(lead) \(day)" : day])
        }
        return nil
    }

    /// Finds `übernächsten samstag`, which is one of two weeks.
    func afterNext(_ take: QuickAddTake, _ line: QuickAddLine) -> QuickAddNearMiss? {
        guard let phrase = take.phrases.last, phrase.isDate, take.end > 1,
            ["übernächsten", "übernächste", "übernächster"].contains(line.key(take.end - 1)),
            let day = try? moment.dates.date([line.key(take.end)])?.due.day
        else { return nil }
        let range = take.end - 1..<phrase.range.upperBound
        let rest = line.text(take.end + 1..<phrase.range.upperBound)
        return QuickAddNearMiss(
            range: range, cause: .noDate(line.typed(range)),
            repairs: [7, 14].map { ahead in
                let (_, month, number) = day.adding(days: ahead).date
                let text = "\(number) \(MonthName.short(month))"
                return rest.isEmpty ? text : "\(text) \(rest)"
            })
    }

    /// Where the last words of a title stand with what leads up to a day; or nothing, where neither that nor a time
    /// behind them says that they are one.
    private func ledDay(
        _ take: QuickAddTake, _ line: QuickAddLine, count: Int = 1
    ) -> Range<Int>? {
        let start = take.end - count
        let isLed = ["on", "until", "from", "by", "due", "at"].contains(line.key(start - 1))
        if isLed, start > 1 { return start - 1..<take.end }
        guard let phrase = take.phrases.last, phrase.isClock, phrase.range.lowerBound == take.end,
            start > 0
        else { return nil }
        return start..<take.end
    }

    /// Days that are called something, in the languages that are spoken here.
    private static let holidays = [
        "christmas": "25 dec", "christmas eve": "24 dec", "christmas day": "25 dec",
        "boxing day": "26 dec", "new year's eve": "31 dec", "new year's day": "1 jan",
        "new year": "1 jan", "halloween": "31 oct", "nikolaus": "6 dec", "nikolaustag": "6 dec",
        "heiligabend": "24 dec", "weihnachten": "24 dec", "silvester": "31 dec",
        "neujahr": "1 jan",
    ]
}

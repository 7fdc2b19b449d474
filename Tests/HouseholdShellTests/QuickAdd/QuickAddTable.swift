import QuickAdd
import Testing

/// What people type behind `add` on Wednesday, 18 November 2026 at 14:30, and what comes of it.
///
/// Below each line stands how it is read: title, whose, points, tags, when, and the next dates. Where it
/// can be read in several ways, each of them follows a `?`; of what can't be read there is the sentence,
/// and below it what to try.
enum QuickAddTable {
    /// A line of a table.
    struct Row: CustomTestStringConvertible, Sendable {
        let typed: String
        let expected: [String]

        var testDescription: String { typed }
    }

    /// The lines that are understood.
    static let readings = [
        dates, repeats, people, everybody, mixed, spoken, dayParts, signs, exceptions, manyParts,
        shared, weekdays, hurried, tired,
    ].flatMap(rows)
    /// The lines that are not.
    static let refusals = [
        nearMisses, problems, loosePeople, looseCounts, leftovers, nouns, looseParts,
        looseSigns, looseExceptions, looseManyParts, looseNames, otherWeekdays, unread,
        tiredRefusals,
    ].flatMap(rows)

    /// The same in German, where the words for dates and people are the home's.
    static let germanReadings = [
        germanSigns, germanExceptions, germanDayParts, germanShared, germanWeekdays,
        germanHurried, germanTired,
    ].flatMap(rows)
    static let germanRefusals = [
        germanLooseSigns, germanLooseExceptions, germanLooseDayParts, germanLooseNames,
        germanOtherWeekdays, germanUnread, germanTiredRefusals,
    ].flatMap(rows)

    /// Takes a table apart: what is indented belongs to the line above.
    private static func rows(_ table: String) -> [Row] {
        var blocks: [[String]] = []
        for line in table.split(separator: "\n").map(String.init) {
            if line.hasPrefix("    ") {
                blocks[blocks.count - 1].append(String(line.dropFirst(4)))
            } else {
                blocks.append([line])
            }
        }
        return blocks.map { Row(typed: $0[0], expected: Array($0.dropFirst())) }
    }
}

import Foundation
import HouseholdModel
import HouseholdShell
import QuickAdd
import Testing

@Suite("Quick-add, whatever is typed,")
struct QuickAddPropertyTests {
    @Test("gives the title back whole", arguments: 1...8 as ClosedRange<UInt64>)
    func givesTitleBack(seed: UInt64) throws {
        let home = try QuickAddHome()
        var babble = QuickAddBabble(seed: seed)
        for _ in 0..<100 {
            let (title, phrases) = babble.line()

            let answer = try home.answer(to: "\(title) \(phrases)")

            guard case .reading(let reading) = answer else {
                Issue.record("\(title) \(phrases): \(answer.lines(in: home))")
                continue
            }
            let read = [reading.icon?.text, reading.title].compactMap(\.self)
            #expect(read.joined(separator: " ") == title, "\(phrases)")
        }
    }

    @Test("says the same in another order of the phrases", arguments: 1...4 as ClosedRange<UInt64>)
    func ordersFreely(seed: UInt64) throws {
        let home = try QuickAddHome()
        var babble = QuickAddBabble(seed: seed)
        for _ in 0..<100 {
            let (title, phrases) = babble.line()
            for reading in try home.readings(of: "\(title) \(phrases)") {
                let again = try home.readings(of: String(reading.asAdded.dropFirst(4)))

                #expect(again.map { $0.line(in: home) } == [reading.line(in: home)])
                #expect(again.map(\.isMustDo) == [reading.isMustDo])
            }
        }
    }

    @Test("means what its long form means", arguments: 11...18 as ClosedRange<UInt64>)
    func meansLongForm(seed: UInt64) throws {
        let home = try QuickAddHome()
        var babble = QuickAddBabble(seed: seed)
        for _ in 0..<100 {
            let (title, phrases) = babble.line()
            for reading in try home.readings(of: "\(title) \(phrases)") {
                let words = try Tokenizer.words(in: reading.longForm).map(\.text)

                #expect(words == reading.arguments)
                #expect(try home.timing(of: words) == reading.timing)
            }
        }
    }

    /// `QUICK_ADD_LINES=10000000` reads as many lines; all parts share them.
    @Test("never crashes on nonsense", arguments: 21...24 as ClosedRange<UInt64>)
    func survives(seed: UInt64) throws {
        let wanted = ProcessInfo.processInfo.environment["QUICK_ADD_LINES"].flatMap { Int($0) }
        let home = try QuickAddHome()
        var babble = QuickAddBabble(seed: seed)
        var understood = 0
        for _ in 0..<(wanted ?? 20_000) / 4 {
            guard let answer = try? home.answer(to: babble.nonsense()) else { continue }
            for line in answer.lines(in: home) where line.isEmpty {
                Issue.record("A line is empty.")
            }
            guard case .reading(let reading) = answer else { continue }
            understood += 1
            guard let words = try? Tokenizer.words(in: reading.longForm) else {
                Issue.record("\(reading.longForm)")
                continue
            }
            #expect(words.map(\.text) == reading.arguments)
            #expect(try home.timing(of: reading.arguments) == reading.timing)
        }
        #expect(understood > 0)
    }

    @Test(
        "takes no longer than its length allows",
        arguments: ["every ", "for mia ", "#a ", "mon ", "every day at 8:00 ", "5/6 ", "tomorow "])
    func takesItsTime(piece: String) throws {
        let home = try QuickAddHome()
        let clock = ContinuousClock()
        func time(_ count: Int) throws -> Duration {
            let line = "Read " + String(repeating: piece, count: count)
            return try clock.measure { _ = try home.answer(to: line) }
        }
        _ = try time(100)

        let (short, long) = (try time(500), try time(4_000))

        #expect(long < short * 40 + .milliseconds(500))
    }
}

extension QuickAddReading {
    /// The reading as a line of `add` whose phrases stand in one order.
    fileprivate var asAdded: String {
        let who =
            switch whose {
            case .anyone: ""
            case .one(let person): " for \(person.name)"
            case .each(let people): " for \(people.map(\.name).joined(separator: ", "))"
            case .together(let people):
                " for \(people.map(\.name).joined(separator: " and ")) together"
            case .turns(let people):
                " taking turns \(people.map(\.name).joined(separator: " and "))"
            }
        let isLed =
            if case .repeating = timing { when?.contains("after done") == false } else { false }
        let timing = when.map { isLed ? " every \($0)" : " \($0)" } ?? ""
        let tags = tags.map { " #\($0)" }.joined()
        let duty = isMustDo ? " must-do" : ""
        return "add \(title)\(duty)\(points.map { " \($0) points" } ?? "")\(tags)\(who)\(timing)"
    }
}

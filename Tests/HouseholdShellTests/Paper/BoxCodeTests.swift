import HouseholdModel
import HouseholdShell
import Testing

/// Codes are typed by tired people from crumpled sheets.
@Suite("A code below a box on paper")
struct BoxCodeTests {
    private static let people = ["anna", "ben", "lea", "max", "mia", "älva"]
    private static let today = Day(dayNumber: 20_785)

    /// Boxes of a month before and after, of new chores and old ones.
    private static let boxes: [BoxCode] = [1, 7, 10, 42, 300, 9_999].flatMap { number in
        [-32, -3, 0, 1, 6, 31].flatMap { days in
            ([nil] + people).map { person in
                BoxCode(number: number, day: today.adding(days: days), person: person)
            }
        }
    }

    @Test("stands for its box, however it is typed", arguments: boxes)
    func isRead(box: BoxCode) {
        let typed = ["\(box)", "\(box)".lowercased(), "\(box)".filter { $0 != "-" }]

        for words in typed {
            #expect(BoxCode(words, near: Self.today, among: Self.people) == box, "\(words)")
        }
    }

    @Test("is short, and of symbols that look like no other")
    func isShort() {
        let codes = Self.boxes.map(\.description)

        #expect(codes.allSatisfy { $0.count <= 10 && !$0.contains(/[0125IOSUVZ]/) })
        #expect(Set(codes).count == codes.count)
        #expect(codes.prefix(50).allSatisfy { $0.count <= 8 })
    }

    @Test("stands for nothing once a symbol is wrong", arguments: boxes.prefix(24))
    func isWrong(box: BoxCode) {
        let symbols = Array("\(box)")
        for place in symbols.indices where symbols[place] != "-" {
            for other in "346789ABCDEFGHJKLMNPQRTWXY" where other != symbols[place] {
                var typed = symbols
                typed[place] = other
                let read = BoxCode(String(typed), near: Self.today, among: Self.people)
                #expect(read == nil, "\(box) as \(String(typed))")
            }
        }
    }

    @Test(
        "stands for nothing where it is none",
        arguments: [
            "", "-", "A", "QW-7XKP-", "0000-00", "🐈🐈🐈🐈🐈", "done 4", "999999999999999", "QW 7XKP",
        ])
    func isNone(words: String) {
        #expect(BoxCode(words, near: Self.today, among: Self.people) == nil)
    }

    @Test("stands for nobody where it would be two people's")
    func isOfOne() throws {
        let names = (1...2_000).map { "child\($0)" }
        let codes = Dictionary(grouping: names) { name in
            "\(BoxCode(number: 4, day: Self.today, person: name))"
        }
        let (code, twins) = try #require(codes.first { $0.value.count == 2 })

        #expect(BoxCode(code, near: Self.today, among: twins) == nil)
        #expect(BoxCode(code, near: Self.today, among: [twins[0]])?.person == twins[0])
    }

    @Test("stands for nobody who does not live here")
    func isOfThisHome() {
        let box = BoxCode(number: 4, day: Self.today, person: "tim")

        #expect(BoxCode("\(box)", near: Self.today, among: Self.people) == nil)
    }
}

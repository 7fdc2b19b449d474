import HouseholdModel
import HouseholdShell
import HouseholdWords
import Testing

@Suite("A table")
struct TableTests {
    private let english = Language.english.catalogue

    private let chores: Table = {
        var table = Table([
            .init("#", .trailing, width: 2), .init(""), .init("Chore", room: .stretched),
            .init("Who", room: .dropped(2)), .init("When"),
            .init("Points", .trailing, room: .dropped(1)),
        ])
        table.append([
            .init("1"), .init("!"), .init(stored: "Dry the dishes and the pans"), .init("Max"),
            .init("LATE 1 day", plain: "2026-11-20", style: .yellow),
            .init("2"),
        ])
        table.append([
            .init("12"), .init(""), .init(stored: "Feed 家\tcat"), .init("Mia"),
            .init("today 20:00", plain: "2026-11-21T20:00"), .init(""),
        ])
        return table
    }()

    private func text(width: Int) -> String {
        chores.lines(width: width, in: english).map { $0.rendered(inColour: false) + "\n" }.joined()
    }

    @Test("gives every column the room it needs")
    func hasRoom() {
        let expected = """
             #     Chore                        Who  When         Points
             1  !  Dry the dishes and the pans  Max  LATE 1 day        2
            12     Feed 家 cat                  Mia  today 20:00

            """

        #expect(text(width: 80) == expected)
        #expect(text(width: 60) == expected)
    }

    @Test("cuts only the column that stretches")
    func cuts() {
        #expect(
            text(width: 50) == """
                 #     Chore              Who  When         Points
                 1  !  Dry the dishes a…  Max  LATE 1 day        2
                12     Feed 家 cat        Mia  today 20:00

                """
        )
    }

    @Test("drops columns in their order once the stretched one is at its narrowest")
    func drops() {
        #expect(
            text(width: 44) == """
                 #     Chore                Who  When
                 1  !  Dry the dishes and…  Max  LATE 1 day
                12     Feed 家 cat          Mia  today 20:00

                """
        )
    }

    @Test("fits the screen wherever it is wide enough for a table", arguments: 40...80)
    func fits(width: Int) {
        for line in chores.lines(width: width, in: english) { #expect(line.width <= width) }
        #expect(chores.lines(width: width, in: english).count == 3)
    }

    @Test("becomes blocks on a narrow screen")
    func becomesBlocks() {
        #expect(
            text(width: 22) == """
                1 ! Dry the dishes an…
                  Who: Max
                  When: LATE 1 day
                  Points: 2

                12 Feed 家 cat
                  Who: Mia
                  When: today 20:00

                """
        )
    }

    @Test("becomes blocks when even the columns that stay need too much room")
    func becomesBlocksWhenCrowded() {
        var table = Table([.init("Title", room: .stretched), .init("Note")])
        table.append([
            .init("a title of some length"), .init(stored: String(repeating: "x", count: 40)),
        ])

        #expect(table.lines(width: 45, in: english).map(\.plain).first == "a title of some length")
        #expect(
            table.lines(width: 54, in: english).map(\.plain).last?.hasPrefix("a title of …  xxx")
                == true)
    }

    @Test("is whole, tab-separated and without marks for programs")
    func isTabSeparated() {
        #expect(
            chores.tabSeparated(in: english).map(\.plain) == [
                "#\tChore\tWho\tWhen\tPoints",
                "1\tDry the dishes and the pans\tMax\t2026-11-20\t2",
                "12\tFeed 家 cat\tMia\t2026-11-21T20:00\t",
            ]
        )
    }

    @Test("tells in sentences and blocks what a line does not repeat")
    func tellsAgain() {
        var table = Table([.init("Day", repeats: false), .init("Chore", room: .stretched)])
        for chore in ["Feed cat", "Make bed"] {
            table.append([.init("Mon 23"), .init("\(chore)")])
        }

        #expect(
            table.lines(width: 40, in: english).map(\.plain) == [
                "Day     Chore", "Mon 23  Feed cat", "        Make bed",
            ])
        #expect(
            table.lines(width: 30, in: english).map(\.plain) == [
                "Mon 23 Feed cat", "", "Mon 23 Make bed",
            ])
        #expect(
            table.sentences(in: english).map(\.plain) == ["Mon 23. Feed cat.", "Mon 23. Make bed."])
    }

    @Test("keeps a heading when it is empty")
    func keepsHeading() {
        #expect(
            Table([.init("#"), .init("Chore")]).lines(width: 80, in: english).map(\.plain) == [
                "#  Chore"
            ])
        #expect(
            Table([.init("#"), .init("Chore")]).tabSeparated(in: english).map(\.plain) == [
                "#\tChore"
            ])
    }
}

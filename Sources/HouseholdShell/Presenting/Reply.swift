import HouseholdModel
import HouseholdService

/// What came of a command: the same for people and for programs.
package struct Reply {
    /// For programs.
    package let json: any Encodable
    /// What programs are told beside it: what is owed, where a list is of what is open.
    var dues: [DueMoneyView] = []
    /// For people and pipes.
    let text: Text
    /// Whether it is about something new, which has no number while it is only rehearsed.
    var isNew = false
    /// Whether there is a secret in it that nobody ever sees again, so that it stays until it was read.
    var isShownOnce = false
    /// What is said in place of a list, where it is more than what its columns say.
    private(set) var sentences: [[Phrase]]?

    /// What people see.
    enum Text {
        /// Sentences; they go to stdout.
        case lines([Phrase])
        /// A list with what stands above and below it; in pipes that comes behind the list, without pictures.
        case table(Table, above: [Phrase] = [], below: [Phrase] = [])

        /// Whether there is good news in it.
        var isCelebration: Bool {
            switch self {
            case .lines(let lines): lines.contains(where: \.isCelebration)
            case .table(_, let above, let below): (above + below).contains(where: \.isCelebration)
            }
        }
    }

    init(_ json: any Encodable, _ lines: [Phrase]) {
        self.json = json
        text = .lines(lines)
    }

    /// Creates a reply whose list has sentences of its own for those who hear it.
    init(
        _ json: any Encodable, _ table: Table, saying sentences: [[Phrase]],
        above: [Phrase] = [], below: [Phrase] = []
    ) {
        self.init(json, table, above: above, below: below)
        self.sentences = sentences
    }

    init(
        _ json: any Encodable, _ table: Table, above: [Phrase] = [],
        below: [Phrase] = []
    ) {
        self.json = json
        text = .table(table, above: above, below: below)
    }
}

import Household

/// What came of a command: the same for people and for programs.
struct Reply {
    /// For programs.
    let json: any Encodable
    /// For people and pipes.
    let text: Text
    /// Whether it is about something new, which has no number while it is only rehearsed.
    var isNew = false

    /// What people see.
    enum Text {
        /// Sentences; they go to stdout.
        case lines([Phrase])
        /// A list with what stands above and below it; pipes get the list alone.
        case table(Table, above: [Phrase] = [], below: [Phrase] = [])
    }

    init(_ json: any Encodable, _ lines: [Phrase]) {
        self.json = json
        text = .lines(lines)
    }

    init(
        _ json: any Encodable, _ table: Table, above: [Phrase] = [],
        below: [Phrase] = []
    ) {
        self.json = json
        text = .table(table, above: above, below: below)
    }
}

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
        case lines([TerminalText])
        /// A list with what stands above and below it; pipes get the list alone.
        case table(Table, above: [TerminalText] = [], below: [TerminalText] = [])
    }

    init(_ json: any Encodable, _ lines: [TerminalText]) {
        self.json = json
        text = .lines(lines)
    }

    init(
        _ json: any Encodable, _ table: Table, above: [TerminalText] = [],
        below: [TerminalText] = []
    ) {
        self.json = json
        text = .table(table, above: above, below: below)
    }
}

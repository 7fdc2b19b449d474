/// What the program is to do from its start, whoever has read its options.
struct Start {
    let commands: [String]
    let file: String?
    let keepGoing: Bool
    let isKiosk: Bool
    let options: LineOptions

    /// The program without words.
    static let alone = Start(
        commands: [], file: nil, keepGoing: false, isKiosk: false, options: .none)
}

extension Start {
    /// What the parser has read.
    init(_ parsed: ChorusCommand) {
        self.init(
            commands: parsed.commands, file: parsed.file, keepGoing: parsed.keepGoing,
            isKiosk: parsed.kiosk, options: LineOptions(parsed.options))
    }

    /// The same with another line to run.
    func running(_ line: String) -> Start {
        Start(
            commands: commands + [line], file: file, keepGoing: keepGoing, isKiosk: isKiosk,
            options: options)
    }
}

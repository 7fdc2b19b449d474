extension Name {
    /// Whether it could be taken for a number or a command that somebody types.
    package var isTyped: Bool {
        let digits = text.filter { !$0.isWhitespace && !$0.isPunctuation && $0 != "#" }
        return digits.allSatisfy(\.isNumber) || Self.commands.contains(ConfusableKey(text))
    }

    /// Whether it is what children call a parent.
    package var isParental: Bool { Self.parents.contains(ConfusableKey(text)) }

    private static let commands = Set(
        [
            "add", "approve", "as", "done", "exit", "help", "join", "kiosk", "lock", "login",
            "logout", "no", "quit", "recover", "redo", "register", "switch", "today", "undo", "why",
            "yes",
        ].map { ConfusableKey($0) })

    private static let parents = Set(
        [
            "dad", "daddy", "mama", "mami", "mom", "mommy", "mum", "mummy", "mutti", "papa", "papi",
            "vati",
        ].map { ConfusableKey($0) })
}

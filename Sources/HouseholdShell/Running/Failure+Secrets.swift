import HouseholdModel

extension Failure {
    /// Throws when a secret stands among the words, where everybody on the computer could see it.
    static func refusePassword(in words: [String]) throws(Failure) {
        guard let leak = secretOption(in: words) else { return }
        throw .usage(
            "A secret is never part of a command: others on this computer could read it.",
            try: ["\(leak)-stdin   takes it from the next line of the input"])
    }

    /// Throws when a key stands where a command does, or behind `join`.
    static func refuseKey(in words: [String]) throws(Failure) {
        guard let key = misplacedKey(in: words) else { return }
        throw .usage(
            LineHistory.isLinkingKey(key)
                ? "Type join and Enter; then the key."
                : "Type recover NAME and Enter; then the code.")
    }

    /// Throws when a shell for all is wanted and a command stands in `words`, which might read files with the rights of
    /// whoever starts it.
    static func refuseKiosk(in words: [String]) throws(Failure) {
        guard !words.prefix(while: { $0 != "--" }).contains("--kiosk") else { throw .kioskIsAShell }
    }

    /// A key or a recovery code in the place of a command, or behind `join`.
    static func misplacedKey(in words: [String]) -> String? {
        let said = ShortForms.parted(words).words
        let first = said.first?.lowercased() == "join" ? said.dropFirst().first : said.first
        return first.flatMap { LineHistory.isKey($0) ? $0 : nil }
    }

    /// The option among the words that stands before a secret.
    static func secretOption(in words: [String]) -> String? {
        let secrets = ["--password", "--key"] + (namesBoxes(words) ? [] : ["--code"])
        let leak = secrets.first { option in
            words.prefix { $0 != "--" }.contains { $0 == option || $0.hasPrefix("\(option)=") }
        }
        let isGiven = words.contains { word in
            ["--password-stdin=", "--key-stdin=", "--code-stdin="].contains(where: word.hasPrefix)
        }
        return leak ?? (isGiven ? "--password" : nil)
    }

    /// Whether a line marks chores as done, whose codes stand on a wall for all to read, or takes that back.
    private static func namesBoxes(_ words: [String]) -> Bool {
        let said = ShortForms.parted(ShortForms.longForm(of: words)).words
        return ["done", "undone"].contains { said.starts(with: ["chore", $0]) }
    }
}

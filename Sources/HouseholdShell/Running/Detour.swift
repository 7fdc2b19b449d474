import HouseholdModel
import HouseholdService
import HouseholdWords

/// Words that people try for something that is done with another command, or can't be done.
enum Detour {
    /// What leads on from a line that begins with such words.
    static func failure(of words: [String]) -> Failure? {
        let said = ShortForms.parted(words).words
        guard let first = said.first?.lowercased() else { return nil }
        let second = said.dropFirst().first?.lowercased() ?? ""
        if adults.contains(first) || SmallWord.inviting.isMeant(by: first)
            || newcomers.contains(second) && adults.contains("\(first) \(second)")
        {
            return .usage(
                "An adult is invited, and a child is added.",
                try: ["member invite NAME --role parent", "child add NAME"])
        }
        if screens.contains(first), said.count == 1 {
            return .usage("A screen is emptied at the prompt.", try: ["help"])
        }
        if SmallWord.removing.isMeant(by: first) { return removal(said) }
        if SmallWord.removing.isMeant(by: second), first == "child" {
            return removal([second, first] + said.dropFirst(2))
        }
        if first == "rules", second == "add" { return rulesAreSet(said.dropFirst(2)) }
        guard first == "rename" else { return nil }
        let rest = said.dropFirst().map(\.quotedIfNeeded).joined(separator: " ")
        return .usage(
            "What is to be called otherwise?",
            try: ["child rename \(rest)", "chore edit NUMBER --title TITLE"])
    }

    private static let screens: Set<String> = ["clear", "cls"]
    private static let newcomers: Set<String> = ["add", "invite", "new"]
    private static let adults: Set<String> = [
        "parent", "partner", "adult", "member add", "household add",
    ]

    /// What `remove X` and `delete child X` may be about.
    private static func removal(_ said: [String]) -> Failure {
        let second = said.dropFirst().first?.lowercased() ?? ""
        let rest = said.dropFirst(2)
        var nouns = [
            "chore": "chore delete", "reward": "reward retire", "absence": "absence remove",
            "member": "member remove",
        ]
        if SmallWord.child.isMeant(by: second) { nouns[second] = "child remove" }
        let mayBeChild = said.count == 2 && Int(second) == nil
        let commands =
            nouns[second].map { [$0] }
            ?? ["chore delete", "reward retire"] + (mayBeChild ? ["child remove"] : [])
        let what = (nouns[second] == nil ? said.dropFirst() : rest)
            .map(\.quotedIfNeeded).joined(separator: " ")
        var failure = Failure.usage(
            "Say what is to go.", try: commands.map { what.isEmpty ? $0 : "\($0) \(what)" })
        if commands.count == 1 { failure.correction = failure.explanation.attempts.first }
        return failure
    }

    private static func rulesAreSet(_ file: ArraySlice<String>) -> Failure {
        let file = file.isEmpty ? "FILE" : file.map(\.quotedIfNeeded).joined(separator: " ")
        var failure = Failure.usage(
            "Rules are added with: rules set", try: ["rules set \(file)"])
        failure.correction = file == "FILE" ? nil : "rules set \(file)"
        return failure
    }
}

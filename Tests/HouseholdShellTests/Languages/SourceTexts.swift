import Foundation

/// The texts in the sources of the program, as keys of the catalogue.
enum SourceTexts {
    struct Text: CustomStringConvertible {
        let place: String
        let key: String
        var description: String { "\(place): \(key)" }

        /// What stands behind a wide gap, which is said of what can be typed before it.
        var meaning: String {
            let words = key.trimmingCharacters(in: .whitespaces)
            return words.firstRange(of: "   ")
                .map { words[$0.upperBound...].trimmingCharacters(in: .whitespaces) } ?? key
        }
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../").standardizedFileURL

    /// Where sentences for people stand.
    private static let rooms = [
        "HouseholdShell/Commands", "HouseholdWords/Explanations",
        "HouseholdWords/Text/HalfView+Words.swift",
        "HouseholdWords/Text/MoneyViews+Words.swift", "HouseholdShell/Rendering",
        "HouseholdShell/Packs/ReadyRule.swift", "HouseholdShell/Paper", "HouseholdShell/Running",
        "HouseholdShell/Packs/ReadyHome.swift",
        "HouseholdShell/Tour", "HouseholdShell/Prompt", "HouseholdShell/Presenting",
        "HouseholdShell/Lists", "HouseholdShell/Messages", "HouseholdShell/Calendars",
        "HouseholdService/Seal",
        "HouseholdService/Views/NoticeView.swift", "HouseholdService/Views/NoticeView+Money.swift",
        "HouseholdService/Views/NoticeView+Routine.swift",
        "HouseholdService/Views/NoticeView+Rules.swift",
        "HouseholdService/Views/NoticeView+Settings.swift",
        "HouseholdService/Views/NoticeView+Terms.swift",
        "HouseholdService/Views/NoticeView+Warning.swift",
        "HouseholdModel/Recurrence/Rule/RecurrenceError+Message.swift", "HouseholdWeb/Pages",
        "HouseholdServer/API/APIArguments.swift", "HouseholdServer/API/APIProblem.swift",
        "HouseholdServer/Board/PageProblem.swift",
        "HouseholdWeb/Page.swift", "HouseholdWeb/Told.swift", "HouseholdWeb/NewChore.swift",
    ]

    /// The literals that are sentences: of several words, and nothing that is typed.
    static func sentences() throws -> [Text] {
        try files().flatMap { file in
            let source = try String(contentsOf: file, encoding: .utf8)
            return SwiftLiterals(in: source).texts
                .filter { isSentence($0.key) && !isForTyping($0.key) && !isTechnical($0) }
                .filter { !others.contains($0.key) }
                .map { Text(place: "\(file.lastPathComponent):\($0.line)", key: $0.key) }
        }
    }

    /// The heads of tables and the words in their cells.
    static func cells() throws -> [Text] {
        try texts(
            in: "HouseholdShell", behind: ["Table.Column(", "Table.Cell(", "sum(", "append("]
        ).filter { !["#", "x"].contains($0.key) && $0.key.contains(/[A-Za-z]/) }
    }

    /// What is expected in a repeat, and what can't stand in one.
    static func repeats() throws -> [Text] {
        try texts(
            in: "HouseholdModel/Recurrence",
            behind: ["expected(", "expected:", ".mixed(", ".calendarOnly(", ".tooOften("]
        ).filter { !$0.key.hasPrefix("\"{0}") }
    }

    /// The literals of a folder that stand behind one of these.
    private static func texts(in folder: String, behind leads: [String]) throws -> [Text] {
        try swiftFiles(in: root.appending(path: "Sources/\(folder)")).flatMap { file in
            let source = try String(contentsOf: file, encoding: .utf8)
            return SwiftLiterals(in: source).texts
                .filter { text in
                    let lead = text.lead.trimmingCharacters(in: .whitespacesAndNewlines)
                    return leads.contains(where: lead.hasSuffix)
                }
                .map { Text(place: "\(file.lastPathComponent):\($0.line)", key: $0.key) }
        }
    }

    /// What `@say` and `@ask` of the shipped policies say.
    static func annotations() throws -> Set<String> {
        var says: Set<String> = []
        for folder in ["Policies", "Samples/rules", "Samples/rules/homes"].map({
            root.appending(path: $0)
        }) {
            let files = try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil)
            let text = try files.filter { $0.pathExtension == "cedar" }
                .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
            for match in text.matches(of: /@(?:say|ask)\("([^"]*)"\)/) {
                says.insert(String(match.1))
            }
        }
        return says.subtracting(["nobody"])
    }

    private static func files() -> [URL] {
        rooms.flatMap { room -> [URL] in
            let url = root.appending(path: "Sources/\(room)")
            guard !room.hasSuffix(".swift") else { return [url] }
            return swiftFiles(in: url).filter {
                !["ManPage.swift", "ShellCompletion.swift"].contains($0.lastPathComponent)
            }
        }
    }

    private static func swiftFiles(in folder: URL) -> [URL] {
        let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }

    private static func isSentence(_ key: String) -> Bool {
        let words = key.replacing(/\{\d\}/, with: "")
        return key.trimmingCharacters(in: .whitespaces).contains(" ")
            && words.contains(/[a-z]{2}/) && !isMarkup(key)
    }

    /// Whether it is a part of a page, whose words are said elsewhere.
    private static func isMarkup(_ key: String) -> Bool { key.contains(/^<[a-z!]/) }

    /// The words with which lines begin that are typed, and not said.
    private static let commands: Set = [
        "chore", "reward", "points", "goal", "badge", "household", "login", "undone", "approve",
        "no", "rules", "audit", "absence", "child", "policy", "as", "add", "done", "help", "notice",
        "switch", "undo", "profile", "session", "settings", "privacy", "register", "chorus",
        "member", "pass", "device", "routine", "week", "money", "data", "wish", "{0}",
    ]

    /// Whether it can be typed as it stands; behind a wide gap or a comma stands what that does.
    private static func isForTyping(_ key: String) -> Bool {
        let words = key.trimmingCharacters(in: .whitespaces)
        let first = words.split(separator: " ").first.map(String.init) ?? ""
        let isTold = words.contains("  ") || words.contains(", ") || words.hasSuffix(".")
        let isCommand = commands.contains(first) && !isTold
        let isOption = first.hasPrefix("--") && !words.contains("   ")
        return isCommand || isOption || key.hasPrefix("{0}-stdin")
    }

    /// What is no sentence for people: what the parser of commands says, and what is stored.
    private static let others: Set = [
        "Unknown option", "Missing value for", "Missing expected argument", "unexpected argument",
        "Unexpected argument", "The value", "chorus > ", "a key is not read back",
        "chorus seal 1", "Sat 5 Dec",
    ]

    /// Help of the parser's own, and reports of bugs.
    private static func isTechnical(_ text: SwiftLiterals.Text) -> Bool {
        let lead = text.lead.trimmingCharacters(in: .whitespacesAndNewlines)
        return ["help:", "abstract:", "discussion:", "ArgumentHelp(", ".bug(", "title:"]
            .contains(where: lead.hasSuffix)
    }
}

/// The string literals of a Swift file, with numbered places where values stand in them.
struct SwiftLiterals {
    struct Text {
        let line: Int
        /// What stands before it.
        let lead: String
        let key: String
    }

    private(set) var texts: [Text] = []
    private let source: [Character]
    private var place = 0

    init(in text: String) {
        source = Array(text)
        while place < source.count {
            if starts("//") {
                while place < source.count, source[place] != "\n" { place += 1 }
            } else if source[place] == "\"" {
                readLiteral()
            } else {
                place += 1
            }
        }
    }

    private func starts(_ text: String) -> Bool {
        source[place...].starts(with: text)
    }

    private mutating func readLiteral() {
        let start = place
        let quote = starts("\"\"\"") ? "\"\"\"" : "\""
        place += quote.count
        var key = ""
        var values = 0
        while place < source.count, !starts(quote) {
            if starts("\\(") {
                key += "{\(values)}"
                values += 1
                skipValue()
            } else if source[place] == "\\" {
                key += readEscape()
            } else {
                let sign = source[place]
                key += "{}".contains(sign) ? "'\(sign)'" : String(sign)
                place += 1
            }
        }
        place += quote.count
        let lead = String(source[max(0, start - 40)..<start])
        let line = source[..<start].count { $0 == "\n" } + 1
        texts.append(
            Text(line: line, lead: lead, key: quote == "\"" ? key : Self.unindented(key)))
    }

    /// Skips a value in a literal, and reads the literals inside it.
    private mutating func skipValue() {
        place += 2
        var depth = 1
        while place < source.count, depth > 0 {
            switch source[place] {
            case "(": depth += 1
            case ")": depth -= 1
            case "\"":
                readLiteral()
                continue
            default: break
            }
            place += 1
        }
    }

    private mutating func readEscape() -> String {
        let letter = source[place + 1]
        place += 2
        switch letter {
        case "n": return "\n"
        case "t": return "\t"
        case "\n": return "\u{1}"
        default: return String(letter)
        }
    }

    /// A text of several lines without what they are indented by; joined where a line goes on.
    private static func unindented(_ key: String) -> String {
        let lines = key.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\u{1}" }
        let indent = lines.last?.count ?? 0
        let goesOn = key.filter { $0 == "\n" || $0 == "\u{1}" }.dropFirst()
        let texts = lines.dropFirst().dropLast().map { String($0.dropFirst(indent)) }
        return zip(texts, goesOn).enumerated().reduce("") { text, next in
            let isLast = next.offset == texts.count - 1
            return text + next.element.0 + (next.element.1 == "\n" && !isLast ? "\n" : "")
        }
    }
}

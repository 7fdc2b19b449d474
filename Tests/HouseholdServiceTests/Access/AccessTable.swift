import Foundation
import HouseholdService

/// What the gate answers.
enum Verdict: Hashable, Sendable {
    /// Yes, by these policies.
    case yes(by: Set<String>)
    /// No, by these policies; by none when no policy allows it.
    case no(by: Set<String>)
    /// No: nobody in this role may do that to anything, where it is forbidden by these policies.
    case role(by: Set<String>)
    /// There is no such thing for this person.
    case missing
    /// Nobody is signed in.
    case signIn
    /// The account is in no household.
    case household

    var isYes: Bool {
        if case .yes = self { true } else { false }
    }
}

/// One row of an access table for one person.
struct AccessRow: Hashable, Sendable {
    let home: AccessHome
    let who: String
    let action: Action
    let thing: String
    let state: String
    let verdict: Verdict
}

/// A table such as `Policies/family.access`: an action at the margin, below it who, what, state, answer and by
/// which policies, with two spaces or more between them.
struct AccessTable: Sendable {
    let rows: [AccessRow]
    /// Lines that say nothing.
    let mistakes: [String]

    /// The policies that it names.
    var policies: Set<String> {
        rows.reduce(into: Set()) { $0.formUnion($1.verdict.policies) }
    }

    private static let family = AccessTable(of: .family)
    private static let housemates = AccessTable(of: .housemates)

    /// The table about `home`.
    static func about(_ home: AccessHome) -> AccessTable {
        switch home {
        case .family: family
        case .housemates: housemates
        }
    }

    private init(of home: AccessHome) {
        self.init(of: home, at: "Policies/\(home.files.table)")
    }

    /// The table about `home` in the file at `path` of the sources.
    init(of home: AccessHome, at path: String) {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../\(path)")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        var rows: [AccessRow] = []
        var mistakes: [String] = []
        var action: Action?
        for line in text.split(separator: "\n").map(String.init) where !line.hasPrefix("#") {
            if !line.hasPrefix(" ") {
                action = Action(rawValue: line)
                if action == nil { mistakes.append(line) }
            } else if let action, let read = Self.rows(line, action, home) {
                rows += read
            } else {
                mistakes.append(line)
            }
        }
        self.rows = rows
        self.mistakes = mistakes
    }

    private static func rows(
        _ line: String, _ action: Action, _ home: AccessHome
    ) -> [AccessRow]? {
        let columns = line.components(separatedBy: "  ")
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        guard columns.count == 5, let verdict = Verdict(columns[3], by: columns[4]) else {
            return nil
        }
        return columns[0].components(separatedBy: ", ").map { who in
            AccessRow(
                home: home, who: who, action: action, thing: columns[1], state: columns[2],
                verdict: verdict)
        }
    }
}

extension Verdict {
    fileprivate init?(_ answer: String, by cause: String) {
        let policies = Set(cause.components(separatedBy: " + "))
        switch (answer, cause) {
        case ("no", "missing"): self = .missing
        case ("no", "sign in"): self = .signIn
        case ("no", "household"): self = .household
        case ("no", "-"): self = .no(by: [])
        case ("no", _) where policies.contains("role"):
            self = .role(by: policies.subtracting(["role"]))
        case ("no", _): self = .no(by: policies)
        case ("yes", _): self = .yes(by: policies)
        default: return nil
        }
    }

    /// The policies it names.
    var policies: Set<String> {
        switch self {
        case .yes(let policies), .no(let policies), .role(let policies): policies
        case .missing, .signIn, .household: []
        }
    }
}

/// A program whose files become lists.
package enum ForeignFormat: String, CaseIterable, Sendable {
    case taskmate, choreops, kidschores, donetick, grocy
}

extension ForeignFormat {
    /// What the program calls itself.
    package var name: String {
        switch self {
        case .taskmate: "TaskMate"
        case .choreops: "ChoreOps"
        case .kidschores: "KidsChores"
        case .donetick: "Donetick"
        case .grocy: "Grocy"
        }
    }

    /// Whether it keeps what it has in an SQLite file; else it is JSON.
    var isDatabase: Bool {
        switch self {
        case .taskmate, .choreops, .kidschores: false
        case .donetick, .grocy: true
        }
    }
}

#if Server
    /// Somebody of the family that looks at the board.
    enum Person: String, CaseIterable, Sendable {
        case anna, mia, max

        /// A password, or the code of a child.
        var secret: String {
            switch self {
            case .anna: "quiet river lamp anna"
            case .mia: "493817"
            case .max: "quiet river lamp max"
            }
        }

        /// What their browser asks for; German has the longer words.
        var language: String { self == .max ? "de" : "en" }

        /// The pages that are theirs.
        var pages: [String] {
            switch self {
            case .anna: ["/day", "/ok", "/week", "/family", "/add", "/shop", "/money"]
            case .mia, .max: ["/day", "/goal", "/shop", "/badges", "/week", "/family", "/money"]
            }
        }
    }
#endif

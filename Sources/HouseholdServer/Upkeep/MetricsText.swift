#if Server
    /// Figures as Prometheus reads them: its text format, version 0.0.4.
    package struct MetricsText: Sendable {
        /// What the figures of a family are.
        package enum Kind: String, Sendable {
            case counter, gauge, histogram
        }

        /// What it is sent as.
        package static let contentType = "text/plain; version=0.0.4; charset=utf-8"

        /// What is written so far; each line ends, as the format wants it of the last one, too.
        package private(set) var text = ""

        /// Nothing is written yet.
        package init() {}

        /// Begins a family, whose figures come next.
        package mutating func begin(_ name: String, _ kind: Kind, help: String) {
            text += "# HELP \(name) \(Self.escaped(help, quotes: false))\n"
            text += "# TYPE \(name) \(kind.rawValue)\n"
        }

        /// Writes one figure, which stands at those labels.
        package mutating func add(
            _ name: String, _ value: String, at labels: [(name: String, value: String)] = []
        ) {
            let pairs = labels.map { "\($0.name)=\"\(Self.escaped($0.value, quotes: true))\"" }
            let braced = pairs.isEmpty ? "" : "{\(pairs.joined(separator: ","))}"
            text += "\(name)\(braced) \(value)\n"
        }

        private static func escaped(_ text: String, quotes: Bool) -> String {
            var escaped = ""
            for sign in text.unicodeScalars {
                switch sign {
                case "\\": escaped += #"\\"#
                case "\n": escaped += #"\n"#
                case "\"" where quotes: escaped += #"\""#
                default: escaped.unicodeScalars.append(sign)
                }
            }
            return escaped
        }
    }
#endif

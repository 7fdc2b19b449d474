#if Server
    package import Foundation

    /// One line of the log: JSON, with nothing in it that somebody wrote.
    package struct LogLine: Encodable, Sendable {
        /// How much it is somebody's business.
        package enum Level: String, Comparable, Encodable, Sendable {
            case info, warning, error

            package static func < (one: Level, other: Level) -> Bool {
                one.rank < other.rank
            }

            private var rank: Int {
                switch self {
                case .info: 0
                case .warning: 1
                case .error: 2
                }
            }
        }

        private let time: String
        private let level: Level
        private let request: String?
        private let route: String?
        private let status: Int?
        private let ms: Double?
        private let codes: [String]?
        private let place: String?
        private var missed: Int?

        /// That a request was answered.
        ///
        /// - Parameters:
        ///   - time: When.
        ///   - level: Whose business it is.
        ///   - request: A number of the request that nothing else has.
        ///   - route: What was asked for.
        ///   - status: The status of the answer.
        ///   - duration: How long that took.
        ///   - codes: The codes of what went wrong.
        package init(
            at time: Date, _ level: Level, request: String, route: RouteName, status: Int,
            taking duration: Duration, codes: [String]
        ) {
            self.time = Self.written(time)
            (self.level, self.request, self.status) = (level, request, status)
            self.route = route.text
            ms = (duration / .milliseconds(1) * 10).rounded() / 10
            self.codes = codes.isEmpty ? nil : codes
            place = nil
        }

        /// That a library had something to say at that place of its source; not what, since addresses may stand in it.
        package init(at time: Date, _ level: Level, place: String) {
            self.time = Self.written(time)
            (self.level, self.place) = (level, place)
            (request, route, status, ms, codes) = (nil, nil, nil, nil, nil)
        }

        private static func written(_ time: Date) -> String {
            time.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
        }

        /// The line, before which so many were left out.
        package func bytes(missed: Int) -> [UInt8] {
            var line = self
            line.missed = missed == 0 ? nil : missed
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            guard let data = try? encoder.encode(line) else { return [] }
            return Array(data) + [UInt8(ascii: "\n")]
        }
    }
#endif

#if Server
    package import Foundation
    package import HouseholdService
    import Logging

    /// What a server writes down of what it did: what somebody may have to see to, and each request where that is wanted.
    package struct ServerLog: Sendable {
        private let least: LogLine.Level
        private let pen: LogPen
        private let now: @Sendable () -> Date

        /// One that `pen` writes, with each request if `isFull` says so.
        package init(_ pen: LogPen, full isFull: Bool, now: @escaping @Sendable () -> Date) {
            (self.pen, self.now) = (pen, now)
            least = isFull ? .info : .warning
        }

        /// Writes down that a request was answered; what asks every few seconds how the server is, is not of interest.
        package func write(
            _ route: RouteName, request: String, status: Int, taking time: Duration,
            problems: [ServiceError]
        ) {
            let level = Self.level(of: status, page: route.isPage, problems)
            guard level >= least, !route.isOfUpkeep else { return }
            let codes = Array(Set(problems.map(\.code))).sorted()
            let line = LogLine(
                at: now(), level, request: request, route: route, status: status, taking: time,
                codes: codes)
            pen.write { line.bytes(missed: $0) }
        }

        /// Where the libraries of the server say that something is wrong.
        var logger: Logger {
            var logger = Logger(label: "chorus") { [pen, now] _ in
                LibraryLog(pen: pen, now: now)
            }
            logger.logLevel = .error
            return logger
        }

        /// What breaks is to be mended, and wrong passwords and a busy server are to be known; everything else that is refused is
        /// a day's work.
        private static func level(
            of status: Int, page isPage: Bool, _ problems: [ServiceError]
        ) -> LogLine.Level {
            let step = RefusalStep(status: status, page: isPage)
            let own = step?.logLevel ?? (status >= 500 ? .error : .info)
            return max(own, problems.map(\.logLevel).max() ?? .info)
        }
    }

    extension RefusalStep {
        fileprivate var logLevel: LogLine.Level {
            switch self {
            case .signIn, .busy: .warning
            case .stranger, .limit, .session, .role, .rule, .page: .info
            }
        }
    }

    extension ServiceError {
        fileprivate var logLevel: LogLine.Level {
            if let step = RefusalStep(self) { return step.logLevel }
            return switch self {
            case .bug, .book, .hashing: .error
            case .dataFile(.interrupted): .warning
            case .dataFile: .error
            default: .info
            }
        }
    }

    /// Takes what libraries say, and writes down where they said it.
    private struct LibraryLog: LogHandler {
        let pen: LogPen
        let now: @Sendable () -> Date
        var metadata: Logger.Metadata = [:]
        var metadataProvider: Logger.MetadataProvider?
        var logLevel = Logger.Level.error

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            let line = LogLine(at: now(), .error, place: "\(event.file):\(event.line)")
            pen.write { line.bytes(missed: $0) }
        }
    }
#endif

#if Server
    package import Foundation
    import Synchronization

    /// How much a server has done since it began, in figures that say nothing of whose household it is.
    ///
    /// What stands at a figure is taken from lists of ours, so that neither a name nor an address comes into it, and nobody
    /// makes it longer by asking for what is not there.
    package final class Metrics: Sendable {
        private struct Answered: Hashable {
            let route: String
            let status: Int
        }

        private struct State {
            var requests: [Answered: Int] = [:]
            var refusals: [RefusalStep: Int] = [:]
            /// How many took as long as each of the bounds and longer than the one before; the last ones longer than all.
            var times = [Int](repeating: 0, count: bounds.count + 1)
            var seconds = 0.0
        }

        /// The bounds of how long an answer took, in milliseconds.
        private static let bounds = [1, 2, 5, 10, 20, 50, 100, 500]

        private let state = Mutex(State())
        private let start: Date

        /// Those of a server that began then.
        package init(since start: Date) {
            self.start = start
        }

        /// Counts a request to a route of ours that was answered with `status` after that time.
        package func count(_ route: String, _ status: Int, taking time: Duration) {
            let place = Self.bounds.firstIndex { time <= .milliseconds($0) } ?? Self.bounds.count
            state.withLock { state in
                state.requests[Answered(route: route, status: status), default: 0] += 1
                state.times[place] += 1
                state.seconds += time / .seconds(1)
            }
        }

        /// Counts that somebody was refused something.
        package func count(_ step: RefusalStep) {
            state.withLock { $0.refusals[step, default: 0] += 1 }
        }

        /// All of it, where so many listen to what happens, and the last copy of the data file is so many seconds old.
        package func text(streams: Int, backupAge: Double?) -> String {
            let state = state.withLock(\.self)
            var text = MetricsText()
            Self.addRequests(state, to: &text)
            Self.addTimes(state, to: &text)
            text.begin("chorus_refusals_total", .counter, help: "What was refused, by why.")
            for step in RefusalStep.allCases {
                text.add(
                    "chorus_refusals_total", "\(state.refusals[step] ?? 0)",
                    at: [("step", step.rawValue)])
            }
            text.begin("chorus_streams", .gauge, help: "How many listen to what happens now.")
            text.add("chorus_streams", "\(streams)")
            if let backupAge {
                text.begin(
                    "chorus_backup_age_seconds", .gauge,
                    help: "How old the last copy of the data is that the server keeps.")
                text.add("chorus_backup_age_seconds", "\(backupAge)")
            }
            text.begin(
                "process_start_time_seconds", .gauge,
                help: "When the server began, in seconds since 1970.")
            text.add("process_start_time_seconds", "\(start.timeIntervalSince1970)")
            return text.text
        }

        private static func addRequests(_ state: State, to text: inout MetricsText) {
            text.begin(
                "chorus_requests_total", .counter,
                help: "Requests that were answered, by what was asked for and HTTP status.")
            let all = state.requests.sorted {
                ($0.key.route, $0.key.status) < ($1.key.route, $1.key.status)
            }
            for (answered, count) in all {
                text.add(
                    "chorus_requests_total", "\(count)",
                    at: [("route", answered.route), ("status", "\(answered.status)")])
            }
        }

        private static func addTimes(_ state: State, to text: inout MetricsText) {
            text.begin(
                "chorus_request_seconds", .histogram,
                help: "How long it took until an answer was there, of a stream until it began.")
            var sum = 0
            for (bound, count) in zip(
                bounds.map { "\(Double($0) / 1_000)" } + ["+Inf"], state.times)
            {
                sum += count
                text.add("chorus_request_seconds_bucket", "\(sum)", at: [("le", bound)])
            }
            text.add("chorus_request_seconds_sum", "\(state.seconds)")
            text.add("chorus_request_seconds_count", "\(sum)")
        }
    }
#endif

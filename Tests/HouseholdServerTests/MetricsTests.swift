#if Server
    import Foundation
    import HouseholdServer
    import HouseholdService
    import TestSupport
    import Testing

    @Suite("The figures of a server")
    struct MetricsTests {
        private let metrics = Metrics(since: Date(timeIntervalSince1970: 1_800_000_000.5))

        private func exposition(
            streams: Int = 0, backupAge: Double? = nil
        ) throws -> Exposition {
            try Exposition(metrics.text(streams: streams, backupAge: backupAge))
        }

        @Test("are there before anything was asked, and are 0")
        func begin() throws {
            let figures = try exposition()
            #expect(
                figures.families.map(\.name) == [
                    "chorus_requests_total", "chorus_request_seconds", "chorus_refusals_total",
                    "chorus_streams", "process_start_time_seconds",
                ])
            #expect(figures["chorus_request_seconds_count"] == 0)
            #expect(figures["chorus_request_seconds_sum"] == 0)
            #expect(figures["chorus_streams"] == 0)
            #expect(figures["process_start_time_seconds"] == 1_800_000_000.5)
            for step in RefusalStep.allCases {
                #expect(figures["chorus_refusals_total", ["step": step.rawValue]] == 0)
            }
        }

        @Test("count by what was asked for, and by how it was answered")
        func countRequests() throws {
            for status in [200, 200, 503] {
                metrics.count("/health/ready", status, taking: .zero)
            }
            metrics.count("/wire/sign", 200, taking: .zero)
            metrics.count(.rule)
            metrics.count(.rule)
            let figures = try exposition(streams: 3)
            let name = "chorus_requests_total"
            #expect(figures[name, ["route": "/health/ready", "status": "200"]] == 2)
            #expect(figures[name, ["route": "/health/ready", "status": "503"]] == 1)
            #expect(figures[name, ["route": "/wire/sign", "status": "200"]] == 1)
            #expect(figures["chorus_refusals_total", ["step": "rule"]] == 2)
            #expect(figures["chorus_refusals_total", ["step": "role"]] == 0)
            #expect(figures["chorus_streams"] == 3)
        }

        @Test("say how old the last copy of the data is, where there is one")
        func tellBackup() throws {
            #expect(try exposition(backupAge: 90.5)["chorus_backup_age_seconds"] == 90.5)
            #expect(try exposition()["chorus_backup_age_seconds"] == nil)
        }

        @Test("put each time below every bound that it keeps, and all below the endless one")
        func countTimes() throws {
            let times: [Duration] = [
                .zero, .milliseconds(1), .microseconds(1_001), .milliseconds(5), .milliseconds(6),
                .milliseconds(20), .milliseconds(50), .milliseconds(99), .milliseconds(500),
                .milliseconds(501), .seconds(60),
            ]
            for time in times { metrics.count("/day", 200, taking: time) }
            let figures = try exposition()
            let bounds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5]
            let found = bounds.map { figures["chorus_request_seconds_bucket", ["le": "\($0)"]] }
            #expect(found == [2, 3, 4, 5, 6, 7, 8, 9])
            #expect(figures["chorus_request_seconds_bucket", ["le": "+Inf"]] == 11)
            #expect(figures["chorus_request_seconds_count"] == 11)
            let sum = try #require(figures["chorus_request_seconds_sum"])
            #expect(abs(sum - 61.183001) < 0.000_001)
        }

        @Test("are written so that no word in them ends a line or a label")
        func escape() throws {
            var text = MetricsText()
            text.begin("a_total", .counter, help: "back\\slash, \"quote\"\nand line")
            text.add("a_total", "1", at: [("one", "a\\b\"c\nd"), ("two", "")])
            #expect(
                text.text == #"""
                    # HELP a_total back\\slash, "quote"\nand line
                    # TYPE a_total counter
                    a_total{one="a\\b\"c\nd",two=""} 1

                    """#)
            let figures = try Exposition(text.text)
            #expect(figures["a_total", ["one": "a\\b\"c\nd", "two": ""]] == 1)
            #expect(MetricsText.contentType == "text/plain; version=0.0.4; charset=utf-8")
        }

        @Test("call a request by what of ours it is, and never by what was written in it")
        func name() {
            #expect(RouteName(template: "/day", asked: nil).text == "/day")
            #expect(RouteName(template: nil, asked: nil).text == "none")
            #expect(RouteName(template: nil, asked: "Mia").text == "none")
            #expect(RouteName(template: "/of/:name", asked: "Mia").text == "/of/:name")
            let template = "/wire/ask/:name"
            #expect(
                RouteName(template: template, asked: "ListChores").text == "/wire/ask/ListChores")
            #expect(
                RouteName(template: template, asked: "questions").text == "/wire/ask/questions")
            for name in ["Mia", "listchores", "", "ListChores%20", "LogIn"] {
                #expect(
                    RouteName(template: template, asked: name).text == "/wire/ask/unknown")
            }
        }

        @Test("tell a wrong password from a rule, and both from a slip of the pen")
        func tellSteps() {
            #expect(RefusalStep(.account(.signInRefused)) == .signIn)
            #expect(RefusalStep(.device(.codeRefused)) == .signIn)
            #expect(RefusalStep(.account(.notSignedIn)) == .session)
            #expect(RefusalStep(.dataFile(.busy)) == .busy)
            #expect(RefusalStep(.notFound(.chore, "9")) == nil)
            #expect(RefusalStep(.noHousehold) == nil)
            #expect(RefusalStep(status: 403, page: false) == .stranger)
            #expect(RefusalStep(status: 403, page: true) == .page)
            #expect(RefusalStep(status: 401, page: true) == .signIn)
            #expect(RefusalStep(status: 401, page: false) == .session)
            #expect(RefusalStep(status: 429, page: true) == .limit)
            #expect(RefusalStep(status: 200, page: true) == nil)
            #expect(RefusalStep(status: 404, page: false) == nil)
        }
    }
#endif

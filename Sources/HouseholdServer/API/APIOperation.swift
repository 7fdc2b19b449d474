#if Server
    import Foundation
    import HTTPTypes
    import HouseholdModel
    import HouseholdService

    /// Something that programs can ask for or do at a server: where, with what, and what is answered.
    ///
    /// What is here is what there is: the routes and the document that describes them are made of this one table.
    struct APIOperation: Sendable {
        /// What it comes to at the gate.
        enum Work: Sendable {
            case asks(@Sendable (APIArguments) throws(ServiceError) -> any Inquiry)
            case changes(@Sendable (APIArguments) throws(ServiceError) -> any Change)
            /// It goes on until somebody goes, and so is written as it comes.
            case listens
            case signsIn
            case signsOut
        }

        /// What is answered, by the schema of answers.
        enum Content: Sendable {
            /// What a command writes with `--json`.
            case command(String)
            /// Something that several commands write.
            case definition(String)
            case session
            /// That something happened, as often as it does (Server-Sent Events).
            case events
            case nothing
        }

        /// How a list comes in pages.
        struct Paging: Sendable {
            /// How many come where nobody says how many.
            static let usual = 100
            static let limit = APIParameter(
                "limit", .count(upTo: 200), "At most how many; without it \(usual).")
            /// What says behind what a page begins.
            static let after = "after"
            static let number = APIParameter(
                after, .number, "The number of the one behind which the page begins.")

            /// What says how many there are at most on a page.
            var limit = Self.limit
            /// What says behind what a page begins.
            let after: APIParameter
            /// What it says of the page behind an answer; `nil` where there is none.
            let last: @Sendable (any Sendable) -> String?

            /// By a number of each thing.
            ///
            /// What is behind may be nothing.
            static func by<Thing: Sendable>(
                _ number: @escaping @Sendable (Thing) -> Int
            ) -> Paging {
                Paging(after: Self.number) { answer in
                    (answer as? [Thing] ?? []).last.map { String(number($0)) }
                }
            }

            /// By the place of a thing in that list, as a page of it names the last on it; what comes whole has none, and no
            /// pages but with those words.
            static func byPlace(
                in list: APIParameter.List, onlyWith words: String? = nil
            ) -> Paging {
                let after = APIParameter(
                    after, .place(in: list),
                    "Behind which the page begins, as the page before says it (Link).")
                func bound(_ parameter: APIParameter) -> APIParameter {
                    words.map { parameter.only(with: $0) } ?? parameter
                }
                return Paging(limit: bound(limit), after: bound(after)) {
                    ($0 as? any ListPage)?.nextText
                }
            }
        }

        let method: HTTPRequest.Method
        let path: String
        /// What it does, for whoever reads the document.
        let summary: String
        let queryParameters: [APIParameter]
        /// What is sent as JSON: what stands in an address others may write down on the way.
        var bodyParameters: [APIParameter] = []
        /// How what is answered comes in pages, if it does.
        var paging: Paging?
        let content: Content
        let work: Work

        static let number = APIParameter("number", .number, "The number that lists show.")
        static let who = APIParameter("who", .person, "A member's user name.")

        /// What stands in the path in place of something.
        var pathParameters: [APIParameter] {
            [Self.number, Self.who].filter { path.contains("{\($0.name)}") }
        }

        /// By what clients call it, such as `getChoresNumber`.
        var id: String {
            let parts = path.split { !$0.isLetter && !$0.isNumber }.dropFirst()
            return method.rawValue.lowercased() + parts.map(\.capitalized).joined()
        }

        /// How it is answered where it was done.
        var status: HTTPResponse.Status {
            switch content {
            case .nothing: .noContent
            case .session: .created
            case .command, .definition, .events: .ok
            }
        }

        /// Whether the same request may come twice and is done once, by the name that it has.
        var isNamed: Bool { if case .changes = work { true } else { false } }

        /// Whether JSON is sent with it.
        var takesJSON: Bool {
            if case .signsIn = work { true } else { !bodyParameters.isEmpty }
        }

        /// Whether it is for whoever is signed in only.
        var isOfSession: Bool { if case .signsIn = work { false } else { true } }

        private static func get(
            _ path: String, _ summary: String, _ parameters: APIParameter...,
            inPages paging: Paging? = nil, as command: String,
            asking question:
                @escaping @Sendable (APIArguments) throws(ServiceError) -> any Inquiry
        ) -> APIOperation {
            APIOperation(
                method: .get, path: path, summary: summary,
                queryParameters: parameters + (paging.map { [$0.limit, $0.after] } ?? []),
                paging: paging, content: .command(command), work: .asks(question))
        }

        private static func change(
            _ method: HTTPRequest.Method, _ path: String, _ summary: String,
            _ parameters: APIParameter..., told body: [APIParameter] = [], as definition: String,
            doing operation:
                @escaping @Sendable (APIArguments) throws(ServiceError) -> any Change
        ) -> APIOperation {
            APIOperation(
                method: method, path: path, summary: summary, queryParameters: parameters,
                bodyParameters: body, content: .definition(definition), work: .changes(operation))
        }
    }

    // MARK: - All of them

    extension APIOperation {
        /// Everything that programs can ask for or do.
        static let all = people + chores + points + money + rewards + notices

        private static let people: [APIOperation] = [
            APIOperation(
                method: .post, path: "/v1/sessions",
                summary: "Signs in with a user name and a password or code.", queryParameters: [],
                content: .session, work: .signsIn),
            APIOperation(
                method: .delete, path: "/v1/sessions/current", summary: "Signs out.",
                queryParameters: [], content: .nothing, work: .signsOut),
            get("/v1/account", "Who is signed in.", as: "whoami") { _ in ShowAccount() },
            get("/v1/household", "The household and its members.", as: "household show") { _ in
                ShowHousehold()
            },
            get("/v1/profile/{who}", "A member's profile.", as: "profile show") {
                ShowProfile(of: $0.text(who))
            },
            get(
                "/v1/absences", "Who is away, and when, those that begin first before the others.",
                .anybody, everything, inPages: .byPlace(in: .absences), as: "absence list"
            ) {
                ListAbsencePage(
                    of: $0.person, all: $0.isSet(everything), limit: $0.limit, after: $0.place())
            },
        ]

        private static let everything = APIParameter(
            "all", .flag, "Also what is over.")
        private static let filter = APIParameter.word(
            "filter", of: ListChores.Filter.self, "Which chores; without it those that are open.")
        /// With which words chores come in pages.
        private static let endless = "filter=all or filter=completed"
        private static let range = APIParameter.word(
            "range", of: ShowCalendar.Range.self, "How far ahead; without it a week.")

        private static let chores: [APIOperation] = [
            get(
                "/v1/chores",
                "Chores, late ones first, what was done last; with all and completed in pages.",
                filter, .anybody, inPages: .byPlace(in: .chores, onlyWith: endless),
                as: "chore list"
            ) { arguments throws(ServiceError) in
                let wanted = arguments.word(filter) ?? ListChores.Filter.open
                let person = arguments.person
                if let endless = ListChorePage.Filter(rawValue: wanted.rawValue) {
                    return ListChorePage(
                        endless, for: person, limit: arguments.limit, after: arguments.place())
                }
                try arguments.takeNoPage()
                return ListChores(wanted, for: person)
            },
            get("/v1/chores/{number}", "A chore.", .day, .person, as: "chore show") {
                ShowChore($0.number, on: $0.day(.day), of: $0.person)
            },
            change(
                .post, "/v1/chores/{number}/completion",
                "Marks a chore as done, by whoever is signed in or for somebody.", .day, .person,
                as: "completion"
            ) { arguments in
                guard let doer = arguments.person else {
                    return CompleteChore(arguments.number, on: arguments.day(.day))
                }
                return CompleteChoreFor(arguments.number, on: arguments.day(.day), doer: doer)
            },
            change(
                .delete, "/v1/chores/{number}/completion", "Takes back that a chore was done.",
                .day, .person, as: "completion"
            ) { UndoChore($0.number, on: $0.day(.day), of: $0.person) },
            change(
                .post, "/v1/chores/{number}/approval", "Says OK to what was done.", .day, .person,
                as: "completion"
            ) { ApproveChore($0.number, on: $0.day(.day), of: $0.person) },
            get("/v1/calendar", "What is to come, by days.", range, .anybody, as: "chore calendar")
            {
                ShowCalendar($0.word(range) ?? .week, for: $0.person)
            },
        ]

        private static let owed = APIParameter(
            "owed", .flag, "What was granted and not given yet, in place of what was asked for.")
        private static let period = APIParameter.word(
            "period", of: Period.self, "Of which time; without it this week.")

        private static let points: [APIOperation] = [
            get("/v1/points", "What a member has.", .person, as: "points show") {
                ShowPoints(of: $0.person)
            },
            get(
                "/v1/points/history", "A member's book, newest first.", .person,
                inPages: .byPlace(in: .entries), as: "points history"
            ) { ShowPointsPage(of: $0.person, limit: $0.limit, after: $0.place()) },
            get("/v1/badges", "A member's badges.", .person, as: "badge list") {
                ListBadges(of: $0.person)
            },
            get("/v1/leaderboard", "Who earned how much.", period, as: "leaderboard") {
                ShowLeaderboard($0.word(period) ?? .week)
            },
            get("/v1/stats", "A member's numbers.", .person, as: "stats") {
                ShowStats(of: $0.person)
            },
        ]

        private static let partner = APIParameter(
            "for", .person, "A member's user name; without it all that whoever asks may see.")

        private static let money: [APIOperation] = [
            get(
                "/v1/money", "What is owed to whom, and what for, in what money.", partner,
                as: "money list"
            ) { ListMoney(of: $0.person) }
        ]

        private static let details = APIParameter(
            "description", .text(upTo: 2_000), "More about it.")
        private static let why = APIParameter(
            "why", .text(upTo: 2_000), "Why; whoever wished reads it.")

        private static let rewards: [APIOperation] = [
            get("/v1/rewards", "What points can become.", as: "reward list") { _ in ListRewards() },
            change(
                .post, "/v1/rewards/{number}/requests", "Asks for a reward.", as: "request"
            ) { RequestReward($0.number) },
            get("/v1/requests", "What was asked for.", owed, as: "reward requests") {
                ListRequests(owed: $0.isSet(owed))
            },
            get("/v1/wishes", "What is wished for and waits.", as: "reward wishes") { _ in
                ListWishes()
            },
            change(
                .post, "/v1/wishes", "Wishes for a reward.", told: [.title, details], as: "wish"
            ) { arguments throws(ServiceError) in
                try ProposeReward(title: arguments.title, details: arguments.note(details))
            },
            change(.delete, "/v1/wishes/{number}", "Takes a wish back.", as: "wish") {
                RetractWish($0.number)
            },
            change(
                .post, "/v1/wishes/{number}/price",
                "Says what a wish costs: it is a reward from then on, with its number.",
                told: [.points], as: "reward"
            ) { arguments throws(ServiceError) in
                try PriceWish(arguments.number, at: arguments.points)
            },
            change(
                .post, "/v1/wishes/{number}/refusal", "Says no to a wish.", told: [why],
                as: "wish"
            ) { arguments throws(ServiceError) in
                try RefuseWish(arguments.number, because: arguments.note(why))
            },
            get("/v1/goal", "What a member saves for.", .person, as: "goal show") {
                ShowGoal(of: $0.person)
            },
            change(
                .post, "/v1/goal/deposits", "Puts points into the jar for a goal.", .person,
                told: [.points], as: "goal"
            ) { arguments throws(ServiceError) in
                try SaveForGoal(arguments.points, for: arguments.person)
            },
            change(
                .post, "/v1/goal/withdrawals", "Takes points out of the jar for a goal.", .person,
                told: [.points], as: "goal"
            ) { arguments throws(ServiceError) in
                try TakeFromJar(arguments.points, of: arguments.person)
            },
        ]

        private static let unread = APIParameter("unread", .flag, "Only what was not read yet.")

        private static let notices: [APIOperation] = [
            get(
                "/v1/notices",
                "News for whoever is signed in, newest first; unread ones oldest first.", unread,
                inPages: .by { (notice: NoticeView) in notice.number }, as: "notice list"
            ) { ListNotices(unread: $0.isSet(unread), limit: $0.limit, after: $0.after) },
            APIOperation(
                method: .get, path: "/v1/events",
                summary: "Tells that something happened at home, as often as it does.",
                queryParameters: [], content: .events, work: .listens),
        ]
    }
#endif

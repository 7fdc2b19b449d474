#if Server
    import HouseholdService
    import HouseholdWeb
    import HouseholdWords

    // What each page asks the gate, all of it of one moment.

    extension BoardDesk {
        /// A page that is written for somebody.
        typealias Written = (html: HTML, visit: Visit)

        /// The page at a route for whoever is signed in, or one that says why it is not here; `nil` where they need
        /// another one.
        func html(
            at route: BoardRoute, _ sheet: Sheet
        ) async throws(ServiceError) -> Written? {
            let written = try await own(at: route, sheet)
            guard let visit = written?.visit, !visit.has(route) else { return written }
            return (elsewherePage(at: route, problem: sheet.problem, for: visit), visit)
        }

        private func own(
            at route: BoardRoute, _ sheet: Sheet
        ) async throws(ServiceError) -> Written? {
            switch route {
            case .day: return try await day(sheet)
            case .goal: return try await goal(sheet)
            case .shop: return try await shop(sheet)
            case .badges: return try await badges(sheet)
            case .money: return try await money(sheet)
            case .answers: return try await answers(sheet)
            case .week: return try await week(sheet)
            case .family: return try await family(sheet)
            case .add: return try await add(sheet)
            default:
                _ = try visit(of: try await gate.asker(of: sheet.asked.caller), sheet.asked)
                return nil
            }
        }

        /// What waits for whoever looks, of which each page shows how much it is.
        private struct Waiting {
            let chores: Result<[ChoreView], ServiceError>
            let requests: Result<[RequestView], ServiceError>
            let wishes: [WishView]
        }

        /// What comes of questions, and for whom, who is told on each page how much waits for them, and whether there is
        /// anything to see of money.
        private func ask<each Op: Inquiry>(
            _ questions: repeat each Op, for sheet: Sheet
        ) async throws(ServiceError) -> (
            found: (repeat Result<(each Op).Output, ServiceError>), waiting: Waiting, visit: Visit
        ) {
            var all: [any Inquiry] = [
                ListChores(.waiting), ListRequests(), ListWishes(), ShowMoneyTerms(),
            ]
            repeat all.append(each questions)
            let (outputs, asker) = try await gate.answers(toAll: all, as: sheet.asked.caller)
            var rest = outputs[...]
            let waiting = Waiting(
                chores: Self.next(of: ListChores.self, in: &rest),
                requests: Self.next(of: ListRequests.self, in: &rest),
                wishes: (try? Self.next(of: ListWishes.self, in: &rest).get()) ?? [])
            let terms = Self.next(of: ShowMoneyTerms.self, in: &rest)
            let found = (repeat Self.next(of: (each Op).self, in: &rest))
            let visit = try visit(of: asker, sheet.asked).counting(
                (try? waiting.chores.get()) ?? [], (try? waiting.requests.get()) ?? [],
                waiting.wishes
            ).reckoning(in: try? terms.get())
            return (found, waiting, visit)
        }

        /// What came of the first question that is left.
        private static func next<Op: Inquiry>(
            of _: Op.Type, in rest: inout ArraySlice<Result<any Codable & Sendable, ServiceError>>
        ) -> Result<Op.Output, ServiceError> {
            (rest.popFirst() ?? .failure(.bug("a question without an answer")))
                .flatMap { output in
                    (output as? Op.Output).map { .success($0) }
                        ?? .failure(.bug("another answer than was asked for"))
                }
        }

        private func day(_ sheet: Sheet) async throws(ServiceError) -> Written {
            let (found, _, visit) = try await ask(
                ListChores(.today), ShowGoal(), ListNotices(unread: true), ListChores(.open),
                ListChores(.offered), for: sheet)
            let chores = try found.0.get()
            let open = ((try? found.3.get()) ?? []).filter { $0.state == .open }
            let today = Set(chores.map(\.number))
            let undated = Set(
                chores.filter { $0.state == .open && $0.due == nil }.map(\.number))
            let anyTime = open.filter { chore in
                chore.due == nil && !undated.contains(chore.number)
                    || visit.home.today.map(chore.isForAnyDay) ?? false
                        && !today.contains(chore.number)
            }
            let html = dayPage(
                chores, anyTime: anyTime, offers: (try? found.4.get()) ?? [],
                goal: try? found.1.get(), news: (try? found.2.get()) ?? [], done: sheet.done,
                told: sheet.told == .done ? nil : sheet.told, problem: sheet.problem, for: visit)
            return (html, visit)
        }

        private func goal(_ sheet: Sheet) async throws(ServiceError) -> Written {
            let (found, _, visit) = try await ask(ShowGoal(), ListRewards(), for: sheet)
            let html = goalPage(
                try? found.0.get(), rewards: try found.1.get(), told: sheet.told,
                problem: sheet.problem, for: visit)
            return (html, visit)
        }

        private func shop(_ sheet: Sheet) async throws(ServiceError) -> Written {
            let (found, waiting, visit) = try await ask(ListRewards(), for: sheet)
            let html = shopPage(
                try found.get(), requests: try waiting.requests.get(), wishes: waiting.wishes,
                draft: sheet.draft.title, told: sheet.told, problem: sheet.problem, for: visit)
            return (html, visit)
        }

        private func badges(_ sheet: Sheet) async throws(ServiceError) -> Written {
            let (found, _, visit) = try await ask(ListBadges(), for: sheet)
            return (badgesPage(try found.get(), for: visit), visit)
        }

        private func money(_ sheet: Sheet) async throws(ServiceError) -> Written {
            let (found, _, visit) = try await ask(ListMoney(), for: sheet)
            return (moneyPage(try found.get(), for: visit), visit)
        }

        private func answers(_ sheet: Sheet) async throws(ServiceError) -> Written {
            let (owed, waiting, visit) = try await ask(ListRequests(owed: true), for: sheet)
            let html = answersPage(
                try waiting.chores.get(), requests: try waiting.requests.get(),
                wishes: waiting.wishes, owed: (try? owed.get()) ?? [], told: sheet.told,
                problem: sheet.problem, for: visit)
            return (html, visit)
        }

        private func week(_ sheet: Sheet) async throws(ServiceError) -> Written {
            let (found, _, visit) = try await ask(ShowCalendar(.week), for: sheet)
            return (weekPage(try found.get(), for: visit), visit)
        }

        private func family(_ sheet: Sheet) async throws(ServiceError) -> Written {
            let (found, _, visit) = try await ask(ShowHousehold(), ShowPrivacy(), for: sheet)
            let html = familyPage(try found.0.get(), privacy: try? found.1.get(), for: visit)
            return (html, visit)
        }

        private func add(_ sheet: Sheet) async throws(ServiceError) -> Written {
            let (_, _, visit) = try await ask(for: sheet)
            let html = addPage(
                sheet.draft, told: sheet.told, problem: sheet.problem, for: visit)
            return (html, visit)
        }
    }
#endif

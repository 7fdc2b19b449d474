import Household
import HouseholdService

extension Conversation {
    /// Talks with the person at the terminal until they leave.
    func converse() async -> ExitStatus {
        source = .prompt
        do throws(Failure) {
            _ = try gateIfAny()
        } catch {
            return await tell(error)
        }
        await greet()
        while true {
            options = base
            let account = await account()
            await tellNews(to: account)
            if isDeserted {
                isDeserted = false
                await lockUp(for: .owner)
                if locked != nil, await !unlock() { return .done }
                continue
            }
            switch await console.askLine(await lineRequest(for: account)) {
            case .end:
                console.complain("\n")
                if await leaves() { return .done }
            case .interrupted: continue
            case .idle, .resumed: await lockUp(for: .owner)
            case .unreadable(let why): _ = await tell(.value(why))
            case .text(let line):
                lineHistory(of: account)?.add(line)
                let word = line.drop { $0.isWhitespace }
                if word.isEmpty || word.hasPrefix("#") { continue }
                guard Self.leaving.contains(String(word)) else {
                    _ = await run(line: await meant(by: String(word)))
                    break
                }
                if await leaves() { return .done }
            }
            if locked != nil, await !unlock() { return .done }
        }
    }

    /// Whether the program ends; whoever leaves a kiosk makes room for the next.
    private func leaves() async -> Bool {
        guard await account() != nil else { return true }
        guard isKiosk else {
            console.complain("You stay signed in on this device. `logout` signs you out.\n")
            return true
        }
        await lockUp(for: .anybody)
        return false
    }

    /// What only shows something that may be different a moment later.
    private static let views = [
        "today", "week", "chores", "chore list", "chore calendar", "points", "rewards",
        "reward list", "reward requests", "badges", "top", "leaderboard", "stats", "notice list",
    ]

    static let leaving: Set<String> = ["quit", "exit", "bye", "q", ":q"]

    func greet() async {
        options = base
        if let account = await account() {
            await show(await Arrival(account, in: self).reply)
            if Setup(conversation: self).isUnfinished {
                await setUp { setup async throws(Failure) in try await setup.goOn() }
            }
            return
        }
        if await isNew {
            return await setUp { setup async throws(Failure) in try await setup.begin() }
        }
        let people = (try? peopleHere().lines) ?? []
        let lines = people.isEmpty ? ["Welcome. Nobody is signed in here."] : people
        console.write((lines.map(\.plain) + [Self.waysIn(people)]).joined(separator: "\n") + "\n")
    }

    /// Whether there is no household to sign in to.
    private var isNew: Bool {
        get async {
            do throws(Failure) {
                _ = try await perform(ShowHousehold())
                return false
            } catch {
                return error.explanation.code == "household.none"
            }
        }
    }

    private func setUp(_ steps: (Setup) async throws(Failure) -> Void) async {
        do throws(Failure) {
            try await steps(Setup(conversation: self))
        } catch {
            _ = await tell(error)
        }
    }

    private static func waysIn(_ people: [TerminalText]) -> String {
        people.isEmpty
            ? "  register   for the first parent     join   for a child with a key     login NAME"
            : "Type your number, or:  login NAME   join   register"
    }

    /// A line as it is run: where nobody is signed in a number names somebody who was here before.
    private func meant(by line: String) async -> String {
        if ["?", "h", "/help"].contains(line) { return "help" }
        if line == "refresh" { return lastView }
        if Self.views.contains(where: { line == $0 || line.hasPrefix($0 + " ") }) {
            lastView = line
        }
        guard Int(line) != nil, await account() == nil,
            let username = try? peopleHere().username(line)
        else { return line }
        return "login \(username)"
    }

    /// Whose turn it is to type: `#` for parents, `>` for children.
    func prompt(for account: AccountView?) async -> String {
        guard let account else { return "chorus > " }
        guard let household = account.household else {
            return TerminalText("\(account.name) > ").plain
        }
        if base.plain {
            let role = account.role.map { account.role == .child ? "" : ", \($0.rawValue)" } ?? ""
            return TerminalText("\(account.username)\(role): ").plain
        }
        guard account.role == .child else { return TerminalText("\(household) # ").plain }
        let points = try? await perform(ShowPoints()).balance
        let name = TerminalText("\(account.username)")
        return "\(name.plain)\(points.map { " (\($0) pts)" } ?? "") > "
    }

    /// Tells what the person reached, and was answered, while away, once.
    private func tellNews(to account: AccountView?) async {
        guard account?.household != nil else { return }
        let news = await news()
        if !news.isEmpty { await show(Reply(news, news.tellings)) }
    }

    /// What the person was not told of yet; from now on it is told.
    func news() async -> [NoticeView] {
        guard let news = try? await perform(ListNotices(unread: true)), !news.isEmpty else {
            return []
        }
        return (try? await perform(ReadNotices())) ?? []
    }
}

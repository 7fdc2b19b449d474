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
            await tellNews()
            switch await console.ask(await prompt()) {
            case .end:
                console.complain("\n")
                return .done
            case .interrupted: continue
            case .unreadable(let why): _ = await tell(.value(why))
            case .text(let line):
                let word = line.drop { $0.isWhitespace }
                if word.isEmpty || word.hasPrefix("#") { continue }
                if ["quit", "exit", "bye", "q", ":q"].contains(String(word)) { return .done }
                _ = await run(line: ["?", "h", "/help"].contains(word) ? "help" : String(word))
            }
        }
    }

    private func greet() async {
        options = base
        guard let account = await account() else {
            let lines = ["Welcome. Nobody is signed in here.", Self.waysIn]
            return console.write(lines.joined(separator: "\n") + "\n")
        }
        show(await Arrival(account, in: self).reply)
    }

    static let waysIn =
        "  register   for the first parent     join   for a child with a key     login NAME"

    /// Whose turn it is to type: `#` for parents, `>` for children.
    private func prompt() async -> String {
        options = base
        guard let account = await account() else { return "chorus > " }
        guard let household = account.household else {
            return TerminalText("\(account.name) > ").plain
        }
        guard account.role == .child else { return TerminalText("\(household) # ").plain }
        let points = try? await perform(ShowPoints()).balance
        let name = TerminalText("\(account.username)")
        return "\(name.plain)\(points.map { " (\($0) pts)" } ?? "") > "
    }

    /// Tells what the person reached, and was answered, while away, once.
    private func tellNews() async {
        options = base
        guard await account()?.household != nil else { return }
        let news = await news()
        if !news.isEmpty { show(Reply(news, news.tellings)) }
    }

    /// What the person was not told of yet; from now on it is told.
    func news() async -> [NoticeView] {
        guard let news = try? await perform(ListNotices(unread: true)), !news.isEmpty else {
            return []
        }
        return (try? await perform(ReadNotices())) ?? []
    }
}

import HouseholdModel
import HouseholdService
import HouseholdWords
import LineEditor
import QuickAdd

/// The talk with the person at the terminal, line by line until they leave.
struct ShellSession {
    /// What runs the lines.
    let runner: LineRunner
    /// What was told above a line to whoever is here.
    private let told = ToldNotices()
    /// Tells that something happened at the household of whoever is here.
    let changes = ChangeListening()

    init(runner: LineRunner) {
        self.runner = runner
    }

    var context: CommandContext { runner.context }
    var session: Session { runner.context.session }
    var presenter: Presenter { runner.context.presenter }

    /// Talks until they leave.
    func converse(isKiosk: Bool) async -> ExitStatus {
        context.source = .prompt(isKiosk: isKiosk)
        runner.begin()
        do throws(Failure) {
            if let (door, file) = try session.doorIfAny(), session.household != nil {
                let caller = try session.caller(file)
                _ = try await reporting { () async throws(ServiceError) in
                    try await door.asker(of: caller)
                }
            }
            // A kiosk is nobody's, whoever was signed in before.
            if isKiosk, await session.account() != nil {
                try await context.endSession()
                presenter.console.clear()
            }
        } catch {
            return await context.reportError(error)
        }
        presenter.console.outlastInterrupts()
        if await !staysLocked() { await greet() }
        session.moveIn()
        let exit = await talk()
        await session.moveOut()
        return exit
    }

    private func talk() async -> ExitStatus {
        while true {
            if context.locked != nil, await !unlock() { return .done }
            if let how = context.desertion {
                context.desertion = nil
                await lockUp(for: .owner, found: how)
            } else if await !takeLine() {
                return .done
            }
            if context.locked != nil, await !unlock() { return .done }
            await runner.applySettings()
            if await session.isSignedOutElsewhere { await admitSignOut() }
            // What is told counts as read, so that somebody has to be there.
            if !context.isDeserted { await tellNews(to: await session.account()) }
        }
    }

    /// Asks for a line and runs it.
    ///
    /// - Returns: Whether the program goes on.
    private func takeLine() async -> Bool {
        let account = await session.account()
        let request = await lineRequest(for: account)
        let answer = await answer(to: request, for: account)
        session.doubtAsker()
        switch answer {
        case .end:
            presenter.console.complain("\n")
            return await !leaves()
        case .interrupted: break
        case .idle: await lockUp(for: .owner, found: .idle)
        case .resumed: await lockUp(for: .owner, found: .suspended)
        case .unreadable(let why): _ = await context.reportError(.value(Phrase(message: why)))
        case .text(let line): return await take(line, pasted: request.pasted.count, of: account)
        }
        return true
    }

    /// Waits for a line, and tells meanwhile what is new.
    private func answer(to request: LineRequest, for account: AccountView?) async -> Console.Answer
    {
        guard let watch = noticeWatch(for: account, told) else {
            return await presenter.console.askLine(request)
        }
        let messages = LineMessages()
        var request = request
        request.messages = messages
        told.begin(
            for: [account?.household, account?.username].compactMap(\.self).joined(separator: "/"),
            at: session.clock.now())
        let watching = Task { await watch.run(showing: messages) }
        let answer = await presenter.console.askLine(request)
        watching.cancel()
        await watching.value
        // What came too late to be seen, or where no line is edited, is told below the line.
        told.takeBack(messages.take().count)
        return answer
    }

    /// Does what a line says, which may be made of so many that were pasted.
    ///
    /// - Returns: Whether the program goes on.
    private func take(_ line: String, pasted count: Int, of account: AccountView?) async -> Bool {
        if presenter.settings.isOn(.history), !Self.hasSecret(line) {
            session.lineHistory(of: account)?.add(line)
        }
        let word = String(line.drop { $0.isWhitespace })
        if word.isEmpty || word.hasPrefix("#") { return true }
        if Self.isLeaving(word) { return await !leaves(byWord: true) }
        if ["clear", "cls"].contains(word.lowercased()) {
            presenter.console.clear()
            return true
        }
        if ["setup", "chorus"].contains(word.lowercased()),
            await setsUp(as: account, isAsked: true)
        {
            return true
        }
        guard account == nil else {
            if count > 1, let whole = PastedWhole(word) {
                await refuse(word, as: whole, pastedIn: count, by: account)
                return true
            }
            // Why a line was not done may be that somebody was signed out.
            let status = await runner.run(line: meant(by: word, of: account))
            if status != .done { session.doubtAsker() }
            return true
        }
        await comeIn(by: word)
        return true
    }

    /// Whether a line is refused since a secret stands in it, also where a quote is not closed.
    private static func hasSecret(_ line: String) -> Bool {
        let words =
            (try? Tokenizer.words(in: line).map(\.text))
            ?? line.split(whereSeparator: \.isWhitespace).map(String.init)
        // A key with its hyphens is kept as `[key]`.
        let isBareKey = Failure.misplacedKey(in: words).map { !$0.contains("-") } ?? false
        let pairs = zip(words, words.dropFirst())
        let isOfAccount = pairs.contains {
            ($0.0.lowercased(), $0.1.lowercased()) == ("money", "account")
        }
        return isBareKey || isOfAccount || LineHistory.hasAccount(line)
            || Failure.secretOption(in: words) != nil
    }

    /// Whether the program ends; whoever leaves a kiosk makes room for the next, and nobody leaves its list by a
    /// word.
    private func leaves(byWord isWord: Bool = false) async -> Bool {
        guard let account = await session.account() else {
            guard context.isKiosk, isWord else { return true }
            await greet()
            return false
        }
        guard context.isKiosk else {
            sayGoodbye(to: account.username)
            return true
        }
        await lockUp(for: .anybody)
        return false
    }

    /// Tells once on each device that leaving is not signing out.
    private func sayGoodbye(to username: String) {
        let note = try? session.ownFile("goodbye", of: username)
        guard (try? note?.read()) == nil else { return }
        presenter.note("You stay signed in on this device. `logout` signs you out.")
        try? note?.write(Array("1\n".utf8))
    }

    static let leaving: Set<String> = ["quit", "exit", "bye", "q", ":q"]

    /// Whether a line says that somebody leaves.
    static func isLeaving(_ line: String) -> Bool { leaving.contains(line.lowercased()) }

    /// A line as it is run: in easy mode a number alone names what is done.
    private func meant(by line: String, of account: AccountView?) -> String {
        if line == "refresh" { return context.recent.view }
        if ChorusCommand.isView(line) { context.recent.view = line }
        return Int(line) != nil && presenter.settings.isOn(.easy, for: account)
            ? "done \(line)" : line
    }

    /// Whose turn it is to type: `#` for parents, `>` for children.
    func prompt(for account: AccountView?) async -> String {
        guard let account else { return "chorus > " }
        guard let household = account.household else {
            let isWaiting = await session.asker()?.own?.waiting.isEmpty == false
            return isWaiting
                ? presenter.text("\(account.name) (waiting) > ").plain
                : TerminalText("\(account.name) > ").plain
        }
        guard !session.isOffline else {
            if presenter.settings.isOn(.plain) {
                return presenter.text("\(account.username), offline: ").plain
            }
            return account.role == .child
                ? presenter.text("\(account.username) (offline) > ").plain
                : presenter.text("\(household) (offline) # ").plain
        }
        if presenter.settings.isOn(.plain) {
            guard let role = account.role, role != .child else { return "\(account.username): " }
            let who: Phrase = "\(account.username), \(Phrase(message: role.rawValue))"
            let isOneOfSeveral = await session.asker()?.own?.hasSeveralHouseholds == true
            return presenter.text(isOneOfSeveral ? "\(who), \(household): " : "\(who): ").plain
        }
        guard account.role == .child else { return TerminalText("\(household) # ").plain }
        let asker = await session.asker()
        guard let points = asker?.toSpend else { return "\(account.username) > " }
        guard let jar = asker?.jar, jar > 0 else {
            return presenter.text("\(account.username) (\(points) pts) > ").plain
        }
        return presenter.text("\(account.username) (\(points) pts, \(jar) in the jar) > ").plain
    }

    /// Tells what the person reached, and was answered, while away, once.
    private func tellNews(to account: AccountView?) async {
        let refusals = await context.refusals()
        if !refusals.isEmpty { await context.present(Reply(refusals.count, refusals)) }
        guard account?.household != nil else { return }
        let news = await context.news(but: told.notices)
        if !news.isEmpty { await context.present(Reply(news, news.tellings)) }
    }
}

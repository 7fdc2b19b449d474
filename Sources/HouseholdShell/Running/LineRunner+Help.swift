import HouseholdJSON
import HouseholdModel
import HouseholdService
import HouseholdWords

extension LineRunner {
    /// Shows help, with what is for the reader alone.
    func show(_ subject: HelpText.Subject, _ given: LineOptions) async -> ExitStatus {
        await applySettings(given)
        let width = context.presenter.width
        switch subject {
        case .overview:
            let usable = await context.session.usableCommands()
            let lines = HelpText.overview(for: await context.session.account(), usable)
            await present(context.presenter.narrowed(lines))
        case .topic(let lines): await present(lines)
        case .schema:
            let schema = AnswerSchema.document(asAnswer: context.options.json)
            context.presenter.console.write(schema + "\n")
        case .options: await present(HelpPage.options(width: width))
        case .command(let words):
            let help = CommandHelp(startOf: words)
            if help.words.isEmpty || !help.verbs.isEmpty, let failure = HelpText.failure(words) {
                return await context.reportError(failure)
            }
            let usable = await usableCommands(in: help)
            await present(HelpPage(about: help, width: width, for: usable).lines)
        case .policies(let words):
            do {
                return try await run(ChorusCommand.parsed(words), words)
            } catch {
                return await context.reportError(error)
            }
        }
        return .done
    }

    private func present(_ lines: [Phrase]) async {
        await context.present(Reply(lines, lines))
    }

    /// The commands that a page lists for whoever is here; of all that there are parents read everything.
    private func usableCommands(in help: CommandHelp) async -> UsableCommands? {
        guard !help.verbs.isEmpty else { return nil }
        if help.words.isEmpty, await context.session.account()?.role?.isGuardian != false {
            return nil
        }
        return await context.session.usableCommands()
    }
}

extension Session {
    /// The commands that are of use to whoever is here.
    fileprivate func usableCommands() async -> UsableCommands? {
        guard let (door, file) = try? doorIfAny(), let caller = try? caller(file) else {
            return nil
        }
        return await door.usableCommands(for: caller)
    }
}

extension Presenter {
    /// The commands of an overview one below the other, where a screen has no room for columns.
    fileprivate func narrowed(_ lines: [Phrase]) -> [Phrase] {
        guard width < HelpPage.leastWidth, console.streams.outputIsTerminal, !options.json
        else { return lines }
        return lines.flatMap { line in
            HelpText.narrowed(text(line).plain, width: width).map { Phrase(verbatim: $0) }
        }
    }
}

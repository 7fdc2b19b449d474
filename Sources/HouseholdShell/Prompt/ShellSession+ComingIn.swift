import HouseholdModel
import HouseholdService
import HouseholdWords

// What is said where somebody starts the program, and what can be typed while nobody is signed in.

extension ShellSession {
    /// Greets whoever is signed in, and asks who is here where nobody is.
    func greet() async {
        await runner.applySettings()
        if let account = await session.account() {
            await context.present(await Greeting(account, in: context).reply)
            if await setsUp(as: account) { await runner.applySettings() }
            return
        }
        if await setsUp(as: nil) {
            await runner.applySettings()
            return
        }
        let people = (try? session.peopleHere().lines) ?? []
        guard people.isEmpty else { return ask(who: people) }
        let home = (try? session.doorIfAny())?.door.doorplate
        presenter.present(
            home.map { "Welcome. This is \($0). Nobody is signed in here." }
                ?? "Welcome. Nobody is signed in here.")
        presenter.present(
            "  login NAME   if you have a name here     join   if a parent gave you a key")
    }

    private func ask(who people: [Phrase]) {
        for line in people { presenter.present(line) }
        presenter.present("Type your number or name, or:  login NAME   join")
    }

    /// Takes a line while nobody is signed in: the number or the name of somebody who was here before, or a
    /// command.
    func comeIn(by line: String) async {
        let people = try? session.peopleHere()
        let names = people?.lines ?? []
        guard !Self.looksLikeCode(line) else {
            _ = await context.reportError(
                .usage(
                    names.isEmpty
                        ? "Type login and your name first." : "Type your number or name first."))
            return
        }
        let word = line.prefix { !$0.isWhitespace }.lowercased()
        let person =
            people?.username(line)
            ?? (ChorusCommand.isKnown(word)
                ? nil : people?.username(called: line) ?? stranger(line))
        let exit = await runner.run(line: person.map { "login \($0)" } ?? line)
        let isSignIn = person != nil || ["login", "switch"].contains(word)
        guard exit != .done, isSignIn, !names.isEmpty, !context.isDeserted,
            await session.account() == nil
        else { return }
        ask(who: names)
    }

    /// The user name of whoever types it in a kiosk where nobody was before.
    private func stranger(_ line: String) -> String? {
        guard context.isKiosk else { return nil }
        return (try? Username(line.lowercased()))?.text
    }

    /// Whether somebody typed a code where everybody can read it.
    private static func looksLikeCode(_ line: String) -> Bool {
        let signs = line.filter { !$0.isWhitespace && $0 != "-" }
        return signs.count >= 4 && signs.allSatisfy { $0.isASCII && $0.isNumber }
    }
}

// MARK: - Setting up

extension ShellSession {
    /// Makes a household where there is none, or goes on where that was stopped.
    ///
    /// - Parameters:
    ///   - account: Who is signed in.
    ///   - isAsked: Whether the person typed the word for it; who has an account and no household may wait for a key.
    /// - Returns: Whether there was anything to set up.
    func setsUp(as account: AccountView?, isAsked: Bool = false) async -> Bool {
        let setup = Setup(runner: runner)
        context.setup = CommandContext.SetupProgress()
        let isSet = await isSet(up: setup, as: account, isAsked: isAsked)
        let hasShownOnce = context.setup?.hasShownOnce == true
        context.setup = nil
        if hasShownOnce { await context.waitForReader() }
        return isSet
    }

    private func isSet(
        up setup: Setup, as account: AccountView?, isAsked: Bool
    ) async -> Bool {
        do throws(Failure) {
            if let account, account.household != nil {
                guard account.role?.isGuardian == true, setup.isUnfinished else { return false }
                try await setup.goOn()
            } else {
                let isWanted =
                    if let account { isAsked && account.kind == .adult } else { await isNew }
                guard isWanted else { return false }
                try await setup.begin(as: account)
            }
        } catch {
            let isStopped = error.explanation.exit == .interrupted
            let exit = await context.reportError(
                isStopped && setup.isUnfinished ? .stoppedHalfway : error)
            if exit == .interrupted {
                presenter.note(
                    setup.isUnfinished
                        ? "Type setup to go on with it." : "Type setup to begin again, or quit.")
            }
        }
        return true
    }

    /// Whether there is no household to sign in to.
    private var isNew: Bool {
        get async {
            do throws(Failure) {
                _ = try await context.perform(ShowHousehold())
                return false
            } catch {
                return error.cause == .noHousehold
            }
        }
    }
}

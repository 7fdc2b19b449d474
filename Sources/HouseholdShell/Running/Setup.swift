import Household
import HouseholdService

/// The way from nothing to a household with people and a first chore, in five steps.
///
/// Nothing is kept before the third step is done; whoever stops after it goes on at the fourth next time.
struct Setup {
    let conversation: Conversation

    /// Whether somebody stopped after the third step.
    var isUnfinished: Bool {
        (try? note()?.read()) != nil
    }

    /// Makes a household, and goes on; the first parent is whoever is signed in, or somebody new.
    func begin(as account: AccountView?) async throws(Failure) {
        say([
            "Welcome. Let's set up your household. It takes about two minutes.",
            "You can stop with Ctrl-C at any time; nothing is saved until step 3 is done.", "",
        ])
        let name = try await asked("1 of 5  What do you call your home? > ") { typed in
            try conversation.text(Title.self, typed, "name")
        }
        let (zone, weekStart) = try await calendar()
        let code = account == nil ? try await parent() : nil
        _ = try await conversation.perform(
            CreateHousehold(name: name, zone: zone, weekStart: weekStart, template: .family))
        try keepNote()
        try await showRecovery(code)
        try await goOn()
    }

    /// Adds children and a first chore.
    func goOn() async throws(Failure) {
        try await children()
        try await firstChore()
        try? note()?.remove()
        say(["", "Ready. Type help, or tour for a two-minute walk."])
    }
}

// MARK: - The steps

extension Setup {
    private func calendar() async throws(Failure) -> (Zone, Weekday) {
        let zone = conversation.systemZone
        let guess: Phrase =
            "2 of 5  Your time zone looks like \(zone.name), weeks start on Monday. OK?"
        if try await conversation.isYes(guess, byDefault: true) { return (zone, .monday) }
        let other = try await asked("        Your time zone [\(zone.name)] > ") { typed in
            if typed.isEmpty { return zone }
            let zone = try conversation.zone(typed)
            if zone.name != typed { conversation.show("        That is \(zone.name).") }
            return zone
        }
        let start = try await asked("        Weeks start on [monday] > ") { typed in
            if typed.isEmpty { return Weekday.monday }
            guard let day = Weekday(word: typed.lowercased()) else {
                throw ServiceError.value(field: "week start", expected: "a day such as monday")
            }
            return day
        }
        return (other, start)
    }

    /// Makes the first parent's account, which comes with a recovery code.
    private func parent() async throws(Failure) -> Confidential? {
        let name = try await asked("3 of 5  Your first name (you will be a parent) > ") { typed in
            try conversation.text(Name.self, typed, "name")
        }
        let likely = name.likelyUsername
        let question: Phrase =
            likely.map { "        A name to sign in with [\($0.text)] > " }
            ?? "        A name to sign in with > "
        let username = try await asked(question) { typed in
            if typed.isEmpty, let likely { return likely }
            return try conversation.text(Username.self, typed, "user name")
        }
        say(["        Choose a password, at least 12 characters; four words are good."])
        let password = try await conversation.newSecret("Password (it is not shown): ") {
            try $0.checkAsPassword(ofAdult: username, called: name)
        }
        let (gate, file) = try conversation.gate(creating: true)
        let signedIn = try await reporting {
            try await gate.register(
                username, name: name, email: nil, password: password,
                request: conversation.requestID())
        }
        try await conversation.keep(signedIn, in: file)
        return signedIn.recoveryCode
    }

    private func showRecovery(_ code: Confidential?) async throws(Failure) {
        guard let text = code?.reveal() else { return }
        let line = ("            \(text)" as Phrase).preformatted
        say([
            "        Saved. Write this recovery code down and keep it away from this computer:",
            line,
            """
                    Whoever uses this computer under your account can read the household's file with \
            other programs; `chorus` itself asks everybody who they are.
            """,
            "        Give children an account of their own on this computer if they are not to read it.",
        ])
        let question: Phrase = "        Type the code's last four characters to go on > "
        while try await asked(question, { $0.uppercased() }) != text.suffix(4) {
            _ = await conversation.tell(
                .value("Those are not its last four characters. This is the code:"))
            say([line])
        }
    }

    private func children() async throws(Failure) {
        var isMore = try await conversation.isYes("4 of 5  Add a child now?", byDefault: true)
        while isMore {
            let name = try await asked("        First name or nickname > ") { typed in
                try conversation.text(Name.self, typed, "name")
            }
            let signIn = try await reporting { try await conversation.signIn(nil, of: name) }
            let isAdded = await run(
                ["child", "add", name.text, "--sign-in", signIn.rawValue])
            // Whoever says yes to everything would add children for ever.
            guard !conversation.base.yes else { return }
            guard isAdded else { continue }
            isMore = try await conversation.isYes("        Another child?", byDefault: false)
        }
    }

    private func firstChore() async throws(Failure) {
        // What was corrected here was no line of commands.
        defer { conversation.prefill = "" }
        say(["5 of 5  A first chore? For example: Feed the cat every day at 18:00 2 points"])
        while true {
            let line = try await conversation.answer("        (Enter to skip) > ", option: "")
            guard let first = line.split(separator: " ").first else { return }
            if ["help", "?"].contains(first) {
                _ = await conversation.run(line: "help add")
                continue
            }
            // Here even the word `add` need not be said.
            let isCommand = ["add", "chore"].contains(first)
            if await conversation.run(line: isCommand ? line : "add \(line)") == .done { return }
        }
    }
}

// MARK: - Asking

extension Setup {
    private func say(_ lines: [Phrase]) {
        for line in lines { conversation.show(line) }
    }

    /// An answer that can be read; asks again until there is one.
    private func asked<Value>(
        _ prompt: Phrase, _ read: (String) throws -> Value
    ) async throws(Failure) -> Value {
        while true {
            let typed = try await conversation.answer(prompt, option: "")
            let words = typed.split(separator: " ").joined(separator: " ")
            do throws(Failure) {
                return try await reporting { try read(words) }
            } catch {
                _ = await conversation.tell(error)
            }
        }
    }

    /// Whether the command did what it says.
    private func run(_ words: [String]) async -> Bool {
        do {
            return await conversation.run(
                try ChorusCommand.parsed(words), words: words, typed: words) == .done
        } catch {
            _ = await conversation.tell(error)
            return false
        }
    }
}

// MARK: - Where to go on

extension Setup {
    /// The file that is there while the set-up is not finished.
    private func note() throws(Failure) -> PrivateFile? {
        try conversation.ownFile("setup")
    }

    private func keepNote() throws(Failure) {
        do {
            try note()?.write(Array("4\n".utf8))
        } catch let failure as Failure {
            throw failure
        } catch let problem as PrivateFile.Problem {
            throw Failure(
                Explanation(
                    "setup.unsafe", .cannotCreate, problem.message(about: "note of the set-up")))
        } catch {
            throw Failure(.bug(String(describing: error)))
        }
    }
}

import HouseholdModel
import HouseholdService
import HouseholdWords

// The household, its first parent and its children.

extension Setup {
    func name() async throws(Failure) -> Title {
        let usual = context.presenter.text("Our home").plain
        return try await asked("1 of 5  What do you call your home? [\(usual)] > ") { typed in
            try context.text(Title.self, typed.isEmpty ? usual : typed, "name")
        }
    }

    /// Where the household is, as this computer is set or as a city says, and when its weeks begin.
    func calendar() async throws(Failure) -> (Zone, Weekday) {
        let proposed = context.session.systemZone
        let guess: Phrase =
            """
            2 of 5  Your time zone looks like \(proposed.name), weeks start on Monday. OK? \
            A city is enough, too.
            """
        switch try await choice(guess, read(zone:)) {
        case .yes: return (proposed, .monday)
        case .value(let zone): return (zone, .monday)
        case .no: break
        }
        let zone = try await asked("        Your time zone [\(proposed.name)] > ") { typed in
            typed.isEmpty ? proposed : try read(zone: typed)
        }
        let start = try await asked("        Weeks start on [monday] > ") { typed in
            typed.isEmpty ? .monday : try context.weekday(typed)
        }
        return (zone, start)
    }

    private func read(zone typed: String) throws -> Zone {
        let zone = try context.zone(typed)
        if zone.name != typed { context.presenter.present("        That is \(zone.name).") }
        return zone
    }

    /// Makes the first parent's account, which comes with a recovery code.
    func parent() async throws(Failure) -> Confidential? {
        let name = try await asked(
            "3 of 5  Your first name (you will be a parent) > ",
            hint: "        Type what you are called at home, such as Anna."
        ) { typed in
            try context.text(Name.self, typed, "name")
        }
        let username = try await username(for: name)
        say([
            "        Choose a password, at least 12 characters.",
            "        Three or four words are good that nobody would say in one breath.",
        ])
        let password = try await context.newSecret(
            "Password (it is not shown): ", indent: "        "
        ) {
            try $0.checkAsPassword(ofAdult: username, called: name)
        }
        let (door, file) = try context.session.door(creating: true)
        let signedIn = try await reporting {
            try await door.register(
                username, name: name, email: nil, password: password, invitation: nil,
                inPlaceOf: .nobody, request: context.requestID())
        }
        try await context.keep(signedIn, in: file)
        return signedIn.recoveryCode
    }

    private func username(for name: Name) async throws(Failure) -> Username {
        guard let likely = name.likelyUsername else {
            return try await asked(
                "        A name to sign in with > ",
                hint: "        Letters from a to z and digits, such as anna2."
            ) { try context.text(Username.self, $0, "user name") }
        }
        return try await asked("        A name to sign in with [\(likely.text)] > ") { typed in
            typed.isEmpty ? likely : try context.text(Username.self, typed, "user name")
        }
    }

    /// Shows the code that makes a forgotten password good, until it was written down.
    func showRecovery(_ code: Confidential?) async throws(Failure) {
        guard let text = code?.reveal() else { return }
        let line = ("            \(text)" as Phrase).preformatted
        say([
            "        Saved. If you ever forget your password, this code helps. Write it on paper:",
            line,
        ])
        let question: Phrase = "        Its last four characters, to go on > "
        while true {
            let typed = try await asked(question) { $0.uppercased() }
            if typed.suffix(4) == text.suffix(4) { break }
            if !typed.isEmpty {
                _ = await context.reportError(
                    .value("Those are not its last four characters. This is the code:"))
            }
            say([line])
        }
        say([
            "        Good. Chorus asks everybody who they are. Other programs under your account don't."
        ])
    }
}

// MARK: - Children

extension Setup {
    /// A child that was added.
    struct Newcomer {
        /// The key with which it comes in.
        let key: IssuedKey
        /// How many years old it is, where that was said.
        let age: Int?
    }

    /// Adds one child after the other.
    func children() async throws(Failure) -> [Newcomer] {
        var added: [Newcomer] = []
        switch try await choice("4 of 5  Add a child now?", child) {
        case .no: return []
        case .yes:
            let named = try await asked(
                "        First name or nickname > ",
                hint: "        Type what the child is called at home, such as Mia.", child)
            try await add(named, to: &added)
        case .value(let named): try await add(named, to: &added)
        }
        // Whoever says yes to everything would add children for ever.
        guard !runner.base.yes else { return added }
        try await several(
            "        Another child? A name, or Enter to go on > ",
            more: "        Another child? A name, or Enter to go on > "
        ) { typed throws(Failure) in
            do throws(Failure) {
                try await add(try await reporting { try child(typed) }, to: &added)
                return true
            } catch  where error.explanation.exit != .interrupted {
                _ = await context.reportError(error)
                return false
            }
        }
        return added
    }

    /// A name, perhaps with an age behind it: `Mia 7`.
    private func child(_ typed: String) throws -> (name: Name, age: Int?) {
        let words = typed.split(separator: " ")
        let age = words.count > 1 ? words.last.flatMap { Int($0) } : nil
        let name = (age == nil ? words : words.dropLast()).joined(separator: " ")
        return (
            try context.text(Name.self, name, "name"),
            try age.map { try context.integer("\($0)", "age", in: 2...17) }
        )
    }

    private func add(
        _ child: (name: Name, age: Int?), to added: inout [Newcomer]
    ) async throws(Failure) {
        let name = child.name
        var age = child.age
        if age == nil, !context.options.yes {
            age = try await asked("        How old is \(name.text)? Enter leaves it out > ") {
                $0.isEmpty ? nil : try context.integer($0, "age", in: 2...17)
            }
        }
        let band = age.flatMap(AgeBand.init(age:))
        let isOld = age.map { $0 > 10 } ?? false
        let signIn = try await reporting {
            try await context.signIn(
                nil, of: name, byDefault: isOld ? .password : .code, indent: "        ")
        }
        do throws(Failure) {
            let key = try await reporting {
                _ = try await context.perform(
                    AddChild(name: name, signIn: signIn, ageBand: band))
                return try await context.issueKey(for: name.text)
            }
            added.append(Newcomer(key: key, age: age))
            await show(key)
        } catch {
            guard error.explanation.exit != .interrupted else { throw error }
            _ = await context.reportError(error)
        }
    }

    private func show(_ key: IssuedKey) async {
        guard let text = key.key.reveal() else { return }
        context.setup?.hasShownOnce = true
        let end = await HouseholdText(in: context).moment(key.expiresAt)
        say([
            "        \(key.member.name) is added.",
            ("        \(key.member.name)'s linking key: \(text)   works once, until \(end)"
                as Phrase).preformatted,
        ])
    }
}

extension AgeBand {
    /// The band of an age in years; younger ones count as the youngest, and older ones need none.
    fileprivate init?(age: Int) {
        switch age {
        case ..<8: self = .sixToSeven
        case ...10: self = .eightToTen
        case ...14: self = .elevenToFourteen
        default: return nil
        }
    }
}

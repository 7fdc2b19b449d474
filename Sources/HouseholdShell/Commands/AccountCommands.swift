import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct RegisterCommand: SignInCommand {
    static let configuration = CommandConfiguration(
        commandName: "register", abstract: "Make an account for an adult, and sign in.")

    static let card = CommandCard(
        asks: [], names: .nothing, kind: .changes, synonyms: ["register": ["signup"]])

    @Option(help: "The name to sign in with.")
    var username: String?

    @Option(help: "What you are called at home.")
    var name: String?

    @Option(help: "An e-mail address, if you want to sign in with it too.")
    var email: String?

    @Flag(name: .customLong("password-stdin"), help: "Take the password from the next line.")
    var passwordFromInput = false

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws -> Reply {
        let name = try await context.text(
            Name.self, name, "Your first name: ", option: "--name", example: "Anna")
        let username = try await context.text(
            Username.self, username, "A name to sign in with: ", option: "--username",
            example: name.likelyUsername?.text ?? "anna2")
        let email = try email.map { try context.text(Email.self, $0, "e-mail address") }
        let password = try await context.secret(
            "A password, at least 12 characters; four words are good: ",
            fromInput: passwordFromInput, option: "--password-stdin", isNew: true
        ) { password in
            try password.checkAsPassword(ofAdult: username, called: name)
        }
        let (door, file) = try context.session.door(creating: true)
        let signedIn = try await door.register(
            username, name: name, email: email, password: password, invitation: nil,
            inPlaceOf: context.session.predecessor(file), request: context.requestID())
        try await context.keep(signedIn, in: file)
        return await Greeting(signedIn, in: context).reply
    }
}

struct LoginCommand: SignInCommand {
    static let configuration = CommandConfiguration(
        commandName: "login", abstract: "Sign in, in place of whoever was here.")

    static let card = CommandCard(
        asks: [], names: .member, kind: .changes, short: [.init("switch")],
        synonyms: ["login": ["signin"]])

    @Argument(
        help:
            "Your user name, or an adult's e-mail address; without it those are listed who were here."
    )
    var name: String?

    @Flag(name: .customLong("password-stdin"), help: "Take the password from the next line.")
    var passwordFromInput = false

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws -> Reply {
        let name: String =
            if let name { name } else { try await context.whoIsHere() }
        let password = try await context.secret(
            "Password or code: ", fromInput: passwordFromInput, option: "--password-stdin",
            isMarked: context.session.peopleHere().isEasy(name))
        return try await context.signIn(as: name, with: password)
    }
}

extension CommandContext {
    /// Lets somebody in, in place of whoever was signed in here.
    func signIn(as name: String, with password: Confidential) async throws(Failure) -> Reply {
        guard let (door, file) = try session.doorIfAny() else {
            throw Failure(.account(.signInRefused))
        }
        let request = try requestID()
        let signedIn = try await reporting {
            try await door.signIn(
                as: name, with: password, inPlaceOf: session.predecessor(file), request: request)
        }
        try await keep(signedIn, in: file)
        return await Greeting(signedIn, in: self).reply
    }

    /// Who is to sign in: by name, or by the number in the list of those who were here.
    fileprivate func whoIsHere() async throws(Failure) -> String {
        let people = try session.peopleHere()
        await heedSettings()
        if canAsk { for line in people.lines { presenter.present(line) } }
        let question: Phrase = people.lines.isEmpty ? "User name: " : "Number or name: "
        let typed = try await answer(question, option: "NAME")
        return people.username(typed) ?? people.username(called: typed) ?? typed
    }
}

struct LogoutCommand: SignInCommand {
    static let configuration = CommandConfiguration(
        commandName: "logout", abstract: "Sign out.")

    static let card = CommandCard(
        asks: [], names: .nothing, kind: .changes, synonyms: ["logout": ["signout"]])

    @Flag(help: "On every device.")
    var everywhere = false

    @Flag(help: "Also leave the list of those who signed in here.")
    var forget = false

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws -> Reply {
        guard let (door, file) = try context.session.doorIfAny() else {
            return Reply(false, ["Nobody was signed in."])
        }
        let caller = try context.session.caller(file)
        let account = await context.session.account()
        if forget, let account { try context.session.people()?.forget(account.username) }
        let wasSignedIn = try await door.perform(
            LogOut(everywhere: everywhere), as: caller, request: context.requestID()
        ).output
        if let account { context.forgetRefusals(of: account) }
        try context.forget(file)
        return Reply(
            wasSignedIn, [wasSignedIn ? "You are signed out." : "Nobody was signed in."])
    }
}

struct JoinCommand: SignInCommand {
    static let configuration = CommandConfiguration(
        commandName: "join", abstract: "Come in with the key or the code that somebody gave you.",
        discussion: """
            With a key of your own you are in at once. With a household's code you wait until somebody there says yes, \
            and see nothing before.
            """)

    static let card = CommandCard(asks: [], names: .nothing, kind: .changes)

    @Option(help: "The name to sign in with.")
    var username: String?

    @Option(help: "With a household's code: what you are called.")
    var name: String?

    @Flag(help: "Wait no more to be let in.")
    var withdraw = false

    @Option(
        help: ArgumentHelp(
            "With --withdraw, where you wait for several.", valueName: "household"))
    var from: String?

    @Flag(name: .customLong("key-stdin"), help: "Take the key from the next line.")
    var keyFromInput = false

    @Flag(
        name: .customLong("password-stdin"), help: "Take the password or code from the next line.")
    var passwordFromInput = false

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws -> Reply {
        guard !withdraw else { return try await stopWaiting(in: context) }
        let key = try await context.linkingKey(fromInput: keyFromInput)
        guard let (door, file) = try context.session.doorIfAny() else {
            throw ServiceError.account(.keyRefused)
        }
        let proof: KeyProof
        switch try await door.openAny(key) {
        case .personal(let own): proof = own
        case .code(let code): return try await ask(with: code, at: door, file, in: context)
        }
        guard proof.role == .child else {
            return try await join(asAdultWith: proof, at: door, file, in: context)
        }
        if let account = await context.session.account(), account.kind == .adult {
            throw Failure.wrongHands(account, proof)
        }
        let signedIn: SignedIn
        if context.canAsk {
            let isIt = try await context.isYes(
                "Hello! Are you \(proof.name)?", byDefault: true)
            guard isIt else { throw Failure.stopped }
            signedIn = try await ask(for: proof, at: door, file, in: context)
        } else {
            signedIn = try await join(proof, at: door, file, in: context)
        }
        try await context.keep(signedIn, in: file)
        return await Greeting(signedIn, in: context).reply
    }

    /// Takes what a script says.
    private func join(
        _ proof: KeyProof, at door: any Door, _ file: PrivateFile, in context: CommandContext
    ) async throws -> SignedIn {
        let username: Username? =
            if proof.username == nil {
                try await context.text(
                    Username.self, username, "Choose a name to sign in with: ",
                    option: "--username", example: proof.likelyUsername?.text ?? "mia2")
            } else { nil }
        let password = try await context.secret(
            "", fromInput: passwordFromInput, option: "--password-stdin")
        return try await door.join(
            proof, username: username, password: password,
            inPlaceOf: context.session.predecessor(file), request: context.requestID())
    }
}

// MARK: - Asking whoever joins

extension JoinCommand {
    /// Asks for a name and a secret; whichever can't be used is asked for again, and nothing else.
    private func ask(
        for proof: KeyProof, at door: any Door, _ file: PrivateFile, in context: CommandContext
    ) async throws -> SignedIn {
        var username: Username?
        if proof.username == nil {
            username = try await name(
                likely: proof.likelyUsername, self.username, in: context)
        }
        var password = try await secret(for: proof, username, in: context)
        while true {
            do throws(Failure) {
                return try await reporting {
                    try await door.join(
                        proof, username: username, password: password,
                        inPlaceOf: context.session.predecessor(file),
                        request: context.requestID())
                }
            } catch {
                switch error.explanation.exit {
                case .conflict where username != nil:
                    _ = await context.reportError(error)
                    username = try await name(likely: nil, nil, in: context)
                case .data:
                    _ = await context.reportError(error)
                    password = try await secret(for: proof, username, in: context)
                default: throw error
                }
            }
        }
    }

    /// A name to sign in with: what was given, or else what is typed.
    private func name(
        likely: Username?, _ given: String?, in context: CommandContext
    ) async throws -> Username {
        let question: Phrase =
            likely.map { "Choose a name to sign in with [\($0.text)]: " }
            ?? "Choose a name to sign in with: "
        var given = given
        while true {
            let typed: String =
                if let given { given } else {
                    try await context.answer(question, option: "--username")
                }
            if typed.isEmpty, let likely { return likely }
            do throws(Failure) {
                return try await reporting {
                    try context.text(Username.self, typed, "user name")
                }
            } catch {
                _ = await context.reportError(error)
                given = nil
            }
        }
    }

    /// A code or a password: what was given where it can be used, or else what is typed.
    private func secret(
        for proof: KeyProof, _ username: Username?, in context: CommandContext
    ) async throws -> Confidential {
        if let given = context.line.secrets.removeValue(forKey: "--password-stdin") {
            do throws(Failure) {
                try await reporting { try given.check(joiningWith: proof, as: username) }
                return given
            } catch {
                _ = await context.reportError(error)
            }
        }
        let question: Phrase =
            switch (proof.signIn, proof.ageBand) {
            case (.code, .sixToSeven): "Choose six digits (not 123456, not 111111): "
            case (.code, _): "Choose six digits (not 123456, not 111111). They are not shown: "
            case (.password, _): "Choose a password, at least 8 characters. It is not shown: "
            }
        return try await context.newSecret(
            question, isMarked: proof.ageBand == .sixToSeven
        ) { try $0.check(joiningWith: proof, as: username) }
    }
}

extension Failure {
    /// An adult who is signed in has typed the key of a child.
    fileprivate static func wrongHands(_ account: AccountView, _ proof: KeyProof) -> Failure {
        Failure(
            Explanation(
                "join.signed-in", .conflict,
                "This key is for \(proof.name), who comes in with it. You are signed in as \(account.name), and nothing was changed.",
                try: ["logout   then \(proof.name) types join"]))
    }
}

extension KeyProof {
    /// The name to sign in with that somebody of this name would expect.
    var likelyUsername: Username? { (try? Name(name))?.likelyUsername }
}

struct RecoverCommand: SignInCommand {
    static let configuration = CommandConfiguration(
        commandName: "recover", abstract: "Set a new password with your recovery code.")

    static let card = CommandCard(asks: [], names: .nothing, kind: .changes)

    @Argument(help: "Your user name.")
    var name: String?

    @Option(help: "Your user name.")
    var username: String?

    @Flag(name: .customLong("code-stdin"), help: "Take the recovery code from the next line.")
    var codeFromInput = false

    @Flag(name: .customLong("password-stdin"), help: "Take the new password from the next line.")
    var passwordFromInput = false

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws -> Reply {
        let name: String =
            if let name = name ?? username { name } else {
                try await context.answer("User name: ", option: "NAME")
            }
        let code = try await context.secret(
            "Recovery code: ", fromInput: codeFromInput, option: "--code-stdin")
        let password = try await context.secret(
            "A new password, at least 12 characters: ", fromInput: passwordFromInput,
            option: "--password-stdin", isNew: true)
        guard let (door, file) = try context.session.doorIfAny() else {
            throw ServiceError.account(.recoveryRefused)
        }
        let signedIn = try await door.recover(
            name, code: code, password: password,
            inPlaceOf: context.session.predecessor(file), request: context.requestID())
        try await context.keep(signedIn, in: file)
        return await Greeting(signedIn, in: context).reply
    }
}

struct WhoamiCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "whoami", abstract: "Say who is signed in here.")

    static let card = CommandCard(asks: [], names: .nothing, kind: .shows)

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws -> Reply {
        guard try context.session.doorIfAny() != nil else {
            throw ServiceError.account(.notSignedIn)
        }
        let account = try await context.perform(ShowAccount())
        let (name, username) = (account.name, account.username)
        guard let household = account.household, let role = account.role else {
            return Reply(
                account, ["\(name) (\(username)), in no household"] + (await context.waits()))
        }
        let part = Phrase(message: role.rawValue)
        return Reply(
            account, ["\(name) (\(username)), \(part) of \(household)"] + (await context.waits()))
    }
}

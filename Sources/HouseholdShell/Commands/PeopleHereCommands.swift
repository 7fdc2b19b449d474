import ArgumentParser
import Household
import HouseholdService

struct SwitchCommand: SignInCommand {
    static let configuration = CommandConfiguration(
        commandName: "switch", abstract: "Let somebody else type here.")

    @Argument(help: "Who; without a name those are listed who signed in here before.")
    var name: String?

    @Flag(name: .customLong("password-stdin"), help: "Take the password from the next line.")
    var passwordFromInput = false

    @OptionGroup var options: GlobalOptions

    func run(in conversation: Conversation) async throws -> Reply {
        try await conversation.signIn(
            as: who(conversation), passwordFromInput: passwordFromInput)
    }

    private func who(_ conversation: Conversation) async throws -> String {
        if let name { return name }
        let people = try conversation.peopleHere()
        for line in people.lines { conversation.console.write(line.plain + "\n") }
        let typed = try await conversation.answer("Who? ", option: "NAME")
        return people.username(typed) ?? typed
    }
}

struct LockCommand: SignInCommand {
    static let configuration = CommandConfiguration(
        commandName: "lock", abstract: "Lock this shell until you give your password again.")

    @OptionGroup var options: GlobalOptions

    func run(in conversation: Conversation) async throws -> Reply {
        guard case .prompt = conversation.source else {
            throw Failure.usage("Only a shell can be locked.", try: ["logout"])
        }
        guard let account = await conversation.account() else { throw ServiceError.notSignedIn }
        try conversation.lock(account.username)
        return Reply(account, [])
    }
}

struct AsCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "as",
        abstract: "Do one thing with a parent's rights; the password is asked each time.",
        discussion: "Example: as anna approve 3")

    @Argument(help: "The parent.")
    var name: String

    @Argument(
        parsing: .captureForPassthrough, help: "What to do, as the parent would type it.")
    var command: [String] = []

    @OptionGroup var options: GlobalOptions

    private static let fromInput = "--password-stdin"

    func run(in conversation: Conversation) async throws -> Reply {
        let words = ShortForms.longForm(of: command.filter { $0 != Self.fromInput })
        guard let inner = try ChorusCommand.parsed(words) as? any ShellCommand,
            !(inner is any SignInCommand), !(inner is AsCommand)
        else { throw Failure.usage("What is to be done?", try: ["as \(name) approve 3"]) }
        let password = try await conversation.secret(
            TerminalText("\(name)'s password: ").plain,
            fromInput: conversation.words.contains(Self.fromInput), option: Self.fromInput)
        guard let (gate, _) = try conversation.gateIfAny() else {
            throw ServiceError.signInRefused
        }
        let signedIn = try await gate.signIn(
            as: name, with: password, request: conversation.requestID())
        let caller = Caller(session: signedIn.session)
        conversation.options = inner.options.over(conversation.options)
        conversation.deputy = caller
        let outcome = await conversation.outcome(of: inner)
        conversation.deputy = nil
        // What was done is done, also where the session can't be ended: nobody else has its token.
        _ = try? await gate.perform(
            LogOut(everywhere: false), as: caller, request: conversation.requestID())
        return try outcome.get()
    }
}

extension Conversation {
    fileprivate func outcome(of command: any ShellCommand) async -> Result<Reply, Failure> {
        do throws(Failure) {
            return .success(try await reporting { try await command.run(in: self) })
        } catch {
            // What a parent may is nothing that `why` explains to a child.
            return .failure(Failure(error.explanation))
        }
    }

    /// Those who signed in on this device before.
    func peopleHere() throws(Failure) -> PeopleHere {
        PeopleHere(try people()?.remembered ?? [])
    }
}

/// The view of who is here.
struct PeopleHere {
    private let people: [People.Person]

    init(_ people: [People.Person]) {
        self.people = people
    }

    /// The people with numbers, and what else can be done.
    var lines: [TerminalText] {
        guard !people.isEmpty else { return [] }
        return ["Who is here?"]
            + people.enumerated().map { place, person in "  \(place + 1)  \(person.name)" }
    }

    /// The user name of whoever stands under the number that was typed.
    func username(_ typed: String) -> String? {
        guard let number = Int(typed), (1...max(people.count, 1)).contains(number) else {
            return nil
        }
        return people.isEmpty ? nil : people[number - 1].username
    }
}

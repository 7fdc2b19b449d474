import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct AsCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "as",
        abstract: "Do one thing with a parent's rights; the password is asked each time.",
        discussion: "Example: as anna approve 3")

    static let card = CommandCard(asks: [], names: .member, kind: .changes)

    static let isStoppable = false

    @Argument(help: "The parent.")
    var name: String

    @Argument(
        parsing: .captureForPassthrough, help: "What to do, as the parent would type it.")
    var command: [String] = []

    @OptionGroup var options: GlobalOptions

    private static let fromInput = "--password-stdin"

    func run(in context: CommandContext) async throws -> Reply {
        let words = ShortForms.longForm(of: command.filter { $0 != Self.fromInput })
        guard let inner = try Call(reading: words), !inner.command.isSignIn,
            inner.command != AsCommand.self
        else { throw Failure.usage("What is to be done?", try: ["as \(name) approve 3"]) }
        guard let (door, _) = try context.session.doorIfAny() else {
            throw ServiceError.account(.signInRefused)
        }
        // Signing in and out are requests of their own; the id that was given is for what is done.
        await context.heedSettings()
        let requested = inner.options.requestID ?? context.options.requestID
        context.options.requestID = nil
        let signedIn = try await signIn(at: door, in: context)
        if !context.options.json { signedIn.sealing?.note(in: context) }
        let caller = Caller(session: signedIn.session)
        context.options = inner.options.over(context.options)
        context.options.requestID = requested
        context.line.steps = 0
        context.session.deputy = caller
        let outcome = await context.outcome(of: inner)
        context.session.deputy = nil
        context.options.requestID = nil
        // What was done is done, also where the session can't be ended: nobody else has its token.
        _ = try? await door.perform(
            LogOut(everywhere: false), as: caller, request: context.requestID())
        return try outcome.get()
    }

    /// Asks for the parent's password, and lets the parent in.
    private func signIn(at door: any Door, in context: CommandContext) async throws -> SignedIn {
        let called = await HouseholdText(in: context).name(name.lowercased())
        let password = try await context.secret(
            "\(called)'s password: ",
            fromInput: context.line.words.contains(Self.fromInput), option: Self.fromInput)
        do {
            return try await door.signIn(
                as: name, with: password, inPlaceOf: .nobody, request: context.requestID())
        } catch ServiceError.account(.signInRefused) {
            let refused = ServiceError.account(.signInRefused).explanation
            throw Failure(
                Explanation(
                    refused.code, refused.exit,
                    "That is not \(called)'s password. After several wrong ones you have to wait a little."
                ))
        }
    }
}

extension CommandContext {
    fileprivate func outcome(of call: Call) async -> Result<Reply, Failure> {
        do throws(Failure) {
            return .success(try await reporting { try await call.run(self) })
        } catch {
            // What a parent may is nothing that `why` explains to a child.
            return .failure(Failure(error.explanation))
        }
    }
}

import HouseholdModel
package import HouseholdService
package import HouseholdWords

/// The program as people and scripts use it: a prompt, one command, or a script.
package struct Shell: Sendable {
    let console: Console
    let environment: [String: String]
    let dependencies: Dependencies
    let makeRequestID: @Sendable () -> String
    let files: @Sendable (String) throws -> [UInt8]
    let policies: @Sendable ([String], Console) -> Int32
    /// What ends the program, where that is not left to whoever runs the shell.
    ///
    /// A program that ends need not close its data file first, which takes as long as a question.
    package var exit: @Sendable (Int32) -> Void = { _ in }
    /// Takes messages out, and says what became of each that it took; without one they wait.
    package var courier: Courier = { _, _ in [] }
    /// How long it is before it is looked whether there is news for who sits at a prompt, and looked again.
    package var newsPause = Duration.seconds(15)
    /// The version of the program.
    package static let version = "0.1.0"

    /// Opens the door of a gate to other programs, where the program was built so.
    package var serving: Serving?
    /// The door of a server, where the household is there and not in a data file here.
    package var server: (any Door)?
    /// Its address, where it is said before all other words.
    package var serverOption: String?
    /// A language that is spoken whatever the options and the environment say.
    package var language: Language?

    /// Creates a shell.
    ///
    /// - Parameters:
    ///   - console: Where it reads from and writes to.
    ///   - environment: The variables of the process.
    ///   - dependencies: Time, chance and the cost of hashing.
    ///   - makeRequestID: Makes a UUID for each command.
    ///   - files: Reads a file whole.
    ///   - policies: Runs what stands behind `policy` and gives its exit code.
    package init(
        console: Console, environment: [String: String], dependencies: Dependencies,
        makeRequestID: @escaping @Sendable () -> String,
        files: @escaping @Sendable (String) throws -> [UInt8],
        policies: @escaping @Sendable ([String], Console) -> Int32
    ) {
        self.console = console
        self.environment = environment
        self.dependencies = dependencies
        self.makeRequestID = makeRequestID
        self.files = files
        self.policies = policies
    }

    /// Where the household is at a server: what `--server` says before all other words, else `CHORUS_SERVER`.
    ///
    /// - Returns: The address, and the words without it.
    package static func server(
        in arguments: [String], _ environment: [String: String]
    ) -> (address: String?, rest: [String]) {
        let option = "--server"
        if arguments.first == option, arguments.count > 1 {
            return (arguments[1], Array(arguments.dropFirst(2)))
        }
        if let first = arguments.first, first.hasPrefix(option + "=") {
            return (String(first.dropFirst(option.count + 1)), Array(arguments.dropFirst()))
        }
        return (environment["CHORUS_SERVER"].flatMap { $0.isEmpty ? nil : $0 }, arguments)
    }

    /// Whether words ask for what the program says of itself, such as its version or help, for which no server is needed.
    package static func isAboutProgram(_ arguments: [String]) -> Bool {
        if arguments.contains(ShellCompletion.option) { return true }
        let words = ShortForms.longForm(of: arguments)
        if HelpText.subject(of: words) != nil { return true }
        let options: Set = ["--version", ManPage.option, "--generate-completion-script"]
        return ShortForms.commandStart(in: words) == nil && words.contains(where: options.contains)
    }

    /// Says why the program can't begin, and gives the exit code.
    package func refuse(_ error: ServiceError, _ arguments: [String]) async -> Int32 {
        let runner = LineRunner(self, options: .guessed(from: arguments))
        runner.begin()
        return await runner.context.reportError(Failure(error)).rawValue
    }

    /// Runs the program with the words behind its name.
    ///
    /// - Returns: The exit code.
    package func run(_ arguments: [String]) async -> Int32 {
        if arguments == [ManPage.option] {
            console.write(ManPage.text)
            return 0
        }
        if arguments == ["--generate-completion-script", "bash"] {
            console.write(ShellCompletion.bash)
            return 0
        }
        if let place = arguments.firstIndex(of: ShellCompletion.option),
            case let before = Array(arguments[..<place]), ShortForms.commandStart(in: before) == nil
        {
            return await LineRunner(self, options: .guessed(from: before))
                .complete(Array(arguments[(place + 1)...])).rawValue
        }
        let runner = LineRunner(self, options: .guessed(from: arguments))
        let status = await runner.run(arguments)
        withExtendedLifetime(runner) { exit(status.rawValue) }
        return status.rawValue
    }
}

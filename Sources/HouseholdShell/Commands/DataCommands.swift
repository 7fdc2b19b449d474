import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct DataCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "data",
        abstract:
            "The data file: whether it is whole, copies of it, what goes out of it and comes in.",
        subcommands: subcommands)

    static let card = CommandCard.noun()

    static let verbs: [any CommandNode.Type] = [
        Check.self, Backup.self, Restore.self, Export.self, Import.self, Convert.self, Erase.self,
    ]

    struct Check: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "check",
            abstract: "Look whether the data file is whole, and what is in it.",
            discussion: """
                Each page is read, each row that points at another is looked at, and the books are \
                recomputed. Whether a seal is genuine shows with: audit verify
                """)

        static let card = CommandCard(asks: [.checkData], names: .nothing, kind: .shows)

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let view = try await context.perform(CheckDataFile())
            let home = await HouseholdText(in: context)
            let place: Phrase =
                context.session.isRemote
                ? "It is at the server. Whoever runs it can read and change it with other programs."
                : "It is \(try context.session.places().dataFile). Whoever uses your account on this computer can read and change it with other programs."
            return Reply(
                view,
                ["The data file is whole, and the books add up."]
                    + view.households.map { "\($0.name): \($0.words)." } + [
                        "Last change: \(home.moment(view.lastAt)). Made: \(home.moment(view.madeAt)).",
                        place,
                    ])
        }
    }

    struct Backup: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "backup", abstract: "Write a copy of the data file.",
            discussion: """
                The copy is of one moment, also while others work, and is read back before it has \
                its name. Only you can read it: it has all that the data file has, also what people \
                sign in with. The way back: data restore FILE
                """)

        static let card = CommandCard(asks: [.backUpData], names: .nothing, kind: .changes)

        @Argument(help: "What the copy is to be called.")
        var file: String?

        @Flag(help: "Write over an older backup of that name.")
        var replace = false

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let file = try context.file(file, example: "data backup chorus-backup.db")
            let view = try await context.changing(for: .backUpData) {
                (gate: Gate, caller, request) throws(ServiceError) in
                try await gate.backUp(
                    to: file, replacing: replace, as: caller, request: request,
                    isRehearsal: context.options.dryRun)
            }
            return Reply(
                view,
                [
                    context.options.dryRun
                        ? "The backup would be \(file)."
                        : "The backup is \(file), and was read back."
                ]
                    + view.file.households.map { "\($0.name): \($0.words)." })
        }
    }
}

// MARK: - Putting one back

extension DataCommand {
    struct Restore: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "restore", abstract: "Put a backup in the place of the data file.",
            discussion: """
                What is in both is shown, and asked, first. The data file of before is kept beside it. \
                Everybody has to sign in again. Where there is no household yet, as on a new computer, \
                nobody has to be signed in.
                """)

        static let card = CommandCard(asks: [.restoreData], names: .nothing, kind: .changes)

        @Argument(help: "The backup.")
        var file: String?

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let file = try context.file(file, example: "data restore chorus-backup.db")
            let present = try await present(in: context)
            let path = try context.session.places().dataFile
            let dependencies = context.session.dependencies
            let backup: HouseholdService.Backup
            do throws(ServiceError) {
                backup = try Gate.backup(in: file, for: path, dependencies)
            } catch .dataFile(.cannotOpen(file, let reason)) {
                throw Failure(
                    Explanation("input.missing", .noInput, "\(file) can't be read (\(reason))."))
            } catch {
                throw Failure(error)
            }
            let home = await HouseholdText(in: context)
            let table = present.map { Self.table($0, backup.view, home) }
            if context.options.dryRun {
                let view = RestoreView(file: backup.view, before: present)
                let note: [Phrase] = ["The backup would be in the place of the data file."]
                return table.map { Reply(view, $0, below: note) } ?? Reply(view, note)
            }
            if let table, !context.options.json, !context.options.yes {
                await context.present(.table(table))
            }
            try await context.confirm(Self.question(present, backup.view, home))
            return try await put(backup, at: path, over: present, in: context)
        }

        /// What is in the data file that it takes the place of; `nil` where there is none, or a damaged one.
        private func present(in context: CommandContext) async throws -> DataFileView? {
            do throws(Failure) {
                guard let gate = try context.session.gateIfAny(),
                    let (_, file) = try context.session.doorIfAny()
                else { return nil }
                if try await reporting({ try gate.hasHouseholds }) {
                    _ = try await context.rehearse(RestoreDataFile())
                }
                let caller = try context.session.caller(file)
                return try await reporting { try await gate.presentFile(as: caller) }
            } catch {
                guard case .dataFile(.damaged) = error.cause else { throw error }
                return nil
            }
        }

        private func put(
            _ backup: HouseholdService.Backup, at path: String, over present: DataFileView?,
            in context: CommandContext
        ) async throws -> Reply {
            let view: RestoreView
            if present == nil {
                let dependencies = context.session.dependencies
                view = try await reporting { try Gate.restore(backup, at: path, dependencies) }
            } else {
                view = try await context.changing(for: .restoreData) {
                    (gate: Gate, caller, request) throws(ServiceError) in
                    try await gate.restore(backup, as: caller, request: request)
                }
                try context.forget(context.session.door().file)
            }
            context.session.letGo()
            var lines: [Phrase] = ["The backup is in its place. Everybody signs in again: login"]
            if let kept = view.kept { lines.append("The data file of before is \(kept).") }
            return Reply(view, lines)
        }

        private static func question(
            _ present: DataFileView?, _ backup: DataFileView, _ home: HouseholdText
        ) -> Phrase {
            guard let present else { return "Put the backup in the place of the data file?" }
            guard present.lastAt > backup.lastAt else {
                return "Put the backup in the place of the data file, in which nothing is newer?"
            }
            return
                "Put the backup in the place of the data file, and lose what happened since \(home.moment(backup.lastAt))?"
        }

        private static func table(
            _ present: DataFileView, _ backup: DataFileView, _ home: HouseholdText
        ) -> Table {
            var table = Table([
                Table.Column("What", room: .stretched), Table.Column("Now"),
                Table.Column("Backup"),
            ])
            func append(_ what: Phrase, _ value: (DataFileView) -> Phrase) {
                table.append([
                    Table.Cell(what), Table.Cell(value(present)), Table.Cell(value(backup)),
                ])
            }
            func sum(_ what: Phrase, _ count: (DataFileView.Home) -> Int) {
                append(what) { "\($0.households.map(count).reduce(0, +))" }
            }
            append("Household") {
                Phrase(verbatim: $0.households.map(\.name).joined(separator: ", "))
            }
            append("Last change") { home.moment($0.lastAt) }
            append("Made") { home.moment($0.madeAt) }
            sum("People", \.members)
            sum("Chores", \.chores)
            sum("Rewards", \.rewards)
            sum("Entries of points", \.ledger)
            sum("Rows of what happened", \.audit)
            return table
        }
    }
}

// MARK: - Words and files

extension DataFileView.Home {
    /// How much there is of what.
    fileprivate var words: Phrase {
        let counts: [Phrase] = [
            "\(members) people", "\(chores) chores", "\(rewards) rewards",
            "\(ledger) entries of points or money", "\(audit) rows of what happened",
        ]
        return counts.joined(separator: ", ")
    }
}

extension CommandContext {
    /// The file that was named, where files may be named.
    func file(_ named: String?, example: String) throws(Failure) -> String {
        guard !isKiosk else { throw .fileInKiosk }
        guard let named, !named.isEmpty else {
            throw .usage("Which file?", try: [example])
        }
        return named
    }

    /// Does what the gate does beside the data file, with the password where that is wanted.
    func changing<Output>(
        for action: Action,
        _ work: (Gate, Caller, RequestID) async throws(ServiceError) -> Output
    ) async throws(Failure) -> Output {
        let (gate, (_, file)) = (try session.gate(), try session.door())
        let (caller, request) = (try session.caller(file), try requestID())
        let output = try await reporting {
            try await provingAgain(before: action) { () throws(ServiceError) in
                try await presenter.showingWork { () async throws(ServiceError) in
                    try await work(gate, caller, request)
                }
            }
        }
        if !options.dryRun { line.changes += 1 }
        return output
    }
}

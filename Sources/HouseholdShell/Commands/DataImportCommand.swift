import ArgumentParser
import FileHandling
import Glibc
import HouseholdModel
import HouseholdService

extension DataCommand {
    struct Import: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "import",
            abstract: "Bring in chores, rewards or children from a table (CSV).",
            discussion: """
                The first line names the columns, in any order; they tell what the table is of.
                Chores:    title,for,mode,points,every,due,at,steps,tags,approval,private,description
                Rewards:   title,at,cost,for,count,stock,from,until,price,description
                Children:  name,role,age,sign-in,points
                Points of before, of children who are here:  name,points
                Only title or name has to be there. What stands in a cell means what it means behind chore \
                add, reward add and child add. Steps have ; or a new line between. It is all brought in, or \
                nothing; one undo takes it back. To see it first: --dry-run
                """)

        static let card = CommandCard(asks: [.importData], names: .nothing, kind: .changes)

        @Argument(help: "The table; - reads it from the input.")
        var file: String?

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let path = try context.file(file, example: "data import chores.csv --dry-run")
            // Asked before the file is read: what is wrong with it would tell a child at a parent's shell what is in it.
            if let nothing = try? Note("-") {
                let none = FileReference(called: nothing, content: [])
                _ = try await context.rehearse(ImportList([], from: none))
            }
            let bytes = try await context.table(at: path)
            guard bytes.count <= ListReader.mostBytes else {
                throw Failure.value("\(path) is too long: a list has at most 1 MiB.")
            }
            let name = path == "-" ? "-" : String(path.split(separator: "/").last ?? "-")
            guard let file = try? Note(name) else {
                throw Failure.value("The name of that file can't be kept. Call it chores.csv.")
            }
            let reader = ListReader(at: try await context.moment(), in: context)
            switch reader.read(bytes) {
            case .problems(let problems): throw Failure(problems, of: path == "-" ? nil : name)
            case .list(let list):
                let source = FileReference(called: file, content: bytes)
                return try await context.bringIn(list, from: source, path == "-" ? nil : name)
            }
        }
    }
}

extension CommandContext {
    /// Brings in a list.
    fileprivate func bringIn(
        _ list: ListReader.List, from source: FileReference, _ name: String?
    ) async throws -> Reply {
        let view: ImportView
        do {
            view = try await perform(ImportList(list.lines, from: source))
        } catch {
            guard case .lines(let faults) = error.cause else { throw error }
            throw Failure(
                faults.map { ListProblem($0, of: list.kind) }, of: name,
                isMore: faults.count == ListProblem.most)
        }
        let home = await HouseholdText(in: self)
        let lines = view.lines(home, await twins(of: view.chores), isDryRun: options.dryRun)
        return Reply(view, offeringUndo(lines))
    }

    /// What is in a table: in a file that ends, or in what is typed or comes from another program.
    fileprivate func table(at path: String) async throws(Failure) -> [UInt8] {
        guard path != "-" else { return try await inputTable() }
        do throws(FileError) {
            let file = try OpenFile(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
            let kind = try file.status().kind
            guard kind == .file else {
                throw FileError(path, kind == .folder ? EISDIR : EINVAL)
            }
            return try file.read(upTo: ListReader.mostBytes + 1)
        } catch {
            throw Failure(
                Explanation("input.missing", .noInput, "\(path) can't be read (\(error.reason))."))
        }
    }

    private func inputTable() async throws(Failure) -> [UInt8] {
        switch source {
        case .arguments, .option: break
        case .script, .prompt:
            throw .usage("Name the file.", try: ["data import chores.csv --dry-run"])
        }
        var bytes: [UInt8] = []
        while bytes.count <= ListReader.mostBytes {
            switch await presenter.console.nextLine() {
            case .text(let line): bytes += Array(line.utf8) + [UInt8(ascii: "\n")]
            case .unreadable(let why): throw .value(Phrase(message: why))
            case .interrupted, .idle, .resumed: throw .stopped
            case .end: return bytes
            }
        }
        return bytes
    }
}

// MARK: - What is told

extension ImportView {
    /// Each line, as the command says it that adds one: whole before it is done, and briefly afterwards.
    fileprivate func lines(
        _ home: HouseholdText, _ twins: [Int: Phrase], isDryRun: Bool
    ) -> [Phrase] {
        var lines: [Phrase] = []
        for chore in chores {
            lines.append(
                isDryRun ? "\(chore.title)" : "Added: \(chore.number) \(chore.title)")
            if isDryRun { lines += chore.facts(home).map { "  " + $0 } }
            if let twin = twins[chore.number] { lines.append("  " + twin) }
        }
        for reward in rewards {
            lines.append(
                isDryRun ? reward.headline : "Set: \(reward.number) \(reward.headline)")
            if isDryRun { lines += reward.lines(home).dropFirst() }
        }
        for child in people {
            lines.append(
                isDryRun ? "\(child.name) would be added." : "\(child.name) is added.")
        }
        for opening in openings {
            lines.append("\(opening.name): \(opening.points.inPoints) from before.")
        }
        if let child = people.first, !isDryRun {
            lines.append("Each comes in with a key: child key \(child.name.quotedIfNeeded)")
        }
        return lines
    }
}

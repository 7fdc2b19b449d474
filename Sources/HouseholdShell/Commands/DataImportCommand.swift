import ArgumentParser
import FileHandling
import Glibc
import HouseholdModel
import HouseholdService
import HouseholdWords

extension DataCommand {
    struct Import: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "import",
            abstract: """
                Bring in a table of chores, rewards or children (CSV), or a whole household.
                """,
            discussion: """
                The first line names the columns, in any order; they tell what the table is of.
                Chores:    title,for,mode,points,every,due,at,steps,tags,approval,private,icon,description
                Rewards:   title,at,cost,for,count,stock,from,until,price,tags,description
                Children:  name,role,age,sign-in,points
                Points of before, of children who are here:  name,points
                Only title or name has to be there. What stands in a cell means what it means behind chore \
                add, reward add and child add. Steps have ; or a new line between. It is all brought in, or \
                nothing; one undo takes it back. To see it first: --dry-run
                A document that data export wrote of a household on another computer brings all of it in, with \
                its points and records. You become its owner; the others come in with new keys.
                """)

        static let card = CommandCard(
            asks: [.importData, .importHousehold], names: .nothing, kind: .changes)

        @Argument(help: "The table or the document; - reads it from the input.")
        var file: String?

        @Option(
            name: .customLong("as"),
            help: "Of a household that several own: which one of them you are.")
        var owner: String?

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let path = try context.file(file, example: "data import chores.csv --dry-run")
            // Asked before the file is read: what is wrong with it would tell a child at a parent's shell what is in it.
            try await context.checkMayBringIn()
            let bytes = try await context.importedFile(at: path)
            let name = path == "-" ? "-" : String(path.split(separator: "/").last ?? "-")
            guard let file = try? Note(name) else {
                throw Failure.value("The name of that file can't be kept. Call it chores.csv.")
            }
            if DocumentReader.isDocument(bytes) {
                return try await context.bringIn(
                    bytes, from: FileReference(called: file, content: bytes), as: owner)
            }
            guard bytes.count <= ListReader.mostBytes else {
                throw Failure.value("\(path) is too long: a list has at most 1 MiB.")
            }
            guard owner == nil else {
                throw Failure.usage(
                    "Only a household is brought in as somebody; \(path) is a table.",
                    try: ["data import chores.csv --dry-run"])
            }
            let source = FileReference(called: file, content: bytes)
            _ = try await context.rehearse(ImportList([], from: source))
            let reader = ListReader(at: try await context.moment(), in: context)
            switch reader.read(bytes) {
            case .problems(let problems): throw Failure(problems, of: path == "-" ? nil : name)
            case .list(let list):
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

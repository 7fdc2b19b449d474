import ArgumentParser
import FileHandling
import Glibc
import HouseholdModel
import HouseholdService
import HouseholdWords
import ListConversion

extension DataCommand {
    struct Convert: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "convert",
            abstract: "Make lists of what another program has kept, for data import.",
            discussion: """
                TaskMate:    .storage/taskmate.storage.… of Home Assistant
                KidsChores:  .storage/kidschores_data
                ChoreOps:    .storage/choreops/choreops_data_…
                Donetick:    donetick.db
                Grocy:       data/grocy.db
                The lists come into a folder: people.csv, points.csv, rewards.csv, chores.csv. What they have no \
                place for is told. It needs no household and changes none; the file stays as it is.
                """)

        static let card = CommandCard(asks: [], names: .nothing, kind: .changes)

        @Argument(help: "The file of the other program.")
        var file: String?

        @Option(
            help: ArgumentHelp(
                "Whose file it is: taskmate, choreops, kidschores, donetick or grocy; by default it is found out.",
                valueName: "program"))
        var from: String?

        @Option(help: ArgumentHelp("The folder for the lists.", valueName: "folder"))
        var into: String?

        @Option(
            help: ArgumentHelp(
                "Who is a child, where the program does not know: mia,max.", valueName: "names"))
        var children: String?

        @Option(
            help: ArgumentHelp(
                "Who is in the household already, under the same name: anna,tom.",
                valueName: "names"))
        var here: String?

        @Option(help: "The time zone, such as Europe/Berlin; by default that of this computer.")
        var zone: String?

        @Flag(help: "Write over older lists of that name.")
        var replace = false

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let example = "data convert donetick.db --into lists"
            let file = try context.file(file, example: example)
            guard let into, !into.isEmpty else {
                throw Failure.usage("Into which folder?", try: [example])
            }
            let format = try from.map { try context.word(ForeignFormat.self, $0, "--from") }
            let viewpoint = try viewpoint(in: context)
            let conversion: Conversion
            do throws(ConversionError) {
                conversion = try Conversion(of: file, as: format, from: viewpoint)
            } catch {
                throw Failure(error.explanation(of: file))
            }
            let view = ConversionView(conversion, into: into)
            if !context.options.dryRun { try write(conversion, into: into) }
            return Reply(view, view.lines(isDryRun: context.options.dryRun))
        }

        private func viewpoint(in context: CommandContext) throws -> Viewpoint {
            let zone = try zone.map { try context.zone(ofOption: $0) } ?? context.session.systemZone
            return Viewpoint(
                today: zone.day(at: context.session.clock.now()), zone: zone,
                children: PeopleOptions.names(children ?? ""), here: PeopleOptions.names(here ?? "")
            )
        }

        private func write(_ conversion: Conversion, into folder: String) throws(Failure) {
            do throws(FileError) {
                try Folders.make(folder)
                try Folders.addFiles(
                    conversion.lists.map { ("\(folder)/\($0.fileName)", Array($0.text.utf8)) },
                    replacing: replace)
            } catch {
                guard error.code == EEXIST else {
                    throw Failure(.dataFile(.cannotCreate(path: error.path, reason: error.reason)))
                }
                throw Failure(
                    Explanation(
                        "data.taken", .conflict,
                        "There is a file \(error.path) already. Nothing was written over it.",
                        try: replace ? [] : ["--replace"]))
            }
        }
    }
}

/// What was converted, as `conversion` in JSON.
struct ConversionView: Codable, Sendable {
    struct List: Codable, Sendable {
        /// people, points, rewards or chores.
        let kind: String
        let file: String
        /// How many lines there are below the names of the columns.
        let lines: Int
    }

    struct Lost: Codable, Sendable {
        /// A stable word for what is lost.
        let kind: String
        let count: Int
        /// What is concerned is called so, as far as it has names.
        let names: [String]
        let message: Phrase
    }

    /// The word for the program whose file it is.
    let from: String
    /// What the program calls itself.
    let program: String
    let lists: [List]
    let lost: [Lost]

    init(_ conversion: Conversion, into folder: String) {
        (from, program) = (conversion.format.rawValue, conversion.format.name)
        lists = conversion.lists.map {
            List(kind: $0.kind.rawValue, file: "\(folder)/\($0.fileName)", lines: $0.rows.count)
        }
        lost = conversion.losses.map {
            Lost(kind: $0.kind.rawValue, count: $0.count, names: $0.names, message: $0.sentence)
        }
    }
}

extension ConversionView {
    /// The lists, what is lost, and how it goes on.
    fileprivate func lines(isDryRun: Bool) -> [Phrase] {
        var lines: [Phrase] = [
            isDryRun
                ? "This is a file of \(program). It would become:"
                : "This is a file of \(program). It became:"
        ]
        lines += lists.map { "  \($0.file): \($0.lines) lines" }
        if !lost.isEmpty {
            lines += ["", "Not brought along, or otherwise than it was:"]
            lines += lost.map { "  " + $0.message }
        }
        if !isDryRun {
            lines += [
                "",
                "Look at them in this order, and bring each in without --dry-run before the next one:",
            ]
            lines += lists.map {
                ("  data import \($0.file.quotedIfNeeded) --dry-run" as Phrase).preformatted
            }
        }
        return lines
    }
}

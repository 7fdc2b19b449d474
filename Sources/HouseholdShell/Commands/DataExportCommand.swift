import ArgumentParser
import EmbeddedFiles
import FileHandling
import HouseholdJSON
import HouseholdModel
import HouseholdService
import HouseholdWords

extension DataCommand {
    struct Export: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "export",
            abstract: "Write out what there is of the household, or of yourself.",
            discussion: """
                One JSON document has all but passwords, keys and sessions; what its parts mean: \
                data export --schema. With --csv there are tables of chores, points, money and what was \
                done, in which no cell is a formula.
                """)

        static let card = CommandCard(
            asks: [.exportHousehold, .exportOwnRecord], names: .nothing, kind: .changes)

        @Argument(help: "What the document is to be called; - writes it here.")
        var file: String?

        @Flag(help: "Only what is about you.")
        var mine = false

        @Option(help: "Write tables into this folder instead.")
        var csv: String?

        @Flag(help: "Print the JSON Schema of the document.")
        var schema = false

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            if schema { return ExportSchema.reply }
            guard !context.isKiosk else { throw Failure.fileInKiosk }
            guard (file == nil) != (csv == nil) else {
                throw Failure.usage(
                    "Say one file, or --csv and a folder.",
                    try: ["data export household.json", "data export --csv tables"])
            }
            let view = try await view(in: context)
            if file == "-" {
                let text = try JSONText(document: view, in: context.presenter.language.catalogue)
                    .text
                return Reply(
                    view,
                    text.split(separator: "\n").map { Phrase(verbatim: $0).preformatted })
            }
            let files = try files(of: view, in: context)
            if !context.options.dryRun {
                if let csv {
                    try Failure.creating(csv) { () throws(FileError) in try Folders.make(csv) }
                }
                for (path, text) in files {
                    try Failure.creating(path) { () throws(FileError) in
                        try Folders.addFile(path, Array(text.utf8))
                    }
                }
            }
            let paths = files.map(\.path)
            let names = Phrase(verbatim: paths.joined(separator: ", "))
            return Reply(
                paths,
                [context.options.dryRun ? "Would be written: \(names)" : "Written: \(names)"])
        }

        private func view(in context: CommandContext) async throws(Failure) -> ExportView {
            if mine { return try await context.perform(ExportOwnRecord()) }
            return try await context.changing(for: .exportHousehold) {
                (gate, caller, request) throws(ServiceError) in
                try await gate.export(
                    as: caller, request: request, isRehearsal: context.options.dryRun)
            }
        }

        private func files(
            of view: ExportView, in context: CommandContext
        ) throws -> [(path: String, text: String)] {
            if let csv { return view.tablesAsCSV.map { ("\(csv)/\($0.name)", $0.text) } }
            let text = try JSONText(document: view, in: context.presenter.language.catalogue).text
            return [(file ?? "", text + "\n")]
        }
    }
}

/// The JSON Schema of an export.
enum ExportSchema {
    /// It, for people and for programs.
    static var reply: Reply {
        let lines = EmbeddedFile.exportSchema.text.split(separator: "\n")
        return Reply(lines.map(String.init), lines.map { Phrase(verbatim: $0).preformatted })
    }
}

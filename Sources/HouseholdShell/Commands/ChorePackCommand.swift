import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension ChoreCommand {
    /// `chore pack`: ready chores and rewards, by age or in a file of one's own.
    struct ReadyChores: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "pack",
            abstract: "Ready chores and rewards by age, or from a file of your own.",
            discussion: """
                Examples: chore pack    chore pack 8-10    chore pack 8-10 --for mia --only 1,3-5
                A file of your own: chore pack 8-10 --print > ours.txt, change it, and then
                chore pack --file ours.txt --for mia
                Each line of it stands as behind add; one that begins with reward add is a reward, and one \
                with # and a blank is a heading. It is all added, or nothing; one undo takes it back.
                """)

        static let card = CommandCard(asks: [.importData], names: .pack, kind: .changes)

        @Argument(help: "3-5, 6-7, 8-10 or 11-14: for which age. Without it: which there are.")
        var name: String?

        @Option(help: "A file in place of ours; - reads it from the input.")
        var file: String?

        @Option(name: .customLong("for"), help: "Whose the chores are to be: adds them.")
        var person: String?

        @Option(help: "Which lines: 1,3-5. Without it: those that are ticked.")
        var only: String?

        @Flag(help: "Every line.")
        var all = false

        @Flag(help: "Print the lines as a file, to change them.")
        var print = false

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            try checkOptions()
            guard name != nil || file != nil else { return context.packs() }
            let pack = try await pack(in: context)
            if print { return context.printed(pack) }
            guard let person else { return context.show(pack, isOwn: file != nil) }
            let adding = PackAdding(
                pack: pack, isOwn: file != nil, person: person, context: context)
            try await adding.checkAllowed()
            let lines = try await context.lines(of: pack, choice: try choice())
            guard !lines.isEmpty else { throw Failure.stopped }
            return try await adding.add(lines)
        }

        private func checkOptions() throws {
            guard name == nil || file == nil else {
                throw Failure.usage(
                    "One pack or one file, please.", try: ["chore pack --file ours.txt"])
            }
            guard !all || only == nil else {
                throw Failure.usage("Some lines or all of them, please.", try: ["--only 1,3-5"])
            }
            guard person != nil || only == nil && !all else {
                throw Failure.usage(
                    "For whom?", try: ["chore pack \(name ?? "8-10") --for mia"])
            }
        }

        /// What was said of the lines; `nil` where nothing was.
        private func choice() throws -> PackChoice? {
            if all { return .all }
            guard let only else { return nil }
            guard let choice = PackChoice(only) else { throw Failure.lineNumbers }
            return choice
        }

        private func pack(in context: CommandContext) async throws -> Pack {
            if let file {
                return try await context.ownPack(
                    at: try context.file(file, example: "chore pack --file ours.txt"))
            }
            guard let ready = name.flatMap(ReadyPack.init) else {
                throw ServiceError.value(
                    field: "pack",
                    expected: "one of \(ReadyPack.allCases.map(\.rawValue).joined(separator: ", "))"
                )
            }
            return context.pack(ready)
        }
    }
}

extension CommandContext {
    /// A pack in the language that is spoken here.
    func pack(_ ready: ReadyPack) -> Pack { ready.pack(in: presenter.language.catalogue.tag) }

    /// A pack in a file of the family's own.
    fileprivate func ownPack(at path: String) async throws -> Pack {
        // Asked before the file is read: what is wrong with it would tell a child at a parent's shell what is in it.
        try await checkMayBringIn()
        let bytes = try await importedFile(at: path, example: "chore pack --file ours.txt")
        guard bytes.count <= ListReader.mostBytes else {
            throw Failure.value("\(path) is too long: a list has at most 1 MiB.")
        }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard var text = String(validating: bytes, as: UTF8.self) else {
            throw Failure.value("\(name) is not UTF-8. Save it as a text in UTF-8.")
        }
        if text.first == "\u{FEFF}" { text.removeFirst() }
        let pack = Pack(name, text: text)
        guard !pack.lines.isEmpty else { throw Failure.value("There is nothing in this file.") }
        return pack
    }

    /// Which lines are to be added: those that were named, or that somebody chooses who can be asked.
    fileprivate func lines(
        of pack: Pack, choice: PackChoice?
    ) async throws -> [PackLine] {
        if let choice {
            guard let lines = choice.lines(of: pack) else { throw Failure.lineNumbers }
            return lines
        }
        guard isAtPrompt, canAsk, !options.yes else {
            return PackChoice.ticked.lines(of: pack) ?? []
        }
        for line in packLines(pack) { presenter.present(line) }
        while true {
            let typed = try await answer(
                "Which? Enter for those that are ticked, 1,3-5, all or no > ", option: "--only")
            if SmallWord.no.isMeant(by: typed) { return [] }
            let choice = typed.allSatisfy(\.isWhitespace) ? .ticked : PackChoice(typed)
            if let lines = choice?.lines(of: pack) { return lines }
            _ = await reportError(.lineNumbers)
        }
    }
}

extension Failure {
    /// What was typed names no lines of a pack.
    fileprivate static let lineNumbers = Failure.value(
        "Which lines? Type their numbers, such as 1,3-5, or all.")
}

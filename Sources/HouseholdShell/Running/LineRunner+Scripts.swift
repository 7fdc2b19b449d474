import HouseholdModel
import HouseholdWords

extension LineRunner {
    /// Runs what the program was started with: lines given by `-c`, a file, stdin or the prompt.
    func start(_ root: Start) async -> ExitStatus {
        let isInteractive = context.presenter.console.streams.isInteractive
        let isShell = root.commands.isEmpty && root.file == nil && isInteractive
        if root.isKiosk, !isShell { return await context.reportError(Failure.kioskIsAShell) }
        // One id is for one command.
        if root.commands.count != 1 { base.requestID = nil }
        if !root.commands.isEmpty { return await run(lines: root.commands, root.keepGoing) }
        if let file = root.file, file != "-" {
            return await runScript(at: file, keepGoing: root.keepGoing)
        }
        if isShell { return await ShellSession(runner: self).converse(isKiosk: root.isKiosk) }
        return await runScript(named: "stdin", keepGoing: root.keepGoing)
    }

    private func run(lines: [String], _ keepGoing: Bool) async -> ExitStatus {
        context.source = .option
        var first = ExitStatus.done
        for line in lines {
            let exit = await run(line: line)
            if first == .done { first = exit }
            guard exit == .done || keepGoing else { return exit }
        }
        return first
    }

    /// Runs a file line by line.
    private func runScript(at path: String, keepGoing: Bool) async -> ExitStatus {
        let text: String
        do {
            guard let read = String(validating: try context.session.files(path), as: UTF8.self)
            else {
                return await context.reportError(.value("\(path) is not text in UTF-8."))
            }
            text = read
        } catch {
            return await context.reportError(
                Failure(Explanation("input.missing", .noInput, "\(path) can't be read.")))
        }
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
        context.presenter.console = context.presenter.console
            .reading(lines.last == "" ? lines.dropLast() : lines)
        return await runScript(named: path, keepGoing: keepGoing)
    }

    /// Runs the lines of the input until one fails.
    private func runScript(named name: String, keepGoing: Bool) async -> ExitStatus {
        var first = ExitStatus.done
        var number = 0
        while true {
            number += context.line.secrets.count + 1
            context.source = .script(name: name, line: number)
            begin()
            let exit: ExitStatus
            var mayGoOn = keepGoing
            switch await context.presenter.console.nextLine() {
            case .end, .idle, .resumed: return first
            case .interrupted: return .interrupted
            case .unreadable(let why):
                exit = await context.reportError(.value(Phrase(message: why)))
            case .text(let line):
                let word = line.drop { $0.isWhitespace }
                if word.isEmpty || word.hasPrefix("#") { continue }
                if ShellSession.isLeaving(String(word)) { return first }
                exit = await run(line: String(word))
                // Where the words can't be told apart, the next line may be a secret of theirs.
                if context.line.tokens.isEmpty, word.contains("-stdin") { mayGoOn = false }
            }
            if exit != .done, first == .done { first = exit }
            guard exit == .done || mayGoOn else { return first }
        }
    }
}

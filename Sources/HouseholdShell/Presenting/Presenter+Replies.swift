import HouseholdJSON
import HouseholdModel
import HouseholdService
import HouseholdWords
import LineEditor

extension Presenter {
    /// Shows what came of a command.
    ///
    /// - Parameters:
    ///   - reply: What came of it.
    ///   - reader: How long is waited for whoever reads it at a terminal; `nil` where nobody can press keys.
    /// - Returns: Whether the reader was there until the end.
    func present(_ reply: Reply, to reader: Patience?) async -> Bool {
        guard options.json else {
            let rehearsal: [Phrase] =
                options.dryRun ? ["Nothing is saved: --dry-run shows what would happen."] : []
            return await present(reply.text, saying: reply.sentences, rehearsal, to: reader)
        }
        do {
            let catalogue = language.catalogue
            let document =
                reply.isNew && options.dryRun
                ? try JSONText(rehearsed: reply.json, in: catalogue)
                : try JSONText(data: reply.json, dues: reply.dues, in: catalogue)
            console.write(document.text + "\n")
        } catch {
            note("error: Something broke inside chorus. (\(String(describing: error)))")
        }
        return true
    }

    /// Writes what people see, screen by screen where a person reads it and the screen has no room for it.
    ///
    /// - Parameters:
    ///   - text: What they see.
    ///   - sentences: What is said in place of a list to those who hear it, if that is anything of its own.
    ///   - remarks: What comes behind it.
    ///   - reader: How long is waited for whoever reads it at a terminal; `nil` where nobody can press keys.
    /// - Returns: Whether the reader was there until the end.
    func present(
        _ text: Reply.Text, saying sentences: [[Phrase]]? = nil, _ remarks: [Phrase] = [],
        to reader: Patience?
    ) async -> Bool {
        if text.isCelebration, reader != nil { await celebrate() }
        let isColoured = isOutputColoured
        let reading = Reading(of: text, saying: sentences, remarks, for: self)
        if let reader, hasPages {
            let fixed = options.width
            var request = PageRequest { width in
                reading.lines(width: fixed ?? width).map { $0.rendered(inColour: isColoured) }
            }
            request.words = pagerWords
            (request.idle, request.suspension) = (reader.idle, reader.suspension)
            switch await console.page(request) {
            case .fits: break
            case .left: return true
            case .idle: return false
            }
        }
        // In one piece, so that whoever reads from a pipe is woken once.
        let lines = reading.lines(width: width)
        console.write(lines.map { $0.rendered(inColour: isColoured) + "\n" }.joined())
        return true
    }

    /// Whether long texts are read screen by screen: a screen reader reads on by itself.
    var hasPages: Bool { console.streams.outputIsTerminal && !options.plain }

    /// Rings and moves for good news, where whoever is here likes that.
    private func celebrate() async {
        guard !options.dryRun, console.streams.outputIsTerminal else { return }
        if settings.isOn(.sound) { console.write("\u{7}") }
        guard settings.isOn(.motion), !options.plain else { return }
        await console.play((1...10).map { Array(repeating: "*", count: $0).joined(separator: " ") })
    }
}

/// What people read of a reply.
private struct Reading: Sendable {
    private let text: Reply.Text
    private let sentences: [[Phrase]]?
    private let remarks: [TerminalText]
    private let catalogue: Catalogue
    private let isTerminal: Bool
    private let isPlain: Bool
    /// Whether good news take the whole width of the screen.
    private let isFestive: Bool

    init(
        of text: Reply.Text, saying sentences: [[Phrase]]?, _ remarks: [Phrase],
        for presenter: Presenter
    ) {
        self.text = text
        let catalogue = presenter.language.catalogue
        self.sentences = sentences
        self.remarks = remarks.map(catalogue.text)
        self.catalogue = catalogue
        isTerminal = presenter.console.streams.outputIsTerminal
        isPlain = presenter.options.plain
        isFestive = presenter.settings.isOn(.motion)
    }

    /// The lines for a screen that is `width` cells wide; elsewhere lines are whole.
    func lines(width: Int) -> [TerminalText] {
        guard isTerminal else {
            let lines = piped + remarks
            return isPlain ? lines.map(\.said) : lines
        }
        guard !isPlain else {
            return (spoken + remarks).flatMap { $0.said.unpadded.wrapped(to: width) }
        }
        return seen(width) + remarks.flatMap { $0.wrapped(to: width) }
    }

    /// Lists for programs: what else there is to know of them comes behind, as remarks that a script skips.
    private var piped: [TerminalText] {
        switch text {
        case .lines(let lines): lines.map(catalogue.text)
        case .table(let table, let above, let below):
            table.tabSeparated(in: catalogue)
                + (above + below).filter { !$0.isPreformatted && !$0.isEmpty }
                .map { "# " + TerminalText.onOneLine(catalogue.text($0).plain) }
        }
    }

    /// Lists in sentences, for those who hear them.
    private var spoken: [TerminalText] {
        switch text {
        case .lines(let lines): return lines.map(catalogue.text)
        case .table(let table, let above, let below):
            let list = sentences?.map { TerminalText.spoken($0, in: catalogue) }
            return above.map(catalogue.text) + (list ?? table.sentences(in: catalogue))
                + below.map(catalogue.text)
        }
    }

    private func seen(_ width: Int) -> [TerminalText] {
        switch text {
        case .lines(let lines): wrapped(lines, width)
        case .table(let table, let above, let below):
            wrapped(above, width) + table.lines(width: width, in: catalogue) + wrapped(below, width)
        }
    }

    private func wrapped(_ lines: [Phrase], _ width: Int) -> [TerminalText] {
        lines.flatMap { line in
            let rows = catalogue.text(line).wrapped(to: width)
            return isFestive && line.isCelebration ? banner(rows, width) : rows
        }
    }

    /// Good news in the middle of the screen, between lines of stars.
    private func banner(_ rows: [TerminalText], _ width: Int) -> [TerminalText] {
        let edge = TerminalText(String(repeating: "*", count: width))
        return [edge] + rows.map { .spaces(max(0, (width - $0.width) / 2)) + $0 } + [edge]
    }
}

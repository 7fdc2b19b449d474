import ArgumentParser

/// The manual page, from the same commands that the program runs, in the macros of man(7).
enum ManPage {
    /// The option with which the page is written.
    static let option = "--generate-man-page"

    /// The whole page.
    static var text: String {
        let configuration = ChorusCommand.configuration
        let head = [
            ".TH CHORUS 1 \"\" \"chorus \(escaped(configuration.version))\" \"User Commands\"",
            ".SH NAME", "chorus \\- chores, shared", ".SH SYNOPSIS", ".B chorus",
            "[\\fIOPTIONS\\fR] [\\fICOMMAND\\fR ...]", ".SH DESCRIPTION",
            escaped(configuration.abstract), ".PP",
        ]
        let forms = ShortForms.words.flatMap { word in
            let long = ShortForms.longForm(of: [word]).joined(separator: " ")
            return [".TP", ".B \(escaped(word))", escaped(long)]
        }
        let tail = [
            ".SH FILES", ".TP", ".I $XDG_DATA_HOME/chorus/chorus.db", "The household.", ".TP",
            ".I $XDG_STATE_HOME/chorus/", "Who is signed in, and what each typed.", ".TP",
            ".I $XDG_CONFIG_HOME/chorus/settings.json", "What holds where nobody set it otherwise.",
            ".SH EXIT STATUS", "0 done; 1 it can't be as things stand; 64 wrong usage; 65 a value",
            "that can't be used; 66 a missing file; 70 a bug; 73, 74 files; 77 not signed in, or",
            "the rules do not allow it; 78 no household yet; 130, 143 stopped.",
        ]
        let lines =
            head + paragraphs(configuration.discussion)
            + [".SH OPTIONS", "Every command takes these, before or after its words.", ".nf"]
            + help(of: ChorusCommand.self).filter(\.isCommon).map { escaped($0.line) }
            + [".fi", ".SH COMMANDS"] + sections(of: ChorusCommand.self, path: []) + [
                ".SH SHORT FORMS"
            ] + forms + tail
        return lines.joined(separator: "\n") + "\n"
    }

    /// A part for each command that can be run, with its arguments and options.
    private static func sections(
        of command: any ParsableCommand.Type, path: [String]
    ) -> [String] {
        command.configuration.subcommands.flatMap { child in
            let path = path + [child.configuration.commandName ?? ""]
            guard child.configuration.subcommands.isEmpty else {
                return sections(of: child, path: path)
            }
            return [".SS \(escaped(path.joined(separator: " ")))"]
                + [escaped(child.configuration.abstract)]
                + paragraphs(child.configuration.discussion) + [".nf"]
                + help(of: child).filter { !$0.isCommon }.map { escaped($0.line) } + [".fi"]
        }
    }

    /// The help from how the command is used on, and which lines are about options that every command takes.
    private static func help(
        of command: any ParsableCommand.Type
    ) -> [(line: Substring, isCommon: Bool)] {
        var isCommon = false
        let help = ChorusCommand.helpMessage(for: command, columns: 78)
        return help.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { !$0.hasPrefix("USAGE") }
            .map { line in
                if line.hasPrefix("  --json ") { isCommon = true }
                if line.isEmpty { isCommon = false }
                return (line, isCommon)
            }
    }

    private static func paragraphs(_ text: String) -> [String] {
        text.isEmpty ? [] : text.split(separator: "\n").flatMap { [escaped($0), ".br"] }
    }

    /// Text in which nothing is taken for a macro.
    private static func escaped(_ text: some StringProtocol) -> String {
        let safe = String(text).replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&" + safe : safe
    }
}

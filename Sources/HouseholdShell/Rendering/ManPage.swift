import ArgumentParser
import HouseholdModel
import HouseholdWords

/// The manual page, from the same commands that the program runs, in the macros of man(7).
enum ManPage {
    /// The option with which the page is written.
    static let option = "--generate-man-page"

    /// The whole page.
    static var text: String {
        let configuration = ChorusCommand.configuration
        let program = CommandHelp(startOf: [])
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
            head + paragraphs(program.discussion)
            + [".SH OPTIONS", "Every command takes these, before or after its words.", ".nf"]
            + written(HelpPage.options(width: width).dropFirst()) + [".fi", ".SH COMMANDS"]
            + program.leaves.flatMap(section) + [".SH SHORT FORMS"] + forms + tail
        return lines.joined(separator: "\n") + "\n"
    }

    /// A part about a command, with its arguments and options.
    private static func section(about help: CommandHelp) -> [String] {
        let page = HelpPage(about: help, width: width)
        return [".SS \(escaped(help.words.joined(separator: " ")))", escaped(help.abstract)]
            + paragraphs(help.discussion) + [".nf"] + written(page.reference[...]) + [".fi"]
    }

    private static let width = 78

    /// Lines in English that are broken between words.
    private static func written(_ lines: ArraySlice<Phrase>) -> [String] {
        lines.flatMap { Language.english.catalogue.text($0).wrapped(to: width) }
            .map { escaped($0.plain) }
    }

    private static func paragraphs(_ lines: [String]) -> [String] {
        lines.flatMap { [escaped($0), ".br"] }
    }

    /// Text in which nothing is taken for a macro.
    private static func escaped(_ text: some StringProtocol) -> String {
        let safe = String(text).replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return safe.hasPrefix(".") || safe.hasPrefix("'") ? "\\&" + safe : safe
    }
}

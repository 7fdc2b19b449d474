import HouseholdModel

/// What makes a terminal tell its desktop that there is news, for those who look elsewhere.
///
/// Three forms are about: OSC 9 (iTerm2, WezTerm, Ghostty), OSC 99 (kitty) and OSC 777 (rxvt-unicode, foot). Of a terminal that
/// is not known to have one nothing is asked, nor through tmux or screen, which keep such signs back.
enum TerminalNotification {
    case osc9, osc99, osc777

    /// The form that the terminal has, as its environment says.
    init?(environment: [String: String]) {
        guard environment["TMUX"] == nil, environment["STY"] == nil else { return nil }
        let name = environment["TERM"] ?? ""
        if ["iTerm.app", "WezTerm", "ghostty"].contains(environment["TERM_PROGRAM"] ?? "") {
            self = .osc9
        } else if environment["KITTY_WINDOW_ID"] != nil || name == "xterm-kitty" {
            self = .osc99
        } else if name.hasPrefix("rxvt-unicode") || name.hasPrefix("foot") {
            self = .osc777
        } else {
            return nil
        }
    }

    /// The signs that tell it; of the text what could end them is left out.
    func signs(for text: TerminalText) -> String {
        let plain = text.plain.filter { $0 != ";" && $0 != "\n" }
        return switch self {
        case .osc9: "\u{1B}]9;\(plain)\u{1B}\\"
        case .osc99: "\u{1B}]99;;\(plain)\u{1B}\\"
        case .osc777: "\u{1B}]777;notify;Chorus;\(plain)\u{1B}\\"
        }
    }
}

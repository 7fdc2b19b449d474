/// Whether one output stream shows colours.
package enum Colour: String, CaseIterable, Sendable {
    /// What the environment and the stream suggest.
    case auto
    case always
    case never

    /// Decides for one stream: options first, then variables from the most to the least specific,
    /// then whether the stream is a terminal.
    ///
    /// `NO_COLOR` wins over the variables that force colours; tools disagree about that.
    package static func isShown(
        option: Colour?,
        environment: [String: String],
        isTerminal: Bool
    ) -> Bool {
        func isOn(_ name: String) -> Bool {
            !["", "0"].contains(environment[name] ?? "")
        }
        for choice in [option, environment["CHORUS_COLOR"].flatMap(Colour.init)] {
            if let choice, choice != .auto { return choice == .always }
        }
        if environment["NO_COLOR"]?.isEmpty == false { return false }
        if isOn("FORCE_COLOR") || isOn("CLICOLOR_FORCE") { return true }
        if environment["CLICOLOR"] == "0" || environment["TERM"] == "dumb" { return false }
        return isTerminal
    }
}

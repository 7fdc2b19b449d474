/// What stands among the lines that are typed, and is none.
extension Stage {
    /// What somebody reads who leaves without signing out.
    static let staying = "You stay signed in on this device. `logout` signs you out.\n"

    /// What is typed where nobody is there to type; where no time is set for an answer, that is waited for.
    static let absence = "\u{0}"

    /// What is typed where somebody stops the program, which goes on later.
    static let suspension = "\u{1A}"

    /// Somebody presses Ctrl-C: at the question where it stands alone, behind a line while that runs, later the
    /// more of them there are.
    static let interruption = "\u{3}"

    /// Before a line: it is typed in another window of the same person, and the line below answers it.
    static let elsewhere = "\u{1}"

    /// Before a name and a line: somebody else runs it meanwhile, and it is waited for what is told of it above the line.
    static let meanwhile = "\u{4}"

    /// The same, but what is told above the line nobody sees before the next one is there.
    static let unseen = "\u{5}"

    /// From now on nobody answers at the server.
    static let goingAway = "\u{6}"

    /// From now on somebody answers there again.
    static let comingBack = "\u{7}"

    /// Before a number: the terminal has so many columns now.
    static let resizing = "\u{2}"
}

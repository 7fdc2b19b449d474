import HouseholdModel
import HouseholdService

extension MemberView {
    /// The name behind the picture, which is not said.
    var picturedName: Phrase { Phrase(name, behind: avatar) }
}

extension LeaderboardView.Row {
    /// The name behind the picture, which is not said.
    var picturedName: Phrase { Phrase(name, behind: avatar) }
}

extension Phrase {
    fileprivate init(_ name: String, behind avatar: String?) {
        let name = Phrase(verbatim: TerminalText.onOneLine(name).plain)
        self = avatar.map { .drawn("\($0) ", said: "") + name } ?? name
    }
}

package import HouseholdModel
package import HouseholdService

extension LaterChange {
    /// Who did what since, and that it comes first.
    package var sentence: Phrase {
        guard let deed else {
            return "Since then something else has changed \(thing). That can't be taken back."
        }
        let who = deed.who.text
        let what = deed.action.back.words?.deed(who, thing) ?? "\(who) changed \(thing)"
        guard let day = deed.day else {
            return "\(what) at \(deed.time). Take that back first."
        }
        return "\(what) on \(day) at \(deed.time). Take that back first."
    }
}

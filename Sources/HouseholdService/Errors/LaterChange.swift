import Household

/// A change that came after another one, which can't be taken back before it.
package struct LaterChange: Hashable, Sendable {
    /// Who made it, and when on the household's clocks.
    struct Deed: Hashable, Sendable {
        let who: Name
        let action: Action
        /// The day, unless it is today.
        let day: Day?
        let time: TimeOfDay
    }

    /// What it was done to, such as `chore 12`.
    let thing: Phrase
    /// What is known of it.
    var deed: Deed?

    var sentence: Phrase {
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

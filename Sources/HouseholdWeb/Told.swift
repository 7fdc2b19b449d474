import HouseholdModel
import HouseholdService

/// What was done on the page before, so that this one tells it: a word in the address, which says nothing of anybody.
package enum Told: String, CaseIterable, Sendable {
    case done, taken, undone, ticked, asked, withdrawn, saving, saved, approved, again, excused,
        accepted
    case declined, granted, refused, given, added, wished, retracted, priced, wishRefused
    case putAside, takenOut, turnedDown

    var phrase: Phrase {
        switch self {
        case .done: "Well done!"
        case .taken: "That one is yours now."
        case .undone: "It is open again."
        case .ticked: "Ticked."
        case .asked: "A parent hears that you asked."
        case .withdrawn: "You asked for it no more."
        case .saving: "That is your goal now."
        case .saved: "You save for nothing at the moment."
        case .approved: "OK said."
        case .again: "It is to be done once more."
        case .excused: "It is let be this time."
        case .accepted: "That is a chore now."
        case .declined: "The idea was declined."
        case .granted: "The reward was granted."
        case .refused: "The reward was not granted this time."
        case .given: "The reward was handed over."
        case .added: "The chore was added."
        case .wished: "A parent hears what you wish for."
        case .retracted: "You wish for that no more."
        case .priced: "It is in the shop now."
        case .wishRefused: "The wish was not granted this time."
        case .putAside: "That is in your jar now."
        case .takenOut: "You can spend that again."
        case .turnedDown: "You said no. Whoever offers it hears that."
        }
    }
}

/// How an element looks; `board.css` says what each means.
enum Look: String, CaseIterable, Sendable {
    case jump, bar, who, avatar, name, points, menu, picture, sign
    case card, cards, chore, done, waiting, steps, facts, title
    case primary, quiet, big, row, buttons, told, problem, celebrating, star
    case field, choice, goal, badge, badges, missing, week, today, empty, leave
    case faces, face, code, link, shared
    /// What is shown of that which waits to be sent, and before and after all steps are ticked.
    case later, before, after
    case secret, stars, keys, heard, notes, count
    case simple, young, grown, narrow
    case tone0, tone1, tone2, tone3, tone4, tone5
}

import HouseholdWords
import Testing

// What sounds like a house rule, and may be meant otherwise than it would be read.

extension HouseSentenceTests {
    @Test(
        "is none where it may say something else of a tag, or of what parents have to do first",
        arguments: [
            "Am Wochenende dürfen Kinder nur Aufgaben mit #garten abhaken",
            "Nothing counts after 20:00 except #homework",
            "No chores on weekends except #garden",
            "Nichts zählt nach 20 Uhr außer #hausaufgaben",
            "Aufgaben zählen am Wochenende nur mit #garten",
            "On weekends children can only mark chores with #garden as done",
            "Children can only mark chores with #garden as done on weekends",
            "On weekends chores with #garden count only after 20:00",
            "No chores except chores with #garden on weekends",
            "No bonus points before 3 chores are done today",
            "Parents can't approve chores while must-dos are open",
            "Mia can't approve chores without a streak of 3 days",
            "Eltern dürfen keine Aufgaben weitergeben, solange Pflichten offen sind",
            "Rewards only after 3 chores are done while must-dos are open",
            "No rewards before 3 chores are done after must-dos are done",
            "Chores count only on the day they are due",
            "Nothing counts on the day it is due",
            "Nothing but must-dos counts before 3 chores are done",
            "Must-dos come before all other chores on Sundays",
            "Must-dos only on Sundays",
            "Must-dos come first",
            "Rewards only with #screen on weekends",
            "On weekends rewards with #screen only after 20:00",
            "No rewards with #screen while must-dos are open",
            "No rewards before 3 chores with #garden are done today",
            "Only parents can ask for rewards with #screen",
            "Children can't set up rewards with #screen",
            "No rewards late at night",
            "Chores count only after the due time",
            "No late chores on Sundays",
            "Nothing counts on time",
            "Children can't hand on chores that are due today once they are late",
            "Children can't skip chores after the due time while must-dos are open",
            "Children can't hand on chores on the day they are due that are due today",
            "Children can't hand on chores with #garden on the day they are due",
            "Kinder dürfen sonntags keine Aufgaben weitergeben, die heute fällig sind",
            "Only parents can skip chores on the day they are due",
        ])
    func isNotUnderstood(text: String) {
        do throws(HouseSentence.Problem) {
            let (sentence, _) = try HouseSentence.read(text, naming: Self.people)
            Issue.record("\(text) is read as \(sentence.text(in: .english))")
        } catch {
            guard case .unknown = error else {
                Issue.record("\(error)")
                return
            }
        }
    }
}

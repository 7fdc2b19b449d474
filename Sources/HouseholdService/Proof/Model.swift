import Cedar
import Household
import Policies

/// Every question that can be put to rules, as far as anything tells them apart, the plainest first.
///
/// It goes through all roles, whether somebody left, whose a thing is and who did it, what is kept private, and
/// the household's switches. Where rules call somebody or something by name, there is a case with that one and
/// one without; where they write down a moment or a length of time, there are cases before, at and after it.
struct Model {
    /// One question.
    struct Question {
        let action: Action
        let setting: Setting
        let thing: Thing
        /// Whom the request names besides.
        let named: Party?
        /// What is unusual about it.
        let differences: [String]
    }

    /// The questions, those with the fewest unusual things first; those of one setting are neighbours.
    let questions: [Question]

    /// How many questions are looked at before rules are said to tell too much apart.
    static let most = 2_000_000

    /// The questions that tell apart what any of `rules` does in a household of that template.
    ///
    /// - Throws: ``ServiceError/rules(_:)`` when there are too many.
    init(of rules: [HouseRules], in template: Household.Template) throws {
        let schema = try HouseRules.schema()
        var byDifferences: [[Question]] = []
        for action in Action.allCases where !action.isOutsideHouseholds {
            let uid = EntityUID("Action", action.rawValue)
            let speaking = rules.flatMap { $0.policies.policies }.filter {
                $0.fits(action: uid, with: Entities())
            }
            let types = schema.actions[uid]?.resources.map { "\($0)" } ?? []
            let scenes = Scenes(action, on: types, Mentions(of: speaking), in: template)
            guard scenes.count <= Self.most else {
                throw ServiceError.rules(
                    "The rules tell more cases apart than can be gone through.")
            }
            for question in try scenes.questions() {
                while byDifferences.count <= question.differences.count { byDifferences.append([]) }
                byDifferences[question.differences.count].append(question)
            }
        }
        questions = byDifferences.flatMap(\.self)
    }
}

import HouseholdModel

/// What was found out about rules before the data file was looked at.
struct Answered<Answer: Sendable>: Sendable {
    private let digest: [UInt8]
    private let template: Household.Template
    private let answer: Answer

    init(_ rules: HouseRules, _ template: Household.Template, _ answer: Answer) {
        (digest, self.template, self.answer) = (rules.digest, template, answer)
    }

    /// The answer, if it is about those rules.
    static func answer(
        _ answered: Answered?, _ rules: HouseRules, _ template: Household.Template
    ) throws(ServiceError) -> Answer {
        guard let answered, answered.digest == rules.digest, answered.template == template else {
            throw .rules(.changed)
        }
        return answered.answer
    }
}

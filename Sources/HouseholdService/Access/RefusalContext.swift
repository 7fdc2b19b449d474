import HouseholdModel

/// What a refusal can be explained by, to those who want to know why.
enum RefusalContext: Sendable {
    /// What was asked.
    case asked(RefusedQuestion)
    /// What the gate of another process said, in which it was asked.
    case told(DecisionView?, wayOut: Refusal.WayOut?)
}

/// A question to the rules that they answered with no.
struct RefusedQuestion: Sendable {
    let judge: Judge
    /// What it was about; the program stands for it where the role alone was refused.
    let resource: ResourceReference
    let named: Member?
}

extension RefusalContext: Hashable {
    /// Two refusals are the same that say the same, whatever was asked.
    static func == (left: RefusalContext, right: RefusalContext) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}

import HouseholdModel

/// What was asked when the rules refused, to explain it to those who want to know why.
struct RefusalContext: Sendable {
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

import HouseholdService

extension EnglishTongue {
    /// What is so or not, in clauses; a test sees to it that none is missing.
    static let marks: [RuleMark: RulePair] = chores.merging(people) { first, _ in first }
        .merging(passes) { first, _ in first }

    private static let chores: [RuleMark: RulePair] = [
        .isPrivate: RulePair("it is private", "it is not private"),
        .isProposed: RulePair("it is a proposal", "it is no proposal"),
        .isPaid: RulePair("it is worth points", "it is worth no points"),
        .isForChildren: RulePair("a child is to do it", "no child is to do it"),
        .isMustDo: RulePair("it is a must-do", "it is not a must-do"),
        .isForParents: RulePair("it is left to the parents", "it is not left to the parents"),
        .isLate: RulePair("it is late", "it is not late"),
        .isDueToday: RulePair("it is due today", "it is not due today"),
        .isForAll: RulePair("it is open to all", "it is not open to all"),
        .isForAskerAlone: RulePair("it is for them alone", "it is not for them alone"),
        .isDone: RulePair("it is done", "it is not done"),
        .isDoneToday: RulePair("it was done today", "it was not done today"),
        .isForNobody: RulePair("it is for nobody", "it is for somebody"),
        .isUntagged: RulePair("it has no tags", "it has a tag"),
        .isOfHousehold: RulePair("it is in their household", "it is not in their household"),
        .seeSiblings: RulePair(
            "children see their siblings' chores here",
            "children do not see their siblings' chores here"),
        .allowsDeductions: RulePair(
            "points can be taken away here", "points cannot be taken away here"),
        .isAtDevice: RulePair("they are at a paired device", "they are not at a paired device"),
        .isAtBoard: RulePair("they are at a shared tablet", "they are not at a shared tablet"),
        .isBoard: RulePair("it is a shared tablet", "it is not a shared tablet"),
    ]

    private static let people: [RuleMark: RulePair] = [
        .isAskerActive: RulePair(
            "they still belong to the household", "they do not belong to the household any more"),
        .isActive: RulePair("it is about a present member", "it is about a former member"),
        .isAskerSoleOwner: RulePair("they are the only owner", "they are not the only owner"),
        .isSoleOwner: RulePair("it is about the only owner", "it is not about the only owner"),
        .isAdultAccount: RulePair("they are adults", "they are not adults"),
        .isChildAccount: RulePair("they are children", "they are not children"),
        .isMember: RulePair("they are in a household", "they are in no household"),
        .isWithoutHousehold: RulePair("they are in no household", "they are in a household"),
    ]

    private static let passes: [RuleMark: RulePair] = [
        .hasPass: RulePair("they have a pass", "they have no pass"),
        .isHelperWithPass: RulePair(
            "it is about somebody with a pass", "it is about somebody without a pass"),
        .isPassUsedUp: RulePair(
            "the points of their pass are used up", "the points of their pass are not used up"),
        .isPassBegun: RulePair("their pass has begun", "their pass has not begun"),
        .isPassOver: RulePair("their pass is over", "their pass is not over"),
        .areAllInPass: RulePair(
            "their pass names all who are to do it", "their pass does not name all who are to do it"
        ),
        .isInHouseholdOfPass: RulePair(
            "it is in the household of the pass", "it is not in the household of the pass"),
    ]
}

import Cedar

/// What the model knows of a fact besides what the schema says of it.
struct FactCard: Sendable {
    /// How it usually is, where that is not the first of its values.
    var usual: Value?
    /// What else it can be, in words for whoever has it; the first is tried first.
    var unusual: [(value: Value, words: @Sendable (_ bearer: String) -> String)] = []
    /// Whether the walls' sentences tell of it, in questions about that action and such things.
    var walls: @Sendable (Fact.Bearer, Action, [Case.Kind]) -> Aspect.Walls = { _, _, _ in .no }
    /// Whether it can be anything but usual in a case.
    var fits: @Sendable (Case, Fact.Bearer) -> Bool = { _, _ in true }
    /// All that it can be, where its type does not say so; none where nobody looks, `nil` where the type says it.
    var options: @Sendable (Fact.Bearer, Mentions) -> [Fact.Option]? = { _, _ in nil }

    /// The card of the fact that is called so.
    static func of(_ name: Text) -> FactCard { cards[name] ?? FactCard() }

    /// Whether a fact is varied as a whole, whatever its type.
    static func isWhole(_ name: Text) -> Bool {
        ["offered_to", "pass", "recorded_by", "tags"].contains(name)
    }

    /// The parts of facts that are varied as a whole.
    static let parts: Set<Text> = ["children", "from", "until", "up_to", "used"]

    private static let cards: [Text: FactCard] = [
        "offered_to": .offeredTo, "pass": .pass, "recorded_by": .recordedBy, "tags": .tags,
        "active": FactCard(
            usual: .bool(true), unusual: [(.bool(false), { "\($0) has left" })],
            // Whether somebody else left is told of those who are asked about themselves.
            walls: { bearer, action, kinds in
                let isAboutThem =
                    bearer == .person(.other) && kinds.contains(.member) && action.kin == .sees
                return bearer == .person(.asker) || isAboutThem ? .yes : .no
            }),
        "sole_owner": FactCard(
            unusual: [(.bool(true), { "\($0) is the only owner" })],
            // Of whoever would be owner no more.
            walls: { bearer, action, _ in
                let isLosing = [.leaveHousehold, .removeMember, .changeRole].contains(action)
                return isLosing && [.person(.asker), .person(.other)].contains(bearer) ? .yes : .no
            }),
        "profile": .audience(of: "profile"),
        "achievements": .audience(of: "achievements"),
        "activity": .audience(of: "activity"),
        "paid": FactCard(
            usual: .bool(true), unusual: [(.bool(false), { _ in "it is worth no points" })],
            walls: { _, _, _ in .whereRead }),
        "private": FactCard(
            unusual: [(.bool(true), { _ in "it is private" })], walls: { _, _, _ in .whereRead }),
        "proposed": FactCard(
            unusual: [(.bool(true), { _ in "it is only proposed" })],
            // Who answers is a matter of the walls, whatever the rules look at.
            walls: { _, action, _ in
                [.acceptChore, .declineChore].contains(action) ? .yes : .whereRead
            }),
        // The domain gives a date to the parents only where it is nobody's.
        "for_parents": FactCard(
            unusual: [(.bool(true), { _ in "everybody whose turn it could be is away" })],
            fits: { scene, _ in scene.parties.isEmpty }),
        "late": FactCard(
            unusual: [(.bool(true), { _ in "it is late" })],
            fits: { scene, _ in if case .open = scene.stage { true } else { false } }),
        "due_today": FactCard(unusual: [(.bool(true), { _ in "it is due today" })]),
        "must_do": FactCard(unusual: [(.bool(true), { _ in "it is a must-do" })]),
        "deductions": FactCard(
            unusual: [(.bool(true), { _ in "points can be deducted" })]),
        "siblings": FactCard(
            usual: .bool(true),
            unusual: [(.bool(false), { _ in "siblings don't see each other's chores" })]),
    ]

    private static func audience(of part: String) -> FactCard {
        func audience(_ name: Text) -> Value { .entity(EntityUID("Audience", id: name)) }
        return FactCard(
            usual: audience("household"),
            unusual: [
                (audience("parents"), { @Sendable in "\($0) shows the \(part) to parents only" }),
                (audience("me"), { @Sendable in "\($0) keeps the \(part) private" }),
            ])
    }
}

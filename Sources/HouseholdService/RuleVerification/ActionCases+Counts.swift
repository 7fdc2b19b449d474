import HouseholdModel

// What rules count of who asks, as far as they tell numbers apart.

extension ActionCases {
    /// Of each count that rules compare with numbers one below, at and above each; in the plain case there is nothing.
    static func counts(_ mentions: Mentions) -> [Aspect] {
        AskerCount.allCases.map { count in
            let numbers = mentions.counted[count] ?? []
            return Aspect(
                or: distinct(numbers).map { number in
                    (number, "\(count.words): \(number)")
                },
                where: { scene, _ in scene.setting.standing == .member },
                isRead: { $0.counted[count] != nil || $0.usesContext }
            ) { $0.setting.counts[count] = $1 }
        }
    }

    /// Numbers above 0 that comparing tells apart from each other and from 0, one of each kind.
    private static func distinct(_ numbers: Set<Int64>) -> [Int] {
        func stretch(_ number: Int64) -> Int {
            numbers.reduce(0) { $0 + ($1 < number ? 2 : $1 == number ? 1 : 0) }
        }
        var known = Set([stretch(0)])
        let near = Set(numbers.flatMap { [$0.plus(-1), $0, $0.plus(1)] }).filter { $0 > 0 }
        return near.sorted().filter { known.insert(stretch($0)).inserted }.map { Int($0) }
    }
}

extension AskerCount {
    /// What there is so many of, in the differences of a case.
    fileprivate var words: String {
        switch self {
        case .mustDosOpen: "must-dos open today"
        case .requestsToday: "rewards asked for today"
        case .requestsThisWeek: "rewards asked for this week"
        case .offersThisWeek: "chores offered this week"
        case .doneToday: "chores done today"
        case .doneThisWeek: "chores done this week"
        case .streak: "days in a row on which all was done"
        }
    }
}

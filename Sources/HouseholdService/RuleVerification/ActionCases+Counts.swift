import HouseholdModel

// What rules count of who asks and of their home, as far as they tell numbers apart.

extension ActionCases {
    /// Of each count that rules compare with numbers one below, at and above each; the plain case has what is usual.
    static func counts(_ mentions: Mentions) -> [Aspect] {
        AskerCount.allCases.map { count in
            let numbers = mentions.counted[count] ?? []
            return Aspect(
                or: distinct(numbers, from: MemberCounts.usual[count]).map { number in
                    (number, "\(count.words): \(number)")
                },
                where: { scene, _ in
                    switch scene.setting.standing {
                    case .member: true
                    case .program: AskerCount.ofHome.contains(count)
                    case .account, .nobody: false
                    }
                },
                isRead: { $0.counted[count] != nil || $0.usesContext }
            ) { $0.setting.counts[count] = $1 }
        }
    }

    /// Numbers from 0 on that comparing tells apart from each other and from what is usual, one of each kind.
    private static func distinct(_ numbers: Set<Int64>, from usual: Int) -> [Int] {
        func stretch(_ number: Int64) -> Int {
            numbers.reduce(0) { $0 + ($1 < number ? 2 : $1 == number ? 1 : 0) }
        }
        var known = Set([stretch(Int64(usual))])
        let near = Set(numbers.flatMap { [$0.plus(-1), $0, $0.plus(1)] }).filter { $0 >= 0 }
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
        case .minutesSinceDone: "minutes since a chore was done"
        case .parentsHome: "parents or housemates at home today"
        case .childrenHome: "children at home today"
        }
    }
}

import HouseholdModel
import SeededRandom
import Testing

/// Goes round with random people, absences and dates, and compares with a model that counts on its fingers.
@Suite("Turns")
struct TurnsModelTests {
    @Test("go as in a plain model", arguments: 1...200)
    func goAsInModel(seed: UInt64) throws {
        var dice = SeededGenerator(seed: seed)
        let people = Array(
            House.letters.shuffled(using: &dice).prefix(.random(in: 1...4, using: &dice)))
        let passing = try #require(Rotation.Passing.allCases.randomElement(using: &dice))
        let every = Int.random(in: 1...20, using: &dice)
        let away = House.letters.flatMap { letter in
            (0..<Int.random(in: 0...3, using: &dice)).map { _ in
                let first = Int.random(in: 1...150, using: &dice)
                return "\(letter)\(first)-\(first + .random(in: 0...40, using: &dice))"
            }
        }
        let house = House(away: away.joined(separator: " "))
        let lineup = try #require(Lineup(people.map(House.member)))
        let chore = try Chore.sample(
            .rotation(.turns(lineup, .inOrder, passing)), every == 1 ? "day" : "\(every) days")
        var date = try #require(try chore.begin(house.calendar(1)).first)
        var model = Fingers(people: people, passing: passing, away: away)

        for step in 0..<12 {
            let day = 1 + step * every
            let calendar = try house.calendar(day)
            date = date.current(in: calendar)
            #expect(date.summary == "\(model.who(on: day))\(day)", "\(people) \(passing) \(away)")
            let isDone = Bool.random(using: &dice)
            model.goOn(isDone: isDone)
            date = try #require(
                date.next(
                    besides: [], in: calendar, isDone: isDone, newID: { .numbered(1) },
                    choosing: { $1.first }
                ).first)
        }
    }
}

/// The model: people in a circle, and a finger on one of them.
private struct Fingers {
    let people: [Character]
    let passing: Rotation.Passing
    private let away: [(who: Character, days: ClosedRange<Int>)]
    private var finger = 0
    private var last: (day: Int, who: Int?, isDone: Bool)?

    init(people: [Character], passing: Rotation.Passing, away: [String]) {
        self.people = people
        self.passing = passing
        self.away = away.map { word in
            let days = word.dropFirst().split(separator: "-").compactMap { Int($0) }
            return (word.first ?? "-", days[0]...days[1])
        }
    }

    private func isHere(_ person: Character, _ day: Int) -> Bool {
        away.allSatisfy { $0.who != person || !$0.days.contains(day) }
    }

    /// Moves the finger to the day, and says who does it.
    mutating func who(on day: Int) -> Character {
        if let last {
            switch passing {
            case .occurrence: finger = (last.who ?? finger) + 1
            case .completion: finger = last.isDone ? (last.who ?? finger) + 1 : finger
            case .day: finger += day - last.day
            case .week: finger += (day - 1) / 7 - (last.day - 1) / 7
            case .month: finger += month(day) - month(last.day)
            }
        }
        finger %= people.count
        let found = (0..<people.count).map { (finger + $0) % people.count }
            .first { isHere(people[$0], day) }
        last = (day, found, false)
        return found.map { people[$0] } ?? "*"
    }

    mutating func goOn(isDone: Bool) {
        last?.isDone = isDone
    }

    /// Counts the months: day 1 is 23 November 2026.
    private func month(_ day: Int) -> Int {
        [9, 40, 71, 99, 130, 160, 191, 221, 252, 283].count { $0 <= day }
    }
}

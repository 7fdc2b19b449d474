import HouseholdModel
import SeededRandom
import Testing

/// What is owed, against sums over all that was ever booked.
@Suite("What is owed")
struct DebtTests {
    private let euro: Currency

    init() throws {
        euro = try #require(Currency("EUR"))
    }

    private static func member(_ number: Int) -> Member.ID { .numbered(number) }

    private func entry(
        _ sequence: Int, _ kind: EntryKind, _ minor: Int, to member: Int, by other: Int?,
        due: Day? = nil, at moment: Int? = nil, reverses: Int? = nil, reversedBy: Int? = nil
    ) throws -> Entry {
        let money = try #require(Money(minor: minor, euro))
        let at = Instant(milliseconds: Int64(moment ?? sequence))
        return Entry(
            household: .numbered(1), sequence: sequence, at: at, countedAt: at, kind: kind,
            member: Self.member(member),
            by: Self.member(member), amount: 0, points: 0,
            claim: Claim(money, from: other.map(Self.member), due: due), matter: nil, why: nil,
            reverses: reverses, reversedBy: reversedBy, rule: [])
    }

    @Test("between two is one debt, of whoever is behind")
    func isNetted() throws {
        let entries = [
            try entry(1, .charge, 1_000, to: 1, by: 2), try entry(2, .charge, 400, to: 2, by: 1),
            try entry(3, .payment, 100, to: 1, by: 2),
        ]

        let debts = Debt.all(in: entries)

        #expect(debts.map(\.minor) == [500])
        #expect((debts.first?.creditor, debts.first?.debtor) == (Self.member(1), Self.member(2)))
        #expect(debts.first?.items.map(\.entry.sequence) == [1])
        #expect(debts.first?.items.map(\.rest) == [500])
    }

    @Test("is the other's once more was paid than was owed")
    func turnsRound() throws {
        let entries = [
            try entry(1, .charge, 1_000, to: 1, by: 2), try entry(2, .payment, 1_500, to: 1, by: 2),
        ]

        let debt = try #require(Debt.all(in: entries).first)

        #expect((debt.creditor, debt.debtor, debt.minor) == (Self.member(2), Self.member(1), 500))
        #expect(debt.items.map(\.entry.kind) == [.payment])
    }

    @Test("is covered by what is due first, and last by what is due at no time")
    func coversInOrder() throws {
        let day = Day(dayNumber: 20_780)
        let entries = [
            try entry(1, .charge, 100, to: 1, by: 2),
            try entry(2, .charge, 100, to: 1, by: 2, due: day.adding(days: 2)),
            try entry(3, .charge, 100, to: 1, by: 2, due: day),
            try entry(4, .payment, 150, to: 1, by: 2),
        ]

        let debt = try #require(Debt.all(in: entries).first)

        #expect(debt.items.map(\.entry.sequence) == [2, 1])
        #expect(debt.items.map(\.rest) == [50, 100])
    }

    @Test("stays settled once it was, whatever is due first later")
    func staysSettled() throws {
        let day = Day(dayNumber: 20_780)
        let entries = [
            try entry(1, .charge, 500, to: 1, by: 2), try entry(2, .payment, 500, to: 1, by: 2),
            try entry(3, .charge, 700, to: 1, by: 2, due: day),
            try entry(4, .payment, 300, to: 1, by: 2),
            try entry(5, .charge, 200, to: 1, by: 2, due: day.adding(days: -1)),
        ]

        let debt = try #require(Debt.all(in: entries).first)

        #expect(debt.items.map(\.entry.sequence) == [5, 3])
        #expect(debt.items.map(\.rest) == [200, 400])
    }

    @Test("is what was asked for last, where as much was paid to and fro before")
    func forgetsToAndFro() throws {
        let entries = [
            try entry(1, .payment, 1_000, to: 1, by: 2),
            try entry(2, .payment, 1_000, to: 2, by: 1),
            try entry(3, .charge, 1_000, to: 1, by: 2, due: Day(dayNumber: 20_780)),
        ]

        let debt = try #require(Debt.all(in: entries).first)

        #expect((debt.creditor, debt.debtor) == (Self.member(1), Self.member(2)))
        #expect(debt.items.map(\.entry.sequence) == [3])
    }

    @Test("is not covered by what was handed over at once: that settles its own payout")
    func settlesItsOwn() throws {
        let entries = [
            try entry(1, .payout, 200, to: 3, by: nil),
            try entry(2, .payout, 100, to: 3, by: nil, at: 2),
            try entry(3, .payment, 100, to: 3, by: nil, at: 2),
        ]

        let debt = try #require(Debt.all(in: entries).first)

        #expect(debt.minor == 200)
        #expect(debt.items.map(\.entry.sequence) == [1])
        #expect(debt.items.map(\.rest) == [200])
        #expect(Debt.all(in: Array(entries.dropFirst())).isEmpty)
    }

    @Test("is that of a payout again once what handed it over is taken back")
    func isOwedAgain() throws {
        let entries = [
            try entry(1, .payout, 200, to: 3, by: nil),
            try entry(2, .payout, 100, to: 3, by: nil, at: 2),
            try entry(3, .payment, 100, to: 3, by: nil, at: 2, reversedBy: 4),
            try entry(4, .reversal, 100, to: 3, by: nil, reverses: 3),
        ]

        let debt = try #require(Debt.all(in: entries).first)

        #expect(debt.minor == 300)
        #expect(debt.items.map(\.entry.sequence) == [1, 2])
    }

    @Test(
        "is covered from the oldest on by what only looks as if it was handed over",
        arguments: [
            // Later; less; not next in the book; of an allowance.
            (.payout, 3, 100, 3), (.payout, 2, 60, 3), (.payout, 2, 100, 4),
            (.allowance, 2, 100, 3),
        ] as [(EntryKind, Int, Int, Int)])
    func coversTheOldest(kind: EntryKind, moment: Int, minor: Int, place: Int) throws {
        let entries = [
            try entry(1, .payout, 200, to: 3, by: nil),
            try entry(2, kind, 100, to: 3, by: nil, at: 2),
            try entry(place, .payment, minor, to: 3, by: nil, at: moment),
        ]

        let debt = try #require(Debt.all(in: entries).first)

        #expect(debt.items.map(\.entry.sequence) == [1, 2])
        #expect(debt.items.map(\.rest) == [200 - minor, 100])
    }

    @Test("of one child is not covered by what another was handed at the same moment")
    func isOneChilds() throws {
        let entries = [
            try entry(1, .payout, 100, to: 4, by: nil),
            try entry(2, .payout, 100, to: 3, by: nil, at: 2),
            try entry(3, .payment, 100, to: 4, by: nil, at: 2),
        ]

        #expect(Debt.all(in: entries).map(\.creditor) == [Self.member(3)])
    }

    @Test("is nothing by what was taken back, and by what takes it back")
    func leavesOutReversals() throws {
        let entries = [
            try entry(1, .payout, 500, to: 3, by: nil, reversedBy: 2),
            try entry(2, .reversal, 500, to: 3, by: nil, reverses: 1),
        ]

        #expect(Debt.all(in: entries).isEmpty)
    }

    /// A pair with the lower number first; 0 is the household.
    private static func pair(_ member: Int, _ other: Int) -> [Int] { [member, other].sorted() }

    /// Something that is booked at random: between two of three adults, or between the household and the child, who is 4.
    private func entry(
        _ sequence: Int, owed: Int, using generator: inout SeededGenerator
    ) throws -> (entry: Entry, member: Int, debtor: Int?) {
        let minor = Int.random(in: 1...5_000, using: &generator)
        let isTakenBack = Int.random(in: 0..<5, using: &generator) == 0
        let isPayment = Bool.random(using: &generator)
        var (member, debtor, kind): (Int, Int?, EntryKind) = (4, nil, .payout)
        if Bool.random(using: &generator) {
            member = .random(in: 1...3, using: &generator)
            debtor = (member + .random(in: 0...1, using: &generator)) % 3 + 1
            kind = isPayment ? .payment : .charge
        } else if isPayment, minor <= owed {
            kind = .payment
        }
        let day = Day(dayNumber: .random(in: 20_000...20_100, using: &generator))
        let due = debtor != nil && Bool.random(using: &generator) ? day : nil
        return (
            try entry(
                sequence, kind, minor, to: member, by: debtor, due: due,
                reversedBy: isTakenBack ? 9_999 : nil), member, debtor
        )
    }

    @Test("is the sum of all that was booked, whatever was", arguments: [1, 2, 3])
    func matchesSums(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var entries: [Entry] = []
        // What the second of two owes the first; of the child, what it is owed.
        var sums: [[Int]: Int] = [:]
        for sequence in 1...2_000 {
            let (entry, member, debtor) = try entry(
                sequence, owed: sums[[0, 4], default: 0], using: &generator)
            entries.append(entry)
            guard entry.reversedBy == nil, let minor = entry.claim?.money.minor else { continue }
            let pair = Self.pair(member, debtor ?? 0)
            let isForward = (pair[0] == member || debtor == nil) == (entry.kind != .payment)
            sums[pair, default: 0] += isForward ? minor : -minor
        }

        var found: [[Int]: Int] = [:]
        for debt in Debt.all(in: entries) {
            let creditor = try #require((1...4).first { Self.member($0) == debt.creditor })
            let debtor = (1...4).first { Self.member($0) == debt.debtor } ?? 0
            let pair = Self.pair(creditor, debtor)
            found[pair] = pair[0] == creditor || debtor == 0 ? debt.minor : -debt.minor
            #expect(debt.items.map(\.rest).reduce(0, +) == debt.minor)
            #expect(debt.items.allSatisfy { $0.rest > 0 })
        }
        #expect(found == sums.filter { $0.value != 0 })
    }

    @Test(
        "of a child is for what is oldest of what was not handed over at once",
        arguments: [1, 2, 3])
    func matchesQueue(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var entries: [Entry] = []
        // What is owed, the oldest first, by its place in the book.
        var queue: [(place: Int, rest: Int)] = []
        for _ in 1...1_000 {
            let place = entries.count + 1
            let minor = Int.random(in: 1...500, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0:
                entries.append(try entry(place, .payout, minor, to: 4, by: nil))
                queue.append((place, minor))
            case 1:
                entries.append(try entry(place, .payout, minor, to: 4, by: nil))
                entries.append(try entry(place + 1, .payment, minor, to: 4, by: nil, at: place))
            default:
                var paid = min(minor, queue.map(\.rest).reduce(0, +))
                guard paid > 0 else { continue }
                entries.append(try entry(place, .payment, paid, to: 4, by: nil))
                while let oldest = queue.first, paid > 0 {
                    let used = min(paid, oldest.rest)
                    paid -= used
                    queue[0].rest -= used
                    if queue[0].rest == 0 { queue.removeFirst() }
                }
            }
            let items = Debt.all(in: entries).first?.items ?? []
            #expect(items.map(\.entry.sequence) == queue.map(\.place))
            #expect(items.map(\.rest) == queue.map(\.rest))
        }
    }
}

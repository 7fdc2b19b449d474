package import HouseholdModel

/// What stands beside a box on paper, to be typed once the box is ticked: which chore's, on which day, and whose.
///
/// It is no secret and no right: who types it says no more than with `done`, a day and a name. A wrong symbol is noticed,
/// and so are most that changed places.
package struct BoxCode: Hashable, Sendable {
    /// The chore.
    package let number: Number
    /// The day on which it is due.
    package let day: Day
    /// By what name programs know whose it is, or `nil` where it is anyone's.
    package let person: String?

    /// Says what a box is for.
    package init(number: Number, day: Day, person: String?) {
        (self.number, self.day, self.person) = (number, day, person)
    }
}

// MARK: - Writing

extension BoxCode: CustomStringConvertible {
    /// The chore and the day, then four symbols that stand for all of it: `QW-7XKP`.
    package var description: String {
        let symbols = symbols
        let end = symbols.count - Self.sumLength - 1
        return Symbols.text(symbols[..<end]) + "-" + Symbols.text(symbols[end...])
    }

    private var symbols: [Int] {
        let place = Symbols.digits(of: number * Self.days + Self.remainder(of: day), atLeast: 1)
        let parts = place + Symbols.digits(of: sum, atLeast: Self.sumLength)
        return parts + [Symbols.check(for: parts)]
    }

    /// Names are not told apart by their letters, which may be of any writing, but by a sum: FNV-1a of 32 bits.
    private var sum: Int {
        let text = "\(number) \(day) \(person ?? "")"
        let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return Int(hash) % Self.sums
    }

    /// How many days it takes until the same code stands for another day.
    private static let days = 64
    /// With three symbols, one pair of names in 17,576 has the same sum on a day.
    private static let sumLength = 3
    private static let sums = Symbols.count * Symbols.count * Symbols.count

    private static func remainder(of day: Day) -> Int {
        (day.dayNumber % days + days) % days
    }
}

// MARK: - Reading

extension BoxCode {
    /// Whether the symbols of what was typed fit together, as those of every code do.
    static func isWellFormed(_ typed: some StringProtocol) -> Bool { symbols(in: typed) != nil }

    private static func symbols(in typed: some StringProtocol) -> [Int]? {
        guard let symbols = Symbols.read(typed), symbols.count > sumLength + 1,
            symbols.last == Symbols.check(for: symbols.dropLast())
        else { return nil }
        return symbols
    }

    /// Reads what was typed, in capitals or not, with a hyphen or without; there is none where it stands for no box, or for
    /// those of two people.
    ///
    /// - Parameters:
    ///   - typed: What was typed.
    ///   - today: The day on the household's calendar: the day that is meant is at most a month from it.
    ///   - people: By what names programs know those who live there.
    package init?(_ typed: some StringProtocol, near today: Day, among people: [String]) {
        guard let symbols = Self.symbols(in: typed) else { return nil }
        let place = Symbols.number(of: symbols.dropLast(Self.sumLength + 1))
        let first = today.adding(days: -Self.days / 2)
        let ahead = (place % Self.days - Self.remainder(of: first) + Self.days) % Self.days
        let meant = ([nil] + people)
            .map { person in
                BoxCode(number: place / Self.days, day: first.adding(days: ahead), person: person)
            }
            .filter { $0.symbols == symbols }
        guard meant.count == 1 else { return nil }
        self = meant[0]
    }
}

/// Digits and capitals that look like no other, not even when they are printed badly, by their places.
private enum Symbols {
    private static let all = Array("346789ABCDEFGHJKLMNPQRTWXY")
    /// Longer ones are of no number that a chore has.
    private static let most = 12

    static let count = all.count

    /// A number from zero on, with at least so many symbols.
    static func digits(of number: Int, atLeast length: Int) -> [Int] {
        var (rest, digits) = (number, [Int]())
        while rest > 0 || digits.count < length {
            digits.insert(rest % count, at: 0)
            rest /= count
        }
        return digits
    }

    static func number(of digits: some Collection<Int>) -> Int {
        digits.reduce(0) { $0 * count + $1 }
    }

    static func text(_ digits: some Collection<Int>) -> String { String(digits.map { all[$0] }) }

    /// The symbols in what was typed, or `nil` where something else is among them.
    static func read(_ typed: some StringProtocol) -> [Int]? {
        let symbols = typed.uppercased().filter { $0 != "-" }
        let digits = symbols.compactMap { all.firstIndex(of: $0) }
        return digits.count == symbols.count && digits.count <= most ? digits : nil
    }

    /// The symbol behind others with which one that is wrong is noticed: Luhn's sum, of as many symbols as there are.
    static func check(for digits: some Collection<Int>) -> Int {
        let sum = digits.reversed().enumerated().reduce(0) { sum, next in
            let weighed = next.offset.isMultiple(of: 2) ? next.element * 2 : next.element
            return sum + weighed / count + weighed % count
        }
        return (count - sum % count) % count
    }
}

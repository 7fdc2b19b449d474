import JSON
import LineEditor
import Synchronization

/// The keys of a document's objects, by numbers.
///
/// What is found out about names of ours, which are as many as the program has, is kept for the next document.
struct JSONKeys {
    private var numbers: [Spelling: Int] = [:]
    private var keys: [Key] = []
    /// How the members of an object are put in order, by what they are called; `nil` where they are.
    private var orders: [Members: [Int]?] = [:]
    /// The number of the key that came last after each.
    private var next: [Int] = []
    /// Whether something was found out that was not known.
    private var isMore = false
    /// Whether there are keys that are data.
    private var hasData = false

    private static let known = Mutex(JSONKeys())

    /// Those that are known.
    static var ofProgram: JSONKeys { known.withLock(\.self) }

    /// Keeps them for other documents; one with keys that are data, of which there is no end, leaves nothing behind.
    func keep() {
        guard isMore, !hasData, orders.count <= 1_000 else { return }
        Self.known.withLock { known in
            guard known.keys.count <= keys.count, known.orders.count <= orders.count else { return }
            known = self
            known.isMore = false
        }
    }

    /// A key as a value says it; names of ours are written in snake case.
    private struct Spelling: Hashable {
        let text: String
        let isName: Bool
    }

    /// The members of an object in the order in which they came, found by a few of them: most objects have dozens.
    private struct Members: Hashable {
        let numbers: [Int]

        func hash(into hasher: inout Hasher) {
            hasher.combine(numbers.count)
            hasher.combine(numbers.first)
            hasher.combine(numbers.last)
        }
    }

    private struct Key {
        let spelling: Spelling
        /// What it is called in the document.
        let text: String
        /// The same as a string of JSON, with the colon.
        let written: [UInt8]
    }

    /// The key with this number as a string of JSON, with the colon.
    func written(_ number: Int) -> [UInt8] { keys[number].written }

    /// The number of a key.
    ///
    /// Values that are alike have the same keys one after the other, so that the one after `previous` need not be looked up.
    mutating func number(of text: String, isName: Bool, after previous: Int?) -> Int {
        let spelling = Spelling(text: text, isName: isName)
        guard let previous else { return number(of: spelling) }
        if keys[next[previous]].spelling == spelling { return next[previous] }
        let number = number(of: spelling)
        next[previous] = number
        return number
    }

    private mutating func number(of spelling: Spelling) -> Int {
        if let known = numbers[spelling] { return known }
        let text = spelling.isName ? spelling.text.inSnakeCase : spelling.text
        var written: [UInt8] = []
        written.append(json: text, hasShortEscapes: false) { $0.picture != nil }
        written.append(UInt8(ascii: ":"))
        let number = keys.count
        keys.append(Key(spelling: spelling, text: text, written: written))
        numbers[spelling] = number
        next.append(number)
        if spelling.isName { isMore = true } else { hasData = true }
        return number
    }

    /// The places of an object's members in the order of their keys, of those with the same one the last; `nil` where they are
    /// in order.
    ///
    /// Those of names are kept, since many objects have the same ones.
    mutating func order(of members: [Int], areNames: Bool) -> [Int]? {
        if areNames, let known = orders[Members(numbers: members)] { return known }
        let texts = members.map { keys[$0].text }
        let sorted = texts.indices.sorted { (texts[$0], $0) < (texts[$1], $1) }
        let places = sorted.indices.filter { place in
            place + 1 == sorted.count || texts[sorted[place]] != texts[sorted[place + 1]]
        }.map { sorted[$0] }
        let order = places == Array(members.indices) ? nil : places
        if areNames {
            orders[Members(numbers: members)] = .some(order)
            isMore = true
        }
        return order
    }
}

extension String {
    /// `madeUpOfWords` as `made_up_of_words`; names of ours are of ASCII.
    fileprivate var inSnakeCase: String {
        var name: [UInt8] = []
        name.reserveCapacity(2 * utf8.count)
        var isAfterSmallOne = false
        for letter in utf8 {
            let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
            if isCapital, isAfterSmallOne { name.append(UInt8(ascii: "_")) }
            name.append(isCapital ? letter | 0x20 : letter)
            isAfterSmallOne =
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(letter)
        }
        return String(decoding: name, as: UTF8.self)
    }
}

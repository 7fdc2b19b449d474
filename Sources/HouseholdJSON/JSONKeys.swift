import JSON
import LineEditor

/// The keys of a document's objects, by numbers.
struct JSONKeys {
    private var numbers: [Bool: [String: Int]] = [true: [:], false: [:]]
    private var texts: [String] = []
    /// Each as a string of JSON.
    private(set) var written: [[UInt8]] = []
    /// How the members of an object are put in order, by what they are called; `nil` where they are.
    private var orders: [[Int]: [Int]?] = [:]

    /// The number of a key; names of ours are written in snake case.
    mutating func number(of key: String, isName: Bool) -> Int {
        if let known = numbers[isName]?[key] { return known }
        let text = isName ? key.inSnakeCase : key
        var bytes: [UInt8] = []
        bytes.append(json: text, hasShortEscapes: false) { $0.picture != nil }
        texts.append(text)
        written.append(bytes)
        numbers[isName]?[key] = written.count - 1
        return written.count - 1
    }

    /// The places of an object's members in the order of their keys, of those with the same one the last; `nil` where they are
    /// in order.
    ///
    /// Those of names are kept, since many objects have the same ones.
    mutating func order(of members: [Int], areNames: Bool) -> [Int]? {
        if areNames, let known = orders[members] { return known }
        let sorted = members.indices.sorted { left, right in
            let (one, other) = (texts[members[left]], texts[members[right]])
            return one == other ? left < right : one < other
        }
        let places = sorted.indices.filter { place in
            place + 1 == sorted.count
                || texts[members[sorted[place]]] != texts[members[sorted[place + 1]]]
        }.map { sorted[$0] }
        let order = places == Array(members.indices) ? nil : places
        if areNames { orders[members] = .some(order) }
        return order
    }
}

extension String {
    /// `madeUpOfWords` as `made_up_of_words`.
    fileprivate var inSnakeCase: String {
        zip(" " + self, self).reduce(into: "") { result, pair in
            let (before, letter) = pair
            if letter.isUppercase, before.isLowercase || before.isNumber { result.append("_") }
            result += letter.lowercased()
        }
    }
}

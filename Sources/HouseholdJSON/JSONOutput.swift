import JSON
import LineEditor

/// A document of JSON while it is written, with the lists and objects in it that have begun.
///
/// Members are written as they come; when their object ends they are put in the order of their keys, which is sorted out
/// once for all objects that are alike.
struct JSONOutput {
    /// What was written.
    private(set) var bytes: [UInt8] = []
    private let isPretty: Bool
    private let cleared: String?
    /// The lists and objects that have begun, from the outside in.
    private var parts: [Part] = []
    /// The members of these objects.
    private var members: [Member] = []
    private(set) var keys = JSONKeys.ofProgram

    /// Creates a document without anything in it.
    ///
    /// - Parameters:
    ///   - isPretty: Whether each part has a line of its own.
    ///   - cleared: The key that is `null` in the outermost object, whatever is written there.
    init(isPretty: Bool, clearing cleared: String?) {
        self.isPretty = isPretty
        self.cleared = cleared
    }

    /// A place in it: in how many lists and objects, and after how many bytes.
    struct Place {
        let depth: Int
        fileprivate let bytes: Int
    }

    /// A list or an object.
    private struct Part {
        let isObject: Bool
        let hasNames: Bool
        /// How many members there are around it.
        let outer: Int
        /// How many members or items it has.
        var count = 0
    }

    /// A member of an object that has begun.
    private struct Member {
        /// What it is called.
        let key: Int
        /// Where it begins.
        let start: Int
    }
}

// MARK: - Values

extension JSONOutput {
    mutating func write(_ text: String) {
        bytes.append(json: text, hasShortEscapes: false) { $0.picture != nil }
    }

    mutating func write(_ truth: Bool) {
        bytes += (truth ? "true" : "false").utf8
    }

    mutating func write(number: some Numeric & CustomStringConvertible) {
        bytes += number.description.utf8
    }

    mutating func writeNull() {
        bytes += "null".utf8
    }
}

// MARK: - Lists and objects

extension JSONOutput {
    /// How many lists and objects have begun.
    var depth: Int { parts.count }

    /// Where the document goes on.
    var place: Place { Place(depth: parts.count, bytes: bytes.count) }

    /// How many members or items the list or object has that has so many around it.
    func count(at depth: Int) -> Int { parts[depth].count }

    /// Begins a list.
    ///
    /// - Returns: How many lists and objects are around it.
    mutating func beginList() -> Int {
        bytes.append(UInt8(ascii: "["))
        parts.append(Part(isObject: false, hasNames: false, outer: members.count))
        return parts.count - 1
    }

    /// Begins an object; `hasNames` says whether its keys are names of ours, and not data.
    ///
    /// - Returns: How many lists and objects are around it.
    mutating func beginObject(hasNames: Bool) -> Int {
        bytes.append(UInt8(ascii: "{"))
        parts.append(Part(isObject: true, hasNames: hasNames, outer: members.count))
        return parts.count - 1
    }

    /// Makes room for the next item of a list.
    mutating func beginItem(at depth: Int) {
        end(downTo: depth + 1)
        if parts[depth].count > 0 { separate(depth + 1) } else { breakLine(depth + 1) }
        parts[depth].count += 1
    }

    /// Makes room for a member of an object.
    mutating func beginMember(_ key: String, at depth: Int) {
        beginItem(at: depth)
        let part = parts[depth]
        let previous = part.count > 1 ? members.last?.key : nil
        let number = keys.number(of: key, isName: part.hasNames, after: previous)
        members.append(Member(key: number, start: bytes.count))
        bytes += keys.written(number)
        if isPretty { bytes.append(UInt8(ascii: " ")) }
    }

    /// Makes room for a member of an object that has no value.
    mutating func writeNullMember(_ key: String, at depth: Int) {
        beginMember(key, at: depth)
        writeNull()
    }

    /// Ends what is open, from the inside out, until so many parts are.
    mutating func end(downTo depth: Int) {
        while parts.count > depth { end() }
    }

    /// Ends what is open in the value that began at `start`; one that wrote nothing is `null`.
    mutating func endValue(from start: Place) {
        end(downTo: start.depth)
        if bytes.count == start.bytes { writeNull() }
    }

    private mutating func end() {
        let depth = parts.count - 1
        if depth == 0, let cleared, parts[0].isObject {
            beginMember(cleared, at: 0)
            writeNull()
        }
        guard let part = parts.popLast() else { return }
        if part.isObject { sort(part, at: depth) }
        if part.count > 0 { breakLine(depth) }
        bytes.append(UInt8(ascii: part.isObject ? "}" : "]"))
    }

    /// Puts the members of an object in the order of their keys.
    private mutating func sort(_ part: Part, at depth: Int) {
        let own = members[part.outer...]
        guard let start = own.first?.start else { return }
        defer { members.removeLast(part.count) }
        guard let order = keys.order(of: own.map(\.key), areNames: part.hasNames) else { return }
        let unsorted = Array(bytes[start...])
        bytes.removeLast(unsorted.count)
        let separator = 1 + lineBreak(depth + 1).count
        for place in order {
            if bytes.count > start { separate(depth + 1) }
            let (from, next) = (members[part.outer + place].start, part.outer + place + 1)
            let end =
                next == members.count ? unsorted.count : members[next].start - separator - start
            bytes += unsorted[from - start..<end]
        }
    }

    /// Makes room for what is not the first in a list or an object.
    private mutating func separate(_ depth: Int) {
        bytes.append(UInt8(ascii: ","))
        breakLine(depth)
    }

    private mutating func breakLine(_ depth: Int) {
        if isPretty { bytes += lineBreak(depth) }
    }

    private func lineBreak(_ depth: Int) -> [UInt8] {
        guard isPretty else { return [] }
        return [UInt8(ascii: "\n")] + [UInt8](repeating: UInt8(ascii: " "), count: 2 * depth)
    }
}

/// Reads the calendars of a file (RFC 5545 section 3.4), line by line.
///
/// Nothing in a file is trusted: how long it, its lines and its components are is bounded.
package struct CalendarReader: Sendable {
    /// How much is read.
    package struct Limits: Sendable {
        /// Bytes of the file.
        package var bytes = 4 << 20
        /// Bytes of one line once it is unfolded.
        package var bytesOfLine = 1 << 16
        /// Components, one in another counted too.
        package var components = 20_000
        /// Components around one.
        package var depth = 8

        /// As much as a calendar of some years needs.
        package init() {}
    }

    private let limits: Limits

    /// Creates a reader.
    package init(limits: Limits = Limits()) {
        self.limits = limits
    }

    /// The calendars of a file, often one.
    ///
    /// - Throws: The first thing that can't be read, with its line.
    package func calendars(
        in bytes: [UInt8]
    ) throws(CalendarSyntaxError) -> [CalendarComponent] {
        guard bytes.count <= limits.bytes else { throw CalendarSyntaxError(line: 1, .tooLong) }
        var lines = UnfoldedLines(bytes, most: limits.bytesOfLine)
        var tree = CalendarTree(limits)
        while let line = try lines.next() {
            try tree.add(try ContentLineReader(line).property())
        }
        return try tree.calendars(at: lines.number)
    }
}

// MARK: - Lines

/// A line once it is unfolded, and where it began.
struct UnfoldedLine {
    let number: Int
    let text: String
}

/// The lines of a file, unfolded: a line that begins with a blank goes on with the one before.
private struct UnfoldedLines {
    private let bytes: [UInt8]
    private let most: Int
    private var place: Int
    /// The line that is read next, from 1.
    private(set) var number = 1

    init(_ bytes: [UInt8], most: Int) {
        self.bytes = bytes
        self.most = most
        place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The next line that is not empty.
    mutating func next() throws(CalendarSyntaxError) -> UnfoldedLine? {
        while place < bytes.count {
            let first = number
            var line = physicalLine()
            while place < bytes.count, Self.isBlank(bytes[place]) {
                place += 1
                line += physicalLine()
                guard line.count <= most else { throw CalendarSyntaxError(line: first, .tooLong) }
            }
            guard !line.isEmpty else { continue }
            guard line.count <= most else { throw CalendarSyntaxError(line: first, .tooLong) }
            guard let text = String(validating: line, as: UTF8.self) else {
                throw CalendarSyntaxError(line: first, .notUTF8)
            }
            return UnfoldedLine(number: first, text: text)
        }
        return nil
    }

    private mutating func physicalLine() -> ArraySlice<UInt8> {
        let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        var line = bytes[place..<end]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        place = end + 1
        number += 1
        return line
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}

/// Reads a line: a name, parameters, and a value (RFC 5545 section 3.1).
private struct ContentLineReader {
    private let number: Int
    private var rest: Substring.UnicodeScalarView

    init(_ line: UnfoldedLine) {
        number = line.number
        rest = line.text[...].unicodeScalars
    }

    func property() throws(CalendarSyntaxError) -> CalendarProperty {
        var reader = self
        return try reader.read()
    }

    private mutating func read() throws(CalendarSyntaxError) -> CalendarProperty {
        guard rest.allSatisfy(\.isCalendarText) else { throw error(.controlCharacter) }
        guard let name = CalendarName(take { $0 != ";" && $0 != ":" && $0 != "=" }) else {
            throw error(.notALine)
        }
        var parameters: [CalendarProperty.Parameter] = []
        while rest.first == ";" {
            guard parameters.count < 50 else { throw error(.tooLong) }
            rest.removeFirst()
            parameters.append(try parameter())
        }
        guard rest.popFirst() == ":" else { throw error(.notALine) }
        return CalendarProperty(name, String(rest), parameters: parameters, line: number)
    }

    private mutating func parameter() throws(CalendarSyntaxError) -> CalendarProperty.Parameter {
        guard let name = CalendarName(take { $0 != "=" && $0 != ";" && $0 != ":" }),
            rest.popFirst() == "="
        else { throw error(.parameter) }
        var values = [try parameterValue()]
        while rest.first == "," {
            rest.removeFirst()
            values.append(try parameterValue())
        }
        return CalendarProperty.Parameter(name, values)
    }

    private mutating func parameterValue() throws(CalendarSyntaxError) -> String {
        guard rest.first == "\"" else {
            let value = take { $0 != ";" && $0 != ":" && $0 != "," }
            guard !value.contains("\"") else { throw error(.parameter) }
            return value
        }
        rest.removeFirst()
        let value = take { $0 != "\"" }
        guard rest.popFirst() == "\"" else { throw error(.parameter) }
        return value
    }

    private mutating func take(while isTaken: (Unicode.Scalar) -> Bool) -> String {
        let taken = rest.prefix(while: isTaken)
        rest = rest[taken.endIndex...]
        return String(taken)
    }

    private func error(_ problem: CalendarSyntaxError.Problem) -> CalendarSyntaxError {
        CalendarSyntaxError(line: number, problem)
    }
}

// MARK: - Components

/// The components as far as they were read.
private struct CalendarTree {
    private let limits: CalendarReader.Limits
    private var open: [CalendarComponent] = []
    private var done: [CalendarComponent] = []
    private var count = 0

    init(_ limits: CalendarReader.Limits) {
        self.limits = limits
    }

    mutating func add(_ property: CalendarProperty) throws(CalendarSyntaxError) {
        let line = property.line ?? 1
        switch property.name {
        case .begin: try begin(property, line)
        case .end: try end(property, line)
        default:
            guard !open.isEmpty else { throw CalendarSyntaxError(line: line, .outside) }
            open[open.count - 1].properties.append(property)
        }
    }

    private mutating func begin(
        _ property: CalendarProperty, _ line: Int
    ) throws(CalendarSyntaxError) {
        guard let name = CalendarName(property.value) else {
            throw CalendarSyntaxError(line: line, .notALine)
        }
        guard !open.isEmpty || name == .calendar else {
            throw CalendarSyntaxError(line: line, .outside)
        }
        count += 1
        guard count <= limits.components else { throw CalendarSyntaxError(line: line, .tooLong) }
        guard open.count < limits.depth else { throw CalendarSyntaxError(line: line, .tooDeep) }
        open.append(CalendarComponent(name, line: line))
    }

    private mutating func end(
        _ property: CalendarProperty, _ line: Int
    ) throws(CalendarSyntaxError) {
        guard let last = open.popLast(), CalendarName(property.value) == last.name else {
            throw CalendarSyntaxError(line: line, .unbalanced(String(property.value.prefix(40))))
        }
        if open.isEmpty { done.append(last) } else { open[open.count - 1].components.append(last) }
    }

    /// All of them, once all lines were read.
    func calendars(at line: Int) throws(CalendarSyntaxError) -> [CalendarComponent] {
        if let last = open.last {
            throw CalendarSyntaxError(line: last.line ?? line, .unbalanced(last.name.text))
        }
        guard !done.isEmpty else { throw CalendarSyntaxError(line: 1, .empty) }
        return done
    }
}

internal import Dispatches

/// What comes from the bus: as much of a message as tells whether it answers a call of ours.
struct BusAnswer: Hashable {
    /// What kind of message it is.
    enum Kind: Hashable {
        case call, reply, error, signal, other
    }

    let kind: Kind
    /// The serial of the call that it answers, when it answers one.
    let serial: UInt32?
    /// The name of the error, when it is one.
    let errorName: String?

    /// The most bytes of one message: what we call for has short answers.
    private static let longest = 65_536
    /// The bytes that every message begins with, which say how long it is.
    private static let headLength = 16

    /// Takes the first message out of `bytes`, or returns `nil` as long as it is not whole.
    static func take(from bytes: inout [UInt8]) throws(SendingError) -> BusAnswer? {
        guard bytes.count >= headLength else { return nil }
        guard bytes[0] == UInt8(ascii: "l") || bytes[0] == UInt8(ascii: "B"), bytes[3] == 1 else {
            throw .failed(.protocolViolated)
        }
        let isBig = bytes[0] == UInt8(ascii: "B")
        let head = BusReader(bytes[..<headLength], isBig: isBig)
        let (body, fields) = (Int(head.number(at: 4)), Int(head.number(at: 12)))
        guard body <= longest, fields <= longest else { throw .failed(.protocolViolated) }
        let start = (headLength + fields + 7) / 8 * 8
        guard bytes.count >= start + body else { return nil }
        let answer = try BusAnswer(
            type: bytes[1], fields: BusReader(bytes[..<(headLength + fields)], isBig: isBig))
        bytes.removeFirst(start + body)
        return answer
    }

    private init(type: UInt8, fields: BusReader) throws(SendingError) {
        var fields = fields
        fields.position = Self.headLength
        var serial: UInt32?
        var errorName: String?
        while !fields.isAtEnd {
            switch (try fields.beginField(), try fields.value()) {
            case (5, .number(let number)): serial = number
            case (4, .text(let text)): errorName = text
            default: break
            }
        }
        kind =
            switch type {
            case 1: .call
            case 2: .reply
            case 3: .error
            case 4: .signal
            default: .other
            }
        self.serial = serial
        self.errorName = errorName
    }
}

/// Reads values of fields, and nothing beyond the bytes that it has.
struct BusReader {
    /// A value of a field.
    enum Value {
        case number(UInt32)
        case text(String)
    }

    private let bytes: [UInt8]
    private let isBig: Bool
    var position = 0

    init(_ bytes: ArraySlice<UInt8>, isBig: Bool) {
        self.bytes = Array(bytes)
        self.isBig = isBig
    }

    /// Whether nothing but padding is left.
    var isAtEnd: Bool { (position + 7) / 8 * 8 >= bytes.count }

    /// The number at `place`, which has to be there.
    func number(at place: Int) -> UInt32 {
        let part = bytes[place..<place + 4]
        return (isBig ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Goes to the next field, and returns its code.
    mutating func beginField() throws(SendingError) -> UInt8 {
        align(to: 8)
        return try byte()
    }

    /// Reads a value with its type; only those of fields are known.
    mutating func value() throws(SendingError) -> Value {
        let type = try text(length: Int(try byte()))
        switch type {
        case "u": return .number(try number())
        case "s", "o": return .text(try text(length: Int(try number())))
        case "g": return .text(try text(length: Int(try byte())))
        default: throw .failed(.protocolViolated)
        }
    }

    private mutating func align(to size: Int) {
        position = (position + size - 1) / size * size
    }

    private mutating func byte() throws(SendingError) -> UInt8 {
        guard position < bytes.count else { throw .failed(.protocolViolated) }
        defer { position += 1 }
        return bytes[position]
    }

    private mutating func number() throws(SendingError) -> UInt32 {
        align(to: 4)
        guard position + 4 <= bytes.count else { throw .failed(.protocolViolated) }
        defer { position += 4 }
        return number(at: position)
    }

    private mutating func text(length: Int) throws(SendingError) -> String {
        guard length < bytes.count, position + length < bytes.count else {
            throw .failed(.protocolViolated)
        }
        defer { position += length + 1 }
        return String(decoding: bytes[position..<position + length], as: UTF8.self)
    }
}

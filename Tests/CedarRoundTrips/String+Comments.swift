extension String {
    /// The comments of a text in Cedar's notation, without the blanks at their ends.
    var comments: [String] {
        var comments: [String] = []
        var isInString = false
        var bytes = Array(utf8)[...]
        while let byte = bytes.popFirst() {
            switch byte {
            case UInt8(ascii: "\\") where isInString:
                bytes = bytes.dropFirst()
            case UInt8(ascii: "\""):
                isInString.toggle()
            case UInt8(ascii: "/") where !isInString && bytes.first == byte:
                let comment = bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
                bytes = bytes[comment.endIndex...]
                let end = comment.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
                comments.append(
                    String(
                        decoding: comment[..<(end.map { $0 + 1 } ?? comment.startIndex)],
                        as: UTF8.self))
            default:
                break
            }
        }
        return comments
    }
}

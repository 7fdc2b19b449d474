/// A request of HTTP as it came.
struct Request: Sendable {
    /// The first line.
    let line: String
    /// The fields below it, as in `Host: localhost`.
    let fields: [String]
    let body: [UInt8]

    /// Reads a request, or returns `nil` as long as it is not whole.
    init?(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.firstRange(of: "\r\n\r\n") else { return nil }
        let lines = text[..<end.lowerBound].split(separator: "\r\n").map(String.init)
        line = lines.first ?? ""
        fields = Array(lines.dropFirst())
        body = Array(text[end.upperBound...].utf8)
        guard body.count == field("Content-Length").flatMap({ Int($0) }) ?? 0 else { return nil }
    }

    /// What the field called `name` says.
    func field(_ name: String) -> String? {
        let prefix = "\(name.lowercased()): "
        return fields.first { $0.lowercased().hasPrefix(prefix) }.map {
            String($0.dropFirst(prefix.count))
        }
    }

    /// The body as text.
    var text: String { String(decoding: body, as: UTF8.self) }
}

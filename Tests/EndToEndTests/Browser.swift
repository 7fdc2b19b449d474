import Foundation
import Glibc

/// What a browser sends to a server on this computer, and keeps: as little of one as tests need.
final class Browser {
    /// What a server answered.
    struct Answer: CustomStringConvertible {
        let status: Int
        let headers: [(name: String, value: String)]
        let body: String

        /// The first header of that name.
        subscript(name: String) -> String? {
            headers.first { $0.name == name.lowercased() }?.value
        }

        var description: String { "\(status) \(headers)\n\(body)" }
    }

    /// That the server said nothing that could be read.
    struct NoAnswer: Error {}

    let port: Int
    /// What it sends with each request that nobody says otherwise.
    var headers: [String: String]
    private var cookies: [String: String] = [:]

    /// What it keeps, as it sends it.
    var cookie: String? {
        let pairs = cookies.map { "\($0)=\($1)" }.sorted()
        return pairs.isEmpty ? nil : pairs.joined(separator: "; ")
    }

    init(at port: Int) {
        self.port = port
        headers = ["Host": "127.0.0.1:\(port)", "Accept-Language": "en"]
    }

    /// Opens a page.
    func get(_ path: String, _ more: [String: String] = [:]) throws -> Answer {
        try ask("GET", path, more)
    }

    /// Asks how a page would be answered, and for nothing of it.
    func head(_ path: String) throws -> Answer { try ask("HEAD", path, [:], body: "") }

    /// Sends a form as its own page does.
    func post(
        _ path: String, _ fields: [(String, String)], _ more: [String: String] = [:]
    ) throws -> Answer {
        let own = [
            "Origin": "http://127.0.0.1:\(port)", "Sec-Fetch-Site": "same-origin",
            "Content-Type": "application/x-www-form-urlencoded",
        ]
        let body = fields.map { "\($0)=\(Self.encoded($1))" }.joined(separator: "&")
        return try ask("POST", path, own.merging(more) { $1 }, body: body)
    }

    /// Signs somebody in.
    func signIn(_ name: String, _ password: String) throws -> Answer {
        try post("/in", [("name", name), ("password", password)])
    }

    /// What a page of its own holds for the forms on it.
    func formToken() throws -> String {
        let page = try get("/day").body
        return page.firstMatch(of: /name="form" value="([0-9a-f]+)"/).map { String($0.output.1) }
            ?? ""
    }

    /// Sends a request and waits for the whole answer.
    func ask(
        _ method: String, _ path: String, _ more: [String: String] = [:], body: String = ""
    ) throws -> Answer {
        var all = headers.merging(more) { $1 }
        if let cookie, all["Cookie"] == nil { all["Cookie"] = cookie }
        all["Connection"] = "close"
        if method == "POST" { all["Content-Length"] = "\(body.utf8.count)" }
        let lines = all.filter { !$0.value.isEmpty }.map { "\($0.key): \($0.value)" }
        let text = (["\(method) \(path) HTTP/1.1"] + lines + ["", body]).joined(separator: "\r\n")
        let answer = try Self.answer(in: exchange(Array(text.utf8)))
        for (name, value) in answer.headers where name == "set-cookie" {
            let pair = value.prefix { $0 != ";" }.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2 else { throw NoAnswer() }
            cookies[String(pair[0])] = pair[1].isEmpty ? nil : String(pair[1])
        }
        return answer
    }

    private func exchange(_ bytes: [UInt8]) throws -> [UInt8] {
        let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard connection >= 0 else { throw NoAnswer() }
        defer { close(connection) }
        var patience = timeval(tv_sec: 300, tv_usec: 0)
        _ = unsafe setsockopt(
            connection, SOL_SOCKET, SO_RCVTIMEO, &patience,
            socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port).bigEndian)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let connected = unsafe withUnsafePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0,
            unsafe send(connection, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
        else {
            throw NoAnswer()
        }
        var answer: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = unsafe recv(connection, &piece, piece.count, 0)
            guard count > 0 else { return answer }
            answer += piece[..<count]
        }
    }

    /// Reads what a server answered.
    static func answer(in bytes: [UInt8]) throws -> Answer {
        let text = String(decoding: bytes, as: UTF8.self)
        guard let end = text.firstRange(of: "\r\n\r\n") else { throw NoAnswer() }
        let lines = text[..<end.lowerBound].split(separator: "\r\n")
        guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        else { throw NoAnswer() }
        let headers = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            return (
                name: parts[0].lowercased(),
                value: parts.count == 2 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
            )
        }
        return Answer(status: status, headers: headers, body: String(text[end.upperBound...]))
    }

    private static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            let isPlain =
                (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
            return isPlain ? String(Unicode.Scalar(byte)) : "%" + String(format: "%02X", byte)
        }.joined()
    }
}

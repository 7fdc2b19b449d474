import TestSupport
import Testing

extension Browser {
    /// Pairs it with a household: it shows a code, which Anna types with `options`.
    func pair(as name: String, with server: Server, _ options: [String]) throws {
        #expect(try post("/pair", [("name", name)])["location"] == "/pair")
        let code = try get("/pair").body.firstMatch(of: /[A-Z]{4}-[A-Z]{4}/)?.output
        let paired = try server.visitor.run(["device", "add", String(#require(code))] + options)
        #expect(paired.exit == 0, "\(paired)")
        #expect(try post("/pair/token", [])["location"] == "/who")
    }

    /// Signs somebody in at the tablet that it is, by their face.
    func enter(_ name: String, _ secret: String) throws -> Answer {
        let faces = try get("/who").body.matches(
            of: /\/who\?name=[^"]+"(?:(?!<bdi>).)*<bdi>([^<]*)<\/bdi>/)
        _ = try #require(faces.first { $0.output.1 == name }, "\(name) is not here")
        return try post("/who", [("name", name), ("password", secret)])
    }
}

import TestSupport
import Testing

@Suite("The board and a data file that another program changed")
struct BoardSealTests {
    private let server: Server
    private let port: Int
    private let program: BuiltProgram
    /// What is told of the book, whose name the page sets apart from the words around it.
    private let fault = "Entry 1 of the <bdi>ledger</bdi> is not as it was written."

    /// Anna, whose seal is in the books, and Mia, who has some points.
    init() throws {
        program = try Chorus.inNewFolder()
        (server, port) = try Server.atPort(of: program)
        try server.furnish()
        let made = try server.visitor.run(["child", "key", "Mia", "--reveal", "--json"])
        let key = made.output.firstMatch(of: /"linking_key":"([^"]+)"/)?.output.1
        let fields = [
            ("key", String(try #require(key, "\(made)"))), ("name", "mia"),
            ("password", BoardTests.code),
        ]
        #expect(try Browser(at: port).post("/key/join", fields)["location"] == "/day")
        let given = try server.visitor.run(["points", "give", "mia", "3", "helping"])
        #expect(given.exit == 0, "\(given)")
        for _ in 0..<2 {
            let came = try Browser(at: port).signIn("anna", Server.password)
            #expect(came["location"] == "/day", "\(came)")
        }
        try program.forge("UPDATE ledger SET points = 900 WHERE sequence = 1")
    }

    @Test("tell a parent on the first page after signing in, in the words of a shell")
    func tellParent() throws {
        for _ in 0..<2 {
            let browser = Browser(at: port)
            let told = try browser.signIn("anna", Server.password)
            #expect(told.status == 200 && told["cache-control"] == "no-store", "\(told)")
            #expect(told.body.contains(fault) && told.body.contains(#"role="alert""#))
            #expect(told.body.contains("Nothing was sealed over it."))
            #expect(told.body.contains(#"href="/day""#))
            #expect(try browser.get("/day").status == 200)
        }
        let phone = Browser(at: port)
        try phone.pair(as: "Anna's phone", with: server, ["--for", "anna"])
        let told = try phone.post("/who", [("name", "Anna"), ("password", Server.password)])
        #expect(told.status == 200 && told.body.contains(fault), "\(told)")
    }

    @Test("tell a child nothing, nor anybody at a tablet that several share")
    func tellNobodyElse() throws {
        let child = try Browser(at: port).signIn("mia", BoardTests.code)
        #expect(child["location"] == "/day" && child.body.isEmpty, "\(child)")
        let tablet = Browser(at: port)
        try tablet.pair(as: "Tablet", with: server, ["--board", "--for", "anna"])
        let parent = try tablet.post("/who", [("name", "Anna"), ("password", Server.password)])
        #expect(parent["location"] == "/day" && parent.body.isEmpty, "\(parent)")
    }
}

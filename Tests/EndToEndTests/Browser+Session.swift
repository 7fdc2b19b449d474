import JSON
import TestSupport
import Testing

// How programs of others sign in, which a browser does here in their place.

extension Browser {
    /// Asks for a session of somebody.
    func askForSession(of name: String, with secret: String) throws -> Answer {
        try ask(
            "POST", "/v1/sessions", ["Content-Type": "application/json"],
            body: #"{"name":"\#(name)","password":"\#(secret)"}"#)
    }

    /// The token of a new session of somebody.
    func session(of name: String = "anna", with secret: String? = nil) throws -> String {
        let answer = try askForSession(of: name, with: secret ?? Server.password(of: name))
        let token = try JSONValue(parsing: answer.body)["data"]?["token"]?.string
        return try #require(token, "\(answer)")
    }

    /// Sends a new session of somebody with all that it asks from now on.
    func takeSession(of name: String = "anna", with secret: String? = nil) throws {
        headers["Authorization"] = "Bearer \(try session(of: name, with: secret))"
    }
}

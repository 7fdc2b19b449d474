/// What those who listen to a server hear, as Server-Sent Events (HTML Living Standard, 9.2).
///
/// It says that something happened at home and never what: what somebody may see of it they ask for.
package enum EventText {
    /// The type of all of it.
    package static let contentType = "text/event-stream"
    /// By which header whoever comes again says up to where they have heard.
    package static let lastID = "Last-Event-ID"
    /// By which header a shell says at which computer its session was begun.
    package static let mark = "Chorus-Computer"
    /// After how many seconds there is a sign that the server is still there, where nothing happens.
    package static let secondsOfSilence = 25
    /// How long whoever loses the connection waits before they come again.
    private static let retryMilliseconds = 2_000

    /// What comes first and is no event: how far the household has come by now.
    package static func beginning(at number: Int) -> String {
        "retry: \(retryMilliseconds)\nid: \(number)\n\n"
    }

    /// That something happened, after which the household has come as far as `number`.
    package static func changed(_ number: Int) -> String {
        "id: \(number)\nevent: \(changedName)\ndata: {}\n\n"
    }

    /// That nothing happened, and the server is still there.
    package static let still = ": still here\n\n"

    static let changedName = "changed"
}

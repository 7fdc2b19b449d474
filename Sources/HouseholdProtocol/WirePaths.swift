import HouseholdService

/// Where things are at a server, and how much it takes.
package enum WirePath {
    /// What stands at the door: ``DoorSign``.
    package static let sign = "/wire/sign"
    /// Before the name of what is asked for.
    package static let ask = "/wire/ask/"
    /// Where whoever has a session hears, as ``EventText``, that something happened at home.
    package static let events = "/wire/events"
    /// The certificate of the authority that speaks for a server (PEM), for whoever asks.
    package static let authority = "/house-ca.pem"
    /// Whether the server lives, for whoever looks after it.
    package static let live = "/health/live"
    /// Whether it can do what it is there for, for those who are at its computer.
    package static let ready = "/health/ready"
    /// Figures of what it has done, in the format of Prometheus, for those who are at its computer.
    package static let metrics = "/metrics"
    /// By which name our programs call every server of a house, whatever its address is: its certificate has it, and no
    /// page of a browser is led there by it.
    package static let houseName = "chorus.home.arpa"
    /// What every request says that is no page's in a browser: those can't send it to another site unasked.
    package static let header = "Chorus-Wire"

    /// How long our programs wait where too much was asked of a server, in seconds.
    package static let pauseSeconds = 1

    /// How long a request of that name may be, in bytes.
    package static func mostBytes(for name: String) -> Int {
        switch name {
        case "ImportList": 4 << 20
        default: 1 << 20
        }
    }

    /// How many changes of that name a request may bring, for all of which everybody else waits.
    package static func mostChanges(for name: String) -> Int {
        switch name {
        case "\(AddAbsence.self)": AddAbsence.mostAtOnce
        default: 50
        }
    }

    /// How many questions a request may bring; our programs ask nine when somebody comes in.
    package static let mostQuestions = 12

    /// How long an answer may be, in bytes: a whole household's document is one.
    package static let mostAnswerBytes = 256 << 20
}

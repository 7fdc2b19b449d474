internal import Dispatches

/// Shows messages on the desktop of whoever runs the courier, as its notifications (freedesktop.org).
struct DesktopSender: Sendable {
    let limits: Limits
    /// The bus that the desktop is on, or `nil` where there is none.
    let bus: SessionBus?

    /// Shows a message, and returns when the desktop has said that it does.
    func send(_ message: Dispatch.Message) async throws(SendingError) {
        guard let bus else { throw .failed(.noProgram) }
        try await LocalSocket(path: bus.path, limits: limits).talk { talk in
            try await talk.signIn(as: bus.user)
            try await talk.call(.hello)
            try await talk.call(.notify(message))
        }
    }
}

// MARK: - What is called

extension BusCall {
    /// Says that we are there, which has to come first.
    fileprivate static var hello: BusCall {
        BusCall(
            serial: 1, destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
            interface: "org.freedesktop.DBus", member: "Hello")
    }

    /// Shows a message.
    fileprivate static func notify(_ message: Dispatch.Message) -> BusCall {
        let name = "org.freedesktop.Notifications"
        var call = BusCall(
            serial: 2, destination: name, path: "/org/freedesktop/Notifications", interface: name,
            member: "Notify", signature: "susssasa{sv}i")
        call.arguments.write("Chorus")
        call.arguments.write(0 as UInt32)
        call.arguments.write("")
        call.arguments.write(OneLine(message.title).text)
        call.arguments.write(harmless(message.text))
        call.arguments.writeList(alignment: 4) { _ in }
        call.arguments.writeList(alignment: 8) { hints in
            hints.align(to: 8)
            hints.write("urgency")
            hints.write(signature: "y")
            hints.bytes.append(message.urgency == .high ? 2 : 1)
        }
        // As long as the desktop sees fit.
        call.arguments.write(UInt32(bitPattern: -1))
        return call
    }

    /// The text without what a desktop could take for markup, with its lines.
    private static func harmless(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { OneLine(String($0)).text.unicodeScalars.map(escaped).joined() }
            .joined(separator: "\n")
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "&": "&amp;"
        case "<": "&lt;"
        case ">": "&gt;"
        default: String(scalar)
        }
    }
}

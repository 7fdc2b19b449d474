/// Where the programs of a desktop talk to each other, by D-Bus.
package struct SessionBus: Hashable, Sendable {
    /// The socket of the bus.
    let path: String
    /// The user by whose number we sign in there.
    let user: UInt32

    /// The bus of `user` at `address`, as `DBUS_SESSION_BUS_ADDRESS` has it, or where systemd keeps it when that is not set.
    ///
    /// - Returns: `nil` when none of the addresses is the path of a socket.
    package init?(address: String?, user: UInt32) {
        let addresses = (address ?? "unix:path=/run/user/\(user)/bus").split(separator: ";")
        guard let path = addresses.lazy.compactMap({ Self.path(in: $0) }).first else { return nil }
        self.path = path
        self.user = user
    }

    private static func path(in address: Substring) -> String? {
        guard address.hasPrefix("unix:") else { return nil }
        let pairs = address.dropFirst(5).split(separator: ",")
        return pairs.first { $0.hasPrefix("path=/") }.flatMap { unescaped($0.dropFirst(5)) }
    }

    /// The text with the bytes that are written by their numbers, as in `%2c`.
    private static func unescaped(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            guard digits.utf8.count == 2, let number = UInt8(digits, radix: 16), number > 0 else {
                return nil
            }
            bytes.append(number)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

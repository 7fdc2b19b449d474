import Credentials
import Glibc
package import HouseholdModel

/// The computer at which somebody asks, as it says of itself: by its name people know their sessions again.
package struct Computer: Hashable, Sendable {
    /// What it is called, at most 60 characters.
    package let name: Title?
    /// The SHA-256 of what its system calls itself: a session that was begun there is good nowhere else.
    let machine: [UInt8]?

    init(name: Title?, machine: [UInt8]?) {
        self.name = name
        self.machine = machine
    }

    /// A computer as it says of itself, whatever that is: the name is cut to what is shown of it, and one that is not fit to
    /// be shown is none, as is a mark that can't be one.
    package init(called name: String, marked mark: String? = nil) {
        self.init(
            name: try? Title(String(name.prefix(60))), machine: mark.flatMap(Self.digest(marked:)))
    }

    /// The computer on which a browser runs.
    ///
    /// Its sessions are those of a cookie: no other program is taken for a browser, so that what is copied out of one opens
    /// nothing else.
    package static func browser(called name: String) -> Computer {
        Computer(name: Computer(called: name).name, machine: browsers)
    }

    /// No digest of any system.
    private static let browsers = [UInt8](repeating: 0, count: 32)

    /// What tells it from others, in 64 hexadecimal digits.
    package var mark: String? { machine?.hexadecimal }

    private static func digest(marked mark: String) -> [UInt8]? {
        let digits = mark.compactMap(\.hexDigitValue)
        guard mark.utf8.count == 64, digits.count == 64 else { return nil }
        let digest = stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
        return digest == browsers ? nil : digest
    }

    /// The one on which this program runs.
    package static let own = Computer(
        name: Computer(called: hostName).name, machine: Machine.digest)

    /// What this computer is called.
    static var hostName: String {
        var name = [CChar](repeating: 0, count: 256)
        guard unsafe gethostname(&name, name.count - 1) == 0 else { return "" }
        let bytes = name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Computer: Codable {
    private enum CodingKeys: String, CodingKey {
        case name, mark
    }

    /// Reads what the program of another computer says of it.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            called: try fields.decodeIfPresent(String.self, forKey: .name) ?? "",
            marked: try fields.decodeIfPresent(String.self, forKey: .mark))
    }

    package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encodeIfPresent(name, forKey: .name)
        try fields.encodeIfPresent(mark, forKey: .mark)
    }
}

import Dispatches
import FileHandling
import Glibc
import JSON

/// What takes mail from here: the server that `mail.json` names beside the settings, else the system's sendmail program.
///
///     {"server": "smtp.example.org", "port": 587, "from": "home@example.org", "user": "home", "password": "…"}
///
/// With `"security": "tls"` it is encrypted from the first byte, else once the server was asked for it.
struct OutgoingMail {
    /// From whom mail comes.
    let sender: String
    /// What takes it.
    let relay: Dispatch.MailRelay

    private static let mostBytes = 65_536
    private static let program = "/usr/sbin/sendmail"

    /// Reads what stands in the file, or takes the system's program where there is none.
    ///
    /// A file with a password that others can read, or that others can change, is not used.
    ///
    /// - Throws: ``Unusable``.
    init(besides places: AppPaths) throws {
        guard let folder = places.configuration else {
            self = Self.systems
            return
        }
        let file: OpenFile
        do {
            file = try OpenFile(folder + "/mail.json", O_RDONLY | O_NONBLOCK)
        } catch {
            guard [ENOENT, ENOTDIR].contains(error.code) else { throw Unusable() }
            self = Self.systems
            return
        }
        let status = try file.status()
        guard status.kind == .file, status.isOwn || status.isRoots, status.mode & 0o077 == 0,
            case let bytes = try file.read(upTo: Self.mostBytes),
            let json = try? JSONValue(utf8: bytes, depth: 2),
            let host = json["server"]?.string, let sender = json["from"]?.string,
            let port = UInt16(exactly: json["port"]?.integer ?? 587)
        else { throw Unusable() }
        let login: Dispatch.SMTPServer.Login? =
            if let user = json["user"]?.string, let password = json["password"]?.string {
                Dispatch.SMTPServer.Login(user: user, password: Dispatch.Secret(password))
            } else {
                nil
            }
        self.sender = sender
        relay = .smtp(
            Dispatch.SMTPServer(
                host: host, port: port,
                security: json["security"]?.string == "tls" ? .implicitTLS : .startTLS,
                login: login))
    }

    private init(sender: String, relay: Dispatch.MailRelay) {
        self.sender = sender
        self.relay = relay
    }

    private static var systems: OutgoingMail {
        OutgoingMail(sender: "chorus@localhost", relay: .sendmail(path: program))
    }

    /// The file can't be read, says no server, or could be read by others.
    struct Unusable: Error {}
}

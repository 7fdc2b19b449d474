#if Server
    import Foundation
    import TestSupport

    /// Debian's Chromium, as `Scripts/setup-browser` installs it.
    enum Chromium {
        /// Where `Scripts/test --server` has what these tests need besides.
        static let folder = ProcessInfo.processInfo.environment["CHORUS_BROWSER"].map {
            URL(filePath: $0)
        }

        /// Whether pages are looked at in it.
        static var isHere: Bool { folder != nil }

        /// Why else they are not.
        static let absence = "Scripts/test --server looks at the board in a browser."

        /// What is told of a program that does not do its work.
        struct Fault: Error, CustomStringConvertible {
            let description: String
        }

        /// A driver that runs, with the port at which it listens.
        static func startDriver(home: URL) throws -> (process: ChildProcess, port: Int) {
            let output = Pipe()
            let process = try ChildProcess(
                ["/usr/bin/chromedriver", "--port=0"], in: home,
                environment: environment(home: home), output: .pipe(output), messages: .null)
            var said = ""
            while true {
                let more = output.fileHandleForReading.availableData
                said += String(decoding: more, as: UTF8.self)
                if let match = said.firstMatch(of: /started successfully on port (\d+)\./),
                    let port = Int(match.output.1)
                {
                    return (process, port)
                }
                guard !more.isEmpty else { throw Fault(description: "chromedriver says: \(said)") }
            }
        }

        /// Has the browsers of `home` trust what `authority` vouches for, a certificate as PEM.
        static func trust(_ authority: String, home: URL) throws {
            let store = home.appending(path: ".pki/nssdb")
            let file = home.appending(path: "authority.pem")
            try FileManager.default.createDirectory(at: store, withIntermediateDirectories: true)
            try Data(authority.utf8).write(to: file)
            let place = ["-d", "sql:\(store.path)"]
            try certutil(place + ["-N", "--empty-password"], home: home)
            try certutil(
                place + ["-A", "-t", "C,,", "-n", "house", "-i", file.path], home: home)
        }

        private static func certutil(_ arguments: [String], home: URL) throws {
            let process = try ChildProcess(
                ["/usr/bin/certutil"] + arguments, environment: environment(home: home))
            guard process.waitUntilExit() == .exit(0) else {
                throw Fault(description: "certutil \(arguments) ended with an error")
            }
        }

        /// Nothing of whoever runs the tests: no proxy, and no certificates of theirs.
        private static func environment(home: URL) -> [String: String] {
            [
                "HOME": home.path, "LANG": "C.UTF-8", "TMPDIR": home.path, "TZ": "Europe/Berlin",
                "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            ]
        }
    }
#endif

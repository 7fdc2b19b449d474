import Foundation

/// Taskwarrior, if it is installed, with a folder of its own.
struct Taskwarrior {
    private let path: String
    private let folder: String
    private let environment: [String]

    /// Finds the program where the system's programs are.
    init?(in scratch: Scratch) throws {
        let places = ["/usr/bin/task", "/usr/local/bin/task"]
        guard let path = places.first(where: FileManager.default.isExecutableFile) else {
            return nil
        }
        self.path = path
        folder = try scratch.folder()
        // What it says on every start about its settings would be read as part of the list.
        let settings = "data.location=\(folder)\nnews.version=9.9.9\nverbose=label,affected\n"
        try settings.write(toFile: "\(folder)/taskrc", atomically: true, encoding: .utf8)
        environment = [
            "HOME=\(folder)", "LANG=C.UTF-8", "PATH=/usr/bin:/bin", "TERM=dumb",
            "TZ=Europe/Berlin", "TASKRC=\(folder)/taskrc", "TASKDATA=\(folder)",
        ]
    }

    /// Takes over so many items to do, and so many done ones.
    func fill(open: Int, finished: Int) throws {
        let items =
            (0..<open).map { "{\(Self.item($0)),\"status\":\"pending\"}" }
            + (0..<finished).map {
                "{\(Self.item(open + $0)),\"status\":\"completed\",\"end\":\"20261101T120000Z\"}"
            }
        let file = "\(folder)/items.json"
        try "[\(items.joined(separator: ","))]".write(
            toFile: file, atomically: true, encoding: .utf8)
        _ = try run(["import", file])
    }

    /// Every second item has a date, as a chore of a measured household has.
    private static func item(_ index: Int) -> String {
        let due = index.isMultiple(of: 2) ? ",\"due\":\"202612\(10 + index % 7)T120000Z\"" : ""
        return "\"description\":\"Wash the dishes of day \(index)\","
            + "\"entry\":\"20261001T120000Z\"\(due)"
    }

    /// Runs the program to its end, and returns what it wrote.
    func run(_ words: [String]) throws -> [UInt8] {
        let process = try RunningProgram(path, words, environment)
        process.endInput()
        let output = process.readToEnd()
        let exit = process.wait()
        guard exit == 0 else {
            throw Meaningless("task \(words.joined(separator: " ")) ended with \(exit)")
        }
        return output
    }

    /// What the program calls itself.
    func version() throws -> String {
        String(decoding: try run(["--version"]), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

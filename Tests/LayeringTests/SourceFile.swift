import Foundation

/// One Swift file of this repository.
struct SourceFile: Sendable {
    /// Where it is in the repository, such as `Sources/Cedar/Values/Name.swift`.
    let path: String
    /// Its lines as they stand in the file.
    let lines: [Substring]
    /// Its lines without comments and without what strings say.
    let code: [Substring]
    /// The strings that begin in it.
    let strings: [SwiftText.Literal]
    private let wholeCode: String

    init(path: String, text: String) {
        self.path = path
        let parts = SwiftText(text)
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        code = parts.code.split(separator: "\n", omittingEmptySubsequences: false)
        strings = parts.strings
        wholeCode = parts.code
    }

    /// The target it belongs to.
    var target: String {
        let folders = path.split(separator: "/")
        return folders.first == "Sources" ? String(folders[1]) : String(folders[0])
    }

    /// The places, as a compiler writes them, where `pattern` matches in the code.
    func places(of pattern: String) throws -> [String] {
        // Swift's own expressions take longer than all else here.
        let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
        func isFound(in text: String) -> Bool {
            expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count))
                != nil
        }
        guard isFound(in: wholeCode) else { return [] }
        return code.enumerated().filter { isFound(in: String($0.element)) }.map { number, _ in
            "\(path):\(number + 1)"
        }
    }
}

// MARK: - This repository

extension SourceFile {
    /// What the product is made of.
    static let product = files(under: "Sources") + files(under: "Policies")

    /// The tests.
    static let tests = files(under: "Tests")

    static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func files(under folder: String) -> [SourceFile] {
        let paths = FileManager.default.subpaths(atPath: root.appending(path: folder).path) ?? []
        return paths.filter { $0.hasSuffix(".swift") && !$0.contains(".build/") }.sorted()
            .compactMap {
                guard
                    let text = try? String(
                        contentsOf: root.appending(path: "\(folder)/\($0)"), encoding: .utf8)
                else { return nil }
                return SourceFile(path: "\(folder)/\($0)", text: text)
            }
    }
}

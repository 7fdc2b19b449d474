import Foundation

/// The built program, which lies beside the tests.
package enum Chorus {
    package static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "chorus").path

    /// The program in a folder of its own.
    package static func inNewFolder() throws -> BuiltProgram {
        try BuiltProgram(at: path)
    }

    /// The program with a copy of another one's folder.
    package static func continuing(_ other: BuiltProgram) throws -> BuiltProgram {
        try BuiltProgram(at: path, continuing: other)
    }
}

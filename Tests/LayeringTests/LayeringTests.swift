import Testing

/// Who may know whom: the manifest alone does not stop an import of what a neighbour imports.
@Suite("Every room")
struct LayeringTests {
    @Test("has a row in the import table")
    func hasRow() {
        let targets = Set(SourceFile.product.map(\.target))

        #expect(targets.isSubset(of: Rooms.mayImport.keys))
        #expect(targets.count > 8, "the sources were not found")
    }

    @Test("imports what the table lets it", arguments: Rooms.mayImport.keys.sorted())
    func importsWhatItMay(target: String) throws {
        let files = SourceFile.product.filter { $0.target == target }

        let wrong = try files.flatMap { try Rooms.wrongImports(in: $0) }

        #expect(wrong.map { "\($0.place) imports \($0.module)" } == [])
    }

    @Test(
        "is caught when it imports what it may not",
        arguments: [
            ("Cedar", "import Foundation"),
            ("Cedar", "import Glibc"),
            ("HouseholdModel", "import HouseholdDatabase"),
            ("LineEditor", "import Foundation"),
            ("HouseholdShell", "import struct HouseholdDatabase.Facts"),
            ("HouseholdShell", "package import Cedar"),
            ("HouseholdShell", "import PolicyCommands"),
            ("PolicyCommands", "import HouseholdService"),
            ("PolicyCommands", "import Policies"),
            ("Cedar", "import JSON"),
            ("FileHandling", "import Foundation"),
            ("Dispatches", "import Foundation"),
            ("Courier", "import HouseholdModel"),
            ("HouseholdShell", "import Courier"),
            ("chorus", "import AsyncHTTPClient"),
            ("ICalendar", "import Foundation"), ("ICalendar", "import HouseholdModel"),
            ("HouseholdDatabase", "public import GRDB"),
            ("HouseholdService", "public import Cedar"),
            ("HouseholdService", "@preconcurrency internal import GRDB"),
            ("Elsewhere", "import HouseholdModel"),
        ])
    func isCaught(target: String, line: String) throws {
        let file = SourceFile(path: "Sources/\(target)/Sample.swift", text: "\n\(line)\n")

        let wrong = try Rooms.wrongImports(in: file)

        #expect(wrong.map(\.place) == ["Sources/\(target)/Sample.swift:2"])
    }

    @Test(
        "is left in peace otherwise",
        arguments: [
            ("HouseholdModel", "import Foundation"),
            ("LineEditor", "private import Glibc"),
            ("HouseholdService", "import Cedar"),
            ("PolicyCommands", "public import CedarJSON"),
            ("chorus", "import PolicyCommands"),
            ("HouseholdDatabase", "internal import GRDB"),
            ("Cedar", "// import Foundation"),
            ("Cedar", #"let text = "import Foundation""#),
        ])
    func isLeftInPeace(target: String, line: String) throws {
        let file = SourceFile(path: "Sources/\(target)/Sample.swift", text: line)

        #expect(try Rooms.wrongImports(in: file) == [])
    }
}

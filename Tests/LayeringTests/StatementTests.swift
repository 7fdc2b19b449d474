import Testing

/// Values are bound, never written into a statement.
///
/// Settings are the exception: SQLite takes no bound values there.
@Suite("A statement")
struct StatementTests {
    private static let homes = ["Connecting.swift", "Schema.swift"]
    /// Where data is read: the household's own, and that of other programs.
    private static let stores: Set = ["HouseholdDatabase", "ListConversion"]

    /// The places in `file` where a statement is put together when the program runs.
    private func assembledPlaces(in file: SourceFile) throws -> [String] {
        let words = try Regex(
            #"\b(SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|VALUES|SET|ORDER BY|LIMIT|PRAGMA|VACUUM|ATTACH)\b"#
        ).wordBoundaryKind(.simple)
        return file.strings
            .filter { ($0.isInterpolated || $0.isContinued) && $0.text.contains(words) }
            .map { "\(file.path):\($0.line)" }
    }

    @Test("stands in the code as it is sent")
    func standsAsSent() throws {
        let store = SourceFile.product.filter { file in
            Self.stores.contains(file.target)
                && !Self.homes.contains { file.path.hasSuffix("/\($0)") }
        }

        let assembled = try store.flatMap { try assembledPlaces(in: $0) }

        #expect(assembled == [])
        #expect(store.contains { file in file.strings.contains { $0.text.contains("SELECT") } })
    }

    @Test("stands where data is read only")
    func standsInStore() throws {
        let words = try Regex(
            #"\b(SELECT .+ FROM|INSERT INTO|UPDATE \w+ SET|DELETE FROM|PRAGMA) "#
        ).wordBoundaryKind(.simple)

        let others = SourceFile.product.filter { !Self.stores.contains($0.target) }

        #expect(others.filter { $0.strings.contains { $0.text.contains(words) } }.map(\.path) == [])
    }

    @Test(
        "is caught when it is put together",
        arguments: [
            #"rows("SELECT * FROM chore WHERE title = '\(title)'")"#,
            #"rows("SELECT * FROM " + table)"#,
            "rows(\"\"\"\n    DELETE FROM chore\n    WHERE id = \\(id)\n    \"\"\")",
            ##"rows(#"UPDATE chore SET title = \#(title)"#)"##,
        ])
    func isCaught(line: String) throws {
        #expect(
            try assembledPlaces(in: SourceFile(path: "Sample.swift", text: line)) == [
                "Sample.swift:1"
            ])
    }

    @Test(
        "is left in peace when it is whole",
        arguments: [
            #"rows("SELECT * FROM chore WHERE title = ?", [title])"#,
            #"rows(Self.selectChore + " WHERE title = ?", [title])"#,
            #"throw .damaged("the column \(column) is not as it was written")"#,
            #"// rows("SELECT \(column) FROM chore")"#,
        ])
    func isLeftInPeace(line: String) throws {
        #expect(try assembledPlaces(in: SourceFile(path: "Sample.swift", text: line)) == [])
    }
}

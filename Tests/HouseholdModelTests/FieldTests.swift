import Foundation
import HouseholdModel
import Testing

/// What can be typed, by the table in `docs/security.md`.
@Suite("The paper on security says of a field")
struct FieldTests {
    /// Whether something of that length or size is taken.
    struct Field: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let takes: @Sendable (Int) -> Bool

        init(_ name: String, _ takes: @escaping @Sendable (Int) -> Bool) {
            testDescription = name
            self.takes = takes
        }
    }

    static let fields = [
        Field("name of a person") { (try? Name(text($0))) != nil },
        Field("user name") { (try? Username(text($0))) != nil },
        Field("title of a chore, reward or household") { (try? Title(text($0))) != nil },
        Field("note, description, reason") { (try? Note(text($0))) != nil },
        Field("tag") { Tag(text($0)) != nil },
        Field("points of a chore") { ChoreValue($0) != nil },
        Field("points given or taken at once") { PointsAmount($0) != nil },
        Field("points of a reward") { RewardValue($0) != nil },
    ]

    @Test("how short and how long it can be", arguments: fields)
    func hasBounds(_ field: Field) throws {
        let row = try #require(try Self.rows()[field.testDescription])

        #expect(field.takes(row.fewest) && field.takes(row.most))
        #expect(!field.takes(row.fewest - 1) && !field.takes(row.most + 1))
    }

    private static func text(_ count: Int) -> String {
        String(repeating: "q", count: max(0, count))
    }

    private static func rows() throws -> [String: (fewest: Int, most: Int)] {
        let paper = URL(filePath: #filePath).appending(path: "../../../docs/security.md")
            .standardizedFileURL
        var rows: [String: (fewest: Int, most: Int)] = [:]
        for line in try String(contentsOf: paper, encoding: .utf8).split(separator: "\n") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 4, let fewest = Int(cells[1]), let most = Int(cells[2]) else {
                continue
            }
            rows[cells[0]] = (fewest, most)
        }
        return rows
    }
}

import Cedar
import Foundation

/// Measures the policy engine on its own.
///
/// The first argument is the folder of the shipped policies, the second one to work in: the reference's cases may lie
/// in its `corpus`, and `yardstick` is made there, for the same to be measured with the reference.
@main
enum PolicyMeasures {
    static func main() throws {
        let folders = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
        guard folders.count == 2 else { throw Meaningless("two folders are wanted") }
        let (shipped, folder) = (folders[0], folders[1])
        try CorpusMeasure(folder: folder.appending(path: "corpus")).run()
        let schema = try Schema(
            parsing: String(
                contentsOf: shipped.appending(path: "schema.cedarschema"), encoding: .utf8))
        func measure(_ book: RuleBook, people: Int = 5, entities: Int) -> PolicyMeasure {
            PolicyMeasure(
                book: book, dwelling: Dwelling(people: people, entities: entities), schema: schema)
        }
        try measure(.shipped(in: shipped), entities: 49).run()
        try measure(.crowded(50), entities: 49).run()
        try measure(.personal(1_000), people: 1_000, entities: 3_000).run()
        try measure(.small, entities: 49).run()
        try measure(.small, entities: 50_000).run()
        let middle = measure(.small, entities: 2_029)
        try Yardstick(folder: folder.appending(path: "yardstick"))
            .write(middle, median: middle.run())
    }
}

import Cedar
import Foundation
import Policies

/// Measures the policy engine on its own.
///
/// The one argument is a folder to work in: the reference's cases may lie in its `corpus`, and
/// `yardstick` is made there, for the same to be measured with the reference.
@main
enum PolicyMeasures {
    static func main() throws {
        let folder = URL(filePath: CommandLine.arguments.dropFirst().first ?? ".")
        try CorpusMeasure(folder: folder.appending(path: "corpus")).run()
        let schema = try Schema(parsing: ShippedPolicies.schema.text)
        func measure(_ book: RuleBook, people: Int = 5, entities: Int) -> PolicyMeasure {
            PolicyMeasure(
                book: book, dwelling: Dwelling(people: people, entities: entities), schema: schema)
        }
        try measure(.shipped, entities: 49).run()
        try measure(.crowded(50), entities: 49).run()
        try measure(.personal(1_000), people: 1_000, entities: 3_000).run()
        try measure(.small, entities: 49).run()
        try measure(.small, entities: 50_000).run()
        let middle = measure(.small, entities: 2_029)
        try Yardstick(folder: folder.appending(path: "yardstick"))
            .write(middle, median: middle.run())
    }
}

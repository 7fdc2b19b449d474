import Cedar
import CedarJSON
import Foundation

/// The files from which `yardstick.py` measures the same with the reference.
struct Yardstick {
    let folder: URL

    /// Writes what `measure` measures, and the median of its decisions in nanoseconds.
    func write(_ measure: PolicyMeasure, median: Int) throws {
        let policies = try PolicySet(parsing: measure.book.text)
        let entities = try Entities(measure.dwelling.entities)
        let requests = (0..<PolicyMeasure.questions).map(measure.dwelling.request)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write(measure.book.text, to: "policies.cedar")
        try write(entities.jsonText(), to: "entities.json")
        try write(list(requests.map { $0.jsonText() }), to: "requests.json")
        let decisions = requests.map { request in
            "\"\(policies.authorize(request, with: entities).verdict.rawValue)\""
        }
        try write(list(decisions), to: "decisions.json")
        try write("\(median)\n", to: "median")
    }

    private func list(_ texts: [String]) -> String { "[\(texts.joined(separator: ","))]" }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }
}

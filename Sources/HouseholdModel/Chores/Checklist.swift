/// The steps of a chore, all of which have to be ticked before it is done: 1 to 20, each unlike the others.
package struct Checklist: Hashable, Sendable, Codable {
    /// What is to be done, in that order.
    package let steps: [Title]

    /// Creates a checklist, or returns `nil` when there are no steps, too many, or two alike.
    package init?(_ steps: [Title]) {
        guard (1...20).contains(steps.count), Set(steps).count == steps.count else { return nil }
        self.steps = steps
    }
}

extension Checklist {
    private enum CodingKeys: CodingKey {
        case steps
    }

    /// Reads and checks the steps.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        guard let checklist = Checklist(try fields.decode([Title].self, forKey: .steps)) else {
            throw DecodingError.dataCorruptedError(
                forKey: .steps, in: fields, debugDescription: "steps")
        }
        self = checklist
    }
}

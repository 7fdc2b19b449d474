extension PolicySet: CustomStringConvertible {
    /// The policies and templates in Cedar's own notation, with an empty line between them.
    ///
    /// Policies that were made of templates are written with their slots filled. Reading the text
    /// gives the names `policy0`, `policy1` and so on to the same policies as before.
    public var description: String {
        numbered.map(\.statement.description).joined(separator: "\n\n")
            + (numbered.isEmpty ? "" : "\n")
    }

    /// Everything in the order of the numbers in its names, or else as it was added.
    private var numbered: [(id: Policy.ID, statement: Statement)] {
        let all = policies.map { ($0.id, $0.statement) } + templates.map { ($0.id, $0.statement) }
        let places = Dictionary(
            uniqueKeysWithValues: all.indices.map { (Policy.ID("policy\($0)"), $0) })
        let order = all.compactMap { places[$0.0] }
        guard order.count == all.count else { return all }
        return zip(order, all).sorted { $0.0 < $1.0 }.map(\.1)
    }
}

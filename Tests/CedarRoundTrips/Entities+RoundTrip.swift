package import Cedar
import CedarJSON

extension Entities {
    /// Writes the entities as JSON, and expects to read the same with and without `schema`.
    ///
    /// - Throws: `Loss`, or what a reader has against what the writer wrote.
    package func checkRoundTrips(schema: Schema? = nil) throws {
        for reread in [
            try Entities(json: json.text()), try Entities(json: json.text(), schema: schema),
        ] {
            guard reread.all == all, reread.json == json else {
                throw Loss(step: "JSON", original: json.text(), result: reread.json.text())
            }
        }
    }
}

package import Cedar
import CedarJSON
import JSON

extension Entities {
    /// Writes the entities as JSON, and expects to read the same with and without `schema`.
    ///
    /// - Throws: `Loss`, or what a reader has against what the writer wrote.
    package func checkRoundTrips(schema: Schema? = nil) throws {
        for reread in [
            try Entities(json: jsonText()), try Entities(json: jsonText(), schema: schema),
        ] {
            guard reread.all == all, reread.json == json else {
                throw Loss(step: "JSON", original: jsonText(), result: reread.jsonText())
            }
        }
    }
}

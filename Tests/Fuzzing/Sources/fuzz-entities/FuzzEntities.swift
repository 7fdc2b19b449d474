import Cedar
import CedarJSON
import CedarRoundTrips
import Inputs

/// Attributes of every type, so that what needs no escapes with a schema is read as well.
private let schema = try? Schema(
    parsing: """
        entity E enum ["e"];
        entity A in [A, E] {
            b?: Bool, l?: Long, s?: String, d?: decimal, i?: ipaddr, t?: datetime, w?: duration,
            e?: A, set?: Set<datetime>, r?: { a?: A, e?: E },
        } tags Set<duration>;
        action x in y;
        action y;
        """)

/// Reads an input as entities and as a context; what can be read must survive being written.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    unsafe Input.use(start, count) { text in
        try (try? Entities(json: text))?.checkRoundTrips()
        try (try? Entities(json: text, schema: schema))?.checkRoundTrips(schema: schema)
        _ = try? Record(contextJSON: text)
    }
}

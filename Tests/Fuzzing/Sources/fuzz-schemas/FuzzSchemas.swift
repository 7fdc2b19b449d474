import Cedar
import CedarJSON
import CedarRoundTrips
import Inputs

/// Reads an input as a schema in both notations; what can be read must survive being written and
/// formatted.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    unsafe Input.use(start, count) { text in
        try (try? Schema(json: text))?.checkRoundTrips()
        guard let schema = try? Schema(parsing: text) else { return }
        try schema.checkRoundTrips()
        try Schema.checkFormatting(of: text)
    }
}

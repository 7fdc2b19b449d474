import Cedar
import CedarJSON
import CedarRoundTrips
import Inputs

/// Reads an input as policies in JSON; what can be read must survive being written.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    unsafe Input.use(start, count) { text in
        try (try? PolicySet(json: text))?.checkRoundTrips()
    }
}

import Cedar
import CedarRoundTrips
import Inputs

/// Reads an input as policies; what can be read must survive being written and formatted.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    unsafe Input.use(start, count) { text in
        guard let policies = try? PolicySet(parsing: text) else { return }
        try policies.checkRoundTrips()
        try PolicySet.checkFormatting(of: text)
    }
}

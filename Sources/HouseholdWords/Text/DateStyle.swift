/// How dates are written.
package enum DateStyle: String, CaseIterable, Sendable {
    /// `today`, `Mon 23`, `Mon 30 Nov`.
    case short
    /// `2026-11-23`.
    case iso
}

import ArgumentParser

/// How dates are written.
enum DateStyle: String, CaseIterable, ExpressibleByArgument {
    /// `today`, `Mon 23`, `Mon 30 Nov`.
    case short
    /// `2026-11-23`.
    case iso
}

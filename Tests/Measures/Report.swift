import Foundation

/// The figures as a table, line by line as they come.
final class Report {
    private(set) var keepsPromises = true

    func begin(load: Double) {
        print("load average \(load.text(2))")
    }

    func end(load: Double) {
        print("\nload average \(load.text(2))")
    }

    /// Begins a part.
    func part(_ title: String) {
        print("\n\(title)")
    }

    /// Shows how long something took, `unit` seconds being `name`.
    func line(_ what: String, _ sample: Sample, per unit: Double, _ name: String) {
        func column(_ title: String, _ seconds: Double) -> String {
            "\(title) " + (seconds / unit).text(2).leftPadded(to: 9)
        }
        let columns = [
            column("median", sample.median), column("min", sample.minimum),
            column("p99", sample.quantile(0.99)), column("max", sample.maximum),
        ]
        put(what, columns.joined(separator: "  ") + "  \(name)  n \(sample.count)")
    }

    /// Shows a figure.
    func line(_ what: String, _ figure: String) {
        put(what, figure)
    }

    /// Shows a figure of which nothing is promised.
    func figure(_ what: String, _ figure: Double) { put(what, figure.text(3)) }

    /// Shows a figure that has to be at most `limit`.
    func promise(_ what: String, _ figure: Double, atMost limit: Double, _ unit: String = "") {
        let isKept = figure <= limit
        keepsPromises = keepsPromises && isKept
        put(
            what,
            "\(figure.text(3))\(unit)  (at most \(limit.text(3))\(unit): \(isKept ? "kept" : "BROKEN"))"
        )
    }

    private func put(_ what: String, _ figures: String) {
        print("  " + what.padding(toLength: 52, withPad: " ", startingAt: 0) + figures)
    }
}

extension Double {
    fileprivate func text(_ places: Int) -> String {
        formatted(
            .number.precision(.fractionLength(places)).locale(Locale(identifier: "en_US_POSIX")))
    }
}

extension String {
    fileprivate func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}

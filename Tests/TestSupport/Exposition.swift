/// Figures in the text format of Prometheus, version 0.0.4, read as strictly as the format can be read.
package struct Exposition {
    /// What stands together under one name.
    package struct Family {
        package let name: String
        package let kind: String
        package fileprivate(set) var figures: [Figure] = []
    }

    /// One figure.
    package struct Figure: Hashable {
        package let name: String
        package let labels: [String: String]
        package let value: Double
    }

    /// Where something stands that the format does not have.
    package struct Fault: Error, CustomStringConvertible {
        package let description: String
    }

    package private(set) var families: [Family] = []

    /// Reads them.
    package init(_ text: String) throws(Fault) {
        guard text.hasSuffix("\n") else { throw Fault(description: "the last line does not end") }
        let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
        var help: String?
        for line in lines {
            let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
            switch (words.first, words.dropFirst().first) {
            case ("#", "HELP"):
                guard help == nil, words.count == 4 else { throw Fault(description: "\(line)") }
                help = String(words[2])
            case ("#", "TYPE"):
                try begin(words, after: help)
                help = nil
            default:
                guard help == nil else { throw Fault(description: "help without type: \(line)") }
                try add(line)
            }
        }
        guard help == nil else { throw Fault(description: "help of nothing") }
        for family in families { try check(family) }
    }

    /// The figure of that name with just those labels.
    package subscript(name: String, labels: [String: String] = [:]) -> Double? {
        families.lazy.flatMap(\.figures).first { $0.name == name && $0.labels == labels }?.value
    }

    private mutating func begin(_ words: [Substring], after help: String?) throws(Fault) {
        guard words.count == 4, help == String(words[2]),
            ["counter", "gauge", "histogram"].contains(words[3]),
            !families.contains(where: { $0.name == words[2] }),
            words[2].wholeMatch(of: /[a-zA-Z_:][a-zA-Z0-9_:]*/) != nil
        else { throw Fault(description: "\(words)") }
        families.append(Family(name: String(words[2]), kind: String(words[3])))
    }

    private mutating func add(_ line: Substring) throws(Fault) {
        guard let match = line.wholeMatch(of: /([a-zA-Z_:][a-zA-Z0-9_:]*)(\{.*\})? ([^ ]+)/),
            let value = match.3 == "+Inf" ? .infinity : Double(match.3), let last = families.last
        else { throw Fault(description: "\(line)") }
        let ends = last.kind == "histogram" ? ["_bucket", "_sum", "_count"] : [""]
        let labels = try Self.labels(in: match.2 ?? "{}")
        let figure = Figure(name: String(match.1), labels: labels, value: value)
        guard ends.contains(where: { last.name + $0 == figure.name }),
            !last.figures.contains(where: {
                $0.name == figure.name && $0.labels == figure.labels
            })
        else { throw Fault(description: "stands wrong: \(line)") }
        families[families.count - 1].figures.append(figure)
    }

    private static func labels(in text: Substring) throws(Fault) -> [String: String] {
        var labels: [String: String] = [:]
        var rest = text.dropFirst().dropLast()
        while !rest.isEmpty {
            guard
                let match = rest.prefixMatch(
                    of: /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\[\\"n])*)"(?:,|$)/),
                labels[String(match.1)] == nil
            else { throw Fault(description: "\(text)") }
            labels[String(match.1)] = unescaped(match.2)
            rest = rest[match.range.upperBound...]
        }
        return labels
    }

    private static func unescaped(_ text: Substring) -> String {
        var (plain, isEscaped) = ("", false)
        for sign in text {
            if isEscaped {
                plain.append(sign == "n" ? "\n" : sign)
                isEscaped = false
            } else if sign == "\\" {
                isEscaped = true
            } else {
                plain.append(sign)
            }
        }
        return plain
    }

    private func check(_ family: Family) throws(Fault) {
        switch family.kind {
        case "counter":
            guard family.name.hasSuffix("_total"), family.figures.allSatisfy({ $0.value >= 0 })
            else { throw Fault(description: "no counter: \(family)") }
        case "histogram":
            let buckets = family.figures.filter { $0.name == family.name + "_bucket" }
            let bounds = buckets.map { figure -> Double in
                let bound = figure.labels["le"] ?? ""
                return bound == "+Inf" ? .infinity : Double(bound) ?? .nan
            }
            let counts = buckets.map(\.value)
            guard bounds.last == .infinity, zip(bounds, bounds.dropFirst()).allSatisfy(<),
                zip(counts, counts.dropFirst()).allSatisfy(<=),
                counts.last == self[family.name + "_count"],
                self[family.name + "_sum"] != nil
            else { throw Fault(description: "no histogram: \(family)") }
        default: break
        }
    }
}

import ArgumentParser

/// How policies and schemas are written down.
enum Notation: String, ExpressibleByArgument, CaseIterable {
    case json
    case cedar
}

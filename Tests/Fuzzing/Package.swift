// swift-tools-version: 6.2

import PackageDescription

/// What the root manifest builds its targets with.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

/// A program that libFuzzer, which has the main function, calls with one input after the other.
func fuzzer(_ name: String) -> Target {
    .executableTarget(
        name: name, dependencies: ["Cedar", "CedarJSON", "CedarRoundTrips", "Inputs"],
        swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])])
}

// `Sources` has links to the folders of the engine, so that it is built with the fuzzer's eyes in
// it, without anything that the rest of the program depends on.
let package = Package(
    name: "fuzzing",
    targets: [
        .target(name: "Cedar", swiftSettings: settings),
        .target(name: "JSON", swiftSettings: settings),
        .target(name: "CedarJSON", dependencies: ["Cedar", "JSON"], swiftSettings: settings),
        .target(name: "SeededRandom", swiftSettings: settings),
        .target(
            name: "CedarRoundTrips", dependencies: ["Cedar", "CedarJSON", "JSON", "SeededRandom"],
            swiftSettings: settings),
        .target(name: "Inputs", swiftSettings: settings),
        .executableTarget(
            name: "seeds", dependencies: ["Cedar", "CedarJSON", "JSON"], swiftSettings: settings),
        .executableTarget(
            name: "million", dependencies: ["Cedar", "CedarRoundTrips"], swiftSettings: settings),
        fuzzer("fuzz-policies"),
        fuzzer("fuzz-policy-json"),
        fuzzer("fuzz-schemas"),
        fuzzer("fuzz-entities"),
    ],
    swiftLanguageModes: [.v6]
)

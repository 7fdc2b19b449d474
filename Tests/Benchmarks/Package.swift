// swift-tools-version: 6.2

import PackageDescription

// A package of its own, which sees of the engine what any other package sees, and whose build the program's does not
// wait for. What measures the program stays in `Tests/Measures` of the root package: it fills data files behind the
// gate's back and times the judge alone, and none of that is to be public.
let package = Package(
    name: "benchmarks",
    dependencies: [.package(name: "chorus", path: "../..")],
    targets: [
        .executableTarget(
            name: "policy-measures",
            dependencies: [
                .product(name: "Cedar", package: "chorus"),
                .product(name: "CedarJSON", package: "chorus"),
            ],
            // What the root manifest builds its targets with.
            swiftSettings: [
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                .enableUpcomingFeature("InferIsolatedConformances"),
                .enableUpcomingFeature("ImmutableWeakCaptures"),
                .strictMemorySafety(),
                .treatAllWarnings(as: .error),
            ])
    ],
    swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2

import PackageDescription

/// What every target of ours is built with: the language as it will be, and warnings that count.
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

/// What most of the suite's time is spent in is optimised where `Scripts/test` asks for it; to optimise the rest takes the
/// compiler longer than the suite gains by it.
var busy = settings
if Context.environment["CHORUS_OPTIMISED"] != nil { busy.append(.unsafeFlags(["-O"])) }

/// What a server takes besides, which nobody builds who only wants the shell.
let atServer = TargetDependencyCondition.when(traits: ["Server"])

let package = Package(
    name: "chorus",
    products: [
        .executable(name: "chorus", targets: ["chorus"]),
        .executable(name: "chorus-courier", targets: ["chorus-courier"]),
        .library(name: "Cedar", targets: ["Cedar"]),
        .library(name: "CedarJSON", targets: ["CedarJSON"]),
    ],
    traits: [
        .trait(
            name: "Server",
            description: "Serves a household to other programs, and reaches one that is served.")
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-asn1", exact: "1.7.4"),
        .package(url: "https://github.com/apple/swift-certificates", exact: "1.21.1"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0", traits: []),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
        .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(
            url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1",
            traits: []),
        .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
        .package(
            url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
        .package(
            url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2", traits: []),
    ],
    targets: [
        .target(name: "Cedar", swiftSettings: busy),
        .target(name: "CEmbeddedFiles", cSettings: [.treatAllWarnings(as: .error)]),
        .target(name: "EmbeddedFiles", dependencies: ["CEmbeddedFiles"], swiftSettings: settings),
        .target(name: "FileHandling", swiftSettings: settings),
        .target(name: "JSON", swiftSettings: busy),
        .target(name: "Dispatches", dependencies: ["JSON"], swiftSettings: settings),
        .target(name: "CedarJSON", dependencies: ["Cedar", "JSON"], swiftSettings: busy),
        .target(
            name: "PolicyCommands",
            dependencies: [
                "Cedar", "CedarJSON", "FileHandling", "JSON",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),
        .target(name: "HouseholdModel", swiftSettings: busy),
        .systemLibrary(
            name: "CArgon2", pkgConfig: "libargon2", providers: [.apt(["libargon2-dev"])]),
        .target(
            name: "Credentials",
            dependencies: [
                "CArgon2", "EmbeddedFiles", "FileHandling",
                .product(name: "Crypto", package: "swift-crypto"),
            ],
            exclude: ["Passwords/common-passwords.txt"],
            swiftSettings: busy
        ),
        .systemLibrary(
            name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(
            name: "HouseholdDatabase",
            dependencies: [
                "CSQLite", "EmbeddedFiles", "FileHandling", "HouseholdModel",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            exclude: ["Schema"],
            swiftSettings: busy
        ),
        .target(
            name: "Policies",
            dependencies: ["EmbeddedFiles"],
            path: "Policies",
            exclude: [
                "family.access", "family.cedar", "housemates.access", "housemates.cedar",
                "schema.cedarschema", "walls.cedar",
            ],
            sources: ["ShippedPolicies.swift"],
            swiftSettings: settings
        ),
        .target(
            name: "HouseholdService",
            dependencies: [
                "Cedar", "Credentials", "FileHandling", "HouseholdModel", "HouseholdDatabase",
                "Policies",
            ],
            swiftSettings: busy
        ),
        .target(
            name: "ListConversion",
            dependencies: [
                "CSQLite", "FileHandling", "HouseholdModel", "JSON",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: busy
        ),
        .target(
            name: "Courier",
            dependencies: [
                "Dispatches", "JSON",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "NIOTLS", package: "swift-nio"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "chorus-courier",
            dependencies: [
                "Courier", "Dispatches", .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "HouseholdProtocol",
            dependencies: ["Credentials", "HouseholdModel", "HouseholdService"],
            swiftSettings: settings),
        .target(name: "LineEditor", swiftSettings: settings),
        .target(name: "QRCode", swiftSettings: settings),
        .target(name: "ICalendar", swiftSettings: settings),
        .target(
            name: "HouseholdWords",
            dependencies: ["EmbeddedFiles", "HouseholdModel", "HouseholdService", "JSON"],
            exclude: ["Languages/Messages"], swiftSettings: busy),
        .target(
            name: "QuickAdd",
            dependencies: ["HouseholdModel", "HouseholdService", "HouseholdWords"],
            swiftSettings: busy),
        .target(
            name: "HouseholdJSON",
            dependencies: [
                "EmbeddedFiles", "HouseholdModel", "HouseholdService", "HouseholdWords", "JSON",
                "LineEditor",
            ],
            exclude: ["chorus.schema.json"], swiftSettings: settings),
        .target(
            name: "HouseholdShell",
            dependencies: [
                "Dispatches", "EmbeddedFiles", "FileHandling", "HouseholdJSON", "HouseholdModel",
                "HouseholdProtocol", "HouseholdService", "HouseholdWords", "ICalendar", "JSON",
                "LineEditor", "ListConversion", "QRCode", "QuickAdd",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            exclude: ["Packs/Texts", "Paper/paper.css", "Schema/export.schema.json"],
            swiftSettings: settings
        ),
        .target(
            name: "HouseholdClient",
            dependencies: [
                "Credentials", "FileHandling", "HouseholdProtocol", "HouseholdService",
                .product(
                    name: "AsyncHTTPClient", package: "async-http-client", condition: atServer),
                .product(name: "NIOCore", package: "swift-nio", condition: atServer),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: atServer),
                .product(name: "NIOSSL", package: "swift-nio-ssl", condition: atServer),
            ],
            swiftSettings: settings
        ),
        .target(
            name: "HouseholdWeb",
            dependencies: [
                "EmbeddedFiles", "HouseholdModel", "HouseholdService", "HouseholdWords",
                "QuickAdd",
            ],
            exclude: ["Assets"],
            swiftSettings: settings),
        .target(
            name: "HouseholdServer",
            dependencies: [
                "Credentials", "FileHandling", "HouseholdJSON", "HouseholdModel",
                "HouseholdProtocol", "HouseholdService", "JSON",
                .target(name: "HouseholdWeb", condition: atServer),
                "HouseholdWords", "QuickAdd",
                .product(name: "Crypto", package: "swift-crypto", condition: atServer),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: atServer),
                .product(name: "Hummingbird", package: "hummingbird", condition: atServer),
                .product(name: "HummingbirdCore", package: "hummingbird", condition: atServer),
                .product(name: "HummingbirdTLS", package: "hummingbird", condition: atServer),
                .product(name: "Logging", package: "swift-log", condition: atServer),
                .product(name: "NIOCore", package: "swift-nio", condition: atServer),
                .product(name: "NIOSSL", package: "swift-nio-ssl", condition: atServer),
                .product(
                    name: "ServiceLifecycle", package: "swift-service-lifecycle",
                    condition: atServer),
                .product(name: "SwiftASN1", package: "swift-asn1", condition: atServer),
                .product(name: "X509", package: "swift-certificates", condition: atServer),
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "chorus",
            dependencies: [
                "Dispatches", "HouseholdClient", "HouseholdModel", "HouseholdProtocol",
                "HouseholdServer",
                "HouseholdService", "HouseholdShell", "PolicyCommands",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Subprocess", package: "swift-subprocess"),
                .product(name: "SystemPackage", package: "swift-system"),
            ],
            swiftSettings: settings
        ),

        .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: settings),
        .target(
            name: "CedarRoundTrips", dependencies: ["Cedar", "CedarJSON", "JSON", "SeededRandom"],
            path: "Tests/CedarRoundTrips", swiftSettings: settings),
        .testTarget(
            name: "CedarTests",
            dependencies: [
                "Cedar", "CedarJSON", "CedarRoundTrips", "JSON", "SeededRandom", "TestSupport",
            ],
            resources: [.copy("Fixtures")], swiftSettings: settings),
        .testTarget(
            name: "CedarJSONTests", dependencies: ["Cedar", "CedarJSON", "JSON"],
            swiftSettings: settings),
        .testTarget(
            name: "FileHandlingTests", dependencies: ["FileHandling"], swiftSettings: settings),
        .testTarget(name: "JSONTests", dependencies: ["JSON"], swiftSettings: settings),
        .testTarget(
            name: "DispatchesTests", dependencies: ["Dispatches"], swiftSettings: settings),
        .testTarget(
            name: "PolicyCommandsTests", dependencies: ["PolicyCommands"],
            swiftSettings: settings),
        .testTarget(
            name: "CredentialsTests",
            dependencies: [
                "CArgon2", "Credentials", .product(name: "Crypto", package: "swift-crypto"),
            ],
            resources: [.copy("Fixtures")], swiftSettings: settings),
        .testTarget(
            name: "CourierTests",
            dependencies: [
                "Courier", "Dispatches", "JSON", "TestSupport", "chorus-courier",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "line-asker", dependencies: ["LineEditor"], path: "Tests/LineAsker",
            swiftSettings: settings),
        .testTarget(
            name: "LineEditorTests", dependencies: ["LineEditor", "SeededRandom", "line-asker"],
            swiftSettings: settings),
        .testTarget(name: "QRCodeTests", dependencies: ["QRCode"], swiftSettings: settings),
        .testTarget(
            name: "ICalendarTests", dependencies: ["ICalendar", "SeededRandom"],
            swiftSettings: settings),
        .testTarget(
            name: "HouseholdModelTests", dependencies: ["HouseholdModel", "SeededRandom"],
            resources: [.copy("Recurrence/Fixtures")], swiftSettings: settings),
        .testTarget(
            name: "HouseholdDatabaseTests",
            dependencies: [
                "HouseholdModel", "HouseholdDatabase", "SeededRandom",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "racer",
            dependencies: [
                "Credentials", "HouseholdModel", "HouseholdService", "HouseholdDatabase",
            ],
            path: "Tests/Racer", swiftSettings: settings),
        .testTarget(
            name: "HouseholdServiceTests",
            dependencies: [
                "Cedar", "Credentials", "HouseholdModel", "HouseholdService", "HouseholdDatabase",
                "Policies", "SeededRandom", "TestSupport", "racer",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: settings),
        .target(
            name: "CSpawn", path: "Tests/CSpawn", cSettings: [.treatAllWarnings(as: .error)]),
        .target(
            name: "TestSupport", dependencies: ["CSpawn", "JSON", "SeededRandom"],
            path: "Tests/TestSupport", swiftSettings: settings),
        .executableTarget(
            name: "sample-player", dependencies: ["TestSupport"], path: "Tests/SamplePlayer",
            swiftSettings: settings),
        .testTarget(
            name: "HouseholdShellTests",
            dependencies: [
                "Credentials", "Dispatches", "HouseholdModel", "HouseholdService",
                "HouseholdJSON", "HouseholdProtocol", "HouseholdShell", "HouseholdWords",
                "ICalendar", "JSON", "LineEditor", "ListConversion", "QRCode", "QuickAdd",
                "SeededRandom", "TestSupport",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            exclude: ["Rules/Told", "Transcripts"],
            swiftSettings: settings),
        .testTarget(
            name: "HouseholdWebTests",
            dependencies: [
                "HouseholdModel", "HouseholdService", "HouseholdWeb", "QuickAdd", "TestSupport",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "HouseholdServerTests",
            dependencies: ["HouseholdModel", "HouseholdServer", "HouseholdService", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "EndToEndTests",
            dependencies: [
                "HouseholdService", "JSON", "TestSupport", "chorus", "chorus-courier",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "BrowserTests",
            dependencies: [
                "JSON", "TestSupport", "chorus",
                .product(
                    name: "AsyncHTTPClient", package: "async-http-client", condition: atServer),
                .product(name: "NIOCore", package: "swift-nio", condition: atServer),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: atServer),
            ],
            swiftSettings: settings),
        .testTarget(name: "LayeringTests", swiftSettings: settings),
        .executableTarget(
            name: "measures",
            dependencies: [
                "Credentials", "HouseholdModel", "HouseholdService", "HouseholdShell",
                "HouseholdDatabase",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Tests/Measures", swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .gnu2x
)

/// One `import` line.
struct Import: Hashable {
    /// What is imported.
    let module: String
    /// The access level that is written on it, if one is.
    let access: String?
    /// Where it stands.
    let place: String

    /// The imports of `file`.
    static func all(in file: SourceFile) throws -> [Import] {
        let attributes = #"(?:@\w+(?:\([^)]*\))?\s+)*"#
        let access = #"(?:(public|package|internal|fileprivate|private)\s+)?"#
        let kind = #"(?:(?:typealias|struct|class|enum|protocol|let|var|func)\s+)?"#
        let line = try Regex(
            #"^\s*"# + attributes + access + attributes + #"import\s+"# + kind + #"(\w+)"#,
            as: (Substring, Substring?, Substring).self)
        return file.code.enumerated().compactMap { number, text in
            guard let match = text.firstMatch(of: line) else { return nil }
            return Import(
                module: String(match.output.2), access: match.output.1.map(String.init),
                place: "\(file.path):\(number + 1)")
        }
    }
}

/// Who may import whom.
enum Rooms {
    /// The modules that each target may import besides those of the system.
    static let mayImport: [String: Set<String>] = [
        "Cedar": [],
        "EmbeddedFiles": ["CEmbeddedFiles"],
        "FileHandling": [],
        "JSON": [],
        "Dispatches": ["JSON"],
        "Courier": [
            "Dispatches", "JSON", "AsyncHTTPClient", "Crypto", "NIOCore", "NIOHTTP1", "NIOPosix",
            "NIOSSL", "NIOTLS", "Subprocess", "SystemPackage",
        ],
        "chorus-courier": ["Courier", "Dispatches", "NIOCore", "NIOPosix"],
        "CedarJSON": ["Cedar", "JSON"],
        "PolicyCommands": [
            "Cedar", "CedarJSON", "FileHandling", "JSON", "ArgumentParser",
        ],
        "Policies": ["EmbeddedFiles"],
        "HouseholdModel": [],
        "LineEditor": [],
        "QRCode": [],
        "ICalendar": [],
        "ListConversion": ["CSQLite", "FileHandling", "HouseholdModel", "JSON", "GRDB"],
        "Credentials": ["CArgon2", "EmbeddedFiles", "FileHandling", "Crypto"],
        "HouseholdDatabase": [
            "CSQLite", "EmbeddedFiles", "FileHandling", "HouseholdModel", "GRDB", "Crypto",
        ],
        "HouseholdService": [
            "Cedar", "Credentials", "FileHandling", "HouseholdModel", "HouseholdDatabase",
            "Policies",
        ],
        "HouseholdWords": ["EmbeddedFiles", "HouseholdModel", "HouseholdService", "JSON"],
        "QuickAdd": ["HouseholdModel", "HouseholdService", "HouseholdWords"],
        "HouseholdJSON": [
            "EmbeddedFiles", "HouseholdModel", "HouseholdService", "HouseholdWords", "JSON",
            "LineEditor",
        ],
        "HouseholdShell": [
            "Dispatches", "EmbeddedFiles", "FileHandling", "HouseholdJSON", "HouseholdModel",
            "HouseholdProtocol",
            "HouseholdService", "HouseholdWords", "ICalendar", "JSON", "LineEditor",
            "ListConversion", "QRCode", "QuickAdd", "ArgumentParser",
        ],
        "HouseholdProtocol": ["Credentials", "HouseholdModel", "HouseholdService"],
        "HouseholdClient": [
            "Credentials", "FileHandling", "HouseholdProtocol", "HouseholdService",
            "AsyncHTTPClient", "NIOCore", "NIOHTTP1", "NIOSSL",
        ],
        "HouseholdWeb": [
            "EmbeddedFiles", "HouseholdModel", "HouseholdService", "HouseholdWords", "QuickAdd",
        ],
        "HouseholdServer": [
            "Credentials", "FileHandling", "HouseholdJSON", "HouseholdModel",
            "HouseholdProtocol", "HouseholdService", "HouseholdWeb", "HouseholdWords", "JSON",
            "QuickAdd", "Crypto", "HTTPTypes",
            "Hummingbird", "HummingbirdCore", "HummingbirdTLS", "Logging", "NIOCore", "NIOSSL",
            "ServiceLifecycle", "SwiftASN1", "X509",
        ],
        "chorus": [
            "Dispatches", "HouseholdClient", "HouseholdModel", "HouseholdProtocol",
            "HouseholdServer", "HouseholdService", "HouseholdShell", "PolicyCommands",
            "ArgumentParser", "Subprocess", "SystemPackage",
        ],
    ]

    /// Whether a file of `target` may import `module`.
    static func allow(_ module: String, in target: String) -> Bool {
        guard let own = mayImport[target] else { return false }
        switch module {
        case "Glibc", "Synchronization", "Dispatch": return target != "Cedar"
        case "Foundation", "FoundationEssentials":
            return ![
                "Cedar", "Dispatches", "EmbeddedFiles", "FileHandling", "ICalendar", "JSON",
                "LineEditor", "chorus-courier",
            ].contains(target)
        default: return own.contains(module)
        }
    }

    /// The import lines of `file` that stand against the table, or show what must not be seen.
    static func wrongImports(in file: SourceFile) throws -> [Import] {
        try Import.all(in: file).filter { line in
            !allow(line.module, in: file.target) || isShownWrongly(line, in: file.target)
        }
    }

    private static func isShownWrongly(_ line: Import, in target: String) -> Bool {
        guard line.access == "public" else { return false }
        return line.module == "GRDB" || (line.module == "Cedar" && target == "HouseholdService")
    }
}

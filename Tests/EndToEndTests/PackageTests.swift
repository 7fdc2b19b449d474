import Foundation
import TestSupport
import Testing

@Suite(
    "The package for Debian",
    .enabled(if: DebianPackage.canBeMade, "dpkg-deb and dpkg-shlibdeps are not here."))
struct PackageTests {
    private static let settings = [
        "/etc/chorus/server.json", "/etc/default/chorus", "/etc/profile.d/chorus.sh",
    ]
    private static let programs = ["/usr/bin/chorus", "/usr/bin/chorus-courier"]
    private static let documents = [
        "README.Debian", "README.md", "changelog.Debian.gz", "changelog.gz", "copyright",
        "docs/guide.md", "docs/rules.md", "docs/security.md", "examples/chorus.service",
    ].map { "/usr/share/doc/chorus/\($0)" }
    private static let others = [
        "/usr/lib/systemd/system/chorus.service",
        "/usr/share/bash-completion/completions/chorus", "/usr/share/chorus/chorus.schema.json",
        "/usr/share/fish/vendor_completions.d/chorus.fish", "/usr/share/lintian/overrides/chorus",
        "/usr/share/man/man1/chorus-courier.1.gz", "/usr/share/man/man1/chorus.1.gz",
        "/usr/share/zsh/vendor-completions/_chorus",
    ]

    private let package: DebianPackage

    init() throws {
        package = try DebianPackage.made.get()
    }

    @Test("holds what a server needs and nothing else, root's, and for nobody else to write")
    func holdsFiles() {
        let files = package.entries.filter { !$0.mode.hasPrefix("d") }
        #expect(
            files.map(\.path).sorted()
                == (Self.settings + Self.programs + Self.documents + Self.others).sorted())
        #expect(package.entries.filter { $0.owner != "root/root" }.map(\.path) == [])
        let wrong = package.entries.filter { entry in
            let isRun = entry.mode.hasPrefix("d") || Self.programs.contains(entry.path)
            return entry.mode.dropFirst() != (isRun ? "rwxr-xr-x" : "rw-r--r--")
        }
        #expect(wrong.map(\.path) == [])
        #expect(package.control("conffiles") == Self.settings.map { "\($0)\n" }.joined())
    }

    @Test("says what it is, what it needs, and whose code is in it")
    func describesItself() throws {
        let version = try Chorus.inNewFolder().run(["--version"]).output
        #expect(package.field("Version").map { "\($0)\n" } == version.replacing("\n", with: "-1\n"))
        #expect(
            try package.field("Architecture").map { "\($0)\n" }
                == DebianPackage.run("dpkg", "--print-architecture"))
        let needed = package.field("Depends") ?? ""
        #expect(needed.hasPrefix("passwd, ") && needed.contains("libc6 (>= "), "\(needed)")
        #expect(package.field("Recommends")?.hasPrefix("avahi-daemon") == true)

        let copyright = package.text("usr/share/doc/chorus/copyright")
        let resolved = try String(
            contentsOf: DebianPackage.source.appending(path: "Package.resolved"), encoding: .utf8)
        let used = resolved.matches(of: /"identity" : "([^"]+)"/).map { String($0.output.1) }
        #expect(used.count > 20)
        #expect(used.filter { !copyright.contains(" \($0)/*") } == [])
    }

    @Test("has the service and the account that Scripts/install makes, and programs that run")
    func serves() throws {
        let unit = package.text("usr/lib/systemd/system/chorus.service")
        #expect(
            try unit
                == DebianPackage.run(
                    "bash", "-c", "source Scripts/programs; print_unit /usr/bin ''"))
        #expect(unit.contains("\nMemoryMax=512M\n") && unit.contains("\nTasksMax=512\n"))
        #expect(unit.contains("' \"/usr/bin/chorus\" --data /var/lib/chorus/data --socket /run/"))
        #expect(unit.contains(" --for-all $CHORUS_SERVE_OPTIONS\n"))
        #expect(package.text("etc/default/chorus").hasSuffix("\nCHORUS_SERVE_OPTIONS=\"\"\n"))
        let announcement = package.text("usr/share/doc/chorus/examples/chorus.service")
        #expect(announcement.contains("<type>_chorus._tcp</type>\n    <port>7443</port>"))
        // Avahi reads no file with an option in a comment, which XML does not allow.
        #expect(announcement.matches(of: /--/).count == 2)
        let account = try DebianPackage.run("cat", "Scripts/system/account")
        #expect(package.control("postinst").contains(account))

        #expect(try package.version == Chorus.inNewFolder().run(["--version"]).output)
        #expect(package.receipts == "")
    }

    @Test("has settings that can be used, and a service that uses them where they are there")
    func usesSettings() throws {
        let folder = URL.temporaryDirectory.appending(path: "chorus-etc-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "server.json")
        let unit = package.text("usr/lib/systemd/system/chorus.service")
        let begin = #/\nExecStart=/bin/sh -c '([^']+)' /#
        let script = try String(#require(unit.firstMatch(of: begin)?.output.1))
            .replacing("$$", with: "$").replacing("/etc/chorus/server.json", with: file.path)
        func started() throws -> String {
            try DebianPackage.run("sh", "-c", script, "echo", "--data", "/a b", "--lan")
        }

        #expect(try started() == "serve --data /a b --lan\n")
        try package.text("etc/chorus/server.json").write(
            to: file, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o644], ofItemAtPath: file.path)
        #expect(try started() == "serve --settings \(file.path) --data /a b --lan\n")
        let program = try Chorus.inNewFolder()
        let checked = try program.run(["serve", "--check", "--settings", file.path])
        let without = try program.run(["serve", "--check"])
        // As it is shipped it changes nothing.
        #expect(checked.exit == 0 && checked.output.hasSuffix(without.output), "\(checked)")
        #expect(!without.output.isEmpty)
    }

    @Test(
        "has scripts that a shell can read, and that delete nothing that a family has written down",
        arguments: ["postinst", "prerm", "postrm"])
    func keepsData(script: String) throws {
        let text = package.control(script)

        #expect(text.hasPrefix("#!/bin/sh\nset -e\n"))
        _ = try DebianPackage.run("sh", "-n", "-c", text)
        let deleting = text.split(separator: "\n").filter {
            $0.contains(/(^|[\s;&|])(rm|userdel|deluser|find|unlink|shred)\s/)
                && !$0.contains("printf")
        }
        #expect(deleting == [])
    }

    @Test(
        "has a service that systemd can read, and that is shut in",
        .enabled(
            if: FileManager.default.isExecutableFile(atPath: "/usr/bin/systemd-analyze"),
            "systemd-analyze is not here."))
    func isShutIn() throws {
        let folder = URL.temporaryDirectory.appending(path: "chorus-unit-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "chorus.service")
        // It looks whether the program is there.
        let programs = URL(filePath: Chorus.path).deletingLastPathComponent().path
        try package.text("usr/lib/systemd/system/chorus.service")
            .replacing("/usr/bin", with: programs).write(
                to: file, atomically: true, encoding: .utf8)

        _ = try DebianPackage.run("systemd-analyze", "verify", file.path)
        _ = try DebianPackage.run(
            "systemd-analyze", "security", "--offline=true", "--threshold=15", file.path)
    }
}

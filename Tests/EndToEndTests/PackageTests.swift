import Foundation
import TestSupport
import Testing

@Suite(
    "The package for Debian",
    .enabled(if: DebianPackage.canBeMade, "dpkg-deb and dpkg-shlibdeps are not here."))
struct PackageTests {
    private static let settings = [
        "/etc/avahi/services/chorus.service", "/etc/default/chorus", "/etc/profile.d/chorus.sh",
    ]
    private static let programs = ["/usr/bin/chorus", "/usr/bin/chorus-courier"]
    private static let documents = [
        "README.Debian", "README.md", "changelog.Debian.gz", "changelog.gz", "copyright",
        "docs/guide.md", "docs/rules.md", "docs/security.md",
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
        package = try DebianPackage()
    }

    @Test("holds what a server needs and nothing else, root's, and for nobody else to write")
    func holdsFiles() throws {
        let entries = try package.entries()

        let files = entries.filter { !$0.mode.hasPrefix("d") }
        #expect(
            files.map(\.path).sorted()
                == (Self.settings + Self.programs + Self.documents + Self.others).sorted())
        #expect(entries.filter { $0.owner != "root/root" }.map(\.path) == [])
        let wrong = entries.filter { entry in
            let isRun = entry.mode.hasPrefix("d") || Self.programs.contains(entry.path)
            return entry.mode.dropFirst() != (isRun ? "rwxr-xr-x" : "rw-r--r--")
        }
        #expect(wrong.map(\.path) == [])
        #expect(
            try package.text("control/conffiles").split(separator: "\n").map(String.init)
                == Self.settings)
    }

    @Test("says what it is, what it needs, and whose code is in it")
    func describesItself() throws {
        let version = try Chorus.inNewFolder().run(["--version"]).output
        #expect(try package.field("Version") + "\n" == version.replacing("\n", with: "-1\n"))
        #expect(
            try package.field("Architecture") + "\n"
                == package.run(["dpkg", "--print-architecture"]))
        let needed = try package.field("Depends")
        #expect(needed.hasPrefix("passwd, ") && needed.contains("libc6 (>= "), "\(needed)")
        #expect(try package.field("Recommends").hasPrefix("avahi-daemon"))

        let copyright = try package.text("tree/usr/share/doc/chorus/copyright")
        let resolved = try String(
            contentsOf: DebianPackage.source.appending(path: "Package.resolved"), encoding: .utf8)
        let used = resolved.matches(of: /"identity" : "([^"]+)"/).map { String($0.output.1) }
        #expect(used.count > 20)
        #expect(used.filter { !copyright.contains(" \($0)/*") } == [])
    }

    @Test("has the service and the account that Scripts/install makes, and programs that run")
    func serves() throws {
        let unit = try package.text("tree/usr/lib/systemd/system/chorus.service")
        #expect(
            try unit
                == package.run(["bash", "-c", "source Scripts/programs; print_unit /usr/bin ''"]))
        #expect(unit.contains("\nExecStart=\"/usr/bin/chorus\" serve --data /var/lib/chorus/data "))
        let options = try package.text("tree/etc/default/chorus")
        #expect(options.hasSuffix("\nCHORUS_SERVE_OPTIONS=\"\"\n"))

        let account = try String(
            contentsOf: DebianPackage.source.appending(path: "Scripts/system/account"),
            encoding: .utf8)
        #expect(try package.text("control/postinst").contains(account))
        for script in ["postinst", "prerm", "postrm"] {
            let file = package.folder.appending(path: "control/\(script)").path
            #expect(FileManager.default.isExecutableFile(atPath: file))
            _ = try package.run(["sh", "-n", file])
        }

        let bin = package.folder.appending(path: "tree/usr/bin").path
        #expect(try package.run(["\(bin)/chorus", "--version"]).contains(/^\d+\.\d+\.\d+\n$/))
        #expect(try package.run(["\(bin)/chorus-courier"]) == "")
    }

    @Test("deletes nothing that a family has written down")
    func keepsData() throws {
        for script in ["postinst", "prerm", "postrm"] {
            let lines = try package.text("control/\(script)").split(separator: "\n")
            let deleting = lines.filter {
                $0.contains(/(^|[\s;&|])(rm|userdel|deluser|find|unlink|shred)\s/)
                    && !$0.contains("printf")
            }
            #expect(deleting == [], "\(script)")
        }
    }
}

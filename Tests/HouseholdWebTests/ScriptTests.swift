import Foundation
import HouseholdWeb
import TestSupport
import Testing

/// What reads scripts without running them, where it is.
private let node = "/usr/bin/node"

@Suite("The scripts of the board")
struct ScriptTests {
    private static let scripts: [BoardRoute] = [.script, .queue, .keys, .worker]

    private func text(of route: BoardRoute) throws -> String {
        String(decoding: try #require(Asset(at: route)).bytes, as: UTF8.self)
    }

    @Test("are few lines, of which none is made of text or draws markup of its own")
    func areFew() throws {
        let texts = try Self.scripts.map(text)
        let lines = texts.map { $0.split(separator: "\n", omittingEmptySubsequences: false).count }
        #expect(lines.reduce(0, +) < 400)
        for text in texts {
            for word in [
                "eval(", "new Function", "innerHTML =", "insertAdjacentHTML", "document.write",
            ] {
                #expect(!text.contains(word))
            }
        }
    }

    @Test("can be read", .enabled(if: FileManager.default.isExecutableFile(atPath: node)))
    func canBeRead() throws {
        let folder = URL.temporaryDirectory.appending(path: "scripts-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for route in Self.scripts {
            let file = folder.appending(path: "script.mjs")
            try text(of: route).write(to: file, atomically: true, encoding: .utf8)
            let check = try ChildProcess([node, "--check", file.path])
            #expect(check.waitUntilExit() == .exit(0), "\(route.path)")
        }
    }

    @Test("keep each file of the board for when home can't be reached, and of pages one alone")
    func keepFiles() throws {
        let worker = try text(of: .worker)
        let kept = worker.matches(of: /"(\/[a-z.]+)"/).compactMap {
            BoardRoute(rawValue: String($0.output.1))
        }
        let files = BoardRoute.allCases.filter { $0.kind == .asset && $0 != .worker }
        #expect(Set(kept) == Set(files + [.offline]))
    }
}

@Suite("What is at an address of the board")
struct RouteTests {
    @Test("is told for each once: a deed has a page, a file is one, and few may try secrets")
    func isTold() {
        for route in BoardRoute.allCases {
            switch route.kind {
            case .asset: #expect(Asset(at: route) != nil, "\(route)")
            case .deed: #expect(route.page.kind != .deed && route.page != route, "\(route)")
            case .page, .form, .events: break
            }
            #expect((Asset(at: route) != nil) == (route.kind == .asset), "\(route)")
            #expect(!route.isTry || route.takesForms, "\(route)")
        }
    }
}

#if Server
    import Foundation
    import JSON

    extension Browser {
        /// What axe-core finds that breaks WCAG 2.2 at level AA: a line for each element.
        func violations() async throws -> [String] {
            guard let folder = Chromium.folder else { return [Chromium.absence] }
            let axe = try String(
                contentsOf: folder.appending(path: "axe.min.js"), encoding: .utf8)
            return try await wait(axe + Self.asking).strings
        }

        private static let asking = """
            ;
            const done = arguments[arguments.length - 1];
            const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"];
            axe.run(document, { runOnly: rules }).then(
                result => done(result.violations.flatMap(violation => violation.nodes.map(node =>
                    `${violation.id}: ${node.target.join(" ")}: `
                        + node.failureSummary.replace(/\\s+/g, " ")))),
                problem => done([`axe could not look: ${problem}`]));
            """
    }
#endif

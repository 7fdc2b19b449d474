import EmbeddedFiles

/// A file that pages are made with.
package struct Asset: Sendable {
    /// What it is, as a media type.
    package let type: String
    /// Its content.
    package let bytes: [UInt8]

    /// The file at an address; `nil` where a page is.
    package init?(at route: BoardRoute) {
        let file: EmbeddedFile
        switch route {
        case .look: (type, file) = ("text/css; charset=utf-8", .boardStyle)
        case .script: (type, file) = (Self.script, .boardScript)
        case .keys: (type, file) = (Self.script, .boardKeypad)
        case .queue: (type, file) = (Self.script, .boardQueue)
        case .worker: (type, file) = (Self.script, .boardWorker)
        case .icon: (type, file) = ("image/svg+xml", .boardIcon)
        case .manifest: (type, file) = ("application/manifest+json", .boardManifest)
        default: return nil
        }
        bytes = file.bytes
    }

    private static let script = "text/javascript; charset=utf-8"
}

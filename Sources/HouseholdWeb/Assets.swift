/// A file that pages are made with.
package struct Asset: Sendable {
    /// What it is, as a media type.
    package let type: String
    /// Its content.
    package let bytes: [UInt8]

    /// The file at an address; `nil` where a page is.
    package init?(at route: BoardRoute) {
        switch route {
        case .look: (type, bytes) = ("text/css; charset=utf-8", PackageResources.board_css)
        case .script: (type, bytes) = (Self.script, PackageResources.live_js)
        case .keys: (type, bytes) = (Self.script, PackageResources.keypad_js)
        case .queue: (type, bytes) = (Self.script, PackageResources.queue_js)
        case .worker: (type, bytes) = (Self.script, PackageResources.sw_js)
        case .icon: (type, bytes) = ("image/svg+xml", PackageResources.icon_svg)
        case .manifest:
            (type, bytes) = ("application/manifest+json", PackageResources.manifest_webmanifest)
        default: return nil
        }
    }

    private static let script = "text/javascript; charset=utf-8"
}

/// The elements that pages are made of.
enum Tag: String, Sendable {
    case html, head, meta, title, link, script, body
    case header, nav, main, section, article
    case h1, h2, h3, p, span, ul, ol, li, time, progress, a
    case form, label, input, button, select, option

    /// Whether nothing stands in it, and so nothing ends it.
    var isVoid: Bool {
        switch self {
        case .meta, .link, .input: true
        default: false
        }
    }
}

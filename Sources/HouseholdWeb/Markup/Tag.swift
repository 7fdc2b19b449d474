/// The elements that pages are made of.
enum Tag: String, Sendable {
    case html, head, meta, title, link, script, body
    case header, nav, main, footer, section, article, aside
    case h1, h2, h3, p, strong, small, span, ul, ol, li, time, progress, a
    case form, fieldset, legend, label, input, button, select, option, datalist
    case details, summary

    /// Whether nothing stands in it, and so nothing ends it.
    var isVoid: Bool {
        switch self {
        case .meta, .link, .input: true
        default: false
        }
    }
}

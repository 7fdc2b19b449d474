import HouseholdModel

/// What an element has besides its content.
enum Attribute: Sendable {
    case look([Look])
    case id(Anchor)
    case href(BoardRoute)
    /// A link to somebody's code at a device, by what they are called there.
    case door(String)
    /// A link to a part of the same page.
    case jump(Anchor)
    case action(BoardRoute)
    case post
    case field(Field)
    case value(String)
    case input(Input)
    case caption(for: Anchor)
    /// What is said of an element that shows only a picture.
    case said(Phrase)
    case placeholder(Phrase)
    /// What nobody has to hear of, since words beside it say the same.
    case silent
    case current
    case alert
    /// What is read out when it changes.
    case polite
    case most(Int)
    case least(Int)
    case longest(Int)
    case required, checked, selected, deferred, focused
    /// Not shown, until a script finds that it is of use.
    case hidden
    /// Of a button that sends nothing.
    case unsending
    case language(String)
    case chore(Number)
    /// Who is signed in, for what is kept of them.
    case person(handle: String)
    /// What a script shows when it is so.
    case note(Note)
    case moment(String)
    case completion(Completion)
    case digits
    case relation(Relation)
    case source(BoardRoute)
    case metadata(Metadata)

    /// Where in a page something is.
    enum Anchor: Hashable, Sendable {
        case main, name, password, key, title, points, day, repeats, people, line, keypad, typed
        case offline, putAside, takeOut
        case reason(Int)
        case price(Int)

        var text: String {
            switch self {
            case .main: "main"
            case .name: "name"
            case .password: "password"
            case .key: "key"
            case .title: "title"
            case .points: "points"
            case .day: "day"
            case .repeats: "repeats"
            case .people: "people"
            case .line: "line"
            case .keypad: "keypad"
            case .typed: "typed"
            case .offline: "offline"
            case .putAside: "put-aside"
            case .takeOut: "take-out"
            case .reason(let place): "reason-\(place)"
            case .price(let place): "price-\(place)"
            }
        }
    }

    /// What a script has found out.
    enum Note: String, Sendable {
        /// The server does not answer.
        case away
        /// What was kept meanwhile was sent.
        case sent
        /// Something is kept of somebody who is not signed in.
        case waits
    }

    /// What is typed or chosen.
    enum Input: String, Sendable {
        case text, password, number, date, checkbox, hidden
    }

    /// What the browser may fill in.
    enum Completion: String, Sendable {
        case username
        case password = "current-password"
        case newPassword = "new-password"
        case nothing = "off"
    }

    /// What a file is to a page.
    enum Relation: String, Sendable {
        case stylesheet, icon, manifest
    }

    /// What a page says to a browser.
    enum Metadata: Sendable {
        case charset
        case viewport
        case colours
    }
}

extension Attribute {
    /// The names and values as they are written, of which a value is `nil` where the name alone says it.
    func written(in words: (Phrase) -> String) -> [(name: String, value: String?)] {
        switch self {
        case .look(let looks):
            [("class", looks.map(\.rawValue).joined(separator: " "))]
        case .id(let anchor): [("id", anchor.text)]
        case .href(let route): [("href", route.path)]
        case .door(let name):
            [("href", "\(BoardRoute.who.path)?\(Field.name.rawValue)=\(Self.inAddress(name))")]
        case .jump(let anchor): [("href", "#" + anchor.text)]
        case .action(let route): [("action", route.path)]
        case .post: [("method", "post")]
        case .field(let field): [("name", field.rawValue)]
        case .value(let value): [("value", value)]
        case .input(let input): [("type", input.rawValue)]
        case .caption(let anchor): [("for", anchor.text)]
        case .said(let phrase): [("aria-label", words(phrase))]
        case .placeholder(let phrase): [("placeholder", words(phrase))]
        case .silent: [("aria-hidden", "true")]
        case .current: [("aria-current", "page")]
        case .alert: [("role", "alert")]
        case .polite: [("role", "status")]
        case .most(let number): [("max", "\(number)")]
        case .least(let number): [("min", "\(number)")]
        case .longest(let count): [("maxlength", "\(count)")]
        case .required: [("required", nil)]
        case .checked: [("checked", nil)]
        case .selected: [("selected", nil)]
        case .deferred: [("type", "module")]
        case .focused: [("autofocus", nil)]
        case .hidden: [("hidden", nil)]
        case .unsending: [("type", "button")]
        case .language(let tag): [("lang", tag)]
        case .chore(let number): [("data-chore", "\(number)")]
        case .person(let handle): [("data-person", handle)]
        case .note(let note): [("data-note", note.rawValue)]
        case .moment(let text): [("datetime", text)]
        case .completion(let completion): [("autocomplete", completion.rawValue)]
        case .digits: [("inputmode", "numeric")]
        case .relation(let relation): [("rel", relation.rawValue)]
        case .source(let route): [("src", route.path)]
        case .metadata(let metadata): metadata.written
        }
    }
}

extension Attribute {
    /// A text as it stands in an address (RFC 3986): all but letters and digits by their bytes.
    private static func inAddress(_ text: String) -> String {
        text.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain = (48...57).contains(byte) || (97...122).contains(byte | 0x20)
            let digits = String(byte, radix: 16, uppercase: true)
            return isPlain ? String(scalar) : "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }
}

extension Attribute.Metadata {
    fileprivate var written: [(name: String, value: String?)] {
        switch self {
        case .charset: [("charset", "utf-8")]
        case .viewport: [("name", "viewport"), ("content", "width=device-width, initial-scale=1")]
        case .colours: [("name", "color-scheme"), ("content", "light dark")]
        }
    }
}

import HouseholdModel
import HouseholdService
import HouseholdWords

/// A whole page: its head, what leads to the others, and its own part.
struct Page {
    let title: Phrase
    let language: Language
    let looks: [Look]
    let scripts: [BoardRoute]
    let header: HTML
    let notes: HTML
    let main: HTML

    /// A page of somebody who is signed in.
    init(
        _ title: Phrase, at current: BoardRoute, for visit: Visit, told: Phrase? = nil,
        problem: Phrase? = nil, @HTMLBuilder content: () -> HTML
    ) {
        self.title = title
        language = visit.language
        scripts = [.script, .queue]
        looks = visit.isAtBoard ? [visit.tone.look, .shared] : [visit.tone.look]
        header = visit.header(at: current)
        notes =
            note(
                .away,
                "Home can't be reached just now. What you do or tick is kept here and sent later; all else has to wait."
            ) + note(.sent, "What was kept here has been sent.")
        main = Page.outcome(told, problem) + content()
    }

    /// A page of nobody yet.
    init(
        _ title: Phrase, in language: Language, problem: Phrase? = nil,
        running scripts: [BoardRoute] = [], @HTMLBuilder content: () -> HTML
    ) {
        self.title = title
        self.language = language
        self.scripts = [.script, .queue] + scripts
        looks = [.grown, .narrow]
        header = HTML()
        notes = note(
            .waits,
            "Something that was done here is not sent yet. It goes out when whoever did it comes in again."
        )
        main = Page.outcome(nil, problem) + content()
    }

    /// The page as a whole.
    var html: HTML {
        element(.html, .language(language.catalogue.tag)) {
            element(.head) {
                element(.meta, .metadata(.charset))
                element(.meta, .metadata(.viewport))
                element(.meta, .metadata(.colours))
                element(.title, saying: "\(title) - Chorus")
                element(.link, .relation(.stylesheet), .href(.look))
                element(.link, .relation(.icon), .href(.icon))
                element(.link, .relation(.manifest), .href(.manifest))
                for script in scripts { element(.script, .deferred, .source(script)) }
            }
            element(.body, .look(looks)) {
                element(.a, .look([.jump]), .jump(.main), saying: "To the page itself")
                header
                element(.section, .look([.notes]), .polite) { notes }
                element(.main, .id(.main)) { main }
            }
        }
    }

    /// What came of what was done before, or why it did not.
    private static func outcome(_ told: Phrase?, _ problem: Phrase?) -> HTML {
        var notes = HTML()
        if let told { notes += element(.p, .look([.told]), .polite, saying: told) }
        if let problem { notes += element(.p, .look([.problem]), .alert, saying: problem) }
        return notes
    }
}

extension HTML {
    static func + (left: HTML, right: HTML) -> HTML { HTML(left.nodes + right.nodes) }

    static func += (left: inout HTML, right: HTML) { left.nodes += right.nodes }
}

extension SpeechLevel {
    fileprivate var look: Look {
        switch self {
        case .simple: .simple
        case .young: .young
        case .grown: .grown
        }
    }
}

extension Visit {
    /// Who is here, and where else one can look.
    fileprivate func header(at current: BoardRoute) -> HTML {
        element(.header, .look([.bar]), .person(handle: account.username)) {
            element(.p, .look([.who])) {
                avatar(of: account.name, among: account.username)
                element(.span, .look([.name])) { stored(account.name) }
                if let toSpend, isChild || toSpend != 0 || jar != 0 {
                    element(.span, .look([.points])) {
                        picture("★")
                        toSpend.inPoints
                        if jar > 0 { " + " as Phrase + "\(jar) in the jar" }
                    }
                }
            }
            element(.nav, .said("Pages")) {
                element(.ul, .look([.menu])) {
                    for place in places { link(to: place, from: current) }
                }
            }
            button("Sign out", .signOut, .leave)
        }
    }

    private func link(to place: Place, from current: BoardRoute) -> HTML {
        let name = HTML([.phrase(place.name)]) + (place.route == .answers ? count : HTML())
        return element(.li) {
            HTML([
                .element(
                    .a, [.href(place.route)] + (place.route == current ? [.current] : []),
                    (picture(place.sign) + name).nodes)
            ])
        }
    }

    /// How much waits for an answer.
    private var count: HTML {
        guard waiting > 0 else { return HTML() }
        return element(.span, .look([.count]), .silent) { HTML([.bare("\(waiting)")]) }
            + element(.span, .look([.heard])) { ", waiting: \(waiting)" }
    }

    private struct Place {
        let route: BoardRoute
        let sign: String
        let name: Phrase
    }

    private var places: [Place] {
        let money = Place(route: .money, sign: "💰", name: "Money")
        return seesMoney ? usualPlaces + [money] : usualPlaces
    }

    private var usualPlaces: [Place] {
        let day = Place(route: .day, sign: "☀️", name: "Today")
        let shop = Place(route: .shop, sign: "🎁", name: "Rewards")
        let week = Place(route: .week, sign: "📅", name: "Week")
        let family = Place(route: .family, sign: "🏠", name: "Home")
        // At a shared tablet everybody does their own things, as children do everywhere.
        guard !isChild, !isAtBoard else {
            return [
                day, Place(route: .goal, sign: "🎯", name: "My goal"), shop,
                Place(route: .badges, sign: "🏅", name: "Badges"), week, family,
            ]
        }
        let pair = Place(route: .pair, sign: "🔗", name: "Pair this device")
        // The other pages are for the family, and refused.
        guard !isHelper else { return hasParentsPages ? [day, family] : [day, family, pair] }
        guard hasParentsPages else { return [day, week, shop, family, pair] }
        let answers = Place(route: .answers, sign: "👍", name: "Your OK")
        let add = Place(route: .add, sign: "➕", name: "Add")
        return plans
            ? [day, answers, week, shop, family, add] : [day, answers, week, shop, family]
    }
}

// MARK: - Small parts

/// What a script shows when it is so.
private func note(_ note: Attribute.Note, _ phrase: Phrase) -> HTML {
    element(.p, .look([.told]), .note(note), .hidden, saying: phrase)
}

/// A picture, which says nothing that words do not say.
func picture(_ sign: String) -> HTML {
    element(.span, .look([.picture]), .silent) { HTML([.bare(sign)]) }
}

extension Visit {
    /// Somebody's picture.
    func avatar(of name: String, among key: String) -> HTML { letter(name, among: key) }
}

/// The first letter of a name on a colour that is always the same for a key.
func letter(_ name: String, among key: String) -> HTML {
    let tones: [Look] = [.tone0, .tone1, .tone2, .tone3, .tone4, .tone5]
    let sum = key.unicodeScalars.reduce(0) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
    return element(.span, .look([.avatar, tones[sum % tones.count]]), .silent) {
        HTML([.bare(name.first.map { "\($0)".uppercased() } ?? "?")])
    }
}

package import HouseholdModel
package import HouseholdService
package import HouseholdWords

/// Who looks at a page, and what every page needs for that.
package struct Visit: Sendable {
    /// Who it is.
    package let account: AccountView
    /// What texts need of the household.
    package let home: HouseholdText
    /// The language that is spoken.
    package let language: Language
    let people: [Asker.Person]
    let toSpend: Int?
    let jar: Int
    let unread: Int?
    /// At what it is looked at that is paired with the household, if anything is.
    private let device: Device.Kind?
    private let template: Household.Template?
    /// How much waits for the reader's answer.
    private(set) var waiting = 0
    /// Whether money is booked here, and the reader may see what is owed.
    private(set) var seesMoney = false
    private let formToken: String
    private let makeRequestID: @Sendable () -> String

    /// Creates what pages need for whoever asked; `nil` where nobody is signed in.
    ///
    /// - Parameters:
    ///   - asker: Who asked.
    ///   - language: What is spoken where nothing is set.
    ///   - now: The moment.
    ///   - formToken: What shows that a form is of a page that was made for this session.
    ///   - makeRequestID: Makes the name of a request, a UUID.
    package init?(
        _ asker: Asker, speaking language: Language, at now: Instant, formToken: String,
        makeRequestID: @escaping @Sendable () -> String
    ) {
        guard let own = asker.own else { return nil }
        account = own.account
        self.language = own.settings[.language].flatMap(Language.init(tag:)) ?? language
        home = HouseholdText(of: asker.home, at: now)
        people = asker.home?.people ?? []
        toSpend = asker.toSpend
        jar = asker.jar ?? 0
        unread = asker.unread
        device = asker.device
        template = asker.home?.template
        self.formToken = formToken
        self.makeRequestID = makeRequestID
    }

    /// How the reader is talked with.
    var tone: SpeechLevel { account.tone }

    /// Whether a child looks at it.
    var isChild: Bool { account.role == .child }

    /// Whether the reader is a parent, or owns the household.
    package var isGuardian: Bool { account.role?.isGuardian == true }

    /// Whether it is looked at on a tablet that several share.
    var isAtBoard: Bool { device == .board }

    /// Whether the reader is somebody who helps for a time.
    var isHelper: Bool { account.role == .helper }

    /// Whether the reader would have to pair the device for themselves to do here what parents do: one on which a parent
    /// signed in once lies about like any other.
    ///
    /// A household of which the reader may not know what it is counts as a family.
    package var needsOwnDevice: Bool {
        let isFamily = template == nil || template == .family
        return isFamily && (isGuardian || isHelper) && device == nil
    }

    /// Whether it is looked at where the reader sees more than what a device shows that lies about.
    private var isAtOwnDevice: Bool { !isAtBoard && !needsOwnDevice }

    /// Whether the reader has the pages here on which parents plan and answer.
    var hasParentsPages: Bool { !isChild && isAtOwnDevice }

    /// Whether the reader has the page at a route here, and not one that says where it is.
    package func has(_ route: BoardRoute) -> Bool {
        route == .money ? isAtOwnDevice : !route.isParents || hasParentsPages
    }

    /// Whether the reader plans: parents do, and in a flat everybody.
    var plans: Bool { isGuardian || account.role == .housemate }

    /// The same with how much waits for the reader's answer.
    ///
    /// - Parameters:
    ///   - chores: What waits for a parent's answer.
    ///   - requests: What was asked for.
    ///   - wishes: What is wished for.
    /// - Returns: The visit.
    package func counting(
        _ chores: [ChoreView], _ requests: [RequestView], _ wishes: [WishView]
    ) -> Visit {
        guard isGuardian, hasParentsPages else { return self }
        var visit = self
        visit.waiting =
            chores.count { !isOwn($0) } + requests.count { isAsked($0) }
            + wishes.count { !isOwn($0) }
        return visit
    }

    /// The same with what is to be known of money, which leads to its page where the household books any.
    ///
    /// - Parameter terms: In what money it reckons; `nil` where the reader may not see what is owed.
    /// - Returns: The visit.
    package func reckoning(in terms: MoneyTermsView?) -> Visit {
        var visit = self
        visit.seesMoney = has(.money) && terms?.currency != nil
        return visit
    }

    /// Whether the reader did or proposes it, so that somebody else answers.
    func isOwn(_ chore: ChoreView) -> Bool { asker(of: chore) == account.username }

    /// Who did a chore, asks to be excused from it or proposes it.
    func asker(of chore: ChoreView) -> String {
        chore.doneBy ?? chore.excuse?.member ?? chore.createdBy ?? ""
    }

    /// Whether it is the reader who wishes for it.
    func isOwn(_ wish: WishView) -> Bool { wish.member == account.username }

    /// Whether the reader answers to a request.
    func isAsked(_ request: RequestView) -> Bool {
        request.state == .waiting && request.member != account.username
    }

    /// A form that does something, once however often it is sent.
    func form(
        _ route: BoardRoute, _ looks: Look..., holding hidden: [(Field, String)] = [],
        @HTMLBuilder content: () -> HTML
    ) -> HTML {
        element(.form, .post, .action(route), .look(looks)) {
            for (field, value) in [(.form, formToken), (.request, makeRequestID())] + hidden {
                element(.input, .input(.hidden), .field(field), .value(value))
            }
            content()
        }
    }

    /// A form of one button.
    func button(
        _ phrase: Phrase, _ route: BoardRoute, _ looks: Look...,
        holding hidden: [(Field, String)] = [], about title: String? = nil, on day: Phrase? = nil
    ) -> HTML {
        let said: Phrase = title.map { "\(phrase): \($0)" } ?? phrase
        return form(route, holding: hidden) {
            element(
                .button, .look(looks), .said(day.map { "\(said), \($0)" } ?? said)
            ) { phrase }
        }
    }
}

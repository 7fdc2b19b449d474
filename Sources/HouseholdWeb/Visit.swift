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
    let balance: Int?
    let unread: Int?
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
        balance = asker.balance
        unread = asker.unread
        self.formToken = formToken
        self.makeRequestID = makeRequestID
    }

    /// How the reader is talked with.
    var tone: SpeechLevel { account.tone }

    /// Whether a child looks at it.
    var isChild: Bool { account.role == .child }

    /// Whether the reader plans, and answers what waits.
    var isGuardian: Bool { account.role?.isGuardian == true }

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
        holding hidden: [(Field, String)] = [], about title: String? = nil
    ) -> HTML {
        form(route, holding: hidden) {
            element(
                .button, .look(looks),
                .said(title.map { "\(phrase): \($0)" } ?? phrase)
            ) { phrase }
        }
    }
}

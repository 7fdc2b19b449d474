import HouseholdModel
import HouseholdService
import HouseholdWords

/// What a command gets: what it reaches and as whom, how it answers, and the line that it stands in.
///
/// Everything happens on one task; nothing of it is shared.
package final class CommandContext {
    /// What it reaches, and as whom.
    let session: Session
    /// How it talks about that.
    var presenter: Presenter
    /// Runs what stands behind `policy`, and gives its exit code.
    let policies: @Sendable ([String], Console) -> Int32
    var source = LineSource.arguments { didSet { session.isAttended = isAtPrompt } }
    /// The line that it stands in.
    var line = RunningLine()
    /// What whoever is here did last.
    var recent = Recent()
    /// How it was found that nobody was there any more, until the shell is locked for that.
    var desertion: Desertion?
    /// Who gives the password that unlocks this shell.
    var locked: ShellLock?
    /// What the set-up has done through which somebody is being led, if anybody is.
    var setup: SetupProgress?

    init(
        _ session: Session, _ presenter: Presenter,
        policies: @escaping @Sendable ([String], Console) -> Int32
    ) {
        self.session = session
        self.presenter = presenter
        self.policies = policies
        session.exposed = { [unowned self] path in
            self.presenter.note("Others on this computer could get at \(path). Now only you can.")
        }
        session.told = { [unowned self] asker in
            if !line.heedsSettings { heed(asker.own?.settings ?? [:]) }
        }
    }

    /// Creates what a command gets with which nobody talks: whoever runs it reads its reply.
    package convenience init(_ session: Session) {
        var options = LineOptions.none
        options.data = session.dataFolder
        self.init(
            session,
            Presenter(
                console: .unattended, spoken: nil,
                settings: Settings(options: options, environment: session.environment),
                options: options),
            policies: { _, _ in ExitStatus.usage.rawValue })
    }

    /// The options of the line, over those of the program's start.
    var options: LineOptions {
        get { presenter.options }
        set {
            presenter.options = newValue
            session.dataFolder = newValue.data
            session.household = newValue.household
        }
    }
}

extension CommandContext {
    /// What whoever is here did last in this shell, which is nothing to anybody else.
    struct Recent {
        /// Why the last command failed that did.
        var failure: LastFailure?
        /// The line of the last list, for `refresh`.
        var view = "today"
        /// What stands in the next line already.
        var prefill = ""
    }

    /// Why a command failed.
    enum LastFailure {
        /// The rules refused it.
        case refused(Refusal)
        /// For something else.
        case other
    }

    /// How it is found that nobody is there any more.
    enum Desertion {
        /// No key came for a while.
        case idle
        /// The program was stopped.
        case suspended
    }

    /// Somebody is being led through the set-up, and is not hurried.
    struct SetupProgress {
        /// Whether it has shown a secret that is never shown again.
        var hasShownOnce = false
    }

    /// Whether a person types the lines.
    var isAtPrompt: Bool {
        if case .prompt = source { return true }
        return false
    }

    /// Whether nobody was there any more to read what was shown.
    var isDeserted: Bool { desertion != nil }

    /// Whether nobody leaves this shell, which goes back to who is here.
    var isKiosk: Bool {
        if case .prompt(isKiosk: true) = source { return true }
        return false
    }
}

// MARK: - Settings

// What is set shows only in what is shown, so that nobody is asked for it beforehand: the first answer of a line brings
// it along.

extension CommandContext {
    /// Begins a line, with its options.
    func begin(_ line: RunningLine, _ options: LineOptions) {
        self.line = line
        takeUp(options)
    }

    /// Takes up the options of a line, over what is set as far as that is known.
    func takeUp(_ options: LineOptions) {
        line.options = options
        line.heedsSettings = false
        self.options = options
        dress()
    }

    /// Takes up what is set for whoever is here, before something is shown or read in their language.
    func heedSettings() async {
        guard !line.heedsSettings, session.deputy == nil else { return }
        heed(await session.ownSettings())
    }

    private func heed(_ own: [PersonalSetting: String]) {
        line.heedsSettings = true
        presenter.settings.own = own
        dress()
    }

    private func dress() {
        options.plain = line.options.plain || presenter.settings.isOn(.plain)
        options.dates =
            line.options.dates ?? DateStyle(rawValue: presenter.settings.found(.dates).value)
    }
}

// MARK: - Coming and going

extension CommandContext {
    /// Keeps the new session in place of the one before.
    func keep(_ signedIn: SignedIn, in file: PrivateFile) async throws(Failure) {
        recent = Recent()
        guard try session.keep(signedIn, in: file) else { return }
        presenter.settings.own = await session.ownSettings()
        try session.people()?.remember(
            signedIn.account, isEasy: presenter.settings.isOn(.easy, for: signedIn.account))
        unlocked()
    }

    /// Lets whoever locked this shell go on in it with the same sign-in.
    func goOn(as caller: Caller) {
        recent = Recent()
        session.goOn(as: caller)
        unlocked()
    }

    /// Takes whoever is here out of this shell alone: other windows and scripts keep the sign-in.
    ///
    /// - Returns: The sign-in with which the shell can go on.
    func stepBack() -> Caller? {
        recent = Recent()
        return session.stepBack()
    }

    /// Drops the session here, and from the device unless somebody else has signed in on it since.
    func forget(_ file: PrivateFile) throws(Failure) {
        recent = Recent()
        try session.forget(file)
    }
}

// MARK: - Doing and asking

extension CommandContext {
    /// The id of the request: the caller's, or a new one for each command; later steps count on from it.
    func requestID() throws(Failure) -> RequestID {
        let text = options.requestID ?? session.makeRequestID()
        defer { if !options.dryRun { line.steps += 1 } }
        guard
            let id = RequestID(text, mayComeAgain: options.requestID != nil)?
                .following(line.steps)
        else {
            throw .value(
                "\"\(text)\" is not a UUID.", try: ["--request-id \(session.makeRequestID())"])
        }
        return id
    }

    // What waits for people needs no copy for each of a hundred operations, which is what the compiler would make of
    // the functions that are marked so: they were a quarter of the module's code.

    @_semantics("optimize.sil.specialize.generic.never")
    func perform<Op: Change>(_ operation: Op) async throws(Failure) -> Op.Output {
        let outputs = try await perform([operation])
        guard let output = outputs.first else { throw Failure(.bug("no answer")) }
        return output
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func perform<Op: Change>(_ operations: [Op]) async throws(Failure) -> [Op.Output] {
        let isRehearsal = options.dryRun
        return try await change(by: Op.action) { (door, caller, request) throws(ServiceError) in
            try await door.perform(
                operations, as: caller, request: request, isRehearsal: isRehearsal)
        }
    }

    /// Adds a chore, and keeps what is open with it; where `home` is given, only while the household is that still.
    func perform<Op: AddsChores>(
        adding operation: Op, readIn home: Asker.Home?
    ) async throws(Failure) -> ChoreView where Op.Output == ChoreView {
        let (isRehearsal, isListed) = (options.dryRun, !options.json)
        let added = try await change(by: Op.action) {
            (door, caller, request) throws(ServiceError) in
            try await door.add(
                operation, readIn: home, as: caller, request: request, isRehearsal: isRehearsal,
                listing: isListed)
        }
        if let open = added.open {
            line.openChores = (try session.caller(session.door().file), open)
        }
        return added.chore
    }

    @_semantics("optimize.sil.specialize.generic.never")
    private func change<Output>(
        by action: Action,
        _ work: (any Door, Caller, RequestID) async throws(ServiceError) -> Answer<Output>
    ) async throws(Failure) -> Output {
        let (door, file) = try session.door()
        let (caller, request) = (try session.caller(file), try requestID())
        // Also where nothing is heard of it, it may have been done.
        line.openChores = nil
        let answer = try await reporting {
            try await provingAgain(before: action) { () throws(ServiceError) in
                try await presenter.showingWork { () async throws(ServiceError) in
                    try await work(door, caller, request)
                }
            }
        }
        if !options.dryRun {
            session.learn(answer.asker, of: caller)
            line.changes += 1
            // What is told of it is still looked up, so that Ctrl-C comes too late.
            if line.isStoppable { presenter.console.heedInterrupts(true) }
        }
        return answer.output
    }

    @_semantics("optimize.sil.specialize.generic.never")
    func perform<Op: Inquiry>(
        _ operation: Op, supposing rules: HouseRules? = nil
    ) async throws(Failure) -> Op.Output {
        let (door, file) = try session.door()
        let caller = try session.caller(file)
        let answer = try await reporting {
            try await presenter.showingWork { () async throws(ServiceError) in
                try await door.perform(operation, as: caller, supposing: rules)
            }
        }
        session.learn(answer.asker, of: caller)
        return answer.output
    }

    /// What came of each of `operations`, which are asked at once.
    func answers<each Op: Inquiry>(
        to operations: repeat each Op
    ) async throws(Failure) -> (repeat Result<(each Op).Output, ServiceError>) {
        let (door, file) = try session.door()
        let caller = try session.caller(file)
        let answers = try await reporting {
            try await presenter.showingWork { () async throws(ServiceError) in
                try await door.answers(to: repeat each operations, as: caller)
            }
        }
        session.learn(answers.asker, of: caller)
        return answers.outputs
    }
}

extension CommandContext {
    /// A key that is made and hashed, and still to be handed out.
    func draftKey() async throws(Failure) -> KeyDraft {
        let (door, file) = try session.door()
        let caller = try session.caller(file)
        return try await reporting { () async throws(ServiceError) in
            try await door.draftKey(as: caller)
        }
    }
}

// MARK: - News

extension CommandContext {
    /// What the person was not told of yet, nor at the prompt; from now on it is told.
    func news(but told: [WatchedNotices.Told] = []) async -> [NoticeView] {
        guard let unread = await session.asker()?.unread, unread > 0 else { return [] }
        return (try? await perform(ReadNotices(but: told))) ?? []
    }
}

// MARK: - Waiting to be let in

extension CommandContext {
    /// Where whoever is here waits to be let in, in sentences.
    func waits() async -> [Phrase] {
        await (session.asker()?.own?.waiting ?? []).map {
            "You wait to be let into \"\($0.household)\": somebody there has to say yes first."
        }
    }

    /// Where whoever is here was not let in and was not told yet, in sentences; from now on it is told.
    func refusals() async -> [Phrase] {
        guard await session.asker()?.own?.unheard.isEmpty == false,
            let refused = try? await perform(HearRefusals())
        else { return [] }
        return refused.map {
            "You were not let into \"\($0.household)\". A day after that you can ask again."
        }
    }
}

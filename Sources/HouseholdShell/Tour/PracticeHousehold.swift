import HouseholdModel
import HouseholdService
import HouseholdWords

/// A household to try things in: a parent, who is whoever types, and a child called Robin.
struct PracticeHousehold {
    /// What the child is called, and signs in with.
    static let child = "Robin"
    private static let childUsername = "robin"

    /// The parent's way of talking with the program.
    let parent: ShellSession
    /// The child's.
    let robin: ShellSession

    /// Makes it, and signs both in.
    ///
    /// - Parameters:
    ///   - folder: Where all of it lies.
    ///   - name: What the parent is called.
    ///   - context: Who talks.
    /// - Throws: ``Failure``.
    init(
        in folder: PracticeFolder, of name: String?, from context: CommandContext
    ) async throws(Failure) {
        parent = context.practising(in: folder, as: "parent")
        robin = context.practising(in: folder, as: "child")
        let isChilds = name.map { ConfusableKey($0) == ConfusableKey(Self.child) } ?? true
        try await register(isChilds ? "You" : name ?? "You")
        try await join()
    }

    private func register(_ called: String) async throws(Failure) {
        let (gate, (_, file)) = (
            try parent.session.gate(creating: true), try parent.session.door()
        )
        let signedIn = try await reporting {
            try await gate.register(
                Username("parent"), name: Name(called), email: nil,
                password: parent.context.password(),
                request: parent.context.requestID())
        }
        try await parent.context.keep(signedIn, in: file)
        try await reporting {
            _ = try await parent.context.perform(
                CreateHousehold(
                    name: Title(parent.presenter.text("Practice home").plain),
                    zone: parent.session.systemZone,
                    weekStart: .monday,
                    template: .family))
            _ = try await parent.context.perform(ChangeSettings(.approval(.always)))
        }
    }

    private func join() async throws(Failure) {
        let (gate, (_, file)) = (try robin.session.gate(), try robin.session.door())
        let signedIn = try await reporting {
            _ = try await parent.context.perform(
                AddChild(name: Name(Self.child), signIn: .password))
            let key = try await parent.context.perform(
                IssueKey(for: Self.child, draft: parent.session.gate().draftKey()))
            guard let text = key.key.reveal() else { throw Failure(.bug("no key")) }
            return try await gate.join(
                gate.open(Confidential(text)), username: Username(Self.childUsername),
                password: robin.context.password(), request: robin.context.requestID())
        }
        try await robin.context.keep(signedIn, in: file)
    }
}

extension CommandContext {
    /// The same shell in a folder where nothing is anybody's.
    fileprivate func practising(in folder: PracticeFolder, as person: String) -> ShellSession {
        var options = options
        options.data = folder.path + "/data"
        options.requestID = nil
        options.dryRun = false
        options.policies = nil
        var environment = session.environment
        environment["XDG_STATE_HOME"] = "\(folder.path)/\(person)"
        var shell = Shell(
            console: presenter.console, environment: environment,
            dependencies: session.dependencies, makeRequestID: session.makeRequestID,
            files: session.files, policies: policies)
        shell.language = presenter.language
        let practice = ShellSession(runner: LineRunner(shell, options: options))
        practice.context.source = .prompt(isKiosk: isKiosk)
        return practice
    }

    /// A password that nobody needs to know.
    fileprivate func password() -> Confidential {
        Confidential("\(session.makeRequestID()) \(session.makeRequestID())")
    }
}

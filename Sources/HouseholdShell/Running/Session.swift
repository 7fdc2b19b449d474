import HouseholdModel
package import HouseholdService
import HouseholdWords

/// What one run of the program reaches: the door to the household, who is signed in here, and the files of its own.
///
/// Who is here is asked once: whoever signs in elsewhere on the device changes nothing here.
package final class Session {
    let environment: [String: String]
    let dependencies: Dependencies
    let makeRequestID: @Sendable () -> String
    /// Reads a file whole.
    let files: @Sendable (String) throws -> [UInt8]
    /// Takes messages out, and says what became of each that it took.
    let courier: Courier
    /// Opens the door to other programs, where the program can.
    let serving: Serving?
    /// The folder of the data file, where the line being run says one.
    var dataFolder: String?
    /// The household in which the line being run acts, where it says one.
    var household: String?
    /// How long it is before it is looked whether there is news for who sits at a prompt, and looked again.
    let newsPause: Duration
    /// Whether a person sits at a prompt, whose window it is.
    var isAttended = false
    /// A parent who has given the password for one command.
    var deputy: Caller?
    /// Takes the files that others could get at before they were opened here.
    var exposed: (String) -> Void = { _ in }
    /// Hears what is told of whoever is here.
    var told: (Asker) -> Void = { _ in }
    /// The door of a server, where the household is there and not in a data file here.
    private let server: (any Door)?
    /// Its address, where the line that is running says one.
    let serverOption: String?
    private var opened: (path: String, gate: Gate)?
    /// The file by which it was asked who is present.
    private var keeper: String?
    /// Who is signed in here, once that was asked.
    private var present: Caller?
    /// That this window lives with the session of whoever is present.
    private var residence: PrivateFile.Hold?
    /// What was told last of whoever is here, as long as nothing has happened that could change it.
    private var known: (caller: Caller, asker: Asker)?
    /// The same, whatever has happened since: what is believed while nobody answers.
    private var lastKnown: (caller: Caller, asker: Asker)?
    /// Whether nobody answered at the server when that was asked last.
    private(set) var isOffline = false

    package init(
        environment: [String: String], dependencies: Dependencies,
        makeRequestID: @escaping @Sendable () -> String,
        files: @escaping @Sendable (String) throws -> [UInt8],
        courier: @escaping Courier = { _, _ in [] }, newsPause: Duration = .seconds(15),
        dataFolder: String?, server: (any Door)? = nil, serverOption: String? = nil,
        serving: Serving? = nil
    ) {
        self.environment = environment
        self.dependencies = dependencies
        self.makeRequestID = makeRequestID
        self.files = files
        self.courier = courier
        self.newsPause = newsPause
        self.dataFolder = dataFolder
        self.server = server
        self.serverOption = serverOption
        self.serving = serving
    }
}

// MARK: - The computer

extension Session {
    var clock: WallClock { dependencies.clock }

    /// Whether the household is at a server.
    var isRemote: Bool { server != nil }

    /// The zone of this computer, else universal time.
    var systemZone: Zone {
        let named = environment["TZ"].map { $0.hasPrefix(":") ? String($0.dropFirst()) : $0 }
        return named.flatMap { Zone($0) } ?? Zone.system ?? .utc
    }
}

// MARK: - The household

extension Session {
    func places() throws(Failure) -> AppPaths {
        do {
            return try AppPaths(environment: environment, dataFolder: dataFolder)
        } catch {
            throw Failure(Explanation("places.none", .cannotCreate, error.message))
        }
    }

    /// The gate of the data file here.
    ///
    /// - Throws: Why it can't be opened, or that the household is elsewhere.
    func gate(creating: Bool = false) throws(Failure) -> Gate {
        guard server == nil else { throw Failure(.server(.elsewhere)) }
        let places = try places()
        if let opened, opened.path == places.dataFile { return opened.gate }
        let dependencies = dependencies.noting(in: places.state)
        let gate: Gate
        do {
            gate =
                creating
                ? try Gate.openOrCreate(at: places.dataFile, in: dependencies)
                : try Gate.open(at: places.dataFile, in: dependencies)
        } catch {
            throw Failure(error)
        }
        for path in gate.closedToOthers { exposed(path) }
        opened = (places.dataFile, gate)
        return gate
    }

    /// The gate of the data file here, or `nil` where there is none yet.
    func gateIfAny() throws(Failure) -> Gate? {
        do {
            return try gate()
        } catch {
            guard error.cause == .noHousehold else { throw error }
            return nil
        }
    }

    /// The door to the household, with the file that keeps who is signed in.
    func door(creating: Bool = false) throws(Failure) -> (door: any Door, file: PrivateFile) {
        let door: any Door = if let server { server } else { try gate(creating: creating) }
        let state = try places().state
        guard let file = PrivateFile(state: state, kind: "session", name: door.storeID) else {
            throw Failure(.bug("the data file has no usable name"))
        }
        if keeper != file.path { (keeper, present) = (file.path, nil) }
        return (door, file)
    }

    /// The door to the household, or `nil` where there is no data file yet.
    func doorIfAny() throws(Failure) -> (door: any Door, file: PrivateFile)? {
        do {
            return try door()
        } catch {
            guard error.cause == .noHousehold else { throw error }
            return nil
        }
    }

    /// Lets go of the data file, in whose place another one came, and of whoever was signed in by it.
    func letGo() {
        (opened, keeper, known, present, residence) = (nil, nil, nil, nil, nil)
    }

    /// A file of the program's own for this data file, or `nil` where there is none yet.
    ///
    /// - Parameters:
    ///   - kind: What it is for.
    ///   - username: Whose it is, if it is one person's.
    /// - Returns: The file, which may not be there yet.
    /// - Throws: Why the data file can't be opened.
    func ownFile(_ kind: String, of username: String? = nil) throws(Failure) -> PrivateFile? {
        guard let (door, _) = try doorIfAny() else { return nil }
        // Names of files have no signs but hyphens, and no two people the same one.
        let person = username.map { name in
            "-" + name.map { ["-": "--", ".": "-d", "_": "-u"][$0] ?? String($0) }.joined()
        }
        return PrivateFile(
            state: try places().state, kind: kind, name: door.storeID + (person ?? ""))
    }

    /// Who has signed in on this device.
    func people() throws(Failure) -> KnownAccounts? {
        try ownFile("people").map(KnownAccounts.init)
    }
}

// MARK: - Who is here

extension Session {
    /// Whoever is signed in here, or gave a password for this command.
    func caller(_ file: PrivateFile) throws(Failure) -> Caller {
        if let caller = deputy ?? present { return caller.acting(in: household) }
        do {
            let caller = try Self.signedIn(by: file)
            present = caller
            return caller.acting(in: household)
        } catch {
            throw Failure(Explanation(error, .noPermission))
        }
    }

    /// Whoever signed in last on this device.
    private static func signedIn(by file: PrivateFile) throws(PrivateFile.Problem) -> Caller {
        try file.read().map { Caller(session: Confidential($0)) } ?? .nobody
    }

    /// Whoever is here, as the last answer told; only where none has, or some time ago, is that asked.
    func asker() async -> Asker? {
        guard let (door, file) = try? doorIfAny(), let caller = try? caller(file),
            caller != .nobody
        else { return nil }
        if let known, known.caller == caller { return known.asker }
        do {
            let asker = try await door.asker(of: caller)
            learn(asker, of: caller)
            return asker
        } catch {
            guard case .server(.unreachable) = error, let lastKnown, lastKnown.caller == caller
            else { return nil }
            // Once a line is enough: to wait for a computer that is off takes seconds each time.
            (isOffline, known) = (true, lastKnown)
            return lastKnown.asker
        }
    }

    /// Whoever is here as it was told last, which costs no question; `nil` where nothing was.
    var lastAsker: Asker? {
        guard let lastKnown, lastKnown.caller == (deputy ?? present)?.acting(in: household) else {
            return nil
        }
        return lastKnown.asker
    }

    /// The person who is signed in, if anybody is.
    func account() async -> AccountView? {
        await asker()?.own?.account
    }

    /// What whoever is signed in has set; nothing where nobody is.
    func ownSettings() async -> [PersonalSetting: String] {
        await asker()?.own?.settings ?? [:]
    }

    /// Keeps what an answer told of whoever asked.
    func learn(_ asker: Asker, of caller: Caller) {
        known = (caller, asker)
        (isOffline, lastKnown) = (false, known)
        if deputy == nil { told(asker) }
    }

    /// Asks again who is signed in the next time: what was told of them is some time ago.
    func doubtAsker() {
        known = nil
    }

    /// Whether whoever is here was signed out in another window, or by somebody else.
    var isSignedOutElsewhere: Bool {
        get async {
            guard let present, present != .nobody else { return false }
            // While nobody answers at a server, nobody knows.
            guard let asker = await asker() else { return !isRemote }
            return asker.own == nil
        }
    }
}

// MARK: - Coming and going

extension Session {
    /// Keeps the new session in place of the one before.
    ///
    /// - Returns: Whether there is one.
    func keep(_ signedIn: SignedIn, in file: PrivateFile) throws(Failure) -> Bool {
        known = nil
        guard let token = signedIn.session.reveal() else { return false }
        let session = Array(token.utf8)
        do {
            try file.write(session)
        } catch {
            throw Failure(Explanation(error, .cannotCreate))
        }
        present = Caller(session: Confidential(session))
        moveIn()
        return true
    }

    /// Lets whoever locked this shell go on in it with the same sign-in.
    func goOn(as caller: Caller) {
        known = nil
        present = caller
    }

    /// Takes whoever is here out of this shell alone: other windows and scripts keep the sign-in.
    ///
    /// - Returns: The sign-in with which the shell can go on.
    func stepBack() -> Caller? {
        known = nil
        defer { present = .nobody }
        return present
    }

    /// Drops the session here, and from the device unless somebody else has signed in on it since.
    func forget(_ file: PrivateFile) throws(Failure) {
        known = nil
        let leaver = present
        present = .nobody
        residence = nil
        // A file that can't be used signs nobody in, and goes.
        let last = try? Self.signedIn(by: file)
        guard leaver == nil || last == nil || leaver == last else { return }
        do {
            try file.remove()
        } catch {
            throw Failure(Explanation(error, .cannotCreate))
        }
    }
}

// MARK: - Windows

// Somebody who signs in takes the place of whoever was here, whose session ends with that; but not while another
// window lives with it, for that one is still theirs.

extension Session {
    /// Whose session ends when somebody signs in here.
    func predecessor(_ file: PrivateFile) -> Caller {
        guard deputy == nil, let caller = try? caller(file), caller != .nobody else {
            return .nobody
        }
        return isShared(caller) ? .nobody : caller
    }

    /// Lets other windows see with whose session this one lives.
    func moveIn() {
        guard isAttended, let present, present != .nobody else {
            residence = nil
            return
        }
        residence = window(of: present)?.hold()
    }

    /// Ends the session with which this window alone lived, and which nobody finds any more.
    func moveOut() async {
        defer { residence = nil }
        guard residence != nil, let (door, file) = try? doorIfAny(), let present,
            present != .nobody, !isShared(present),
            let last = try? Self.signedIn(by: file), last != present,
            let request = RequestID(makeRequestID(), mayComeAgain: false)
        else { return }
        _ = try? await door.perform(LogOut(), as: present, request: request)
    }

    /// Whether another window lives with that session.
    private func isShared(_ caller: Caller) -> Bool {
        residence = nil
        defer { moveIn() }
        return window(of: caller)?.isHeld() == true
    }

    private func window(of caller: Caller) -> PrivateFile? {
        guard let place = caller.place else { return nil }
        return try? ownFile("window", of: place)
    }
}

extension Explanation {
    /// That the file which keeps somebody signed in can't be used.
    fileprivate init(_ problem: PrivateFile.Problem, _ exit: ExitStatus) {
        self.init("session.unsafe", exit, problem.message(about: "session file"))
    }
}

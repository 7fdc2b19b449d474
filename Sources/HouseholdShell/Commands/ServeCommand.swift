import ArgumentParser
import HouseholdModel
import HouseholdProtocol
import HouseholdService
import HouseholdWords

/// Serves the household to other programs, of this computer and of the house, and does what time brings.
struct ServeCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Keep the data, and let others reach it.",
        discussion: """
            For an account of its own that keeps the household, so that nobody else reads or writes the data file. \
            It sends messages, too, as tick does. Others say where it is: chorus --server unix:/run/chorus/chorus.sock \
            In a file of settings stand the words of the options, with _ for -, such as for_all. \
            Example: chorus serve --socket /run/chorus/chorus.sock --for-all
            """)

    static let card = CommandCard(asks: [], names: .nothing, kind: .changes)

    @Option(help: "The socket; without one chorus.sock beside the data file.")
    var socket: String?

    @Option(
        help:
            "Also listen at this port of the computer itself, such as 7443; with --lan at that of all its addresses."
    )
    var port: Int?

    @Flag(
        name: .customLong("lan"), inversion: .prefixedNo,
        help: "Let other computers of the house come, encrypted, at --port or 7443.")
    var isOnLan: Bool?

    @Flag(
        name: .customLong("show"),
        help: "Only tell by which links other computers come for the first time.")
    var isShown = false

    @Flag(
        name: .customLong("for-all"), inversion: .prefixedNo,
        help: "Let other accounts of this computer come to the socket.")
    var isForAll: Bool?

    @Flag(
        name: .customLong("log"), inversion: .prefixedNo,
        help: "Write each request to stderr as a line of JSON, not only what went wrong.")
    var isLogged: Bool?

    @Option(help: "The folder for a copy of each day; without one backups beside the data file.")
    var backups: String?

    @Flag(name: .customLong("no-backups"), help: "Keep no copies of the data.")
    var hasNoBackups = false

    @Option(help: "A file of settings in JSON; what an option says counts before it.")
    var settings: String?

    @Flag(
        name: .customLong("check"),
        help: "Only look whether it can be served so, and tell where and how; nothing is opened.")
    var isCheck = false

    @Flag(name: .customLong("allow-local"), inversion: .prefixedNo, help: LocalOptions.help)
    var mayBeLocal: Bool?

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws -> Reply {
        let settings = try chosen(in: context)
        guard let serving = context.session.serving else { throw Failure(.server(.notBuilt)) }
        guard !context.session.isRemote else { throw Failure(.server(.elsewhere)) }
        let folder = try folder(in: context)
        guard !isCheck else { return try checked(settings, in: folder, by: serving) }
        let house =
            try settings.isOnLan || isShown
            ? addresses(settings, in: folder, by: serving) : []
        guard !isShown else { return Reply(house.map(\.link), house.map { "\($0.link)" }) }
        let places = try places(settings, in: folder, at: house.first)
        let gate = try context.session.gate(creating: true)
        Console.heedTermination()
        let isNew = NewsFlag()
        let copies = settings.copies(in: folder).map {
            BackupKeeping(in: $0, at: context.session.systemZone)
        }
        let close: @Sendable () async -> Void
        do throws(ServerFault) {
            close = try await serving.open(
                gate,
                ServePlan(
                    places: places, folder: folder, isForAll: settings.isForAll,
                    isLogged: settings.isLogged, changed: isNew.raise,
                    lastBackup: { copies?.last }))
        } catch {
            throw Failure(error)
        }
        for place in places {
            context.presenter.note("Chorus serves at \(place.description). Ctrl-C ends it.")
        }
        for house in house {
            context.presenter.note(
                "Other computers come there first by: chorus --server \(house.link)")
        }
        await tend(context, gate, copies, isNew, mayBeLocal: settings.mayBeLocal)
        await close()
        return Reply(places.map(\.description), ["The door is closed."])
    }

    private func folder(in context: CommandContext) throws(Failure) -> String {
        let path = try context.session.places().dataFile.split(separator: "/").dropLast()
        return "/" + path.joined(separator: "/")
    }

    /// By which links other computers come; where it is only looked, and they were not made yet, none.
    func addresses(
        _ settings: ServeSettings, in folder: String, by serving: Serving
    ) throws(Failure) -> [HouseAddress] {
        do throws(ServerFault) {
            return try serving.addresses(
                folder, settings.port ?? HouseAddress.usualPort, isShown || isCheck)
        } catch {
            if isCheck, error == .noAuthorityYet { return [] }
            throw Failure(error)
        }
    }

    func places(
        _ settings: ServeSettings, in folder: String, at house: HouseAddress?
    ) throws(Failure) -> [ServerAddress] {
        let path = settings.socket(in: folder)
        guard ServeSettings.isSocket(path) else { throw .value(of: .socket) }
        let own = settings.isOnLan ? nil : settings.port
        return [.socket(path: path)]
            + (house.map { [.house($0)] } ?? own.map { [.loopback(port: $0)] } ?? [])
    }
}

// MARK: - What is meant

extension ServeCommand {
    /// What the options say, and for the rest the file.
    private func chosen(in context: CommandContext) throws(Failure) -> ServeSettings {
        try checkOptions(in: context)
        var chosen = ServeSettings()
        if let settings { chosen = try ServeSettings(at: settings) }
        if let socket { chosen.socket = socket }
        if let port { chosen.port = port }
        if let backups { chosen.copies = .folder(backups) }
        if hasNoBackups { chosen.copies = .nowhere }
        chosen.isOnLan = isOnLan ?? chosen.isOnLan
        chosen.isForAll = isForAll ?? chosen.isForAll
        chosen.isLogged = isLogged ?? chosen.isLogged
        chosen.mayBeLocal = mayBeLocal ?? chosen.mayBeLocal
        return chosen
    }

    /// Throws where it is no command that can be run so.
    private func checkOptions(in context: CommandContext) throws(Failure) {
        guard case .arguments = context.source else {
            throw Failure.usage(
                "That is no line of a shell, but a command of the system.", try: ["chorus serve"])
        }
        guard !context.options.dryRun else {
            throw Failure.usage("There is no rehearsal of that.", try: ["chorus serve --check"])
        }
        guard backups == nil || !hasNoBackups else {
            throw Failure.usage(
                "Either copies are kept or not.", try: ["chorus serve --backups FOLDER"])
        }
        if let socket, !ServeSettings.isSocket(socket) { throw .value(of: .socket) }
        if let port, !ServeSettings.isPort(port) { throw .value(of: .port) }
    }
}

extension Failure {
    /// An option has a value that it can't have.
    fileprivate static func value(of key: ServeSettings.Key) -> Failure {
        Failure(
            ServiceError.value(field: Phrase(verbatim: key.rawValue), expected: key.expected))
    }

    init(_ fault: ServerFault) {
        self =
            switch fault {
            case .taken(let path):
                Failure(
                    Explanation(
                        "server.taken", .conflict, "Another server listens at \(path) already.",
                        try: ["serve --socket PATH"]))
            case .takenPort(let port, let isForHouse): Self.taken(port, isForHouse)
            case .served(let folder):
                Failure(
                    Explanation(
                        "server.served", .conflict,
                        "Another server keeps the household in \(folder) already. End that one first."
                    ))
            case .noSocket(let path):
                Failure(
                    Explanation(
                        "server.no-socket", .cannotCreate,
                        "\(path) is there, and is no socket that can be used. Name another one.",
                        try: ["serve --socket PATH"]))
            case .noAuthority(let path):
                Failure(
                    Explanation(
                        "server.no-authority", .cannotCreate,
                        "\(path) can't be made or read, or others may read it. It is this server's proof that it is itself."
                    ))
            case .noAuthorityYet:
                Failure(
                    Explanation(
                        "server.no-authority-yet", .conflict,
                        "There is no link yet. It is made when the household is first served to the house.",
                        try: ["serve --lan"]))
            case .cannotListen:
                Failure(
                    Explanation(
                        "server.cannot-listen", .cannotCreate,
                        "The system does not let it listen there. Name another place.",
                        try: ["serve --socket PATH", "serve --port 7443"]))
            }
    }

    private static func taken(_ port: Int, _ isForHouse: Bool) -> Failure {
        // As words: the number of a port is no amount.
        let (taken, next) = ("\(port)", "\(port == 65_535 ? port - 1 : port + 1)")
        return Failure(
            Explanation(
                "server.port-taken", .conflict,
                "Another program listens at port \(taken) already. Name another one.",
                try: [isForHouse ? "serve --lan --port \(next)" : "serve --port \(next)"]))
    }
}

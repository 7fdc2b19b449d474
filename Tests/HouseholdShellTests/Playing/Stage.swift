import Credentials
import Dispatches
import Foundation
import HouseholdModel
import HouseholdProtocol
import HouseholdService
import HouseholdShell
import HouseholdWords
import LineEditor
import Synchronization
import TestSupport

/// The program within the test: a clock that moves by a millisecond with each command, the same chance every
/// time, cheap hashes.
///
/// Every person has a state folder; the data folder is everybody's.
final class Stage: Playable {
    /// What the people see, and what else differs from one test to another.
    struct Setting: Sendable {
        var outputIsTerminal = true
        /// Whether the people are asked; their answers are the lines of the input.
        var isInteractive = false
        var width = 80
        /// How many rows the screen has, where texts that are taller are read in the pager.
        var rows: Int?
        /// Options that every command gets.
        var options: [String] = []
        /// How such a text is left.
        var ending = PageRequest.End.left
        /// What is set in the environment besides the usual.
        var variables: [String: String] = [:]
        /// What is spoken whatever the options say.
        var language: Language?
        /// How long it is before news are looked for while somebody types.
        var newsPause = Duration.seconds(3_600)
        /// Whether everything takes so long that whoever waits is shown that it goes on.
        var isSlow = false
        /// Whether they reach the data file through a server.
        var isRemote = false
        /// Whether that server tells those who listen when something happens.
        var tellsChanges = false
    }

    /// The folder of everything that the program keeps.
    let folder: URL
    private let setting: Setting
    let clock: Mutex<Instant>
    private let random: RandomSource
    private let requests: Mutex<Int>
    private let asked = Mutex<[LineRequest]>([])
    private let isTold = Mutex<[Bool]>([])
    private let shown = Mutex<[LineRequest]>([])
    private let outlasted = Mutex(false)
    private let width: Mutex<Int>
    private let begun = Mutex(0)
    let phones = Phones()
    /// What was asked of the server so far.
    let carried = Mutex<[(name: String, body: Data)]>([])
    /// Whether the server is away.
    private let isAway = Mutex(false)
    /// Those who listen to the server.
    private let ears = Mutex<[AsyncStream<Void>.Continuation]>([])
    /// After how many steps of the next command somebody presses Ctrl-C, and of the one that runs.
    private let interruption = Mutex<(next: Int?, left: Int?)>((nil, nil))

    /// Where files lie that transcripts name.
    private static let transcripts = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Transcripts/").standardizedFileURL

    /// Saturday 21 November 2026, five in the afternoon in Berlin.
    private static let evening = Instant(milliseconds: 1_795_276_800_000)

    /// Begins with nothing, or with a copy of what `other` has come to.
    init(_ setting: Setting = Setting(), continuing other: Stage? = nil) throws {
        self.setting = setting
        width = Mutex(setting.width)
        random = SeededBytes(seed: other == nil ? 1 : 2).source
        clock = Mutex(other?.clock.withLock(\.self) ?? Self.evening)
        requests = Mutex(other?.requests.withLock(\.self) ?? 0)
        folder = URL.temporaryDirectory.appending(path: "chorus-\(UUID().uuidString)")
        if let other {
            try FileManager.default.copyItem(at: other.folder, to: folder)
        } else {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// As whom the server does what time brings.
    private static let server = "server"
    /// What the computer of the stories is called.
    private static let computer = "kitchen"

    /// Whether Ctrl-C ends a command alone, and not the program.
    var outlastsInterrupts: Bool { outlasted.withLock(\.self) }

    /// How lines and answers that are no secrets were asked for.
    var lines: [LineRequest] { shown.withLock { $0 } }

    /// Whether news could be told above each line.
    var areTold: [Bool] { isTold.withLock(\.self) }

    /// How lines, answers and secrets were asked for.
    var prompts: [LineRequest] { asked.withLock(\.self) }

    /// How many transactions there were, without those in which the data file was opened.
    var transactions: Int { begun.withLock(\.self) }

    var data: String { folder.appending(path: "data").path }

    // MARK: - Playing

    func answer(_ step: Transcript.Step) async throws -> TestSupport.Answer {
        let (said, exit) = try await play(step)
        return TestSupport.Answer(output: said.everything, exit: exit)
    }

    /// Runs the command of a step, with results and messages apart.
    func outcome(of step: Transcript.Step) async throws -> Outcome {
        let (said, exit) = try await play(step)
        return Outcome(results: said.results, messages: said.messages, exit: exit)
    }

    private func play(_ step: Transcript.Step) async throws -> (said: Said, exit: Int32) {
        if let moment = step.moment { try setClock(moment) }
        let words = step.command.split(separator: " ").map(String.init)
        let said = Said()
        if words.first == "touch" {
            return (said, phones.touch(words.dropFirst().joined(separator: " ")) ? 0 : 1)
        }
        let exit = await run(
            words.first == "chorus" ? Array(words.dropFirst()) : ["-c", step.command],
            as: step.person, input: step.input, into: said)
        return (said, exit)
    }

    /// What came of a command, with results and messages apart.
    struct Outcome: Equatable {
        let results: String
        let messages: String
        let exit: Int32
    }

    /// Runs a line.
    func say(
        _ line: String, as person: String = "anna", input: [String] = []
    ) async -> Outcome {
        await run(["-c", line], as: person, input: input)
    }

    /// Runs the program with the words behind its name.
    func run(
        _ arguments: [String], as person: String = "anna", input: [String] = []
    ) async -> Outcome {
        let said = Said()
        let exit = await run(arguments, as: person, input: input, into: said)
        return Outcome(results: said.results, messages: said.messages, exit: exit)
    }

    /// What the program writes with these words alone.
    func page(_ words: [String]) async -> String {
        let said = Said()
        _ = await run(words, as: "anna", input: [], into: said, withData: false)
        return said.results
    }

    private func run(
        _ arguments: [String], as person: String, input: [String], into said: Said,
        hearing heard: Said? = nil, withData: Bool = true
    ) async -> Int32 {
        let dependencies = dependencies
        var shell = Shell(
            console: console(input, heard ?? said, of: person),
            environment: environment(of: person), dependencies: dependencies,
            makeRequestID: { self.nextRequest() },
            files: { Array(try Data(contentsOf: URL(filePath: $0, relativeTo: Self.transcripts))) },
            policies: { words, console in
                console.write("policy \(words.joined(separator: " "))\n")
                return 0
            })
        // Each speaks the language of whoever gets it, which no story has set; programs read documents only.
        let isShown = setting.language == nil && !setting.options.contains("--json")
        shell.courier = { [phones] errands, _ in
            phones.run(errands) { text in
                if isShown { said.append("Arrives: \(text)\n", isResult: false) }
            }
        }
        shell.newsPause = setting.newsPause
        shell.language = setting.language
        let options = withData ? ["--data", data] + setting.options : []
        // What time brings is done beside the data file.
        if setting.isRemote, arguments.last != "tick" {
            shell.server = try? door(dependencies) {
                _ = await self.run(
                    ["tick"], as: Self.server, input: [], into: said, hearing: Said())
            }
        }
        return await shell.run(options + arguments)
    }

    /// The door of a server with the same data file, to which all that is asked goes as JSON.
    private func door(
        _ dependencies: Dependencies, sending send: @escaping @Sendable () async -> Void
    ) throws -> any Door {
        let state = folder.appending(path: Self.server).path
        let path = "\(data)/chorus.db"
        let isThere = FileManager.default.fileExists(atPath: path)
        let own = dependencies.noting(in: state).telling { _ in
            for ear in self.ears.withLock(\.self) { ear.yield() }
        }
        let gate = try isThere ? Gate.open(at: path, in: own) : Gate.openOrCreate(at: path, in: own)
        // What the server draws besides changes nothing that people see.
        let vault = Vault(random: SeededBytes(seed: 3).source, clock: dependencies.clock)
        let porter = Porter(of: gate, vault)
        let sign = DoorSign(of: gate, version: "")
        let listening: RemoteDoor.Listening = { _ in
            AsyncStream(bufferingPolicy: .bufferingNewest(1)) { ear in
                self.ears.withLock { $0.append(ear) }
            }
        }
        return RemoteDoor(
            sign, listening: setting.tellsChanges ? listening : nil
        ) { name, body async throws(ServiceError) in
            if self.isAway.withLock(\.self) { throw .server(.unreachable("unix:/chorus.sock")) }
            self.carried.withLock { $0.append((name, body)) }
            guard let answer = await porter.answer(name, body.sent(from: Self.computer)) else {
                throw .server(.elsewhere)
            }
            if name == "AddChannel" || name == "TestChannel" { await send() }
            return answer
        }
    }

    /// A terminal at which these lines are typed.
    private func console(_ input: [String], _ said: Said, of person: String) -> Console {
        let lines = Lines(input)
        return Console(
            streams: Console.Streams(
                isInteractive: setting.isInteractive, outputIsTerminal: setting.outputIsTerminal,
                width: { self.width.withLock(\.self) }),
            write: { said.append($0, isResult: true) },
            complain: { said.append($0, isResult: false) },
            nextLine: { lines.answer() },
            askLine: { request in
                var noted = request
                // Messages have open files.
                noted.messages = nil
                self.isTold.withLock { $0.append(request.messages != nil) }
                self.asked.withLock { [noted] in $0.append(noted) }
                self.shown.withLock { [noted] in $0.append(noted) }
                said.append(request.prompt + request.prefill + "\n", isResult: false)
                let answer = await self.answer(to: request, from: lines, of: person) {
                    said.append("[above] \($0)\n", isResult: false)
                }
                guard case .text(let line) = answer, line.hasSuffix(Self.interruption) else {
                    return answer
                }
                if line == Self.interruption { return .interrupted }
                let command = line.prefix { String($0) != Self.interruption }
                self.interruption.withLock { $0.next = line.count - command.count }
                return .text(String(command))
            },
            clear: {},
            askSecret: { request in
                self.asked.withLock { $0.append(request) }
                said.append(request.prompt + "\n", isResult: false)
                switch await self.answer(to: request, from: lines, of: person) {
                case .text(Self.interruption): return .cancelled
                case .text(let line): return .typed(Array(line.utf8))
                case .idle: return .idle
                case .resumed: return .suspended
                case .end, .interrupted, .unreadable: return .left
                }
            },
            page: { [setting] request in
                let shown = request.lines(setting.width)
                guard let rows = setting.rows, shown.count >= rows else { return .fits }
                said.append("[pager]\n" + shown.joined(separator: "\n") + "\n", isResult: true)
                return setting.ending
            },
            play: { said.append("[\($0.count) pictures]\n", isResult: true) },
            showWaiting: { [setting] text, inLines in
                if setting.isSlow {
                    said.append(inLines ? "\(text).\n" : "[\(text)]\n", isResult: false)
                }
                return {}
            },
            outlastInterrupts: { self.outlasted.withLock { $0 = true } },
            heedInterrupts: { isHeeded in
                self.interruption.withLock {
                    $0 = (next: nil, left: isHeeded ? $0.next : nil)
                }
            })
    }

    /// The next line that is typed here, after what is done in other windows meanwhile.
    private func answer(
        to request: LineRequest, from lines: Lines, of person: String,
        told: (String) -> Void = { _ in }
    ) async -> Console.Answer {
        while true {
            switch lines.next() {
            case nil: return .end
            case Self.absence? where request.idle != nil: return .idle
            case Self.absence?: continue
            case Self.suspension? where request.suspension == .endsLine: return .resumed
            case Self.suspension?: continue
            case let line? where line.hasPrefix(Self.elsewhere):
                let reply = lines.next().map { [$0] } ?? []
                _ = await self.say(String(line.dropFirst()), as: person, input: reply)
            case let line? where line.hasPrefix(Self.meanwhile) || line.hasPrefix(Self.unseen):
                let words = line.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
                _ = await self.say(words.last ?? "", as: words.first ?? "")
                let isSeen = line.hasPrefix(Self.meanwhile)
                for text in isSeen ? await news(in: request) : [] { told(text) }
            case Self.goingAway?: isAway.withLock { $0 = true }
            case Self.comingBack?: isAway.withLock { $0 = false }
            case let line? where line.hasPrefix(Self.resizing):
                if let columns = Int(line.dropFirst()) { width.withLock { $0 = columns } }
            case let line?: return .text(Self.typed(line, into: request))
            }
        }
    }

    /// What is told above a line within a minute, which is soon where much is tested at once.
    private func news(in request: LineRequest) async -> [String] {
        for _ in 0..<60_000 {
            if let news = request.messages?.take(), !news.isEmpty { return news }
            try? await Task.sleep(for: .milliseconds(1))
        }
        return []
    }

    /// What is set in the environment of somebody's programs.
    func environment(of person: String) -> [String: String] {
        [
            "HOME": folder.path, "LANG": "C.UTF-8", "NO_COLOR": "1", "TZ": "Europe/Berlin",
            "XDG_STATE_HOME": folder.appending(path: "state/\(person)").path,
        ].merging(setting.variables) { _, variable in variable }
    }

    /// What a program that begins now takes time and chance from.
    var dependencies: Dependencies {
        let now = clock.withLock { clock in
            clock = clock.adding(milliseconds: 1)
            return clock
        }
        return Dependencies(
            clock: .stopped(at: now), random: random, hasher: .cheap(random: random),
            boot: { BootInstant(bootID: "test", milliseconds: now.milliseconds) },
            device: Self.computer, isStopped: { self.isInterrupted() },
            begins: { self.begun.withLock { $0 += 1 } })
    }

    private func isInterrupted() -> Bool {
        interruption.withLock { interruption in
            guard let left = interruption.left else { return false }
            interruption.left = max(left - 1, 0)
            return left <= 1
        }
    }

    private func nextRequest() -> String {
        let count = requests.withLock { count in
            count += 1
            return count
        }
        let digits = String(count)
        return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count)
            + digits
    }
}

/// What somebody types, line by line.
private final class Lines: Sendable {
    private let rest: Mutex<ArraySlice<String>>

    init(_ lines: [String]) {
        rest = Mutex(lines[...])
    }

    func next() -> String? {
        rest.withLock { $0.popFirst() }
    }

    func answer() -> Console.Answer {
        guard let line = next() else { return .end }
        return .text(line)
    }
}

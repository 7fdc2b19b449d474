#if Server
    import Foundation
    import TestSupport

    /// The home of a family, served to browsers.
    struct Home {
        let program: BuiltProgram
        private var server: Server
        private let port: Int
        private let isOnLAN: Bool

        /// Serves a family of its own, to other computers too or to this one alone.
        init(onLAN isOnLAN: Bool = false) async throws {
            program = try await Chorus.continuing(Self.family.value)
            (server, port) = try Server.atPort(of: program, options: isOnLAN ? ["--lan"] : [])
            self.isOnLAN = isOnLAN
        }

        /// Ends the server: the home can't be reached any more.
        func close() { server.kill() }

        /// Takes what is sent and answers nothing, as a computer that sleeps.
        func fallAsleep() { server.pause() }

        /// Answers all that was sent meanwhile.
        func wake() { server.resume() }

        /// Starts a server again where the first one was.
        mutating func open() throws {
            server = try Server.again(
                of: program, options: isOnLAN ? ["--lan"] : [], at: port)
        }

        /// Where the board is.
        var address: String {
            get throws { try isOnLAN ? "https://\(host):\(port)" : "http://127.0.0.1:\(port)" }
        }

        /// How the computer is called in the house: by the link that is told to those who come for the first time.
        private var host: String {
            get throws {
                let outcome = try program.run(["serve", "--show", "--port", "\(port)"])
                guard let host = outcome.output.firstMatch(of: /https:\/\/([a-z0-9.-]+):/)?.output.1
                else { throw Fault(lines: [], outcome) }
                return String(host)
            }
        }

        /// A browser of somebody, which trusts the house if it comes from another computer.
        func setup(of person: Person, hasScripts: Bool = true) throws -> Browser.Setup {
            var setup = Browser.Setup(hasScripts: hasScripts, languages: person.language)
            if isOnLAN { (setup.host, setup.authority) = try (host, authority) }
            return setup
        }

        /// The certificate of the house's authority, without its key.
        private var authority: String {
            get throws {
                let file = program.folder.appending(path: "data/house-ca.pem")
                let text = try String(contentsOf: file, encoding: .utf8)
                let certificate = text.firstMatch(
                    of: /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----\n/)
                return certificate.map { String($0.output) } ?? ""
            }
        }

        /// What somebody reads in the shell.
        func answer(to line: String, of person: Person) throws -> String {
            let outcome = try program.run(
                ["--server", "unix:\(server.socket)", "-c", line], as: person.rawValue)
            return outcome.output + outcome.messages
        }
    }

    // MARK: - The family

    extension Home {
        /// A family in the middle of a week, made once.
        private static let family = Task {
            let program = try Chorus.inNewFolder()
            try say(
                ["register", "--name", "Anna", "--username", "anna", "--password-stdin"],
                as: .anna, input: Person.anna.secret, on: program)
            try say(lines: ["household create Smith home --zone Europe/Berlin"], .anna, on: program)
            try join(.mia, ["Mia", "--sign-in", "code", "--age", "6-7"], on: program)
            try join(.max, ["Max", "--sign-in", "password", "--age", "11-14"], on: program)
            try say(lines: plans, .anna, on: program)
            try say(
                lines: ["profile avatar 🦊", "goal set Pony", "done brush"], .mia, on: program)
            try say(
                lines: [
                    "settings lang de", "done vacuum", "want film", "wish \"A pond for <frogs>\"",
                    "goal set Pony", "goal save 2",
                    "chore propose Wash the car", "chore excuse trash --why \"I am at camp\"",
                ], .max, on: program)
            return program
        }

        /// Chores in every state, one with signs that HTML takes for its own, and one with a word that is too long.
        private static let plans = [
            "profile avatar 🦉",
            "chore add \"Make your bed\" --to mia --points 3 --due today",
            "chore add \"Feed the cat\" --to mia --points 2 --due today",
            "chore add \"Empty the dishwasher\" --to mia --points 5 --due today --approval always",
            """
            chore add "Tidy your room" --to mia --points 5 --due today \
            --step "Toys into the box" --step "Books onto the shelf"
            """,
            "chore add \"Brush your teeth\" --to mia --due yesterday --past",
            "chore add \"Water the plants\"",
            "chore add \"Set the table\" --rotate mia,max --every day",
            "chore add \"Take out the trash\" --to max --points 4 --due today",
            """
            chore add "Vacuum the <b>stairs</b> & \\"hall\\"" --to max --points 4 --due today \
            --approval always
            """,
            "chore add \"Donaudampfschifffahrtsgesellschaftskapitänsmützen aufräumen\" --to max",
            "reward add \"Ice cream\" --cost 4 --stock 5",
            "reward add \"Choose the film\" --cost 3",
            "reward add Cinema --at 20",
            "reward add Pony --cost 5000",
            "points give mia 5 --why \"helped grandma\"",
            "points give max 9 --why \"raked the garden\"",
            "money rate 10 = 1.00 EUR",
            "money payout max 0.20 --later",
        ]

        private static func join(
            _ child: Person, _ words: [String], on program: BuiltProgram
        ) throws {
            let added = try say(
                ["child", "add"] + words + ["--reveal", "--json"], as: .anna, on: program)
            guard let key = added.output.firstMatch(of: /"linking_key":"([^"]+)"/)?.output.1
            else { throw Fault(lines: words, added) }
            try say(
                ["join", "--username", child.rawValue, "--key-stdin", "--password-stdin"],
                as: child, input: "\(key)\n\(child.secret)", on: program)
        }

        private static func say(
            lines: [String], _ person: Person, on program: BuiltProgram
        ) throws {
            try say(lines.flatMap { ["-c", $0] }, as: person, on: program)
        }

        @discardableResult
        private static func say(
            _ words: [String], as person: Person, input: String = "", on program: BuiltProgram
        ) throws -> BuiltProgram.Outcome {
            let outcome = try program.run(words, as: person.rawValue, input: input + "\n")
            guard outcome.exit == 0 else { throw Fault(lines: words, outcome) }
            return outcome
        }

        /// What does not go as it should when the family is made.
        private struct Fault: Error, CustomStringConvertible {
            let description: String

            init(lines: [String], _ outcome: BuiltProgram.Outcome) {
                description = "\(lines): \(outcome)"
            }
        }
    }
#endif

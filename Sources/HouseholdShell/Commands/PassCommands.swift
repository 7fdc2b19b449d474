import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct PassCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "pass", abstract: "What a helper may do, for whom and until when.",
        subcommands: subcommands)

    static let card = CommandCard.noun()

    static let verbs: [any CommandNode.Type] = [Give.self, List.self, Show.self, End.self]

    struct Give: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "give",
            abstract: "Give a helper a pass for a time; it takes the place of another one.",
            discussion:
                """
                Examples: pass give oma --until "sun 18:00"    pass give oma --for mia,max \
                --can see,done,approve --up-to 20 --from "fri 15:00" --until "sun 18:00"
                """)

        static let card = CommandCard(asks: [.givePass], names: .member, kind: .changes)

        @Argument(help: "The helper.")
        var name: String

        @Option(name: .customLong("for"), help: "For which children: mia,max; by default for all.")
        var children: String?

        @Option(
            help:
                "see, done (mark as done for them), approve (say OK); by default see,done.")
        var can: String?

        @Option(help: "With approve: to how many points the helper may say OK in all.")
        var upTo: String?

        @Option(help: "From when on; by default from now on.")
        var from: String?

        @Option(help: "Until when, 90 days at most; a day alone counts to its end.")
        var until: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let names = children.map(PeopleOptions.names)
            guard names?.isEmpty != true else {
                throw Failure.usage("For which children? Name them.", try: ["--for mia,max"])
            }
            let abilities = try can.map { try context.abilities($0) }
            let points = try upTo.map {
                try context.integer($0, "points", in: Pass.points)
            }
            switch (abilities?.contains(.approve) == true, points) {
            case (true, nil):
                throw Failure.usage(
                    "With approve: to how many points in all?", try: ["--up-to 20"])
            case (false, _?):
                throw Failure.usage(
                    "Points are for approve alone.", try: ["--can see,done,approve --up-to 20"])
            case (true, _?), (false, nil): break
            }
            guard let until else {
                throw Failure.usage(
                    "When is it over?", try: ["pass give \(name) --until \"sun 18:00\""])
            }
            let (start, end) = try await (
                context.moment(from, endsDay: false), context.moment(until, endsDay: true)
            )
            guard let end else { throw Failure.usage("When is it over?") }
            let pass = try await context.perform(
                GivePass(
                    to: name, for: names, to: abilities ?? [.see, .done], upTo: points,
                    from: start, until: end))
            let home = await HouseholdText(in: context)
            let lines = pass.lines(home, isOwn: false)
            return Reply(
                pass,
                context.options.dryRun
                    ? lines : lines + ["Not so? pass end \(pass.member.quotedIfNeeded)"])
        }
    }

    struct List: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the passes of all helpers.")

        static let card = CommandCard(asks: [.listPasses], names: .nothing, kind: .view)

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let passes = try await context.perform(ListPasses())
            guard !passes.isEmpty else { return Reply(passes, ["No helper has a pass."]) }
            let home = await HouseholdText(in: context)
            var table = Table([
                Table.Column("Who"), Table.Column("For", room: .stretched), Table.Column("Can"),
                Table.Column("From"), Table.Column("Until"), Table.Column("State"),
            ])
            for pass in passes {
                table.append([
                    Table.Cell(stored: home.name(pass.member)),
                    Table.Cell(stored: home.names(pass.children)),
                    Table.Cell(pass.abilityWords),
                    Table.Cell(
                        home.lastingMoment(pass.from, in: pass.zone), plain: pass.from.description),
                    Table.Cell(
                        home.lastingMoment(pass.until, in: pass.zone),
                        plain: pass.until.description),
                    Table.Cell(Phrase(message: pass.state.rawValue)),
                ])
            }
            return Reply(passes, table)
        }
    }

    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Show a pass, and what was done by it and is left; a helper's own by default."
        )

        static let card = CommandCard(asks: [.showPass], names: .member, kind: .view)

        @Argument(help: "The helper, unless it is you.")
        var name: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let account = await context.session.account()
            if name == nil, account?.role?.isGuardian == true {
                throw Failure.usage("Whose pass?", try: ["pass list"])
            }
            let view = try await context.perform(ShowPass(of: name))
            let home = await HouseholdText(in: context)
            let isOwn = view.pass.member == account?.username
            return Reply(view, view.pass.lines(home, isOwn: isOwn) + view.lines(home))
        }
    }

    struct End: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "end", abstract: "End a helper's pass now.")

        static let card = CommandCard(asks: [.endPass], names: .member, kind: .changes)

        @Argument(help: "The helper.")
        var name: String

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let pass = try await context.perform(EndPass(of: name))
            let who = await HouseholdText(in: context).name(pass.member)
            return Reply(
                pass,
                context.offeringUndo(
                    [
                        context.options.dryRun
                            ? "\(who)'s pass would be over."
                            : "\(who)'s pass is over now. What was done: pass show \(pass.member.quotedIfNeeded)"
                    ], true))
        }
    }
}

extension CommandContext {
    /// What a pass is for.
    fileprivate func abilities(_ typed: String) throws -> Set<Pass.Ability> {
        let words = typed.split(separator: ",", omittingEmptySubsequences: false)
        return Set(
            try words.map { word in
                try self.word(
                    Pass.Ability.self, word.filter { !$0.isWhitespace }, "what it is for")
            })
    }

    /// A moment in words for dates; of a day alone its beginning or its end.
    fileprivate func moment(_ typed: String?, endsDay: Bool) async throws -> Instant? {
        guard let due = try await due(typed, at: nil) else { return nil }
        let zone = try await perform(ShowHousehold()).zone
        return due.time.map { zone.instant(on: due.day, at: $0) }
            ?? zone.start(of: endsDay ? due.day.adding(days: 1) : due.day)
    }
}

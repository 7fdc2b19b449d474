import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct DeviceCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "device", abstract: "Tablets and other devices that are paired.",
        subcommands: subcommands)

    static let card = CommandCard.noun()

    static let verbs: [any CommandNode.Type] = [Add.self, Edit.self, List.self, Remove.self]

    struct Add: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Pair a device that shows a code: one's own, or a board that several share.",
            discussion:
                """
                Examples: device add WDJB-MJHT --board --for mia,max --name "Kitchen tablet"    \
                device add WDJB-MJHT --for anna
                """)

        static let card = CommandCard(asks: [.addDevice], names: .nothing, kind: .changes)

        @Argument(help: "The code that the device shows.")
        var code: String

        @Flag(
            help: "A tablet that several share, at which nobody plans, approves or sets anything.")
        var board = false

        @Option(name: .customLong("for"), help: "For whom: anna, or with --board mia,max.")
        var people: String?

        @Option(help: "What it is called; by default what it calls itself.")
        var name: String?

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let names = people.map(PeopleOptions.names) ?? []
            guard !names.isEmpty, board || names.count == 1 else {
                throw Failure.usage(
                    names.isEmpty
                        ? "For whom is it?" : "Only a board is for several. Say --board.",
                    try: [
                        "device add \(code.quotedIfNeeded) --for anna",
                        "device add \(code.quotedIfNeeded) --board --for mia,max",
                    ])
            }
            let title = try name.map { try context.text(Title.self, $0, "name") }
            let waiting = try await context.openPairing(Confidential(code))
            let device = try await context.perform(
                AddDevice(waiting, as: board ? .board : .personal, for: names, named: title))
            let home = await HouseholdText(in: context)
            return Reply(device, device.lines(home, asking: waiting))
        }
    }

    struct Edit: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Change for whom a device is, or what it is called.",
            discussion: "Example: device edit 2 --for mia,max,ben --name \"Kitchen tablet\"")

        static let card = CommandCard(asks: [.editDevice], names: .nothing, kind: .changes)

        @Argument(help: "Its number, as device list tells it.")
        var number: String

        @Option(name: .customLong("for"), help: "For whom from now on, all of them: mia,max,ben.")
        var people: String?

        @Option(help: "What it is called from now on.")
        var name: String?

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let wanted = try context.integer(number, "the number", in: 1...Int(Int32.max))
            let names = people.map(PeopleOptions.names)
            guard names?.isEmpty != true, names != nil || name != nil else {
                throw Failure.usage(
                    "What is to change?",
                    try: [
                        "device edit \(number.quotedIfNeeded) --for mia,max",
                        "device edit \(number.quotedIfNeeded) --name \"Kitchen tablet\"",
                    ])
            }
            let title = try name.map { try context.text(Title.self, $0, "name") }
            let device = try await context.perform(
                EditDevice(wanted, for: names, named: title))
            let home = await HouseholdText(in: context)
            return Reply(device, [device.line(home)])
        }
    }

    struct List: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the devices that are paired.")

        static let card = CommandCard(asks: [.listDevices], names: .nothing, kind: .shows)

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let devices = try await context.perform(ListDevices())
            guard !devices.isEmpty else { return Reply(devices, ["No device is paired."]) }
            let home = await HouseholdText(in: context)
            var table = Table([
                Table.Column("#", .trailing), Table.Column("Device", room: .stretched),
                Table.Column("Kind"), Table.Column("For"), Table.Column("Paired"),
                Table.Column("By"),
            ])
            for device in devices {
                table.append([
                    Table.Cell("\(device.number)"), Table.Cell(stored: device.name),
                    Table.Cell(device.kindWords), Table.Cell(stored: home.names(device.people)),
                    Table.Cell(
                        "\(home.shortDate(device.pairedAt))", plain: device.pairedAt.description),
                    Table.Cell(stored: home.name(device.by)),
                ])
            }
            return Reply(devices, table)
        }
    }

    struct Remove: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove",
            abstract: "Remove a device; whoever is signed in at it is signed out.",
            discussion: "Example: device remove 2")

        static let card = CommandCard(asks: [.removeDevice], names: .nothing, kind: .changes)

        @Argument(help: "Its number, as device list tells it.")
        var number: String

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let wanted = try context.integer(number, "the number", in: 1...Int(Int32.max))
            let device = try await context.perform(RemoveDevice(wanted))
            return Reply(
                device, ["\"\(device.name)\" is removed. Nobody is signed in there any more."])
        }
    }
}

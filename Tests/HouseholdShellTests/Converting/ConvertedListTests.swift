import Foundation
import HouseholdModel
import HouseholdService
import HouseholdShell
import JSON
import ListConversion
import QuickAdd
import SeededRandom
import Testing

/// Whatever was done to a file, it becomes lists that can be read, or is refused.
@Suite("A file of another program that is broken")
struct ConvertedListTests {
    private let folder: URL
    private let viewpoint: Viewpoint
    private let reader: ListReader
    private let stage: Stage

    init() throws {
        stage = try Stage()
        folder = stage.folder
        let zone = try #require(Zone("Europe/Berlin"))
        let now = Instant(milliseconds: 1_795_276_800_000)
        viewpoint = Viewpoint(today: zone.day(at: now), zone: zone)
        let context = CommandContext(
            Session(
                environment: stage.environment(of: "anna"), dependencies: stage.dependencies,
                makeRequestID: { "00000000-0000-4000-8000-0000000000ff" }, files: { _ in [] },
                dataFolder: stage.data))
        reader = ListReader(at: QuickAddMoment(now, in: zone, weekStart: .monday), in: context)
    }

    /// Converts it, and reads the lists as they would be brought in.
    ///
    /// - Returns: Whether it was understood.
    private func check(_ bytes: [UInt8], _ path: URL) throws -> Bool {
        try Data(bytes).write(to: path)
        let conversion: Conversion
        do throws(ConversionError) {
            conversion = try Conversion(of: path.path, as: nil, from: viewpoint)
        } catch {
            return false
        }
        #expect(!conversion.lists.isEmpty)
        for list in conversion.lists {
            guard case .list(let read) = reader.read(Array(list.text.utf8)) else {
                Issue.record("\(reader.read(Array(list.text.utf8)))\n\(list.text)")
                continue
            }
            #expect(read.lines.count == list.rows.count)
        }
        return true
    }

    // MARK: - Bytes

    /// The bytes with a few of them changed, put in, taken out or said twice.
    private func mutant(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 1...Int.random(in: 1...6, using: &random) where bytes.count > 1 {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &random)
            case 2: bytes.remove(at: place)
            case 3: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
            default:
                let end = min(bytes.count, place + Int.random(in: 1...200, using: &random))
                bytes.replaceSubrange(place..<end, with: bytes[..<(end - place)])
            }
        }
        return bytes
    }

    @Test("in its bytes is understood or refused", arguments: ForeignFormat.allCases)
    func survivesBytes(_ format: ForeignFormat) throws {
        let whole = try ForeignFiles.bytes(of: format)
        let path = folder.appending(path: "bytes-\(format.rawValue)")
        var random = SeededGenerator(seed: 11)
        #expect(try check(whole, path))
        for _ in 1...600 { _ = try check(mutant(whole, &random), path) }
    }

    // MARK: - Values

    private static let texts = [
        "", " ", "\u{0}", "a\nb", "\u{1B}[31mred", "=1+1", "'=1+1", "''@x", "a\u{202E}b",
        "a\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}", String(repeating: "long ", count: 2_000),
        "me", "Dad", "12", "done", ",;|", "2026-02-30", "2026-11-21", "9999-12-31", "0001-01-01",
        "2026-11-30T10:00:00+00:00", "25:00", "07:30", "none", "custom", "hours", "weekly", "-1",
        "1e400",
        "👩‍👩‍👧‍👦", "\u{FEFF}", "\u{3164}",
    ]

    private static func junk(_ random: inout SeededGenerator) -> JSONValue {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: .null
        case 1: .bool(.random(using: &random))
        case 2: .number("\(Int.random(in: -3...40, using: &random))")
        case 3:
            .number(
                ["1e308", "-0.5", "99999999999999999999", "0.25"].randomElement(using: &random)
                    ?? "0")
        case 4: .array([])
        case 5: .object([])
        default: .string(texts.randomElement(using: &random) ?? "")
        }
    }

    /// The document with one value that is another one, said twice or gone.
    private static func mutant(_ value: JSONValue, _ random: inout SeededGenerator) -> JSONValue {
        switch value {
        case .array(var elements)
        where !elements.isEmpty && Int.random(in: 0..<10, using: &random) > 0:
            let place = Int.random(in: 0..<elements.count, using: &random)
            switch Int.random(in: 0..<10, using: &random) {
            case 0: elements.remove(at: place)
            case 1: elements.append(elements[place])
            default: elements[place] = mutant(elements[place], &random)
            }
            return .array(elements)
        case .object(var members)
        where !members.isEmpty && Int.random(in: 0..<20, using: &random) > 0:
            let place = Int.random(in: 0..<members.count, using: &random)
            switch Int.random(in: 0..<20, using: &random) {
            case 0: members.remove(at: place)
            default:
                members[place] = JSONValue.Member(
                    members[place].key, mutant(members[place].value, &random))
            }
            return .object(members)
        case .null, .bool, .number, .string, .array, .object: return junk(&random)
        }
    }

    @Test(
        "in its values is understood or refused",
        arguments: [ForeignFormat.taskmate, .kidschores, .choreops])
    func survivesValues(_ format: ForeignFormat) throws {
        let whole = try JSONValue(utf8: ForeignFiles.bytes(of: format))
        let path = folder.appending(path: "values-\(format.rawValue)")
        var random = SeededGenerator(seed: 12)
        var understood = 0
        for _ in 1...1_500 {
            var mutant = whole
            for _ in 1...Int.random(in: 1...4, using: &random) {
                mutant = Self.mutant(mutant, &random)
            }
            if try check(Array(mutant.text().utf8), path) { understood += 1 }
        }
        #expect((100...1_450).contains(understood), "\(understood)")
    }

    @Test("in its rows is understood or refused", arguments: [ForeignFormat.donetick, .grocy])
    func survivesRows(_ format: ForeignFormat) throws {
        let statements = try String(
            contentsOf: ForeignFiles.folder.appending(path: "\(format.rawValue).sql"),
            encoding: .utf8)
        let columns =
            [
                ForeignFormat.donetick: [
                    "chores": [
                        "name", "frequency_type", "frequency", "frequency_meta_v2", "next_due_date",
                        "is_rolling",
                        "assigned_to", "assign_strategy", "is_active", "points", "description",
                        "circle_id",
                    ],
                    "users": ["display_name", "username", "user_type"],
                    "user_circles": ["points", "user_id"],
                    "sub_tasks": ["name"], "labels": ["name"],
                    "rewards": ["name", "points_cost", "description"],
                ],
                .grocy: [
                    "chores": [
                        "name", "description", "period_type", "period_days", "period_config",
                        "assignment_type",
                        "assignment_config", "start_date", "active",
                    ],
                    "users": ["username", "first_name"], "chores_log": ["tracked_time", "undone"],
                    "tasks": ["name", "due_date", "done", "assigned_to_user_id"],
                ],
            ][format] ?? [:]
        let path = folder.appending(path: "rows-\(format.rawValue)")
        var random = SeededGenerator(seed: 13)
        var understood = 0
        for _ in 1...400 {
            var changes = ""
            for _ in 1...Int.random(in: 1...4, using: &random) {
                let tables = columns.keys.sorted()
                let table = tables.randomElement(using: &random) ?? ""
                let column = columns[table]?.randomElement(using: &random) ?? ""
                let value =
                    switch Int.random(in: 0..<6, using: &random) {
                    case 0: "NULL"
                    case 1: "\(Int.random(in: -3...40, using: &random))"
                    case 2: "1.5e300"
                    case 3: "x'ff00'"
                    case 4: "CAST(x'41ff42' AS TEXT)"
                    default:
                        "'"
                            + (Self.texts.randomElement(using: &random) ?? "").replacing(
                                "\u{0}", with: ""
                            )
                            .replacing("'", with: "''") + "'"
                    }
                let row = Int.random(in: 1...4, using: &random)
                changes += "UPDATE OR IGNORE \(table) SET \(column) = \(value) WHERE id = \(row);\n"
            }
            // What the tables themselves refuse, no program has written.
            let ignoring = "PRAGMA ignore_check_constraints = 1;\n"
            guard let bytes = try? ForeignFiles.database(statements + ignoring + changes) else {
                continue
            }
            if try check(bytes, path) { understood += 1 }
        }
        #expect((40...400).contains(understood), "\(understood)")
    }
}

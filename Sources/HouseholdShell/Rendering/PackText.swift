import HouseholdModel
import HouseholdWords

extension CommandContext {
    /// All packs that are in the program.
    func packs() -> Reply {
        let packs = ReadyPack.allCases.map { pack($0) }
        let lines = packs.map { pack -> Phrase in
            "\(pack.name) years: \(pack.chores.count) chores and \(pack.rewards.count) rewards"
        }
        return Reply(
            packs.map { PackSummary($0) },
            lines + [
                "See what is in one: chore pack 8-10",
                "Add what is ticked: chore pack 8-10 --for NAME",
            ])
    }

    /// What is in a pack.
    func show(_ pack: Pack, isOwn: Bool) -> Reply {
        let name = isOwn ? "--file \(pack.name.quotedIfNeeded)" : pack.name
        return Reply(
            PackView(pack),
            packLines(pack) + [
                "",
                ("Add what is ticked: chore pack \(name) --for NAME" as Phrase).preformatted,
                ("Choose yourself: chore pack \(name) --for NAME --only 1,3-5" as Phrase)
                    .preformatted,
            ])
    }

    /// A pack as it stands in a file.
    func printed(_ pack: Pack) -> Reply {
        let rows = pack.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let end = rows.last?.isEmpty == true ? 1 : 0
        return Reply(
            PackView(pack), rows.dropLast(end).map { Phrase(verbatim: String($0)).preformatted })
    }

    /// The lines of a pack under their headings, by number.
    func packLines(_ pack: Pack) -> [Phrase] {
        var heading = ""
        return pack.lines.flatMap { line -> [Phrase] in
            defer { heading = line.heading }
            let row = packLine(line, isTicked: pack.ticked.contains(line.number))
            return line.heading == heading ? [row] : [Phrase(verbatim: line.heading), row]
        }
    }

    private func packLine(_ line: PackLine, isTicked: Bool) -> Phrase {
        let row: Phrase =
            switch (options.plain, isTicked) {
            case (false, _): "  \(isTicked ? "x" : " ") \(line.number). \(line.text)"
            case (true, true): "  \(line.number). \(line.text), ticked"
            case (true, false): "  \(line.number). \(line.text)"
            }
        return row.preformatted
    }
}

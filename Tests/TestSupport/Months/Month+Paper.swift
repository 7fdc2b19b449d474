extension Month {
    /// Whether somebody has nothing but the sheet on the wall that day.
    func isPaperDay(of person: MonthFamily.Person, on day: Int) -> Bool {
        family.paper.map { $0.of == person.handle && $0.days.contains(day % 7) } ?? false
    }

    /// Prints the sheet on Mondays, and types in the evening what was ticked on it, which counts once.
    func useSheet(at moment: (day: Int, hour: Int)) async throws {
        guard let paper = family.paper else { return }
        if moment.day % 7 == 0, moment.hour == 7 {
            let text = try await say(
                "week --print - --for \(paper.of)", as: paper.printer, at: moment)
            sheet = codes(of: text)
            if sheet.joined().isEmpty { faults.append("day \(moment.day): an empty sheet") }
        }
        guard paper.hour == moment.hour, paper.days.contains(moment.day % 7),
            case let codes = sheet[moment.day % 7], !codes.isEmpty
        else { return }
        let line = "done --code \(codes.joined(separator: ",")) --for \(paper.of) --json"
        let text = try await say(line, as: paper.typist, at: moment)
        for outcome in try Self.outcomes(text) where outcome.changed {
            count(outcome, of: outcome.chore, by: paper.of, at: moment)
        }
        // Of a box that stood for a date before, nothing is left.
        let again = try await outcome(of: line, as: paper.typist, at: moment)
        if ![0, 1].contains(again.exit) || again.results.contains("\"changed\":true") {
            faults.append("day \(moment.day), typed again: \(again)")
        }
    }

    /// What came of several codes, or of one.
    private static func outcomes(_ text: String) throws -> [Completed] {
        if let outcomes = try? read([Completed].self, text) { return outcomes }
        return [try read(Completed.self, text)]
    }

    /// The codes below the boxes of a sheet, by the day of the week, but for what goes round: whose turn it is can be
    /// otherwise by then.
    private func codes(of text: String) -> [[String]] {
        let rows = text.matches(of: /<tr><th scope="row">.*?<bdi>(.*?)<\/bdi>.*/)
            .filter { row in !family.beginning.contains { $0.contains("\(row.1)\" --rotate") } }
            .map { row in
                row.0.split(separator: "<td>").dropFirst().map { box in
                    box.firstMatch(of: /class="code">([^<]+)</).map { String($0.1) }
                }
            }
        return (0..<7).map { day in rows.compactMap { day < $0.count ? $0[day] : nil } }
    }
}

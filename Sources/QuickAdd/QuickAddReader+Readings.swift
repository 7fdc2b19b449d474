import HouseholdModel
import HouseholdWords

// MARK: - From phrases to readings

extension QuickAddReader {
    /// Makes sense of what was taken: one reading for each way to understand a name or a repeat.
    func readings(
        of take: QuickAddTake, in line: QuickAddLine
    ) throws(QuickAddProblem) -> [QuickAddReading] {
        try readings(of: take, timings(of: take, in: line), in: line)
    }

    private func readings(
        of take: QuickAddTake, _ timings: [Plan], in line: QuickAddLine
    ) throws(QuickAddProblem) -> [QuickAddReading] {
        let (icon, title) = try Self.parted(title(of: take, in: line), in: line)
        var points: Int?
        var tags: [Tag] = []
        var whose: [QuickAddWhose] = [.anyone]
        for phrase in take.phrases.reversed() {
            switch phrase.meaning {
            case .points(let number): points = number
            case .tag(let tag): tags += tags.contains(tag) ? [] : [tag]
            case .whose(let readings): whose = readings
            case .private, .mustDo, .rhythm, .tail, .days, .date, .clock, .problem: break
            }
        }
        return timings.flatMap { plan in
            whose.map { whose in
                QuickAddReading(
                    title: title, icon: icon, whose: whose, timing: plan.timing, when: plan.words,
                    points: points, tags: tags, isPrivate: take.first(\.isPrivate) != nil,
                    isMustDo: take.first(\.isMustDo) != nil, note: plan.note)
            }
        }
    }

    /// The emoji at the beginning of a title, and the rest; what is nothing but an emoji is the title.
    private static func parted(
        _ title: String, in line: QuickAddLine
    ) -> (icon: Icon?, title: String) {
        let words = title.split(separator: " ", maxSplits: 1)
        guard words.count == 2, line.words.first?.isQuoted == false,
            let icon = try? Icon(String(words[0]))
        else { return (nil, title) }
        return (icon, String(words[1]))
    }

    private func title(
        of take: QuickAddTake, in line: QuickAddLine
    ) throws(QuickAddProblem) -> String {
        var words = line.words[..<take.end].map(\.text)
        if !take.phrases.isEmpty, let last = line.words[..<take.end].last, !last.isQuoted {
            // The dot before a sentence that it is a must-do ends the title.
            let isEnded = last.text.hasSuffix(".") && !line.key(take.end - 1).hasSuffix(".")
            words[words.count - 1] =
                isEnded && take.phrases.last?.isMustDo == true
                ? String(last.text.dropLast()) : last.text.withoutLooseEnd
        }
        let title = words.filter { !$0.isEmpty }.joined(separator: " ")
        guard title.contains(where: { !$0.isWhitespace }) else {
            let start = 0..<take.end
            let quoted = take.phrases.last.map { first in
                line.line([(start, ""), (first.range, line.typed(first.range).quoted)])
            }
            throw QuickAddProblem(
                cause: .noTitle,
                attempts: [line.line([(start, "Take out trash")]), quoted].compactMap(\.self))
        }
        return title
    }
}

extension String {
    /// The word without what separates a title from what follows: `Homework:`, `Feed cat,` or `-`.
    fileprivate var withoutLooseEnd: String {
        guard let last = lastIndex(where: { !",;:–—-".contains($0) }) else { return "" }
        return String(self[...last])
    }
}

// MARK: - When

extension QuickAddReader {
    /// When it is to be done, the words that say so, and what has to be said about it.
    private typealias Plan = (timing: Chore.Timing, words: String?, note: Phrase?)

    private func timings(
        of take: QuickAddTake, in line: QuickAddLine
    ) throws(QuickAddProblem) -> [Plan] {
        if let rhythm = take.first(\.isRhythm) {
            return try repeats(rhythm, take, in: line)
        }
        let words = [take.first(\.isDate), take.first(\.isClock)].compactMap { $0?.text }
        guard !words.isEmpty else { return [(.once(nil), nil, nil)] }
        return [try once(words.joined(separator: " "), take, in: line)]
    }

    private func once(
        _ words: String, _ take: QuickAddTake, in line: QuickAddLine
    ) throws(QuickAddProblem) -> Plan {
        let when: DateWords.When?
        do {
            when = try moment.dates.when(words.split(separator: " ").map(String.init))
        } catch {
            throw QuickAddProblem(
                cause: .date(error), attempts: [line.quoting(0..<line.words.count)])
        }
        guard let when else {
            throw twoTimes(take, in: line)
        }
        guard !moment.isOver(when.due) else {
            let late = try readings(of: take, [(.once(when.due), words, nil)], in: line)
            throw QuickAddProblem(
                cause: .past(when.due), attempts: late.map { $0.longForm + " --past" })
        }
        return (.once(when.due), words, when.isShortened ? Self.shortMonth(when.due.day) : nil)
    }

    /// A day that has a time already, and another time.
    private func twoTimes(_ take: QuickAddTake, in line: QuickAddLine) -> QuickAddProblem {
        let said = take.phrases.filter { $0.isDate || $0.isClock }.reversed()
            .map { line.typed($0.range) }
        return QuickAddProblem(
            cause: .twice(said.first ?? "", said.last ?? ""),
            attempts: take.first(\.isClock).map { [line.line([($0.range, "")])] } ?? [])
    }

    private static func shortMonth(_ day: Day) -> Phrase {
        let (_, month, last) = day.date
        let name = Phrase(message: MonthName.names[month - 1].capitalized)
        return "\(name) has \(last) days, so it is on its last day."
    }

    private func repeats(
        _ rhythm: QuickAddPhrase, _ take: QuickAddTake, in line: QuickAddLine
    ) throws(QuickAddProblem) -> [Plan] {
        guard case .rhythm(let texts) = rhythm.meaning else { return [] }
        let parts = take.phrases.filter { $0.isTiming && !$0.isRhythm }.reversed()
        return try texts.map { text throws(QuickAddProblem) in
            var words = [text]
            for part in parts {
                words.append(try self.words(of: part, for: rhythm, in: line))
            }
            let said = words.joined(separator: " ")
            let all = allBut(said) ?? said
            do throws(RecurrenceError) {
                let draft = try moment.repeats.draft(all)
                return (.repeating(try draft.recurrence(now: moment.now)), all, nil)
            } catch {
                throw QuickAddProblem(
                    cause: Self.cause(of: error), attempts: [line.quoting(0..<line.words.count)])
            }
        }
    }

    /// What a part adds to a repeat; a day only to weeks that have none.
    private func words(
        of part: QuickAddPhrase, for rhythm: QuickAddPhrase, in line: QuickAddLine
    ) throws(QuickAddProblem) -> String {
        guard part.isDate || part.isDays else { return part.text }
        if part.isDays || Weekday(named: part.text) != nil, isWeeks(rhythm) {
            return part.isDays ? part.text : "on \(part.text)"
        }
        let from = part.isDays ? part.text : "from \(part.text)"
        let repaired = line.line([
            (part.range, ""), (rhythm.range, "\(line.typed(rhythm.range)) \(said(from))"),
        ])
        throw QuickAddProblem(
            cause: .dateAndRepeat(date: line.typed(part.range), rhythm: line.typed(rhythm.range)),
            attempts: (part.isDays ? [] : [repaired]) + [
                line.quoting(0..<min(part.range.upperBound, rhythm.range.upperBound))
            ])
    }

    /// Whether it comes every so many weeks, on no day that is named; `every 14 days` does, too.
    private func isWeeks(_ rhythm: QuickAddPhrase) -> Bool {
        guard let draft = try? moment.repeats.draft(rhythm.text),
            case .rule(let parts) = draft.rhythm, parts.weekdays.isEmpty
        else { return false }
        return parts.frequency == .weekly
            || parts.frequency == .daily && parts.interval.isMultiple(of: 7)
    }
}

// MARK: - Completing

extension Editor {
    /// Takes what could stand where Tab was pressed.
    ///
    /// One candidate is filled in, of several what they have in common; they are listed when Tab
    /// is pressed a second time.
    package mutating func take(_ completions: Completions) -> Effect {
        let isSecond = step == .completed
        step = .other
        guard
            [completions.range.lowerBound, completions.range.upperBound]
                .allSatisfy(line.isBetweenCharacters), let first = completions.candidates.first
        else {
            return .beep
        }
        guard completions.candidates.count > 1 else {
            return fill(completions.range, with: first.text + (first.endsWord ? " " : ""))
        }
        step = .completed
        if isSecond {
            notice = .candidates(completions.candidates)
            return .edited
        }
        let typed = line[completions.range]
        let start = completions.commonStart
        guard start.count > typed.count else { return .beep }
        return fill(completions.range, with: String(start))
    }

    /// A space that follows already is not put in twice.
    private mutating func fill(_ range: Range<Int>, with text: String) -> Effect {
        let isFollowed = line[range.upperBound..<line.count].first == " "
        let text = isFollowed && text.last == " " ? String(text.dropLast()) : text
        guard line.count - range.count + text.utf8.count <= Self.maximumLength else { return .beep }
        guard line[range] != text else { return .beep }
        remember()
        line.replace(range, with: text)
        return .edited
    }
}

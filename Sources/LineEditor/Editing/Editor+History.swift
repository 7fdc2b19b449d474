// MARK: - Going through older lines

extension Editor {
    /// Shows another line, and keeps this one as it is for when somebody comes back to it.
    mutating func recall(_ other: Int) -> Effect {
        guard lines.indices.contains(other) else { return .beep }
        remember()
        lines[position] = line.text
        position = other
        line = EditedText(lines[other])
        return .edited
    }
}

// MARK: - Searching in them

extension Editor {
    /// A search in the older lines, from the newest to the oldest.
    package struct Search: Hashable, Sendable {
        /// What is looked for.
        package internal(set) var words = ""
        /// Whether no line has it.
        package internal(set) var hasFailed = false
        /// Which line is shown.
        var found: Int
        /// The line as it was when the search began.
        let before: EditedText
        let position: Int
    }

    mutating func beginSearch() -> Effect {
        search = Search(found: lines.count - 1, before: line, position: position)
        return .edited
    }

    /// Does what a command asks for in a search, or ends the search and returns `nil`.
    mutating func pressInSearch(_ command: Command) -> Effect? {
        switch command {
        case .insert(let scalar):
            return look(for: String(scalar))
        case .paste(let text):
            return look(for: Pasted(text).line)
        case .delete(.left):
            return shortenSearch()
        case .search:
            return lookFurther()
        case .giveUp:
            line = search?.before ?? line
            search = nil
            return .edited
        default:
            endSearch()
            return nil
        }
    }

    private mutating func look(for more: String) -> Effect {
        guard var search, search.words.utf8.count + more.utf8.count <= 1000 else { return .beep }
        search.words += more
        return look(search, from: search.found)
    }

    private mutating func shortenSearch() -> Effect {
        guard var search, search.words.popLast() != nil else { return .beep }
        line = search.before
        search.found = lines.count - 1
        return look(search, from: search.found)
    }

    private mutating func lookFurther() -> Effect {
        guard let search, !search.words.isEmpty else { return .beep }
        return look(search, from: search.found - 1, unlike: line.text)
    }

    /// Looks from one line on to the oldest, and shows the first that fits.
    private mutating func look(
        _ next: Search, from start: Int, unlike text: String? = nil
    ) -> Effect {
        var next = next
        let words = Array(next.words.lowercased().utf8)
        let found =
            words.isEmpty
            ? lines.count - 1
            : lines[..<min(start + 1, lines.count - 1)]
                .lastIndex { $0 != text && $0.lowercased().utf8.contains(words) }
        next.hasFailed = found == nil
        if let found, !words.isEmpty {
            next.found = found
            line = EditedText(lines[found])
        }
        search = next
        return found == nil ? .beep : .edited
    }

    /// Goes on with the line that was found.
    private mutating func endSearch() {
        guard let search else { return }
        self.search = nil
        guard search.found < lines.count - 1, line.text == lines[search.found] else { return }
        undone.append(Snapshot(line: search.before, position: search.position))
        lines[search.position] = search.before.text
        position = search.found
    }
}

/// A line while it is typed: takes keys, and knows what the line has become.
package struct Editor {
    /// What somebody has to do after a key.
    package enum Effect: Hashable, Sendable {
        /// The line may look different.
        case edited
        /// The key could do nothing.
        case beep
        /// Enter.
        case run
        /// Ctrl-C.
        case drop
        /// Ctrl-D in an empty line.
        case leave
        /// Tab: what could stand here is to be found, and given to `take(_:)`.
        case complete
        /// Ctrl-L.
        case clear
        /// Ctrl-Z.
        case suspend
    }

    /// What is told below the line until the next key.
    package enum Notice: Hashable, Sendable {
        /// A paste had so many lines, which are one now.
        case pasted(lines: Int)
        /// What could stand where Tab was pressed.
        case candidates([Completions.Candidate])
    }

    /// What a key did that the next one may have to do with.
    enum Step: Hashable {
        case other
        case typed
        case cut
        /// Tab left several candidates.
        case completed
    }

    /// What the line was once.
    struct Snapshot {
        let line: EditedText
        let position: Int
    }

    /// The most bytes a line may have.
    package static let maximumLength = 1 << 16

    package internal(set) var line: EditedText
    package internal(set) var notice: Notice?
    /// What is searched for, while something is.
    package internal(set) var search: Search?

    /// The older lines and, last, the new one, each as it was left.
    var lines: [String]
    /// Which of the lines is edited.
    var position: Int
    var step = Step.other
    var undone: [Snapshot] = []
    /// What was pasted that had several lines.
    private var pastes: [Pasted] = []
    /// Whether nobody has touched the line that stood there.
    private var isOffered: Bool
    private let cutText: CutText
    private let showsGhost: Bool

    /// Creates an editor.
    ///
    /// - Parameters:
    ///   - text: What stands in the line already.
    ///   - isOffered: Whether that gives way to what is typed or pasted first; any other key takes it up.
    ///   - history: The lines to go back to, the oldest first.
    ///   - cutText: What Ctrl-Y puts in.
    ///   - showsGhost: Whether the rest of the last line that began so is proposed.
    package init(
        _ text: String = "",
        isOffered: Bool = false,
        history: [String] = [],
        cutText: CutText = CutText(),
        showsGhost: Bool = false
    ) {
        line = EditedText(text)
        lines = history + [text]
        position = history.count
        self.isOffered = isOffered
        self.cutText = cutText
        self.showsGhost = showsGhost
    }

    /// Takes a key.
    package mutating func press(_ key: Key) -> Effect {
        let command = Command(key)
        let before = step
        notice = nil
        guard let command else { return .beep }
        step = .other
        giveWay(to: command)
        if search != nil, let effect = pressInSearch(command) { return effect }
        return perform(command, after: before)
    }

    /// Takes a line away that was only offered, when another one is begun.
    private mutating func giveWay(to command: Command) {
        guard isOffered else { return }
        isOffered = false
        switch command {
        case .insert, .paste:
            remember()
            line = EditedText()
        default: break
        }
    }

    private mutating func perform(_ command: Command, after before: Step) -> Effect {
        switch command {
        case .insert(let scalar): return type(scalar, after: before)
        case .paste(let text): return paste(text)
        case .move(let motion): return move(motion)
        case .delete(let motion): return delete(motion)
        case .cut(let motion): return cut(motion, after: before)
        case .yank: return yank()
        case .undo: return undo()
        case .older: return recall(position - 1)
        case .newer: return recall(position + 1)
        case .search: return beginSearch()
        case .complete:
            step = before
            return .complete
        case .run: return .run
        case .drop: return .drop
        case .deleteOrLeave: return line.count == 0 ? .leave : delete(.right)
        case .giveUp: return .beep
        case .clear: return .clear
        case .suspend: return .suspend
        }
    }
}

// MARK: - Typing

extension Editor {
    /// Keeps the line for `undo()`.
    mutating func remember() {
        if undone.count >= 500 { undone.removeFirst(100) }
        undone.append(Snapshot(line: line, position: position))
    }

    /// Puts a text where the cursor is, unless the line would get too long.
    mutating func insert(_ text: String) -> Effect {
        guard !text.isEmpty, line.count + text.utf8.count <= Self.maximumLength else {
            return .beep
        }
        remember()
        line.insert(text)
        return .edited
    }

    /// Letters typed one after the other are undone together, word by word.
    private mutating func type(_ scalar: Unicode.Scalar, after before: Step) -> Effect {
        let last = line[0..<line.cursor].last
        let beginsWord = last?.isWhitespace == true && !scalar.properties.isWhitespace
        let continues = before == .typed && !beginsWord
        let count = undone.count
        let effect = insert(String(scalar))
        if continues, undone.count > count { undone.removeLast() }
        step = .typed
        return effect
    }

    private mutating func paste(_ text: String) -> Effect {
        let pasted = Pasted(text)
        let effect = insert(pasted.line)
        if effect == .edited, pasted.count > 1 {
            notice = .pasted(lines: pasted.count)
            pastes.append(pasted)
        }
        return effect
    }

    /// How many lines a paste had of which several stand in the line; 0 where there is none.
    package var pastedLines: Int {
        pastes.last { $0.isSeveral(in: line.text) }?.count ?? 0
    }

    private mutating func undo() -> Effect {
        guard let snapshot = undone.popLast() else { return .beep }
        lines[position] = line.text
        line = snapshot.line
        position = snapshot.position
        return .edited
    }
}

// MARK: - Moving, deleting and cutting

extension Editor {
    /// At the end of the line the keys that go on to the right take what is proposed there.
    private mutating func move(_ motion: EditedText.Motion) -> Effect {
        guard let ghost, !ghost.isEmpty else {
            line.move(motion)
            return .edited
        }
        switch motion {
        case .right, .end:
            return insert(ghost)
        case .wordRight:
            let whole = EditedText(ghost)
            var start = whole
            start.move(.start)
            return insert(String(whole[0..<start.target(of: .wordRight)]))
        default:
            line.move(motion)
            return .edited
        }
    }

    private mutating func delete(_ motion: EditedText.Motion) -> Effect {
        guard line.target(of: motion) != line.cursor else { return .beep }
        remember()
        _ = line.remove(motion)
        return .edited
    }

    /// What is cut by keys in a row is put in again as a whole.
    private mutating func cut(_ motion: EditedText.Motion, after before: Step) -> Effect {
        let target = line.target(of: motion)
        let isLeftwards = target < line.cursor
        step = before == .cut ? .cut : .other
        guard target != line.cursor else { return .beep }
        remember()
        let kept = before == .cut ? cutText.last : ""
        let removed = line.remove(motion)
        cutText.last = isLeftwards ? removed + kept : kept + removed
        step = .cut
        return .edited
    }

    private mutating func yank() -> Effect {
        insert(cutText.last)
    }
}

// MARK: - What is proposed

extension Editor {
    /// The rest of the last line that began as this one does, while the cursor is at its end.
    package var ghost: String? {
        guard showsGhost, search == nil, line.isAtEnd, line.count > 0 else { return nil }
        let found = lines.dropLast().last { other in
            other.utf8.count > line.count && other.utf8.starts(with: line.text.utf8)
                && EditedText(other).isBetweenCharacters(line.count)
        }
        return found.flatMap { String($0.utf8.dropFirst(line.count)) }
    }
}

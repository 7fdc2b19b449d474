/// What a key asks for while a line is typed.
enum Command: Hashable {
    case insert(Unicode.Scalar)
    case paste(String)
    case move(EditedText.Motion)
    case delete(EditedText.Motion)
    case cut(EditedText.Motion)
    case yank, undo
    case older, newer, search
    case complete
    case run, drop, deleteOrLeave, giveUp
    case clear, suspend

    /// Creates what a key asks for, or `nil` when it means nothing.
    init?(_ key: Key) {
        let command: Command? =
            switch key {
            case .text(let scalar): .insert(scalar)
            case .paste(let text): .paste(text)
            case .control(let letter): Self.withControl(letter)
            case .alt(let letter): Self.withAlt(letter)
            case .named(let name, let modifiers): Self.named(name, modifiers)
            case .unknown: nil
            }
        guard let command else { return nil }
        self = command
    }

    private static func withControl(_ letter: Unicode.Scalar) -> Command? {
        switch letter {
        case "a": .move(.start)
        case "b": .move(.left)
        case "c": .drop
        case "d": .deleteOrLeave
        case "e": .move(.end)
        case "f": .move(.right)
        case "g": .giveUp
        case "k": .cut(.end)
        case "l": .clear
        case "n": .newer
        case "p": .older
        case "r": .search
        case "u": .cut(.start)
        case "w": .cut(.spacedWordLeft)
        case "y": .yank
        case "z": .suspend
        case "_": .undo
        default: nil
        }
    }

    private static func withAlt(_ letter: Unicode.Scalar) -> Command? {
        switch letter {
        case "b", "B": .move(.wordLeft)
        case "d", "D": .cut(.wordRight)
        case "f", "F": .move(.wordRight)
        default: nil
        }
    }

    private static func named(_ name: Key.Name, _ modifiers: Key.Modifiers) -> Command? {
        switch (name, modifiers) {
        case (.enter, []): .run
        case (.tab, []): .complete
        case (.escape, _): .giveUp
        case (.backspace, []): .delete(.left)
        case (.backspace, .alt): .cut(.wordLeft)
        case (.delete, []): .delete(.right)
        case (.delete, .alt), (.delete, .control): .cut(.wordRight)
        case (.up, []): .older
        case (.down, []): .newer
        case (.left, []): .move(.left)
        case (.right, []): .move(.right)
        case (.left, .alt), (.left, .control): .move(.wordLeft)
        case (.right, .alt), (.right, .control): .move(.wordRight)
        case (.home, []): .move(.start)
        case (.end, []): .move(.end)
        default: nil
        }
    }
}

/// Where a command finds files, stdin and the time.
struct Desk {
    let streams: Streams

    /// The text of a file, or of stdin for `-`.
    ///
    /// A file without anything in it is refused: nobody wants to hear that nothing is right.
    func text(at path: String, mayBeEmpty: Bool = false) throws(Failure) -> NamedText {
        let name = path == "-" ? "stdin" : SafeText.onOneLine(path)
        let bytes = path == "-" ? streams.readInput() : try RegularFile.bytes(at: path)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw .data(
                "file.not-text", "\(name) is not text in UTF-8.",
                try: ["iconv -t UTF-8   turns text of other encodings into it"])
        }
        guard mayBeEmpty || !text.allSatisfy(\.isWhitespace) else {
            throw .data("file.empty", "\(name) is empty; there is nothing to read in it.")
        }
        return NamedText(name: name, text: text)
    }

    /// The texts of several files.
    func texts(at paths: [String]) throws(Failure) -> [NamedText] {
        var texts: [NamedText] = []
        for path in paths { texts.append(try text(at: path)) }
        return texts
    }
}

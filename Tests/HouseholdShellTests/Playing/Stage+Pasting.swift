import LineEditor

extension Stage {
    /// A line as somebody types it; with line breaks in it, what a terminal makes of it where it is pasted.
    static func typed(_ line: String, into request: LineRequest) -> String {
        let lines = line.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count > 1 else { return line }
        request.pasted.count = lines.count
        return lines.joined(separator: " ")
    }
}

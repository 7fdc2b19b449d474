package import ListConversion

extension ConvertedList {
    /// What its file is called.
    package var fileName: String { "\(kind.rawValue).csv" }

    /// What stands in the file.
    package var text: String {
        var text = CSVText(columns)
        for row in rows { text.append(row.map(Self.cell)) }
        return text.text
    }

    /// A cell that is read as it was: an apostrophe before what looks like a formula would be taken for the writer's own.
    private static func cell(_ text: String) -> CSVText.Cell {
        guard !text.isEmpty else { return .value("") }
        let bare = text.hasPrefix("'") ? String(text.drop { $0 == "'" }) : text
        return .text(CSVText.isFormula(bare) ? bare : text)
    }
}

import HouseholdModel
import HouseholdWords
import ListConversion

extension ConversionError {
    /// Why the file called `path` does not become lists.
    func explanation(of path: String) -> Explanation {
        switch self {
        case .unreadable(let reason):
            Explanation("input.missing", .noInput, "\(path) can't be read (\(reason)).")
        case .tooLong:
            Explanation("value.unusable", .data, "There is more in \(path) than can be converted.")
        case .unknown:
            Explanation(
                "convert.unknown", .data,
                "Which program wrote \(path) can't be told. Say it with --from.",
                try: ForeignFormat.allCases.map { "--from \($0.rawValue)" })
        case .foreign(let format):
            Explanation(
                "convert.foreign", .data,
                "\(path) is no file of \(format.name). Nothing was written.")
        case .damaged(let format, let place):
            Explanation(
                "convert.damaged", .data,
                "In \(path) there is something else than \(format.name) writes, at \(place). Nothing was written."
            )
        case .unfinished(let format):
            Explanation(
                "convert.unfinished", .data,
                "Beside \(path) lies a change that is not in it yet. Stop \(format.name) first, or take a backup that it made."
            )
        case .nobody(let name):
            Explanation("convert.nobody", .data, "Nobody in \(path) is called \"\(name)\".")
        case .empty(let format):
            Explanation(
                "convert.empty", .data,
                "In \(path) of \(format.name) there is nothing that lists have a place for.")
        }
    }
}

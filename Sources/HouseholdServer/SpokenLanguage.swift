#if Server
    import HTTPTypes
    import HouseholdWords
    import Hummingbird

    extension Request {
        /// The language that whoever asks likes best of those that the program speaks (RFC 9110, 12.5.4).
        var spokenLanguage: Language? {
            let ranges = (headers[.acceptLanguage] ?? "").split(separator: ",").map { range in
                let parts = range.filter { $0 != " " }.split(separator: ";")
                let quality = parts.dropFirst().first { $0.hasPrefix("q=") }
                return (
                    name: parts.first.map(String.init) ?? "",
                    quality: quality.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
                )
            }
            // Of those that are liked as well, the first.
            let liked = ranges.filter { $0.quality > 0 }.enumerated().sorted {
                ($1.element.quality, $0.offset) < ($0.element.quality, $1.offset)
            }
            return liked.lazy.compactMap { Language(tag: $0.element.name) }.first
        }
    }
#endif

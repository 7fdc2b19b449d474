#if Server
    import HTTPTypes
    import HouseholdWords
    import Hummingbird

    extension Request {
        /// The first language that whoever asks names and the program speaks: browsers name them in the order of their
        /// users' liking.
        var spokenLanguage: Language? {
            let tags = (headers[.acceptLanguage] ?? "").split(separator: ",")
            for tag in tags {
                let name = tag.prefix { $0 != ";" }.filter { $0 != " " }
                if let language = Language(tag: name) { return language }
            }
            return nil
        }
    }
#endif

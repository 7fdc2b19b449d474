#if Server
    import Foundation
    import HouseholdModel
    import HouseholdService
    import Hummingbird

    /// What a request of a program says, as its operation lets it.
    struct APIArguments: Sendable {
        private var texts: [String: String] = [:]

        /// Reads the path and the query of a request.
        ///
        /// - Throws: Which of it can't be used: what no parameter is called, what is there twice, and what none can be.
        init(
            of operation: APIOperation, path: Parameters,
            query: some Sequence<(Substring, Substring)>
        ) throws(ServiceError) {
            for parameter in operation.pathParameters {
                guard let text = path.get(parameter.name)?.removingPercentEncoding else {
                    throw Self.problem(of: parameter.name)
                }
                try take(text, for: parameter)
            }
            for (name, text) in query {
                let known = operation.queryParameters.first { $0.name == name }
                guard let known, texts[known.name] == nil else {
                    throw Self.problem(of: String(name))
                }
                try take(String(text), for: known)
            }
        }

        private mutating func take(
            _ text: String, for parameter: APIParameter
        ) throws(ServiceError) {
            guard parameter.kind.admits(text) else { throw Self.problem(of: parameter.name) }
            texts[parameter.name] = text
        }

        private static func problem(of name: String) -> ServiceError {
            .value(
                field: Phrase(verbatim: name),
                expected: "what /openapi.json says of it, and once only")
        }
    }

    // MARK: - Taking them

    extension APIArguments {
        func text(_ parameter: APIParameter) -> String? { texts[parameter.name] }

        func isSet(_ parameter: APIParameter) -> Bool { texts[parameter.name] == "true" }

        func day(_ parameter: APIParameter) -> Day? { text(parameter).flatMap { Day($0) } }

        func integer(_ parameter: APIParameter) -> Int? { text(parameter).flatMap { Int($0) } }

        func word<Word: RawRepresentable>(
            _ parameter: APIParameter, as type: Word.Type = Word.self
        ) -> Word? where Word.RawValue == String {
            text(parameter).flatMap { Word(rawValue: $0) }
        }

        /// The number in the path, which every request has that gets here.
        var number: Number { integer(APIOperation.number) ?? 0 }
        var person: String? { text(.person) }
    }

    extension APIParameter.Kind {
        /// The most entries that are answered at once.
        static let most = 200
        /// The most scalars of what somebody is called.
        static let mostOfName = 50

        fileprivate func admits(_ text: String) -> Bool {
            switch self {
            case .number: text.isDigits && Int(text).map { $0 > 0 } ?? false
            case .limit: text.isDigits && Int(text).map { (1...Self.most).contains($0) } ?? false
            case .person: !text.isEmpty && text.unicodeScalars.count <= Self.mostOfName
            case .day: Day(text) != nil
            case .flag: ["true", "false"].contains(text)
            case .one(let words): words.contains(text)
            }
        }
    }

    extension String {
        fileprivate var isDigits: Bool {
            !isEmpty && utf8.count <= 18
                && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
    }
#endif

#if Server
    import Foundation
    import HouseholdModel
    import HouseholdService
    import Hummingbird
    import JSON

    /// What a request of a program says, as its operation lets it.
    struct APIArguments: Sendable {
        private var texts: [String: String] = [:]

        /// Reads the path and the query of a request, and the JSON that it brings.
        ///
        /// - Throws: Which of it can't be used: what no parameter is called, what is there twice, and what none can be.
        init(
            of operation: APIOperation, path: Parameters,
            query: some Sequence<(Substring, Substring)>, body: [JSONValue.Member]
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
            for member in body {
                let known = operation.bodyParameters.first { $0.name == member.key }
                guard let known, let text = known.kind.text(of: member.value) else {
                    throw Self.problem(of: member.key)
                }
                try take(text, for: known)
            }
            for parameter in operation.bodyParameters
            where parameter.isRequired && texts[parameter.name] == nil {
                throw Self.problem(of: parameter.name)
            }
        }

        private mutating func take(
            _ text: String, for parameter: APIParameter
        ) throws(ServiceError) {
            guard parameter.kind.admits(text) else {
                if case .place = parameter.kind { throw .strangePlace }
                throw Self.problem(of: parameter.name)
            }
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

        /// What every request brings that gets where it is used.
        var title: Title {
            get throws(ServiceError) { try written(text(.title) ?? "", for: .title) }
        }

        var points: RewardValue {
            get throws(ServiceError) {
                guard let value = integer(.points).flatMap({ RewardValue($0) }) else {
                    throw Self.problem(of: APIParameter.points.name)
                }
                return value
            }
        }

        func note(_ parameter: APIParameter) throws(ServiceError) -> Note? {
            guard let text = text(parameter) else { return nil }
            return try written(text, for: parameter)
        }

        private func written<Text: PersonText>(
            _ text: String, for parameter: APIParameter
        ) throws(ServiceError) -> Text {
            do throws(TextError) {
                return try Text(text)
            } catch {
                throw .text(error, field: Phrase(verbatim: parameter.name))
            }
        }

        /// The number in the path, which every request has that gets here.
        var number: Number { integer(APIOperation.number) ?? 0 }
        var person: String? { text(.person) }
        var limit: Int { integer(APIOperation.Paging.limit) ?? APIOperation.Paging.usual }
        var after: Int? { integer(APIOperation.Paging.number) }

        /// Behind what a page begins, as the one before it says.
        func place<Place: ListPlace>() -> Place? {
            texts[APIOperation.Paging.after].flatMap { Place($0) }
        }

        /// Throws where a page is asked for of chores that come whole.
        func takeNoPage() throws(ServiceError) {
            for name in [APIOperation.Paging.limit.name, APIOperation.Paging.after]
            where texts[name] != nil {
                throw .value(
                    field: Phrase(verbatim: name),
                    expected: "it only with filter=all or filter=completed")
            }
        }

        /// Where what comes behind an answer is, unless nothing can.
        func next(after answer: any Sendable, of operation: APIOperation) -> String? {
            guard let paging = operation.paging, let last = paging.last(answer) else { return nil }
            let after = paging.after.name
            let query = operation.queryParameters.filter { $0.name != after }
                .compactMap { parameter in
                    text(parameter)?.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
                        .map { "\(parameter.name)=\($0)" }
                }
            return operation.path + "?" + (query + ["\(after)=\(last)"]).joined(separator: "&")
        }
    }

    extension APIParameter.Kind {
        /// The most scalars of what somebody is called.
        static let mostOfName = 50

        fileprivate func admits(_ text: String) -> Bool {
            switch self {
            case .number: text.isDigits && Int(text).map { $0 > 0 } ?? false
            case .count(let most):
                text.isDigits && Int(text).map { (1...most).contains($0) } ?? false
            case .person: !text.isEmpty && text.unicodeScalars.count <= Self.mostOfName
            case .text(let most): !text.isEmpty && text.unicodeScalars.count <= most
            case .day: Day(text) != nil
            case .flag: ["true", "false"].contains(text)
            case .place(let list): list.place.init(text) != nil
            case .one(let words): words.contains(text)
            }
        }
    }

    extension APIParameter.Kind {
        /// What JSON says, as it would stand in a query; `nil` where it is of another kind.
        fileprivate func text(of value: JSONValue) -> String? {
            switch self {
            case .number, .count: value.whole.map { String($0) }
            case .person, .text, .day, .flag, .place, .one: value.string
            }
        }
    }

    extension JSONValue {
        /// A whole number however it is written: to the schema that describes it `1.0` is one, too.
        fileprivate var whole: Int64? {
            guard case .number(let digits) = self else { return nil }
            return integer ?? Double(digits).flatMap { Int64(exactly: $0) }
        }
    }

    extension String {
        fileprivate var isDigits: Bool {
            !isEmpty && utf8.count <= 18
                && utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
    }
#endif

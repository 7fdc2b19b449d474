#if Server
    import HTTPTypes
    import HouseholdJSON
    import HouseholdProtocol
    import HouseholdService
    import JSON

    /// What programs can ask a server for, described for them (OpenAPI 3.1), out of the table of operations and the schema
    /// of answers.
    enum APIDocument {
        /// Where it is.
        static let path = "/openapi.json"

        static let text = document.text()

        private static let document: JSONValue = [
            "openapi": "3.1.0",
            "info": [
                "title": "Chorus", "version": "1",
                "description": """
                A household's chores, points and rewards, for programs of its members. Each sees and may what its member \
                may. Within version 1 fields are only added.
                """,
            ],
            "servers": [["url": "/"]],
            "paths": .object(paths),
            "components": [
                "schemas": .object(schemas),
                "securitySchemes": ["session": ["type": "http", "scheme": "bearer"]],
            ],
        ]
    }

    // MARK: - Operations

    extension APIDocument {
        private static var paths: [JSONValue.Member] {
            var places: [(path: String, operations: [JSONValue.Member])] = []
            for operation in APIOperation.all {
                let member = JSONValue.Member(
                    operation.method.rawValue.lowercased(), description(of: operation))
                if let place = places.firstIndex(where: { $0.path == operation.path }) {
                    places[place].operations.append(member)
                } else {
                    places.append((operation.path, [member]))
                }
            }
            return places.map { .init($0.path, .object($0.operations)) }
        }

        private static func description(of operation: APIOperation) -> JSONValue {
            var parameters = operation.pathParameters.map { description(of: $0, in: "path") }
            parameters += operation.queryParameters.map { description(of: $0, in: "query") }
            if operation.isNamed { parameters.append(requestName) }
            if case .listens = operation.work { parameters.append(lastEvent) }
            var members: [JSONValue.Member] = [
                .init("operationId", .string(operation.id)),
                .init("summary", .string(operation.summary)),
                .init("parameters", .array(parameters)),
                .init("responses", .object(responses(of: operation))),
            ]
            if operation.isOfSession { members.append(.init("security", [["session": []]])) }
            if let body = body(of: operation) { members.append(.init("requestBody", body)) }
            return .object(members)
        }

        private static func description(
            of parameter: APIParameter, in place: String
        ) -> JSONValue {
            [
                "name": .string(parameter.name), "in": .string(place),
                "required": .bool(place == "path"),
                "description": .string(parameter.meaning), "schema": parameter.kind.schema,
            ]
        }

        /// By which a request that comes twice is known to be the same.
        private static let requestName: JSONValue = [
            "name": "Idempotency-Key", "in": "header", "required": true,
            "description":
                "The request's own name: with the same one again nothing is done a second time.",
            "schema": ["type": "string", "format": "uuid"],
        ]

        /// Up to where whoever listens again has heard.
        private static let lastEvent: JSONValue = [
            "name": .string(EventText.lastID), "in": "header", "required": false,
            "description":
                "The id that was heard last: where something happened since, that is told at once.",
            "schema": ["type": "string"],
        ]

        /// The JSON that is sent with it, if any is.
        private static func body(of operation: APIOperation) -> JSONValue? {
            guard operation.takesJSON else { return nil }
            if case .signsIn = operation.work {
                return body(
                    with: [
                        .init("name", ["type": "string"]),
                        .init("password", ["type": "string", "format": "password"]),
                    ], required: ["name", "password"])
            }
            let parameters = operation.bodyParameters
            return body(
                with: parameters.map { .init($0.name, $0.kind.schema(saying: $0.meaning)) },
                required: parameters.filter(\.isRequired).map(\.name))
        }

        private static func body(
            with properties: [JSONValue.Member], required: [String]
        ) -> JSONValue {
            [
                "required": true,
                "content": [
                    "application/json": [
                        "schema": [
                            "type": "object", "required": .array(required.map { .string($0) }),
                            "additionalProperties": false, "properties": .object(properties),
                        ]
                    ]
                ],
            ]
        }
    }

    // MARK: - Answers

    extension APIDocument {
        private static func responses(of operation: APIOperation) -> [JSONValue.Member] {
            var success: [JSONValue.Member] = [.init("description", "It was done.")]
            if let content = description(of: operation.content) {
                success.append(.init("content", content))
            }
            if operation.paging != nil { success.append(.init("headers", ["Link": link])) }
            return [.init("\(operation.status.code)", .object(success))]
                + problems(of: operation).map { status, meaning in
                    .init(
                        "\(status)",
                        [
                            "description": .string(meaning),
                            "content": [
                                "application/problem+json": ["schema": reference("refusal")]
                            ],
                        ])
                }
        }

        private static let link: JSONValue = [
            "description": "Where what comes behind is (rel=next), which may be nothing.",
            "schema": ["type": "string"],
        ]

        private static func answer(with data: JSONValue) -> JSONValue {
            [
                "type": "object", "required": ["v", "data"],
                "properties": ["v": ["const": 1], "data": data],
            ]
        }

        private static func problems(of operation: APIOperation) -> [(Int, String)] {
            var problems = [
                (400, "The request can't be read, or lacks its name."),
                (401, "Nobody is signed in by that, or the password is wrong."),
                (403, "The rules of the household do not allow it."),
                (404, "There is nothing of the kind that whoever asks may see."),
                (409, "As things are, that can't be done."),
                (421, "The server is not called that."),
                (422, "A value can't be used."),
                (429, "That was too much at once."),
                (500, "Something is wrong with the server."),
                (503, "The server is busy, or its data file is."),
            ]
            if operation.takesJSON {
                problems += [
                    (408, "The request did not come to its end."),
                    (413, "That is more than can be sent."), (415, "It is not JSON."),
                ]
            }
            return problems.sorted { $0.0 < $1.0 }
        }

        /// What is answered, by the type of which it is.
        private static func description(of content: APIOperation.Content) -> JSONValue? {
            switch content {
            case .command(let name): json(of: reference(AnswerSchema.name(ofCommand: name)))
            case .definition(let name): json(of: reference(name))
            case .session: json(of: arrival)
            case .events: .object([.init(EventText.contentType, ["schema": events])])
            case .nothing: nil
            }
        }

        private static func json(of data: JSONValue) -> JSONValue {
            ["application/json": ["schema": answer(with: data)]]
        }

        private static let arrival: JSONValue = [
            "type": "object", "required": ["account", "seal", "token"],
            "properties": [
                "account": reference("account"), "token": ["type": "string"],
                "seal": [
                    "description": "What came of sealing the books, for parents.",
                    "type": ["object", "null"],
                ],
            ],
        ]

        private static let events: JSONValue = [
            "type": "string",
            "description": """
            Server-Sent Events until the session or the server ends. Each is called `changed`, with an `id` and `{}`: what \
            happened is asked for.
            """,
        ]

        private static func reference(_ name: String) -> JSONValue {
            ["$ref": .string(container + name)]
        }

        private static let container = "#/components/schemas/"
    }

    // MARK: - Schemas

    extension APIDocument {
        /// Those of all that is answered, and of what is in it.
        private static var schemas: [JSONValue.Member] {
            let names = APIOperation.all.compactMap { operation -> String? in
                switch operation.content {
                case .command(let name): AnswerSchema.name(ofCommand: name)
                case .definition(let name): name
                case .session: "account"
                case .events, .nothing: nil
                }
            }
            return AnswerSchema.definitions(of: names + ["error"], in: container)
                + [.init("refusal", refusal)]
        }

        private static let refusal: JSONValue = [
            "type": "object",
            "required": ["type", "title", "status", "detail", "v", "error"],
            "properties": [
                "type": ["type": "string"], "title": ["type": "string"],
                "status": ["type": "integer"], "detail": ["type": "string"],
                "v": ["const": 1], "error": reference("error"),
            ],
        ]
    }

    extension APIParameter.Kind {
        fileprivate func schema(saying meaning: String) -> JSONValue {
            .object((schema.members ?? []) + [.init("description", .string(meaning))])
        }

        fileprivate var schema: JSONValue {
            switch self {
            case .number:
                ["type": "integer", "minimum": 1, "maximum": 999_999_999_999_999_999]
            case .person:
                ["type": "string", "minLength": 1, "maxLength": .number("\(Self.mostOfName)")]
            case .day: ["type": "string", "format": "date"]
            case .count(let most):
                ["type": "integer", "minimum": 1, "maximum": .number("\(most)")]
            case .text(let most):
                ["type": "string", "minLength": 1, "maxLength": .number("\(most)")]
            case .flag: ["type": "boolean"]
            case .place(let list):
                ["type": "string", "pattern": .string(list.place.pattern)]
            case .one(let words):
                ["type": "string", "enum": .array(words.map { .string($0) })]
            }
        }
    }
#endif

/// What entities and requests there can be.
public struct Schema: Sendable {
    /// What is true of all entities of one type.
    public struct EntityKind: Hashable, Sendable {
        /// Their attributes.
        public let attributes: RecordType
        /// The type of their tags, when they can have any.
        public let tags: ValueType?
        /// The types of the entities they can be in, directly or not.
        public let ancestors: Set<EntityType>
        /// The only ids there are, when they are listed.
        public let ids: Set<Text>?
    }

    /// What requests there can be for one action.
    public struct Action: Hashable, Sendable {
        /// The types of their principals.
        public let principals: [EntityType]
        /// The types of their resources.
        public let resources: [EntityType]
        /// Their context.
        public let context: RecordType
    }

    /// The types of entities, without those of actions.
    public let entityTypes: [EntityType: EntityKind]
    /// The actions and groups of actions.
    public let actions: [EntityUID: Action]
    /// The actions as entities, each in its groups.
    public let actionEntities: Entities
    package let declarations: SchemaDeclarations
}

// MARK: - Reading schemas

extension Schema {
    /// Creates the schema that `text` spells.
    ///
    /// - Throws: What is wrong with the text, which `file` is the name of.
    public init(parsing text: String, file: String = "schema") throws(SyntaxError) {
        let source = SourceText(text)
        let declarations = try Parser.declarations(of: source, file: file)
        do throws(SchemaProblems) {
            try self.init(declarations)
        } catch {
            let diagnostics = error.problems.map {
                Diagnostic($0.message, at: $0.range, in: source)
            }
            throw SyntaxError(file: file, diagnostics: diagnostics)
        }
    }

    /// Creates the schema that the declarations make together.
    package init(_ declarations: SchemaDeclarations) throws(SchemaProblems) {
        var resolver = SchemaResolver(declarations)
        self.declarations = declarations
        entityTypes = resolver.entityTypes()
        actions = resolver.actions()
        actionEntities = resolver.actionEntities()
        guard resolver.problems.isEmpty else { throw SchemaProblems(resolver.problems) }
    }
}

/// Why declarations don't make a schema, and where.
package struct SchemaProblem: Error, Hashable {
    package let message: String
    package let range: Range<Int>
}

/// What is wrong with declarations, in the order of the text; never empty.
package struct SchemaProblems: Error {
    package let problems: [SchemaProblem]

    /// Each of `problems` once, and no more than anybody reads.
    init(_ problems: Set<SchemaProblem>) {
        self.problems = Array(
            problems.sorted {
                ($0.range.lowerBound, $0.message) < ($1.range.lowerBound, $1.message)
            }.prefix(Parser.maximumDiagnostics))
    }
}

// MARK: - Asking about types

extension Schema {
    /// Whether an entity of `type` can be in one of `group`, or be one.
    func canBe(_ type: EntityType, in group: EntityType) -> Bool {
        type == group || entityTypes[type]?.ancestors.contains(group) == true
    }

    /// Whether there are entities or actions of `type`.
    func knows(_ type: EntityType) -> Bool {
        type.isAction || entityTypes[type] != nil
    }
}

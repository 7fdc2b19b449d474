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
        do throws(Diagnostic) {
            let declarations = try Parser.declarations(of: source)
            do throws(SchemaProblem) {
                try self.init(declarations)
            } catch {
                throw Diagnostic(error.message, at: error.range, in: source)
            }
        } catch {
            throw SyntaxError(file: file, diagnostics: [error])
        }
    }

    /// Creates the schema that the declarations make together.
    package init(_ declarations: SchemaDeclarations) throws(SchemaProblem) {
        var resolver = try SchemaResolver(declarations)
        self.declarations = declarations
        entityTypes = try resolver.entityTypes()
        actions = try resolver.actions()
        actionEntities = try resolver.actionEntities()
    }
}

/// Why declarations don't make a schema, and where.
package struct SchemaProblem: Error {
    package let message: String
    package let range: Range<Int>
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

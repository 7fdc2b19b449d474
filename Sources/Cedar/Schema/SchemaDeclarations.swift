/// A schema as it is written, names not yet looked up.
package struct SchemaDeclarations: Sendable {
    package var namespaces: [Namespace] = []

    package init(namespaces: [Namespace] = []) {
        self.namespaces = namespaces
    }

    /// The declarations whose names have a common beginning.
    package struct Namespace: Sendable {
        /// The beginning, empty for names without one.
        package let name: Text
        package var annotations: [Annotation] = []
        package var commonTypes: [CommonType] = []
        package var entityTypes: [EntityKind] = []
        package var actions: [Action] = []
        package let range: Range<Int>

        package init(name: Text, range: Range<Int> = 0..<0) {
            self.name = name
            self.range = range
        }

        /// The whole name of what is called `name` in here.
        func path(of name: Text) -> EntityType {
            EntityType(self.name == "" ? name.string : "\(self.name)::\(name)")
        }
    }

    /// A name for a type.
    package struct CommonType: Sendable {
        package let name: Text
        package let type: TypeExpression
        package let annotations: [Annotation]
        package let range: Range<Int>

        package init(
            name: Text, type: TypeExpression, annotations: [Annotation] = [],
            range: Range<Int> = 0..<0
        ) {
            self.name = name
            self.type = type
            self.annotations = annotations
            self.range = range
        }
    }

    /// A type of entities.
    package struct EntityKind: Sendable {
        package enum Body: Sendable {
            case standard(parents: [TypeName], shape: TypeExpression?, tags: TypeExpression?)
            case enumerated([Text])
        }

        package let name: Text
        package let body: Body
        package let annotations: [Annotation]
        package let range: Range<Int>

        package init(
            name: Text, body: Body, annotations: [Annotation] = [], range: Range<Int> = 0..<0
        ) {
            self.name = name
            self.body = body
            self.annotations = annotations
            self.range = range
        }
    }

    /// An action or a group of actions.
    package struct Action: Sendable {
        package let id: Text
        package let groups: [ActionName]
        package let appliesTo: AppliesTo?
        package let annotations: [Annotation]
        package let range: Range<Int>

        package init(
            id: Text, groups: [ActionName], appliesTo: AppliesTo?, annotations: [Annotation] = [],
            range: Range<Int> = 0..<0
        ) {
            self.id = id
            self.groups = groups
            self.appliesTo = appliesTo
            self.annotations = annotations
            self.range = range
        }
    }

    /// What requests an action can be part of.
    package struct AppliesTo: Sendable {
        package let principals: [TypeName]
        package let resources: [TypeName]
        package let context: TypeExpression?

        package init(principals: [TypeName], resources: [TypeName], context: TypeExpression?) {
            self.principals = principals
            self.resources = resources
            self.context = context
        }
    }
}

/// A name of an action as it is written.
package struct ActionName: Sendable {
    /// The type, when it is written.
    package let type: Text?
    package let id: Text
    package let range: Range<Int>

    package init(type: Text?, id: Text, range: Range<Int> = 0..<0) {
        self.type = type
        self.id = id
        self.range = range
    }
}

/// A name of a type as it is written.
package struct TypeName: Sendable {
    package let path: Text
    package let range: Range<Int>

    package init(_ path: Text, range: Range<Int> = 0..<0) {
        self.path = path
        self.range = range
    }
}

/// A type as it is written.
package indirect enum TypeExpression: Sendable {
    /// What a name may stand for.
    package enum Meaning: Hashable, Sendable {
        case any, common, entity
    }

    package struct Attribute: Sendable {
        package let name: Text
        package let type: TypeExpression
        package let isRequired: Bool
        package let annotations: [Annotation]

        package init(
            name: Text, type: TypeExpression, isRequired: Bool, annotations: [Annotation] = []
        ) {
            self.name = name
            self.type = type
            self.isRequired = isRequired
            self.annotations = annotations
        }
    }

    case named(TypeName, Meaning)
    case set(TypeExpression)
    case record([Attribute])
}

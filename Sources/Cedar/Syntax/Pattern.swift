/// What `like` compares a string with.
package struct Pattern: Hashable, Sendable {
    /// A scalar that must be there, or a place for any scalars.
    package enum Element: Hashable, Sendable {
        case scalar(Unicode.Scalar)
        case wildcard
    }

    package let elements: [Element]

    package init(_ elements: [Element]) {
        self.elements = elements
    }

    /// Whether the whole of `text` fits.
    ///
    /// Only the last wildcard ever has to take more: what an earlier one took was the least that
    /// let the following elements fit.
    package func matches(_ text: Text) -> Bool {
        let scalars = text.string.unicodeScalars
        var position = scalars.startIndex
        var index = 0
        var retry: (index: Int, position: String.Index)?
        while position < scalars.endIndex {
            if index < elements.count, elements[index] == .wildcard {
                index += 1
                retry = (index, position)
            } else if index < elements.count, elements[index] == .scalar(scalars[position]) {
                index += 1
                position = scalars.index(after: position)
            } else if let last = retry {
                index = last.index
                position = scalars.index(after: last.position)
                retry = (index, position)
            } else {
                return false
            }
        }
        return elements[index...].allSatisfy { $0 == .wildcard }
    }
}

extension Pattern: CustomStringConvertible {
    /// The pattern as a string literal of a policy.
    package var description: String {
        let parts = elements.map { element in
            switch element {
            case .wildcard: "*"
            case .scalar("*"): "\\*"
            case .scalar(let scalar): scalar.escaped
            }
        }
        return "\"\(parts.joined())\""
    }
}

/// Which form of a message stands with a number, by the names that the CLDR gives the forms.
package struct PluralRule: Sendable {
    /// A form, as messages select it.
    package enum Form: String, Sendable {
        case zero, one, two, few, many, other
    }

    /// The form for a whole number, whatever its sign.
    package let form: @Sendable (UInt) -> Form

    /// A rule of a language.
    package init(_ form: @escaping @Sendable (UInt) -> Form) {
        self.form = form
    }

    /// One for 1, and other for the rest, as in English, German and many more.
    ///
    /// Source: CLDR plural rules, cardinal, of whole numbers.
    package static let oneAndOther = PluralRule { $0 == 1 ? .one : .other }
}

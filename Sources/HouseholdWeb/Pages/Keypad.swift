import HouseholdModel

/// A field for the code of a child, which can be pressed with large keys where scripts run.
///
/// - Parameters:
///   - caption: What is asked for.
///   - more: What the field has besides.
/// - Returns: The field, with its keys.
func codeField(_ caption: Phrase, _ more: Attribute...) -> HTML {
    let attributes: [Attribute] = [
        .input(.password), .id(.password), .field(.password), .required, .longest(codeLength),
        .completion(.nothing), .digits,
    ]
    return element(.label, .caption(for: .password), saying: caption)
        + element(.section, .look([.secret])) {
            HTML([.element(.input, attributes + more, [])])
            element(.p, .look([.stars]), .silent, .hidden)
        } + keypad
}

/// How many digits it has.
private let codeLength = 6

/// Ten keys and one that takes the last digit back, which do nothing without a script and so are not shown.
private let keypad = element(.section, .look([.keys]), .id(.keypad), .hidden) {
    for digit in Array(1...9) { key("\(digit)") }
    key("0")
    element(.button, .unsending, .said("Erase")) { picture("⌫") }
    // How many there are by now, for whoever does not see the stars.
    element(.p, .look([.heard]), .id(.typed), .polite)
}

private func key(_ digit: String) -> HTML {
    element(.button, .unsending, .value(digit)) { HTML([.bare(digit)]) }
}

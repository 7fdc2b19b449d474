import TestSupport

extension JSONShape {
    static let ruleTrial = object([
        "state": .text, "set_by": .text, "from": .text, "until": .text,
        "rules": .list(
            .object([
                "name": .text, "say": .optional(.text), "decided": .optional(.number),
                "refused": .optional(.number),
                "people": .optional(.list(.object(["name": .text, "count": .number]))),
            ])),
    ])
}

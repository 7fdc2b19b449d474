import TestSupport

extension JSONShape {
    static let moneyTerms = object([
        "currency": .optional(.text), "points": .optional(.number), "amount": .optional(.number),
    ])
    static let debt = object([
        "to": .text, "by": .optional(.text), "amount": .number, "currency": .text, "gone": .flag,
        "helps": .flag, "name": .optional(.text),
        "open": .list(
            .object([
                "at": .text, "kind": .text, "amount": .number, "currency": .text,
                "why": .optional(.text), "due": .optional(.text), "late": .flag,
            ])),
    ])
    static let money = object(["terms": moneyTerms, "debts": .list(debt)])
    static let moneyMove = object([
        "kind": .text, "to": .text, "by": .optional(.text), "amount": .number, "currency": .text,
        "points": .number, "balance": .optional(.number), "left": .optional(debt),
        "name": .optional(.text),
    ])
    static let moneyEntry = object([
        "seq": .optional(.number), "at": .text, "kind": .text, "to": .text, "by": .optional(.text),
        "amount": .number, "currency": .text, "points": .number, "booked": .text,
        "name": .optional(.text), "booked_name": .optional(.text), "why": .optional(.text),
        "due": .optional(.text), "day": .optional(.text), "reversed": .flag, "rules": .list(.text),
    ])
    static let allowance = object([
        "member": .text, "name": .text, "amount": .number, "currency": .text, "repeats": .text,
        "rrule": .optional(.text), "next": .optional(.text), "by": .text,
    ])
    static let bankAccount = object([
        "member": .text, "name": .text, "iban": .optional(.text), "holder": .optional(.text),
        "code": .optional(
            .object([
                "text": .text, "amount": .number, "currency": .text, "for": .optional(.text),
            ])),
    ])
    static let keptAccount = object(["member": .text, "kept": .flag])
}

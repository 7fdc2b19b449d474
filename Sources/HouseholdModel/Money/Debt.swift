/// What one owes another: what is left of all that the book says between the two.
package struct Debt: Hashable, Sendable {
    /// What of it an entry of the book is about.
    package struct Item: Hashable, Sendable {
        /// The entry.
        package let entry: Entry
        /// How much of its money is still owed, in the smaller unit.
        package let rest: Int
    }

    /// Who is owed.
    package let creditor: Member.ID
    /// Who owes; `nil` where that is the household's grown-ups together.
    package let debtor: Member.ID?
    /// The currency.
    package let currency: Currency
    /// How much, in the smaller unit: more than nothing, and as much as ``items`` come to.
    package let minor: Int
    /// What it is for: what is due first stands first, and what is due at no time last.
    package let items: [Item]
}

extension Debt {
    /// What is owed by the entries of a book, in its order; those that are taken back, and what takes them back, move nothing.
    ///
    /// What was paid covers of what stood then what is due first; only what was handed over with a payout is that payout's
    /// alone. The order is that of the first entry between the two.
    package static func all(in entries: [Entry]) -> [Debt] {
        let standing = entries.filter { $0.claim != nil && $0.stands }
        let handedOver = Set(
            zip(standing, standing.dropFirst()).filter { $0.isHandedOver(by: $1) }
                .flatMap { [$0.sequence, $1.sequence] })
        var (pairs, between): ([Pair], [Pair: [Entry]]) = ([], [:])
        for entry in standing where !handedOver.contains(entry.sequence) {
            let pair = Pair(entry)
            if between[pair] == nil { pairs.append(pair) }
            between[pair, default: []].append(entry)
        }
        return pairs.compactMap { pair in debt(of: between[pair] ?? []) }
    }

    private static func debt(of entries: [Entry]) -> Debt? {
        var items: [Item] = []
        for entry in entries {
            guard let amount = entry.claim?.money.minor else { continue }
            let item = Item(entry: entry, rest: amount)
            guard let first = items.first, first.entry.gainer != entry.gainer else {
                items.append(item)
                continue
            }
            let rest = cover(&items, with: amount)
            if rest > 0 { items = [Item(entry: entry, rest: rest)] }
        }
        // Where both are even there is nothing left, and the household never is ahead of a child.
        guard let last = items.last?.entry, let creditor = last.gainer,
            let currency = last.claim?.money.currency
        else { return nil }
        let debtor = last.member == creditor ? last.claim?.debtor : last.member
        return Debt(
            creditor: creditor, debtor: debtor, currency: currency,
            minor: items.reduce(0) { $0 + $1.rest },
            items: items.sorted { $0.entry.isDue(before: $1.entry) })
    }

    /// Takes so much off what stands, first off what is due first, and returns what is left over.
    private static func cover(_ items: inout [Item], with amount: Int) -> Int {
        var left = amount
        items = items.sorted { $0.entry.isDue(before: $1.entry) }.compactMap { item in
            let used = min(left, item.rest)
            left -= used
            return used == item.rest ? nil : Item(entry: item.entry, rest: item.rest - used)
        }
        return left
    }

    /// Two between whom something is owed, whichever way.
    private struct Pair: Hashable {
        let parties: Set<Member.ID?>

        init(_ entry: Entry) {
            parties = [entry.member, entry.claim?.debtor]
        }
    }
}

extension Entry {
    /// Whether it is to be paid before another: what is due first at first, and what is due at no time last.
    package func isDue(before other: Entry) -> Bool {
        switch (claim?.due, other.claim?.due) {
        case (let one?, let other?) where one != other: one < other
        case (.some, nil): true
        case (nil, .some): false
        default: sequence < other.sequence
        }
    }

    /// Whether it is a payout that `next` handed over at once: that is booked with it, and stands next in the book.
    package func isHandedOver(by next: Entry) -> Bool {
        kind == .payout && next.kind == .payment && next.sequence == sequence + 1
            && next.household == household && next.member == member && next.at == at
            && next.claim == claim
    }

    /// Whether it is neither taken back nor takes another back.
    fileprivate var stands: Bool { reverses == nil && reversedBy == nil }

    /// To whom the other owes more by it: whoever is owed or, of a payment, whoever paid; `nil` for the household.
    fileprivate var gainer: Member.ID? {
        kind == .payment ? claim?.debtor : member
    }
}

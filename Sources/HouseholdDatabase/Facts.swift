import HouseholdModel

/// What the data file says, for as long as one transaction lasts.
///
/// It is lent to a closure and can't be kept. Queries are extensions, a file for each kind of thing.
package struct Facts: ~Copyable {
    let connection: Connection

    init(_ connection: Connection) {
        self.connection = connection
    }

    /// Lends the same to `body`, which may make something of it that says less.
    package borrowing func lend<Value>(_ body: (consuming Facts) throws -> Value) rethrows -> Value
    {
        try body(Facts(connection))
    }
}

/// A transaction that may change the data file, lent to a closure.
package struct Transaction: ~Copyable {
    /// What the data file says, with what this transaction has changed so far.
    package let facts: Facts
    let connection: Connection
    private let made = Made()

    init(_ connection: Connection) {
        self.connection = connection
        facts = Facts(connection)
    }

    /// The rows that came to be in this transaction, of the kinds that can be taken back.
    package var madeRows: Set<RowSnapshot.Key> { made.rows }

    func noteMade(_ row: RowSnapshot.Key) {
        made.rows.insert(row)
    }

    /// The notices of this transaction that go with it when it is taken back.
    var madeNews: [Identifier<Notice>] { made.news }

    func noteMade(_ news: Identifier<Notice>) {
        made.news.append(news)
    }

    /// Whether texts were erased from those records in this transaction, and no row says so yet.
    func isErasing(in scope: AuditScope) -> Bool { made.erasing.contains(scope) }

    /// Notes that texts are erased; the next row of those records says so.
    func noteErasing(in scope: AuditScope) {
        made.erasing.insert(scope)
    }

    /// Notes that a row says so.
    func noteErased(in scope: AuditScope) {
        made.erasing.remove(scope)
    }
}

private final class Made {
    var rows: Set<RowSnapshot.Key> = []
    var news: [Identifier<Notice>] = []
    var erasing: Set<AuditScope> = []
}

import HouseholdModel
import HouseholdService

extension ImportLine {
    /// A chore for anybody.
    static var sweeping: ImportLine { get throws { try chore(2, "Sweep") } }

    static func chore(_ line: Int, _ title: String, to name: String? = nil) throws -> ImportLine {
        ImportLine(line, .chore(AddChore(title: try Title(title), for: name.map { .one($0) })))
    }

    static func reward(_ line: Int, _ title: String) throws -> ImportLine {
        guard let value = RewardValue(20) else { throw ServiceError.bug("points") }
        return ImportLine(line, .reward(AddReward(title: try Title(title), at: value)))
    }

    static func child(_ line: Int, _ name: String, had points: Int? = nil) throws -> ImportLine {
        ImportLine(
            line,
            .child(
                AddChild(name: try Name(name), signIn: .code),
                had: points.flatMap(PointsAmount.init)))
    }

    static func opening(_ line: Int, of name: String, _ points: Int) throws -> ImportLine {
        guard let amount = PointsAmount(points) else { throw ServiceError.bug("points") }
        return ImportLine(line, .opening(of: name, amount))
    }
}

extension FileReference {
    static var list: FileReference {
        get throws { FileReference(called: try Note("list.csv"), content: Array("abc".utf8)) }
    }
}

import Testing

@Suite("What can be asked of a server")
struct WireListTests {
    /// What only the gate makes of a password, in requests of its own.
    private static let conversations: Set = [
        "LogIn", "Join", "RegisterAccount", "RecoverAccount", "ChangePassword", "ChangeEmail",
        "DeleteAccount", "ResetMember", "ExportHousehold",
    ]
    /// What the program does by itself.
    private static let programs: Set = [
        "FindMessages", "ReadMessages", "SendMessages", "SettleMessages", "ApproveByReply",
        "ApproveUnseen", "CreditAllowances",
    ]
    /// What is done where the data file is, with the rights of whose it is.
    private static let besideServers: Set = [
        "BackUpDataFile", "RestoreDataFile", "ImportHousehold", "KeepCalendar",
    ]

    @Test("is every operation, but for those that are told here")
    func isEverything() throws {
        let operations = SourceFile.product.filter {
            $0.path.hasPrefix("Sources/HouseholdService/Operations/")
        }.flatMap { file in
            file.code.joined(separator: "\n").matches(
                of:
                    #/\bstruct (\w+): [^{]*\b(Change|CompoundChange|Inquiry|AuditedInquiry)\b/#
            ).map { String($0.1) }
        }
        let list = try #require(
            SourceFile.product.first { $0.path == "Sources/HouseholdProtocol/Porter+Calls.swift" })
        let listed = Set(
            list.code.joined(separator: "\n").matches(of: #/\b(\w+)\.self\b/#).map { String($0.1) })

        let others = Self.conversations.union(Self.programs).union(Self.besideServers)
        #expect(operations.count > 120)
        #expect(Set(operations).subtracting(listed) == others)
    }
}

import HouseholdModel
import HouseholdService
import Testing

@Suite("A name that could be taken for something else")
struct MisleadingNameTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    @Test(
        "is not given to a child, and no child takes it",
        arguments: ["12", "#1", "7.", "login", "Undo", "Mum", "Papa"])
    func isNoChilds(_ text: String) async throws {
        let name = try Name(text)

        let given = await refusal { () throws(ServiceError) in
            try await family.perform(AddChild(name: name, signIn: .code), as: .anna)
        }
        #expect(given == .member(.nameMisleads(name)))
        let taken = await refusal { () throws(ServiceError) in
            try await family.perform(EditProfile(name: name), as: .mia)
        }
        #expect(taken == .member(.nameMisleads(name)))
    }

    @Test("of a parent is a parent's")
    func isParents() async throws {
        try await family.perform(EditProfile(name: Name("Mum")), as: .anna)
    }
}

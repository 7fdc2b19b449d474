import Foundation
import Testing

@Suite("policy format and policy translate")
struct NotationTests {
    private static let crooked = "// why\npermit(principal,action,resource)when{true};"
    private static let straight = "// why\npermit (principal, action, resource)\nwhen { true };\n"

    @Test("write what all policies should look like, with comments, once and for all")
    func formats() throws {
        let workshop = try Workshop(["a.cedar": Self.crooked])

        #expect(workshop.run("format ./a.cedar") == .init(output: Self.straight))
        #expect(workshop.run("format -", input: Self.straight) == .init(output: Self.straight))
    }

    @Test("write what all schemas should look like, too")
    func formatsSchemas() throws {
        let workshop = try Workshop(["a.cedarschema": "// who\nentity A{b:Long};"])

        let outcome = workshop.run("format ./a.cedarschema")

        #expect(outcome.exit == 0 && outcome.output.hasPrefix("// who\nentity A "))
        #expect(workshop.run("format -", input: outcome.output) == outcome)
    }

    @Test("say which files are not formatted, and change none")
    func checks() throws {
        let workshop = try Workshop(["a.cedar": Self.crooked, "b.cedar": Self.straight])

        #expect(
            workshop.run("format --check ./a.cedar ./b.cedar")
                == .init(output: "a.cedar: not formatted\n", exit: 1))
        #expect(workshop.run("format --check ./b.cedar") == .init())
        #expect(try workshop.read("a.cedar") == Self.crooked)
    }

    @Test("put the text in the place of the file, which keeps its mode")
    func writes() throws {
        let workshop = try Workshop(["a.cedar": Self.crooked, "b.cedar": Self.straight])
        let file = workshop.folder.appending(path: "a.cedar").path
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)

        #expect(
            workshop.run("format --write ./a.cedar ./b.cedar")
                == .init(output: "a.cedar: formatted\n"))

        #expect(try workshop.read("a.cedar") == Self.straight)
        let attributes = try FileManager.default.attributesOfItem(atPath: file)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: workshop.folder.path).count == 2)
    }

    @Test("write nothing when one of the files has a mistake")
    func writesAllOrNothing() throws {
        let workshop = try Workshop(["a.cedar": Self.crooked, "b.cedar": "permit"])

        #expect(workshop.run("format --write ./a.cedar ./b.cedar").exit == 65)
        #expect(try workshop.read("a.cedar") == Self.crooked)
    }

    @Test("lose nothing between the notations")
    func translates() throws {
        let workshop = try Workshop(Family.files)
        try workshop.write(
            Family.policies + "permit (principal == ?principal, action, resource);"
                + "permit (principal, action, resource is Door);", to: "all.cedar")

        for name in ["all.cedar", "house.cedarschema"] {
            let json = workshop.run("translate --to json ./\(name)")
            let ending = name.hasSuffix("schema") ? ".cedarschema.json" : ".json"
            try workshop.write(json.output, to: "there" + ending)
            let back = workshop.run("translate --to cedar ./there\(ending)")
            let again = name.hasSuffix("schema") ? "back.cedarschema" : "back.cedar"
            try workshop.write(back.output, to: again)

            #expect(json.exit == 0 && back.exit == 0)
            #expect(workshop.run("translate --to json ./\(again)") == json)
            #expect(workshop.run("translate --to cedar ./\(again)") == back)
        }
    }

    @Test("write links as policies with their slots filled")
    func translatesLinks() throws {
        let template =
            #"{"effect":"permit","principal":{"op":"==","slot":"?principal"},"action":{"op":"All"},"resource":{"op":"All"},"conditions":[]}"#
        let workshop = try Workshop([
            "links.json": """
            {"staticPolicies":{},"templates":{"t":\(template)},"templateLinks":[
            {"templateId":"t","newId":"l","values":{"?principal":{"type":"Person","id":"mia"}}}]}
            """
        ])

        #expect(
            workshop.run("translate --to cedar ./links.json").output == """
                permit (principal == Person::"mia", action, resource);

                permit (principal == ?principal, action, resource);

                """)
        #expect(
            workshop.run("check ./links.json").output
                == "links.json: 0 policies, 1 template, 1 link\n")
    }

    @Test("answer programs with the text as a string")
    func answerPrograms() throws {
        let workshop = try Workshop(["a.cedar": Self.crooked])

        #expect(
            workshop.run("format --json ./a.cedar").output
                == #"{"v":1,"data":{"files":[{"file":"a.cedar","changed":true,"text":"// why\npermit (principal, action, resource)\nwhen { true };\n"}]}}"#
                + "\n")
        #expect(
            workshop.run("translate --json --to cedar ./a.cedar").output
                == #"{"v":1,"data":{"to":"cedar","text":"// why\npermit(principal,action,resource)when{true};"}}"#
                + "\n")
    }
}

import Cedar
import CedarRoundTrips
import Foundation
import Testing

@Suite("A formatted schema")
struct SchemaFormatterTests {
    @Test("looks like others")
    func layout() throws {
        let text = """
            // The house.


            //   Who.
            @doc("A, b.")@x entity Visitor enum["nobody"];//after
            entity   Member,Guest in[Household,Role]=
            {  household:Household,// where
            // how old
              "birth day"?:Set<Set<datetime>>
              } tags String;
            entity Chore { by: Member,};
            type Moment={now:datetime,today:__cedar::datetime};
            action read;

            action see,"look at" in [read,N::Action::"x"] appliesTo{principal:Member,resource:[Chore]};
            action "account.register", "account.login", "account.join", "account.recover", "account.logout"
              appliesTo { principal: [Visitor, Member], resource: Program,
              context: { now: datetime, today: datetime, something: String, somebody: Member } } attributes {};
            @here
            namespace N::M { // inside
            entity A;


            // last
            entity Long enum ["first of many words", "second of many words", "third of many words"]; // !
            // end of N
            } // behind
            namespace Empty {}
            // The end.
            """

        let formatted = try Schema.formatted(text)

        #expect(
            formatted == """
                // The house.

                //   Who.
                @doc("A, b.")
                @x
                entity Visitor enum ["nobody"]; //after
                entity Member, Guest in [Household, Role] = {
                    household: Household, // where
                    // how old
                    "birth day"?: Set<Set<datetime>>,
                } tags String;
                entity Chore {
                    by: Member,
                };
                type Moment = { now: datetime, today: __cedar::datetime };
                action read;

                action see, "look at"
                    in [read, N::Action::"x"]
                    appliesTo { principal: Member, resource: [Chore] };
                action "account.register", "account.login", "account.join", "account.recover",
                    "account.logout"
                    appliesTo {
                        principal: [Visitor, Member],
                        resource: Program,
                        context: {
                            now: datetime,
                            today: datetime,
                            something: String,
                            somebody: Member,
                        },
                    }
                    attributes {};
                @here
                namespace N::M { // inside
                    entity A;

                    // last
                    entity Long enum [
                        "first of many words",
                        "second of many words",
                        "third of many words"
                    ]; // !
                    // end of N
                } // behind
                namespace Empty {}
                // The end.

                """)
        #expect(try Schema.formatted(formatted) == formatted)
    }

    @Test(
        "means what it meant",
        arguments: Fact.all("parse-schema").filter { $0.string("expect") == "ok" })
    func facts(_ fact: Fact) throws {
        try Schema.checkFormatting(of: fact.string("text"))
    }

    @Test("keeps every comment, wherever it is")
    func comments() throws {
        let text = """
            @a ( "b" ) entity A , B in [ A , B ] = { x : Long , @c y ? : Set < { z : A , } > } tags B ;
             entity E enum [ "a" , "b" ] ; type T = { } ;
             namespace N { action a , "b" in [ c ] appliesTo { principal : A , resource : [ A ] ,
             context : T , } attributes { } ; action c ; }
            """
        for index in text.indices where text[index] == " " {
            for note in [" // note\n", "\n// note\n", "\n\n // note\n\n"] {
                try Schema.checkFormatting(of: text[..<index] + note + text[index...])
            }
        }
    }

    @Test("need not have known names")
    func unknownNames() throws {
        #expect(try Schema.formatted("entity A in[B];") == "entity A in [B];\n")
        #expect(try Schema.formatted("") == "")
        #expect(try Schema.formatted("//a") == "//a\n")
    }

    @Test("is refused when it isn't one")
    func mistakes() {
        #expect(throws: SyntaxError.self) { try Schema.formatted("entity") }
    }

    @Test("is the household's")
    func shipped() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Policies/schema.cedarschema")
        try Schema.checkFormatting(of: String(contentsOf: file, encoding: .utf8))
    }
}

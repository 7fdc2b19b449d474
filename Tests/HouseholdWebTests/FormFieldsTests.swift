import HouseholdWeb
import Testing

@Suite("What a browser sends with a form")
struct FormFieldsTests {
    @Test(
        "is read as browsers write it",
        arguments: [
            ("title=Feed+the+cat", "Feed the cat"), ("title=K%C3%A4tzchen", "Kätzchen"),
            ("title=1%2B1%3D2%26%25", "1+1=2&%"), ("title=", ""), ("title", ""),
            ("title=a=b", "a=b"), ("title=%3Cb%3E", "<b>"), ("&title=x&", "x"),
        ])
    func isRead(text: String, title: String) {
        #expect(FormFields(Array(text.utf8))?[.title] == title)
    }

    @Test(
        "is none of ours where anything of it is strange",
        arguments: [
            "title=a&title=b", "other=1", "title=%", "title=%4", "title=%zz", "title=%C3",
            "title=%FF%FE", "TITLE=x", "title%20=x", "=x",
        ])
    func isStrange(text: String) {
        #expect(FormFields(Array(text.utf8)) == nil)
    }

    @Test("says nothing of what was not sent")
    func isSilent() {
        let fields = FormFields(Array("title=x".utf8))
        #expect(fields != nil)
        #expect(fields?[.points] == nil)
    }
}

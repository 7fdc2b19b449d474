#if Server
    import NIOHTTP1
    import Testing

    /// No browser would do what is tried here, so there is none.
    @Suite("A form of the board")
    struct OriginTests {
        /// A request that a page of somebody else could have sent, or a program of theirs.
        private struct Forgery {
            let name: String
            var headers: HTTPHeaders
            var token: String?
            /// How it is answered: a page that was made for another sign-in leads to a new one.
            var status = 403
        }

        @Test("is not taken from a page of somebody else")
        func isNotTaken() async throws {
            let home = try await Home()
            var mia = try PlainVisitor(to: home.address)
            try await mia.signIn(as: .mia)
            let day = try await mia.get("/day")
            let form = try #require(day.form(of: 1), "\(day.body)")

            for forgery in Self.forgeries(mia.manners, token: form.hiddenFields["form"]) {
                var fields = form.hiddenFields
                fields["form"] = forgery.token
                let answer = try await mia.post(form.action ?? "", fields, forgery.headers)
                #expect(answer.status == forgery.status, "\(forgery.name): \(answer)")
                #expect(try home.isOpen(1), "\(forgery.name)")
            }
            let answer = try await mia.post(form.action ?? "", form.hiddenFields, mia.manners)
            #expect(answer.status == 303)
            #expect(try !home.isOpen(1))
        }

        private static func forgeries(_ manners: HTTPHeaders, token: String?) -> [Forgery] {
            func changed(_ name: String, _ value: String) -> HTTPHeaders {
                var headers = manners
                headers.replaceOrAdd(name: name, value: value)
                return headers
            }
            let other = changed("Origin", "https://evil.example")
            return [
                Forgery(name: "another origin", headers: other, token: token),
                Forgery(
                    name: "an origin of nowhere", headers: changed("Origin", "null"), token: token),
                Forgery(
                    name: "another site", headers: changed("Sec-Fetch-Site", "cross-site"),
                    token: token),
                Forgery(
                    name: "a neighbour of the site",
                    headers: changed("Sec-Fetch-Site", "same-site"), token: token),
                Forgery(name: "nothing of where it comes from", headers: [:], token: token),
                Forgery(name: "no token", headers: manners),
                Forgery(
                    name: "another token", headers: manners, token: "AAAAAAAAAAAAAAAAAAAAAA"),
                Forgery(
                    name: "another host", headers: changed("Host", "evil.example"), token: token,
                    status: 421),
            ]
        }

        @Test("that is sent twice is done once")
        func isDoneOnce() async throws {
            let home = try await Home()
            var mia = try PlainVisitor(to: home.address)
            try await mia.signIn(as: .mia)
            let day = try await mia.get("/day")
            let form = try #require(day.form(of: 1), "\(day.body)")

            for _ in 0..<2 {
                let answer = try await mia.post(form.action ?? "", form.hiddenFields, mia.manners)
                #expect(answer.status == 303, "\(answer)")
            }
            let points = try home.answer(to: "points", of: .mia)
            #expect(points.contains("9 points to spend"), "\(points)")
        }
    }

    extension PlainVisitor.Answer {
        /// The form that does something with a chore.
        fileprivate func form(of chore: Int) -> Form? {
            forms.first { $0.hiddenFields["chore"] == "\(chore)" }
        }
    }

    extension Home {
        fileprivate func isOpen(_ chore: Int) throws -> Bool {
            try answer(to: "chore list --json", of: .mia).contains("\"number\":\(chore),")
        }
    }
#endif

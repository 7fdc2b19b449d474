#if Server
    import HouseholdServer
    import HouseholdService
    import Testing

    @Suite("The computer behind a request")
    struct ComputerTests {
        @Test(
            "is called as its browser and its system are, whatever these want to be taken for",
            arguments: [
                (
                    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) "
                        + "Chrome/130.0.0.0 Safari/537.36", "Chrome, Linux"
                ),
                (
                    "Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 "
                        + "(KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
                    "Safari, iPad"
                ),
                (
                    "Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0",
                    "Firefox, Android"
                ),
                (
                    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like "
                        + "Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0", "Edge, Windows"
                ),
                ("curl/8.5.0", "curl"), ("kitchen display", "kitchen"), ("", ""),
            ])
        func isCalled(agent: String, name: String) {
            #expect(Computer.name(of: agent) == name)
        }
    }
#endif

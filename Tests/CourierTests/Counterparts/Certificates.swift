/// Certificates of the tests' own, which end in 2120 and which nobody but these tests trusts.
enum Certificates {
    /// Who has signed the certificates, whom the courier trusts in tests.
    static let authority = """
        -----BEGIN CERTIFICATE-----
        MIIBQjCB6KADAgECAgEBMAoGCCqGSM49BAMCMBcxFTATBgNVBAMMDENob3J1cyBU
        ZXN0czAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowFzEVMBMGA1UE
        AwwMQ2hvcnVzIFRlc3RzMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEEKdAXXDR
        LQ454nKPMluKSrpyi8XC7hMf986AvU/epwJj+CilEa1BgbK8aoph1neKcrwYADEF
        OFSdvKn6PFVP7aMjMCEwDwYDVR0TAQH/BAUwAwEB/zAOBgNVHQ8BAf8EBAMCAgQw
        CgYIKoZIzj0EAwIDSQAwRgIhAM+A4/vK9Q2dKpaB888wF+Wb+C5uoefMZ4DpwQzp
        MV0gAiEArF0b5MJwQlSJz/7wJERko69N/OwIcNb8SgN+T/R0zII=
        -----END CERTIFICATE-----
        """

    /// The key of all of the certificates.
    static let key = """
        -----BEGIN PRIVATE KEY-----
        MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg1gcuhZQk3RkiQMBy
        dzCHHVu0sF3HiunywgS0iLAZRxOhRANCAASQqBXq2qX/UZQwWV8iqxbAjLcOOy5e
        uy619Qbu6qNB5hGB/nrkIsNkS+Rw9eXd/MSKXN48rH/XTfuOhlC5sBgz
        -----END PRIVATE KEY-----
        """

    /// The certificate of `server.test`, which is also that of 127.0.0.1.
    static let server = """
        -----BEGIN CERTIFICATE-----
        MIIBXzCCAQSgAwIBAgIBAjAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxDaG9ydXMg
        VGVzdHMwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBYxFDASBgNV
        BAMMC3NlcnZlci50ZXN0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEkKgV6tql
        /1GUMFlfIqsWwIy3DjsuXrsutfUG7uqjQeYRgf565CLDZEvkcPXl3fzEilzePKx/
        1037joZQubAYM6NAMD4wCQYDVR0TBAIwADAcBgNVHREEFTATggtzZXJ2ZXIudGVz
        dIcEfwAAATATBgNVHSUEDDAKBggrBgEFBQcDATAKBggqhkjOPQQDAgNJADBGAiEA
        yOk6GP/ouO8Dn8en5YHBzbp+7AjD+Xh6kkPXeeVEqc4CIQCSx8fy5KRSR75WMi8d
        Swtb5M/IAbgjjq7MW7ETKpsbxg==
        -----END CERTIFICATE-----
        """

    /// The certificate of `elsewhere.test`.
    static let elsewhere = """
        -----BEGIN CERTIFICATE-----
        MIIBXzCCAQSgAwIBAgIBAzAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxDaG9ydXMg
        VGVzdHMwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBkxFzAVBgNV
        BAMMDmVsc2V3aGVyZS50ZXN0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEkKgV
        6tql/1GUMFlfIqsWwIy3DjsuXrsutfUG7uqjQeYRgf565CLDZEvkcPXl3fzEilze
        PKx/1037joZQubAYM6M9MDswCQYDVR0TBAIwADAZBgNVHREEEjAQgg5lbHNld2hl
        cmUudGVzdDATBgNVHSUEDDAKBggrBgEFBQcDATAKBggqhkjOPQQDAgNJADBGAiEA
        /blhna3NdtzWaK5KlyThGyp/d/WEwdjoaonyimWzJz8CIQDjaIvVODMojBrviRes
        rPhfNiJkfQ+a5092YnUGBDabhw==
        -----END CERTIFICATE-----
        """

    /// A certificate of `server.test` that was good in 2020.
    static let expired = """
        -----BEGIN CERTIFICATE-----
        MIIBVTCB/KADAgECAgEEMAoGCCqGSM49BAMCMBcxFTATBgNVBAMMDENob3J1cyBU
        ZXN0czAeFw0yMDAxMDEwMDAwMDBaFw0yMTAxMDEwMDAwMDBaMBYxFDASBgNVBAMM
        C3NlcnZlci50ZXN0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEkKgV6tql/1GU
        MFlfIqsWwIy3DjsuXrsutfUG7uqjQeYRgf565CLDZEvkcPXl3fzEilzePKx/1037
        joZQubAYM6M6MDgwCQYDVR0TBAIwADAWBgNVHREEDzANggtzZXJ2ZXIudGVzdDAT
        BgNVHSUEDDAKBggrBgEFBQcDATAKBggqhkjOPQQDAgNIADBFAiAmnu26Leo8Fmg4
        uvDuA9DiACb8v0IwP76te76Zuaz/dgIhAJiPNI9+76tm63IcRfV79HtGjOMQAv07
        r7vbur7as/F9
        -----END CERTIFICATE-----
        """

    /// A certificate of `server.test` that nobody but itself has signed.
    static let unsigned = """
        -----BEGIN CERTIFICATE-----
        MIIBNjCB3aADAgECAgEFMAoGCCqGSM49BAMCMBYxFDASBgNVBAMMC3NlcnZlci50
        ZXN0MCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAWMRQwEgYDVQQD
        DAtzZXJ2ZXIudGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABJCoFerapf9R
        lDBZXyKrFsCMtw47Ll67LrX1Bu7qo0HmEYH+euQiw2RL5HD15d38xIpc3jysf9dN
        +46GULmwGDOjGjAYMBYGA1UdEQQPMA2CC3NlcnZlci50ZXN0MAoGCCqGSM49BAMC
        A0gAMEUCICLhj9aAlbQ2OLU9jmkstOGevNKKyKyopBcBbadXyCrtAiEAkVuz8pZm
        K0FJ5O7qeNfc1foYF403bRHWp7geZxrDDvo=
        -----END CERTIFICATE-----
        """
}

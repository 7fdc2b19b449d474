/// Codes that another program made of these texts (the Python package `qrcode` 8, level M, bytes, with the mask that is chosen
/// here): a row of squares is a number in base 16, whose highest bit is on the left.
enum Peer {
    static let codes: [(text: String, rows: String)] = [
        (
            "a",
            """
            1fcb7f 105641 175a5d 17565d 17495d 104641 1fd57f 1800 1056ce 1303b9 5cd60 ab3ea 1a7bff \
            1905 1fce9e 104447 174e9c 174be8 174bbb 1047e8 1fd526
            """
        ),
        (
            "K7QF-M2XA-9TRW-PZ",
            """
            1fcfd7f 105a641 1740f5d 1747d5d 175345d 104ca41 1fd557f 2e00 154f412 1a207e8 14f58bf \
            1c19321 16ff357 e17841 1047411 b39d39 16665f0 16516 1fcc95f 1046110 17591f5 174bb04 \
            17535fd 1049c3a 1fde75b
            """
        ),
        (
            "chorus: join KKKK-MMMM-9999-PZ at home",
            """
            1fc99e7f 10437141 1751515d 175ace5d 1752195d 10566541 1fd5557f 116100 17cb0e7c 14bb99d1 \
            18cee584 fbda1a9 1596e0d 19d09bb 2dd25f8 1887714a a623e0f 1b2ed9b3 1376f5ec 17ada161 \
            137f6ffe 1c1d17 1fc62354 10576113 175a21f4 175bc303 175525b2 104144ca 1fd41244
            """
        ),
        (
            "The key of a long sentence, which needs version 4 of these.",
            """
            1fc01327f 104434941 175d57d5d 17572a55d 175bf225d 105f00c41 1fd55557f 1617b00 17c8d857c \
            4a397361 bd0e1404 113ca5dfc 17e368411 111927245 8d2a1526 51a53f0c 18744a592 9300f24d \
            ed42550e f2bb6907 459480b0 1e30cf2ca 1658b84c2 131cf48cf 147ca95f1 1e87915 1fc3f0b56 \
            10587091e 1756e81f1 175bd2cbf 1756bc74c 104b81c9c 1fdb28372
            """
        ),
        (
            "Grüße aus der Küche: Geschirr, Wäsche, Müll, Katze, Pflanzen, Bad und Flur.",
            """
            1fc127817f 1048545241 1759e7d25d 1756b0565d 175eaa805d 1059501e41 1fd555557f 16b59000 \
            17c11a5f7c 9ce1bb29 1e4d38da76 968cedc 1bffa077d5 18ad86f9a9 2d9709746 289b2f3cf \
            bec287ec6 31a32b0a6 1d5c4c1acb 1d9959efc2 17d44d68df 99bd7b585 7d4acc2eb 1db2668765 \
            5581c1ed9 148867a885 144370074b 161927c3b1 174eab5ffd 195bab18 1fc5399d55 105004911d \
            1757667ff2 175cb76657 17584d9a2b 104891b739 1fdd087c3f
            """
        ),
        (
            String(repeating: "x", count: 106),
            """
            1fd7bb6db7f 10579924941 174fe24925d 17520b6db5d 174c96db65d 1045c249241 1fd5555557f \
            197924900 16eeadb6d4b 1ea10b6db75 17b9924966 614e249251 d7cfb6db2f 8bd66db6c3 \
            44d724920b 143a649248a ae786db699 13999db6dae 1ec7c4924d0 13b8692493c 1ccd1db6df4 \
            142b6db75 c58a924966 1c363249250 3f9fb6db2f b186db6c3 16d6d24920b 785649248a \
            1045e6db699 4827db6dae 147b54924d0 11f192493c f700db6df4 164b6db15 1fd67924b56 \
            1055e249111 1745976d9ff 1755e2db591 175062493ab 10485c927da 1fda36db73a
            """
        ),
    ]
}

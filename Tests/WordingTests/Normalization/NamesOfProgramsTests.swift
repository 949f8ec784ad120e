// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

/// Names and codes in a text at the level `none`, kind by kind. The voice reads a row without a second half as meant:
/// it divides `camelCase`, and it leaves out underscores and hyphens.
@Suite("Names of programs, numbers of telephones and vehicles")
struct NamesOfProgramsTests {
    private static let rows = NormalizationTable.rows(
        """
        camelCase
        call getUserName
        parseHTML
        XMLHttpRequest
        my iPhone
        userID2
        toString and innerHTML
        myVar1Name
        isOK
        eBay, macOS, iOS
        snake_case
        MAX_VALUE
        _private
        __init__
        my_var_2
        user_id
        HTTP_404
        test_10
        snake_2_go
        utf_8
        kebab-case
        my-component
        font-size
        3-button
        well-known
        x-y-z
        --dry-run
        -v
        --max-count
        utf-8
        web-2.0
        a::b
        std::vector
        std::string::npos
        Foo::Bar
        ::global
        crate::mod::f
        MyClass::method
        std::chrono::seconds
        Foo::new2
        a::b::c
        v1.2.3
        1.2.3-beta.1
        2.0.0-rc1
        1.2.3-rc.1
        version 10.15.7 | version 10 dot 15 dot 7
        v10.15.7 | v 10 dot 15 dot 7
        1.2.3+build5
        ~1.2 | about 1.2
        ^2.3.4
        3.12.0a1
        6.1.0-18-amd64
        1:2.3-4
        """)

    @Test(arguments: rows)
    func `names of programs are spoken whole`(row: NormalizationTable) { row.check(.english) }

    private static let numbers = NormalizationTable.rows(
        """
        +1 555-123-4567 | +1, 5 5 5, 1 2 3, 4 5 6 7
        +1-555-123-4567 | +1, 5 5 5, 1 2 3, 4 5 6 7
        +1 (555) 123-4567 | +1, 5 5 5, 1 2 3, 4 5 6 7
        call (555) 123-4567 | call (5 5 5, 1 2 3, 4 5 6 7
        1-800-555-0199 | 1, 8 0 0, 5 5 5, 0 1 9 9
        +44 20 7946 0958 | +4 4, 2 0, 7 9 4 6, 0 9 5 8
        +33 1 23 45 67 89 | +3 3, 1, 2 3, 4 5, 6 7, 8 9
        +49 (0)30 901820 | +4 9, 0, 3 0, 9 0 1 8 2 0
        020 7946 0958 | 0 2 0, 7 9 4 6, 0 9 5 8
        555.123.4567 | 5 5 5, 1 2 3, 4 5 6 7
        555-0199 | 5 5 5, 0 1 9 9
        0800 123456 | 0 8 0 0, 1 2 3 4 5 6
        PIN 1234 | PIN 1 2 3 4
        PIN: 4821 | PIN: 4 8 2 1
        your PIN is 4821. | your PIN is 4 8 2 1.
        PIN code 4821 | PIN code 4 8 2 1
        the PIN code is 482916 | the PIN code is 4 8 2 9 1 6
        OTP 998877 | OTP 9 9 8 8 7 7
        CVV 123 | CVV 1 2 3
        passcode 2580 | passcode 2 5 8 0
        pin 0042 | pin 0 0 4 2
        PUK 12345678 | PUK 1 2 3 4 5 6 7 8
        PIN 12 and spin 1234 and the answer is 4821
        AB-123-CD | Eh B, 1 2 3, C D
        AA-229-BB, gone | Eh Eh, 2 2 9, B B, gone
        KA-01-AB-1234 | K Eh, 0 1, Eh B, 1 2 3 4
        12-AB-34 | 1 2, Eh B, 3 4
        B-45-XY | B, 4 5, X Y
        (GJ-05-BC-7788) | (G J, 0 5, B C, 7 7 8 8)
        DL-3-C-1234 | D L, 3, C, 1 2 3 4
        TN-09-Z-99 | T N, 0 9, Z, 9 9
        7ABC123 | 7 Eh B C, 1 2 3
        XY-1-Z | X Y, 1, Z
        99-XX-11 | 9 9, X X, 1 1
        BD51 SMR
        CVE-2024-1234 and ISO-8859-1
        """)

    @Test(arguments: numbers)
    func `numbers of telephones and vehicles, and codes, are spoken digit by digit`(row: NormalizationTable) {
        row.check(.english)
    }

    @Test(
        arguments: [
            (.german, "Ihre PIN lautet 4821.", "Ihre PIN lautet 4 8 2 1."),
            (.german, "PIN-Code: 4821", "PIN-Code: 4821"),
            (.french, "votre code PIN est 4821", "votre code PIN est 4 8 2 1"),
            (.spanish, "su PIN es 4821", "su PIN es 4 8 2 1"),
            (.spanish, "NIP: 4821", "NIP: 4 8 2 1"),
            (.french, "AB-123-CD", "A B, 1 2 3, C D"),
            (.french, "+33 1 23 45 67 89", "+33 1 23 45 67 89"),
        ] as [(SpokenLanguage, String, String)])
    func `codes in other languages are spoken digit by digit`(language: SpokenLanguage, text: String, speech: String) {
        #expect(NormalizedText(text, language: language).speech == speech)
    }
}

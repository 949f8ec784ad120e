// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Minus signs in prose")
struct ProseMinusTests {
    @Test(arguments: [
        ("lo ha colto − ha detto", true), ("state−of−the−art", true), ("VP−730", true), ("il GATT −, sia", true),
        ("la casa, − disse", true), ("«la casa» − disse", true), ("revenue − costs", false), ("x − y", false),
        ("3 − 2", false), ("5−3", false), ("−5", false), ("a −", false), ("il GATT −5", false),
    ])
    func `a minus is a dash between words of prose only`(text: String, isDash: Bool) {
        let scalars = Array(text.unicodeScalars)
        guard let place = scalars.firstIndex(of: "−") else { return #expect(Bool(false), "\(text) has no minus") }
        #expect(
            ProseMinus.isDash(before: scalars[..<place].reversed(), behind: Array(scalars[(place + 1)...])) == isDash)
    }

    @Test(arguments: ["lo ha colto − ha detto", "la casa, − disse", "il GATT −, sia"])
    func `a dash of prose has no name in a text`(text: String) {
        #expect(Wording(language: .italian).words(for: .text(text)).speech == text)
    }
}

// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Wording

@Suite("Numbers of a call in a program")
struct WrittenArgumentTests {
    private static let calls: [(tag: String, rows: String)] = [
        ("ru", "scrollBy(0,10), rgb(0,10,20) | scrollBy(0, 10), rgb(0, 10, 20)\nf(2,3) | f(2, 3)"),
        ("fr", "f(2,3) et scrollBy(0,10) | f(2,3) et scrollBy(0, 10)"), ("es", "Math.max(1,5) | Math.max(1, 5)"),
        ("de", "rgb(0,10,20), set_size(3,4) | rgb(0, 10, 20), set_size(3, 4)"),
        ("uk", "точки (0,0), (0,5) | точки (0, 0), (0 цілих 5 десятих)"),
    ]

    @Test(arguments: NormalizationTable.rows(calls))
    func `a comma between the numbers of a call parts them`(tag: String, row: NormalizationTable) throws {
        try row.check(tag: tag)
    }

    private static let words: [(tag: String, rows: String)] = [
        ("ru", "Цена (3,50) | Цена (3 целых 50 сотых)"), ("de", "Preis(3,50), Note (1,3) | Preis(3,50), Note (1,3)"),
        ("en", "f(2,3) and rgb(0,10,20) | f(2,3) and rgb(0,10,20)"), ("fr", "note (3,5) | note (3,5)"),
        ("nl", "=AFRONDEN.BOVEN(3,45) | =AFRONDEN.BOVEN(3,45)"),
    ]

    @Test(arguments: NormalizationTable.rows(words))
    func `a number after a word stays a decimal`(tag: String, row: NormalizationTable) throws {
        try row.check(tag: tag)
    }
}

// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Wording

/// People write a sign of money and its word. The word says which money it is, so the sign is not read.
@Suite("Money that is written twice")
struct SecondMoneyTests {
    private static let rows: [(tag: String, rows: String)] = [
        ("zh-Hans", "售价¥300元，$15美元、€50欧元 | 售价三百元，15美元、50欧元\n售价¥300 | 售价三百元"),
        ("zh-Hant", "大約$15000元 | 大約一萬五千元"), ("ja", "価格は¥500円です | 価格は ごひゃく 円です"),
        ("en", "It costs $5 USD, US$5 USD, €5 EUR | It costs 5 US dollars, 5 US dollars, 5 euros"),
        ("en", "It costs $5 dollars, £5 pounds, $1 dollar | It costs 5 dollars, 5 pounds, 1 dollar"),
        ("en", "a $7 TOP hat | a 7 dollars TOP hat"),
        ("de", "Es kostet 50 € Euro, €50 Euro, 50 € | Es kostet 50 Euro, 50 Euro, 50 Euro"),
        ("fr", "Il coûte 50 € euros | Il coûte 50 euros"), ("es", "Cuesta $5 pesos | Cuesta 5 pesos"),
        ("ru", "Цена 5 ₽ рублей, $5 долларов | Цена 5 рублей, 5 долларов"),
        ("pt", "Custa R$ 50 reais | Custa 50 reais"),
    ]

    @Test(arguments: NormalizationTable.rows(rows))
    func `is read once`(tag: String, row: NormalizationTable) throws { try row.check(tag: tag) }
}

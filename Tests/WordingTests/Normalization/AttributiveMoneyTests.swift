// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("Money before a noun")
struct AttributiveMoneyTests {
    @Test(
        arguments: NormalizationTable.rows(
            """
            $1.4 billion loan | 1.4 billion dollar loan
            a $5 bill | a 5 dollar bill
            $1.4-billion loan | 1.4 billion dollar loan
            a $20 shirt and an $8 lunch | a 20 dollar shirt and an 8 dollar lunch
            the $5 million house | the 5 million dollar house
            this $3.2B startup | this 3.2 billion dollar startup
            a £20 note, an €80 fine | a 20 pound note, an 80 euro fine
            every $5 ticket | every 5 dollar ticket
            a US$5 bill | a 5 US dollar bill
            €2bn fund | 2 billion euro fund
            $5 | 5 dollars
            the $5 is yours | the 5 dollars is yours
            paid $5 more | paid 5 dollars more
            per $5 of value | per 5 dollars of value
            a $5 or $10 bill | a 5 dollars or 10 dollars bill
            $5 million in cash | 5 million dollars in cash
            $5 million annually | 5 million dollars annually
            $5 million, then | 5 million dollars, then
            $5 million building | 5 million dollars building
            $20 each | 20 dollars each
            costs $5 today | costs 5 dollars today
            a $5 Bill | a 5 dollars Bill
            The $20 million goes to | The 20 million dollars goes to
            $350/yr fee | 350 dollars per year fee
            US$ 3m, €2bn, £1.2k | 3 million US dollars, 2 billion euros, 1200 pounds
            a $5.50 ticket | a 5.50 dollar ticket
            spent $5 lunch money | spent 5 dollars lunch money
            """))
    func `money in English text has the form that a following noun requires`(row: NormalizationTable) {
        row.check(.english)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            ein $5 Schein | ein 5 Dollar Schein
            """))
    func `money in German text has the form that a following noun requires`(row: NormalizationTable) {
        row.check(.german)
    }

    @Test(
        arguments: NormalizationTable.rows(
            """
            un billet de 5 $ | un billet de 5 dollars
            """))
    func `money in French text has the form that a following noun requires`(row: NormalizationTable) {
        row.check(.french)
    }
}

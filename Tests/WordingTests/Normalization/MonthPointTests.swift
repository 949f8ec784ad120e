// SPDX-License-Identifier: MIT

import AnnouncementKit
import TestSupport
import Testing

@testable import Wording

@Suite("The point behind a month")
struct MonthPointTests {
    private static let rows: [(tag: String, rows: String)] = [
        ("pl", "w konkursie 1 grudnia. Potem | w konkursie pierwszego grudnia. Potem"),
        ("pl", "do 2 gru. Potem, 2 gru. rano | do drugiego grudnia. Potem, drugiego grudnia rano"),
        ("en", "on 25 Dec. Then, on 25 Dec. they | on the 25th of December. Then, on the 25th of December they"),
        ("en", "on 25 Dec. 2020 we | on the 25th of December twenty twenty we"),
        ("de", "am 25. Dez. Danach | am fünfundzwanzigsten Dezember. Danach"),
        ("de", "am 25. Dez. war | am fünfundzwanzigsten Dezember war"),
        ("fr", "le 25 déc. Ensuite, le 25 déc. il | le 25 décembre. Ensuite, le 25 décembre il"),
        ("es", "el 25 dic. Luego | el 25 de diciembre. Luego"),
    ]

    @Test(arguments: NormalizationTable.rows(rows))
    func `a point after a month ends the sentence before a capital only`(tag: String, row: NormalizationTable) throws {
        try row.check(tag: tag)
    }

    @Test(arguments: SpokenLanguage.all)
    func `a whole name keeps the end of its sentence in each language`(language: SpokenLanguage) {
        for (index, month) in DateVocabulary[language].display.monthsOfEnds.enumerated() {
            let written = "\(index + 5) \(month). Xyz"
            let speech = NormalizedText(written, language: language).speech
            #expect(speech.hasSuffix(". Xyz"), "\(language.rawValue): \(written) is \(speech)")
        }
    }
}

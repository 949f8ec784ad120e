// SPDX-License-Identifier: MIT

import AnnouncementKit

/// All that is said in a language, read from its phrasebook once.
final class Vocabulary: Sendable {
    let book: Phrasebook
    let numbers: NumberVocabulary
    let dates: DateVocabulary

    init(_ source: any PhrasebookSource.Type) {
        book = Phrasebook(SpokenLanguage(source), source.text)
        numbers = NumberVocabulary(book)
        dates = DateVocabulary(book)
    }
}

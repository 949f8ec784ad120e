// SPDX-License-Identifier: MIT

/// What a chart tells, as a sentence.
struct ChartSentence {
    let sentence: String

    init(_ phrase: ChartPhrase) {
        sentence = "\(phrase)"
    }
}

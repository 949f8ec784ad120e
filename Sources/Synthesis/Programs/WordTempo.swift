// SPDX-License-Identifier: GPL-3.0-or-later

/// Guesses the places of words in the sound of an engine that does not report them: by their lengths, at the tempo of
/// earlier texts.
struct WordTempo: Sendable, Equatable {
    /// Samples of a Unicode scalar, as measured; at first, 15 scalars last a second.
    private(set) var length: Double
    /// Whether the engine has spoken a text, so that its tempo is known.
    private(set) var isMeasured = false

    /// - Parameter sampleRate: samples per second.
    init(sampleRate: Int) { length = Double(sampleRate) / 15 }

    /// The fewest samples of a letter.
    var least: Double { length * (isMeasured ? 0.4 : 0.12) }

    /// The places at which the words begin, in samples from the start of the text.
    func places(of sent: SentText) -> [RunWord] {
        var before = 0
        return sent.words.map { word in
            defer { before += word.text.unicodeScalars.count + 1 }
            return RunWord(place: word.place, sample: Int(Double(before) * length))
        }
    }

    /// Measures the tempo of a text that has ended.
    mutating func heard(_ sent: SentText, samples: Int) {
        let count = sent.text.unicodeScalars.count
        guard count >= 10, samples > 0 else { return }
        let measured = Double(samples) / Double(count)
        (length, isMeasured) = (isMeasured ? (length + measured) / 2 : measured, true)
    }
}

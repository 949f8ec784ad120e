// SPDX-License-Identifier: GPL-3.0-or-later

/// Where the words of a text sound whose engine does not say so: by their length, at the tempo of the texts before.
struct WordTempo: Sendable, Equatable {
    /// Samples of a Unicode scalar, as measured; 15 a second until then.
    private var length: Double

    /// - Parameter sampleRate: samples per second.
    init(sampleRate: Int) { length = Double(sampleRate) / 15 }

    /// Where its words begin, in samples from its beginning.
    func places(of sent: SentText) -> [RunWord] {
        var before = 0
        return sent.words.map { word in
            defer { before += word.text.unicodeScalars.count + 1 }
            return RunWord(place: word.place, sample: Int(Double(before) * length))
        }
    }

    /// A text has taken so long.
    mutating func heard(_ sent: SentText, samples: Int) {
        let count = sent.text.unicodeScalars.count
        guard count >= 10, samples > 0 else { return }
        length = (length + Double(samples) / Double(count)) / 2
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later

/// The words of a text that a module speaks, at the time of each: by the module's marks, or by a guess.
struct ModuleHearing: Sendable, Equatable {
    private var waiting: [RunWord]
    private let isGuessed: Bool
    /// The last mark of the text; nil before the first.
    private var lastMark: RunWord?

    /// Further marks are ignored: no text has more of them.
    private static let maxWaiting = 10_000

    /// - Parameter words: the guessed places of the words; nil for a module that reports marks.
    init(guessing words: [RunWord]?) { (waiting, isGuessed) = (words ?? [], words != nil) }

    /// - Parameter sample: the number of samples before the mark.
    mutating func mark(_ name: String, at sample: Int) {
        guard !isGuessed, waiting.count < Self.maxWaiting, let place = ModuleText.place(ofMark: name) else { return }
        waiting.append(RunWord(place: place, sample: sample))
        lastMark = waiting.last
    }

    /// The words after the last mark; nil for an engine that reports no marks.
    func unmarked(of sent: SentText, _ tempo: WordTempo) -> UnmarkedRest? {
        guard !isGuessed else { return nil }
        let last = lastMark ?? RunWord(place: -1, sample: 0)
        let letters = sent.words.filter { $0.place > last.place }.reduce(0) { $0 + $1.text.letterCount }
        return UnmarkedRest(start: last.sample, least: letters < 8 ? 0 : Int(Double(letters) * tempo.least))
    }

    /// The words that began within this number of samples and were not returned before; at the end, all the rest.
    mutating func words(until count: Int) -> [RunWord] {
        guard isGuessed else {
            defer { waiting = [] }
            return waiting
        }
        let begun = waiting.prefix { $0.sample < count }
        waiting.removeFirst(begun.count)
        return Array(begun)
    }

    /// The words that were not returned before, at the end of a sound of this many samples. A word that was guessed to
    /// begin later begins at the end.
    mutating func words(atEndOf count: Int) -> [RunWord] {
        words(until: .max).map { RunWord(place: $0.place, sample: min($0.sample, max(0, count - 1))) }
    }
}

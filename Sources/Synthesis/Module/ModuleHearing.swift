// SPDX-License-Identifier: GPL-3.0-or-later

/// The words of a text that a module speaks, at the time of each: by the module's marks, or by a guess.
struct ModuleHearing: Sendable, Equatable {
    private var waiting: [RunWord]
    private let isGuessed: Bool

    /// Further marks are ignored: no text has more of them.
    private static let maxWaiting = 10_000

    /// - Parameter words: the guessed places of the words; nil for a module that reports marks.
    init(guessing words: [RunWord]?) { (waiting, isGuessed) = (words ?? [], words != nil) }

    /// - Parameter sample: the number of samples before the mark.
    mutating func mark(_ name: String, at sample: Int) {
        guard !isGuessed, waiting.count < Self.maxWaiting, let place = ModuleText.place(ofMark: name) else { return }
        waiting.append(RunWord(place: place, sample: sample))
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
}

// SPDX-License-Identifier: GPL-3.0-or-later

/// The words of a text that a module speaks, as it comes to them: by its marks, or as guessed.
struct ModuleHearing: Sendable, Equatable {
    private var waiting: [RunWord]
    private let isGuessed: Bool

    /// More marks than a text can have are no marks of ours.
    private static let mostWaiting = 10_000

    /// - Parameter words: where they are guessed to be; nil for a module that tells marks.
    init(guessing words: [RunWord]?) { (waiting, isGuessed) = (words ?? [], words != nil) }

    /// - Parameter sample: the samples before it.
    mutating func mark(_ name: String, at sample: Int) {
        guard !isGuessed, waiting.count < Self.mostWaiting, let place = ModuleText.place(ofMark: name) else { return }
        waiting.append(RunWord(place: place, sample: sample))
    }

    /// The words that have begun when there are so many samples, and were not told before. At the end all.
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

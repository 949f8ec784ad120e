// SPDX-License-Identifier: GPL-3.0-or-later

/// The samples of an utterance that are played or yet to be played, and which of them the sink was given. A value; places are
/// samples of all that is said.
struct SpeechSamples: Sendable, Equatable {
    /// Those from `first` on: what was heard long ago is dropped.
    private var samples: [Int16] = []
    private var first = 0
    private(set) var given = 0
    /// Whether no more are added.
    var isComplete = false

    var areAllGiven: Bool { isComplete && given == end }

    var end: Int { first + samples.count }
    /// How many are kept.
    var count: Int { samples.count }

    mutating func add(_ more: UnsafeBufferPointer<Int16>) { samples.append(contentsOf: more) }

    /// The next to be given, so many at most; empty when all are.
    mutating func next(atMost count: Int) -> ArraySlice<Int16> {
        let start = given - first
        let part = samples[start..<min(start + count, samples.count)]
        given += part.count
        return part
    }

    /// They are given again from a place on.
    mutating func goBack(to place: Int) { given = min(max(place, first), end) }

    mutating func drop(before place: Int) {
        let dropped = min(max(0, place - first), given - first)
        samples.removeFirst(dropped)
        first += dropped
    }
}

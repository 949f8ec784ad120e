// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// The recent sentences by number, and the one that the screen shows.
struct SpokenLines: Sendable {
    private var texts: [Int: WordedText] = [:]
    private(set) var nextNumber = 1
    private var shown: Int?
    private(set) var caption: CaptionText?
    /// The last sentence that answered a key.
    private(set) var last: WordedText?
    /// The utterances without a known end.
    private var open: Set<Int> = []

    /// The number of remembered sentences: more than can wait at a time.
    private static let limit = 64

    mutating func say(_ utterance: ExploreUtterance) {
        texts[utterance.number] = utterance.words
        texts[utterance.number - Self.limit] = nil
        open.remove(utterance.number - Self.limit)
        open.insert(utterance.number)
        nextNumber = utterance.number + 1
        guard utterance.priority == .default, !utterance.follows, !utterance.isCharacter else { return }
        last = utterance.words
        show(utterance.number)
    }

    /// Whether an utterance plays or waits.
    var isHeard: Bool { !open.isEmpty }

    mutating func silence() { open = [] }

    mutating func begin(_ number: Int) {
        if shown != number { show(number) }
    }

    mutating func hear(_ number: Int, offset: Int) {
        if shown != number { show(number) }
        caption?.hear(offset: offset)
    }

    mutating func end(_ number: Int) {
        open.remove(number)
        if shown == number { caption?.end() }
    }

    private mutating func show(_ number: Int) {
        guard let text = texts[number] else { return }
        shown = number
        caption = CaptionText(text)
    }
}

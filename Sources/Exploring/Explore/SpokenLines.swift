// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// The sentences said lately, by number, and the one of them that is shown.
struct SpokenLines: Sendable {
    private var texts: [Int: WordedText] = [:]
    private(set) var nextNumber = 1
    private var shown: Int?
    private(set) var caption: CaptionText?
    /// The last sentence that answered a key.
    private(set) var last: WordedText?
    /// What was asked for and has not ended, as far as it is known.
    private var open: Set<Int> = []

    /// The number of remembered sentences: more than wait at any time.
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

    /// Whether something is said, or about to be.
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

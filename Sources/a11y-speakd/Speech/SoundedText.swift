// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Sonification
import Synthesis
import Wording

/// The times at which the words and marks of a text sound. Places are offsets in Unicode scalars of the whole
/// utterance; times are ascending samples.
struct SoundedText: Sendable {
    private struct Event: Sendable {
        let sample: Int
        let offset: Int
        /// The name of the mark; nil for a word.
        let mark: String?
    }

    private var events: [Event] = []
    /// The number of events that were taken.
    private var taken = 0
    /// Marks of the added pieces that no word has followed yet.
    private var marks: ArraySlice<SpokenMark> = []
    private var pieces: [Utterance] = []

    /// Adds the next piece to be synthesized.
    mutating func add(_ piece: Utterance) {
        pieces.append(piece)
        marks += piece.marks
    }

    /// Records that the word at `offset` begins to sound at `sample`.
    mutating func word(at offset: Int, sample: Int) {
        while let mark = marks.first, mark.offset <= offset {
            events.append(Event(sample: sample, offset: mark.offset, mark: mark.name))
            marks.removeFirst()
        }
        events.append(Event(sample: sample, offset: offset, mark: nil))
    }

    /// The offset of the last word that has begun to sound by `sample`; nil before the first.
    func word(at sample: Int) -> Int? {
        events[..<count(until: sample)].last { $0.mark == nil }?.offset
    }

    /// The text up to the end of the word at `offset`; only its end when it is very long.
    func text(throughWordAt offset: Int) -> String {
        let said = pieces.prefix { $0.start <= offset }
        guard let last = said.last else { return "" }
        let end = last.shown(throughWordAt: offset - last.start)
        guard said.count > 1 else { return end }
        return (said.dropLast().map(\.shown).joined() + end).lastWords
    }

    /// Takes the words and marks that were heard by `sample` and not taken before. At the end, nil takes all the rest.
    mutating func take(until sample: Int?) -> [HeardPlace] {
        let end = sample.map(count) ?? events.count
        defer { taken = max(taken, end) }
        var places = events[min(taken, end)..<end].compactMap(place)
        if sample == nil { places += marks.map { .mark($0.name) } }
        return places
    }

    /// The sample of the next word or mark that was not taken; nil when none is known.
    var next: Int? { taken < events.count ? events[taken].sample : nil }

    /// The sample at which the sentence after the one heard at `sample` begins; nil when not known.
    func nextSentence(after sample: Int) -> Int? {
        guard let heard = word(at: sample), let piece = pieces.last(where: { $0.start <= heard }) else { return nil }
        let length = piece.text.unicodeScalars.count
        let next = SpokenSentences(piece.text).start(after: heard - piece.start) ?? length
        return events.first { $0.mark == nil && $0.offset >= piece.start + next }?.sample
    }

    private func place(_ event: Event) -> HeardPlace? {
        if let mark = event.mark { return .mark(mark) }
        guard let piece = pieces.last(where: { $0.start <= event.offset }),
            let word = SpokenWord(in: piece.text, at: event.offset - piece.start)
        else { return nil }
        return .word(SpokenWord(word, from: piece.start))
    }

    /// The number of events up to `sample`.
    private func count(until sample: Int) -> Int {
        var (low, high) = (0, events.count)
        while low < high {
            let middle = (low + high) / 2
            if events[middle].sample <= sample { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// A place in an utterance that was heard.
enum HeardPlace: Sendable, Hashable {
    /// A word has begun to sound. Its offset counts in the whole utterance.
    case word(SpokenWord)
    /// The text before the mark of this name has been heard.
    case mark(String)
    /// The sound has reached another place in the data.
    case cursor(DataPlace)
}

/// The part of a stopped utterance that was heard.
struct HeardText: Sendable, Equatable {
    /// The offset of the last word that began, or of the next sentence when speech was stopped in the pause before it;
    /// in Unicode scalars of the whole utterance. In a score, a frame.
    var place: Int
    /// The text up to the end of the last word.
    var text: String
}

extension HeardText {
    /// - Parameter frame: the frame of a score.
    init(frame: Int) { self.init(place: frame, text: "") }
}

/// The places that were heard, in order.
struct HeardPlaces: Sendable, Equatable {
    var places: [HeardPlace]
    /// The time until the next place; nil when it is not known yet or no place follows.
    var next: Duration?
}

extension HeardPlaces {
    /// Cursors are reported at most 20 times a second; the eye follows no faster.
    private static let cursorStep = Duration.milliseconds(50)

    /// The places that a check of a score has found.
    /// - Parameter cursor: the place in the data; nil when unchanged.
    init(cursor: DataPlace?) {
        self.init(places: cursor.map { [.cursor($0)] } ?? [], next: Self.cursorStep)
    }
}

extension Utterance {
    /// The displayed text of the piece, with the part that was heard before.
    fileprivate var shown: String { displayed?.display ?? heardBefore + text }

    fileprivate func shown(throughWordAt offset: Int) -> String {
        guard let displayed else { return heardBefore + SpokenWord.text(text, throughWordAt: offset) }
        return displayed.shown(throughWordAt: heardBefore.unicodeScalars.count + offset)
    }
}

extension String {
    /// The end of a long text, as much as the history stores.
    fileprivate var lastWords: String {
        let limit = HistoryRecord.longestText
        return unicodeScalars.count <= limit
            ? self : "…" + String(String.UnicodeScalarView(unicodeScalars.suffix(limit)))
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import Sonification
import Synthesis
import Wording

/// When a text's words and marks sound. Places are Unicode scalars of all that is said; times are ascending samples.
struct SoundedText: Sendable {
    private struct Event: Sendable {
        let sample: Int
        let offset: Int
        /// Nil for a word.
        let mark: String?
    }

    private var events: [Event] = []
    /// How many of the events were taken.
    private var taken = 0
    /// Marks of the pieces so far that no word has followed yet.
    private var marks: ArraySlice<SpokenMark> = []
    private var pieces: [Utterance] = []

    /// Adds the piece that is synthesized after the earlier ones.
    mutating func add(_ piece: Utterance) {
        pieces.append(piece)
        marks += piece.marks
    }

    /// A word begins to sound.
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

    /// Words up to the end of the one at an offset; of very many the last.
    func text(throughWordAt offset: Int) -> String {
        let said = pieces.prefix { $0.start <= offset }
        guard let last = said.last else { return "" }
        let end = last.shown(throughWordAt: offset - last.start)
        guard said.count > 1 else { return end }
        return (said.dropLast().map(\.shown).joined() + end).lastWords
    }

    /// The words and marks that have come by `sample` since they were taken last. At the end all that is left.
    mutating func take(until sample: Int?) -> [HeardPlace] {
        let end = sample.map(count) ?? events.count
        defer { taken = max(taken, end) }
        var places = events[min(taken, end)..<end].compactMap(place)
        if sample == nil { places += marks.map { .mark($0.name) } }
        return places
    }

    /// When the first word or mark comes that has not been taken; nil when none is known.
    var next: Int? { taken < events.count ? events[taken].sample : nil }

    /// When the sentence after the one that is heard at `sample` begins; nil when that is not known.
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

    /// How many events have come by `sample`.
    private func count(until sample: Int) -> Int {
        var (low, high) = (0, events.count)
        while low < high {
            let middle = (low + high) / 2
            if events[middle].sample <= sample { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// A place in what is said that was heard.
enum HeardPlace: Sendable, Hashable {
    /// A word has begun to sound. Its offset counts in all that is said.
    case word(SpokenWord)
    /// The text before the mark of that name has been heard.
    case mark(String)
    /// The ear is at another place in the data.
    case cursor(DataPlace)
}

/// The part of a stopped utterance that was heard.
struct HeardText: Sendable, Equatable {
    /// Where its last word begins, or the next sentence when it was stopped before that; in Unicode scalars of all that was to
    /// be said.
    var place: Int
    /// Up to the end of the last word.
    var text: String
}

extension HeardText {
    /// - Parameter frame: of a score.
    init(frame: Int) { self.init(place: frame, text: "") }
}

/// The words and marks that were heard, in their order.
struct HeardPlaces: Sendable, Equatable {
    var places: [HeardPlace]
    /// How long until the next; nil when that is not known yet, or there is none.
    var next: Duration?
}

extension HeardPlaces {
    /// The eye follows no more than 20 a second.
    private static let cursorStep = Duration.milliseconds(50)

    /// What a look at a score has found.
    /// - Parameter cursor: where the ear is; nil where it was before.
    init(cursor: DataPlace?) {
        self.init(places: cursor.map { [.cursor($0)] } ?? [], next: Self.cursorStep)
    }
}

extension Utterance {
    /// Its piece as it is displayed, with what was heard of it before.
    fileprivate var shown: String { displayed?.display ?? heardBefore + text }

    fileprivate func shown(throughWordAt offset: Int) -> String {
        guard let displayed else { return heardBefore + SpokenWord.text(text, throughWordAt: offset) }
        return displayed.shown(throughWordAt: heardBefore.unicodeScalars.count + offset)
    }
}

extension String {
    /// So much of an endless text as is worth remembering.
    fileprivate var lastWords: String {
        let limit = HistoryRecord.longestText
        return unicodeScalars.count <= limit
            ? self : "…" + String(String.UnicodeScalarView(unicodeScalars.suffix(limit)))
    }
}

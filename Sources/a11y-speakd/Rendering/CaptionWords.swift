// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Wording

/// The text of an announcement as displayed, and the time at which each word was heard.
///
/// Words are reported by their places in the spoken text, which differs from the displayed text at numbers and signs.
/// If the changes are not known, a word is found by its count among equal ones; a word that is not found has no time.
struct CaptionWords: Sendable {
    private let shown: [Unicode.Scalar]
    /// The displayed place of each spoken place; nil when both texts are equal or `changes` has the places.
    private let places: [Int: Range<Int>]?
    private let changes: SpokenPlaces?
    /// The words heard, by their places in the displayed text, ascending.
    private var heard: [(place: Range<Int>, time: Duration)] = []
    /// The place of the first word in the spoken text.
    private let firstWord: Int
    /// Whether the speech continues where it was cut before.
    private var isResumed = false

    init(display: String, speech: String, changes: SpokenPlaces? = nil) {
        self.changes = changes
        let spoken = Array(speech.unicodeScalars)
        shown = Array(display.unicodeScalars)
        places = display == speech || changes != nil ? nil : Self.places(of: spoken, in: shown)
        firstWord = spoken.firstIndex(where: Self.isLetter) ?? 0
    }

    /// Joins the pieces that are left.
    init(_ pieces: inout WordedPieces) {
        var (display, speech, changes) = ("", "", [SpokenPlaces.Change]())
        var isKnown = true
        while let words = pieces.next() {
            let start = (display: display.unicodeScalars.count, speech: speech.unicodeScalars.count)
            isKnown = isKnown && (words.places != nil || words.display == words.speech)
            changes += (words.places?.changes ?? []).map { $0.moved(displayed: start.display, spoken: start.speech) }
            display += words.display
            speech += words.speech
        }
        self.init(display: display, speech: speech, changes: isKnown ? SpokenPlaces(changes) : nil)
    }

    mutating func heard(_ word: SpokenWord, at time: Duration) {
        if heard.isEmpty { isResumed = word.offset > firstWord }
        let said = word.offset..<word.offset + max(1, word.length)
        let whole =
            places == nil ? changes?.displayed(said) ?? said : places?[word.offset] ?? places?[word.offset + 1]
        guard let place = whole?.clamped(to: 0..<shown.count), !place.isEmpty else { return }
        if let last = heard.last, place.lowerBound <= last.place.lowerBound { return }
        // A number is spoken in several words; only the first of them counts.
        guard heard.isEmpty || !isInsideWord(place.lowerBound) else { return }
        heard.append((place, time))
    }

    /// The parts that were heard, in order. None when no word was heard, unless `whole`.
    /// - Parameter whole: whether the announcement was heard to its end.
    func parts(whole: Bool) -> [CaptionCue.Part] {
        guard let first = heard.first, let last = heard.last else {
            return whole && !shown.isEmpty ? [CaptionCue.Part(text: text(0..<shown.count))] : []
        }
        // Text before the first word is shown too, unless speech continued after a cut and that text was heard before.
        let start = isResumed ? first.place.lowerBound : 0
        let end = whole ? shown.count : last.place.upperBound
        let borders = [start] + heard.dropFirst().map(\.place.lowerBound) + [max(start, end)]
        var parts = zip(borders, borders.dropFirst()).enumerated().map { index, border in
            CaptionCue.Part(time: index == 0 ? nil : heard[index].time, text: text(border.0..<border.1))
        }
        if isResumed { parts[0].text = "…" + parts[0].text }
        if !whole { parts[parts.count - 1].text += "…" }
        return parts
    }

    private func isInsideWord(_ place: Int) -> Bool {
        guard place > 0, shown[place].isASCII, shown[place - 1].isASCII else { return false }
        let marks: Set<Unicode.Scalar> = [".", ","]
        return [place - 1, place].allSatisfy { Self.isLetter(shown[$0]) || marks.contains(shown[$0]) }
    }

    private func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(shown[range])) }

    private static func places(of spoken: [Unicode.Scalar], in shown: [Unicode.Scalar]) -> [Int: Range<Int>] {
        let shownPlaces = words(shown).reduce(into: [String: [Range<Int>]]()) {
            $0[$1.text, default: []].append($1.place)
        }
        var counts: [String: Int] = [:]
        return words(spoken).reduce(into: [:]) { places, word in
            let count = counts[word.text, default: 0]
            counts[word.text] = count + 1
            guard let found = shownPlaces[word.text], count < found.count else { return }
            places[word.place.lowerBound] = found[count]
        }
    }

    private static func words(_ text: [Unicode.Scalar]) -> [(text: String, place: Range<Int>)] {
        text.indices.split { !isLetter(text[$0]) }.map { run in
            let place = run.first!..<run.last! + 1
            return (String(String.UnicodeScalarView(text[place])).lowercased(), place)
        }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "'" || scalar == "’"
    }
}

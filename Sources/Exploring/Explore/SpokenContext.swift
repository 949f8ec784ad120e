// SPDX-License-Identifier: MIT

import AnnouncementKit
import Wording

/// The recent sentences, the place that they described, and the sentence that waits until a held key is released.
struct SpokenContext: Sendable {
    private(set) var lines = SpokenLines()
    private var place = SpokenPlace()
    /// The step of the current key.
    private var step = HeldKey.Step.begin
    /// The number of key presses, without the repetitions of a held key.
    private var presses = 0
    private var waiting: Waiting?

    private struct Waiting {
        var utterance: ExploreUtterance
        /// The place after the utterance; nil when the utterance does not describe the place.
        var place: SpokenPlace?
    }

    /// The phrase without the facts that the user knows already.
    func omittingKnown(_ phrase: ChartPhrase) -> ChartPhrase { place.omittingKnown(phrase) }

    /// Takes the answer to a key.
    /// - Parameters:
    ///   - utterance: nil when the phrase has no words.
    ///   - phrase: the phrase of the utterance; nil for other words.
    /// - Returns: the utterance to say now; nil when it waits for the key's release, or repeats the last one of a held
    ///   key.
    mutating func answer(_ utterance: ExploreUtterance?, wording phrase: ChartPhrase?) -> ExploreUtterance? {
        if let utterance { waiting = step == .move ? Waiting(utterance: utterance) : nil }
        if let phrase {
            let (said, skipped) = (place.afterSaying(phrase), place.afterSkipping(phrase))
            place = waiting == nil ? said : skipped
            waiting?.place = said
        }
        guard var utterance, waiting == nil, step != .report || utterance.words != lines.last else { return nil }
        utterance.slot = slot
        return say(utterance)
    }

    private var slot: String { "key \(presses)" }

    /// Takes an utterance to say now, independent of keys.
    mutating func say(_ utterance: ExploreUtterance) -> ExploreUtterance {
        lines.say(utterance)
        return utterance
    }

    /// Starts the answer to a key press, or to the end of a held key.
    /// - Returns: the utterance that waited until the key was released, unless it was the last one said.
    mutating func turn(to step: HeldKey.Step) -> ExploreUtterance? {
        self.step = step
        if step == .begin { presses += 1 }
        guard step == .begin || step == .rest, let last = waiting.take() else { return nil }
        guard step == .rest, last.utterance.words != lines.last else { return nil }
        place = last.place ?? place
        var utterance = last.utterance
        (utterance.number, utterance.slot) = (lines.nextNumber, slot)
        return say(utterance)
    }

    /// Updates the caption for an event of an utterance.
    mutating func take(_ event: UtteranceEvent) {
        switch event {
        case .began(let number): lines.begin(number)
        case .word(let number, let offset): lines.hear(number, offset: offset)
        case .ended(let number): lines.end(number)
        }
    }

    /// Marks all utterances as ended.
    mutating func silence() { lines.silence() }
}

/// The date, the series and the views that the user has heard: later sentences say only changes. A held key moves over
/// points and views without an announcement.
private struct SpokenPlace: Hashable {
    private var x: AxisValue?
    /// The last announced series, and the last announced view of each axis, after a held key moved on without speech.
    private var series: String?
    private var views: [String: AxisRange.Ends] = [:]

    /// The phrase without the facts that the user knows already.
    func omittingKnown(_ phrase: ChartPhrase) -> ChartPhrase {
        var phrase = phrase
        if case .series(let name, let index, let count, let point, _?) = phrase, let series {
            phrase = .series(name: name, index: index, count: count, point: point, told: series)
        }
        phrase.movedRanges = phrase.movedRanges.map { range in
            var range = range
            range.told = views[range.axis] ?? range.told
            return range
        }
        guard var point = phrase.point else { return phrase }
        point.toldX = x.flatMap { $0.axis.axis == point.x.axis.axis ? $0.value : nil }
        phrase.point = point
        return phrase
    }

    /// The place after the phrase is announced.
    func afterSaying(_ phrase: ChartPhrase) -> SpokenPlace {
        var place = self
        if let point = phrase.toldPoint { (place.x, place.series) = (point.x, nil) }
        switch phrase {
        case .series, .lastSeries: place.series = nil
        case .zoomedToExtents, .allShown: place.views = [:]
        default: for range in phrase.movedRanges { place.views[range.axis] = nil }
        }
        return place
    }

    /// The place after a held key moved over the phrase.
    func afterSkipping(_ phrase: ChartPhrase) -> SpokenPlace {
        var place = self
        if case .series(_, _, _, _, let told) = phrase { place.series = series ?? told }
        for range in phrase.movedRanges { place.views[range.axis] = views[range.axis] ?? range.told }
        return place
    }
}

extension ChartPhrase {
    fileprivate var toldPoint: ChartPoint? {
        if case .here(let point, _, _) = self { point } else { point }
    }
}

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

/// A sentence or a character to say and to show.
struct ExploreUtterance: Sendable, Equatable {
    /// The number that its events carry.
    var number: Int
    var words: WordedText
    /// Whether this is a typed character, which is spoken by its name.
    var isCharacter = false
    var priority = AnnouncementPriority.default
    /// Whether it waits for the current speech to end; the next sentence ends it.
    var follows = false
    /// In seconds; nil for no limit.
    var expires: Double?
    /// BCP 47; nil for the user's own language.
    var language: String?
    /// Words per minute; nil for the user's own rate.
    var rate: Int?
    /// The answers to one key press share a slot, so that the history keeps only the last answer to a held key.
    var slot: String?

    /// The request to the daemon. Punctuation in the program's own sentences is not spoken.
    var request: AnnounceRequest {
        var delivery = Delivery(language: language, rate: rate)
        delivery.punctuation = isCharacter ? nil : Punctuation.none
        return AnnounceRequest(
            announced, priority: priority, queue: follows, slot: slot, expires: expires,
            mayRepeat: priority == .default,
            delivery: delivery)
    }

    private var announced: AnnounceWords {
        if isCharacter { return .character(words.display) }
        // The daemon words texts without a phrasebook entry itself, which makes their numbers audible.
        return words.announced
    }
}

/// An event of an utterance, by its number.
package enum UtteranceEvent: Sendable, Equatable {
    /// The utterance begins to play.
    case began(Int)
    /// A word is being spoken; it begins at this Unicode scalar of the speech.
    case word(Int, offset: Int)
    case ended(Int)
}

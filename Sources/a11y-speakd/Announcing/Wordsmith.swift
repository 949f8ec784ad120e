// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import AnnouncementQueue
import AudioSinks
import Synthesis
import Wording

/// Finds the words of announcements and how to speak them, as late as possible. Repeats this only after a setting
/// changed.
///
/// Not `Sendable`: everything happens on the daemon's one event loop.
final class Wordsmith {
    var voices: VoiceChoice {
        didSet { (worded, languages) = ([:], [:]) }
    }
    /// The user's choice of how much is said. The language depends on each announcement.
    var wording = Wording() {
        didSet { worded = [:] }
    }
    /// The words of announcements without an outcome. Most are needed several times before they are spoken.
    private(set) var worded: [AnnouncementID: Worded] = [:]
    /// The configuration with the user's pronunciations; nil when it has none.
    private var configuration: Configuration? {
        didSet { (worded, pronunciations) = ([:], [:]) }
    }
    private var pronunciations: [Program: Pronunciations] = [:]
    /// Knows the names and charts of clients.
    weak var delegate: (any AnnouncerDelegate)?
    /// The programmes of charts to be played.
    private var charts = PlayedCharts()

    private struct Program: Hashable {
        let names: [String]
        let tag: String
    }

    private struct Languages {
        /// The language of the words; nil when the voice's language has no phrasebook.
        let words: SpokenLanguage?
        let voice: LanguageTag
    }

    private var languages: [Delivery: Languages] = [:]

    init(voices: VoiceChoice) {
        self.voices = voices
    }

    func apply(_ settings: UserSettings) {
        voices.user = settings.delivery
        (wording.verbosity, wording.switchedOff) = (settings.verbosity, settings.switchedOff)
        configuration = settings.files.pronounces ? settings.files : nil
        charts.band = settings.band
    }

    func words(for entry: AcceptedAnnouncement) -> Worded {
        var announcement = entry.announcement
        if entry.missed > 0 && !announcement.content.isSound {
            let client = delegate?.names(of: entry.client).first
            announcement.content = .burst(entry.missed, client: client, last: announcement.content)
        }
        if let known = worded[entry.id], known.content == announcement.content { return known }
        let new = word(announcement, of: entry.client)
        worded[entry.id] = new
        return new
    }

    /// The places in a passage to which reading may move. Found once for the first passage, because a client that shows
    /// the place asks twice a second.
    func places(in passage: Programme.Passage?, of entry: AcceptedAnnouncement) -> ReadingPlaces {
        var known = words(for: entry)
        if case .words(let content) = passage, content != known.content {
            return ReadingPlaces(worded(content, for: entry).pieces)
        }
        if let places = known.places { return places }
        let places = ReadingPlaces(known.pieces)
        known.places = places
        worded[entry.id] = known
        return places
    }

    /// The text as displayed, or the beginning of a long text; nil when it must not be kept.
    func displayText(of entry: AcceptedAnnouncement) -> String? {
        guard !entry.announcement.isSensitive else { return nil }
        let first = words(for: entry).display
        guard !entry.announcement.appended.isEmpty else { return first }
        var texts = [first]
        var length = first.count
        for content in entry.announcement.appended where length <= AnnouncementContent.longestText {
            texts.append(words(of: content, for: entry))
            length += texts.last?.count ?? 0
        }
        let whole = Self.joined(texts)
        return AnnouncementContent.text(whole).beginning ?? whole
    }

    /// The announcement is worded again when its words are next needed.
    func forgetWords(of id: AnnouncementID) { worded[id] = nil }

    /// The announcement has its outcome.
    func forget(_ id: AnnouncementID) {
        forgetWords(of: id)
        charts.forget(id)
    }

    /// A request that makes the same announcement, with its current words.
    func request(for announcement: Announcement) -> AnnounceRequest {
        var request = AnnounceRequest(
            text: "", priority: announcement.priority, slot: announcement.slot,
            expires: announcement.expires?.timeInterval, isSensitive: announcement.isSensitive,
            delivery: announcement.delivery)
        switch announcement.content {
        case .text(let text): request.words = .text(text)
        case .phrased(let shown, let spoken): request.words = .phrased(shown, spoken: spoken)
        case .character(let character): request.words = .character(character)
        case .key(let key): request.words = .key(key)
        case .soundIcon(let name): request.words = .soundIcon(name)
        case .markup(let marked): request.words = .text(marked.display)
        case .document(let document): request.words = .text(document.display)
        default:
            let worded = word(announcement)
            (request.words, request.delivery) = (.text(worded.display), worded.delivery)
        }
        if !announcement.appended.isEmpty {
            let more = announcement.appended.map { word(Announcement($0, delivery: announcement.delivery)).display }
            request.words = .text(Self.joined([request.words.source] + more))
        }
        return request
    }

    /// The texts of an open announcement, with a space after each.
    private static func joined(_ texts: [String]) -> String {
        texts.map { text in
            let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
            return String(text[..<end])
        }.joined(separator: " ")
    }
}

/// The passages of an announcement.
extension Wordsmith {
    /// - Throws: an error that describes why the announcement cannot be played.
    func programme(for entry: AcceptedAnnouncement) throws -> Programme {
        guard entry.announcement.content.isSound else {
            return Programme(
                passages: [.words(words(for: entry).content)] + entry.announcement.appended.map { .words($0) })
        }
        return try charts.programme(for: entry, in: delegate)
    }

    /// - Throws: an error that describes why the content could not be played.
    func check(_ content: AnnouncementContent) throws { try charts.check(content, in: delegate) }

    /// The pieces of a passage for the speaker, from the first sentence or mark that was not heard yet.
    /// - Parameters:
    ///   - heard: the number of Unicode scalars of the passage that were heard before.
    ///   - factor: multiplies the rate.
    /// - Throws: when a voice has been removed since the announcement was accepted.
    func pieces(
        of content: AnnouncementContent, for entry: AcceptedAnnouncement, heard: Int, faster factor: Double
    ) throws(VoiceChoice.UnknownVoice) -> UtterancePieces {
        try voices.check(entry.announcement)
        let worded = worded(content, for: entry)
        var delivery = worded.delivery
        if factor > 1 {
            let rate = try voices.parameters(asking: delivery).rate
            delivery.rate = min(Int((Double(rate) * factor).rounded()), Delivery.rates.upperBound)
        }
        return UtterancePieces(worded.pieces, voices: voices, delivery: delivery, heard: heard)
    }

    /// A content as displayed, in the language of an announcement.
    func words(of content: AnnouncementContent, for entry: AcceptedAnnouncement) -> String {
        worded(content, for: entry).display
    }

    /// A content as displayed, in the language of a client's views.
    func words(of content: AnnouncementContent, by client: ClientID) -> String {
        word(Announcement(content), of: client).display
    }

    private func worded(_ content: AnnouncementContent, for entry: AcceptedAnnouncement) -> Worded {
        if let known = worded[entry.id], known.content == content { return known }
        var announcement = entry.announcement
        announcement.content = content
        return word(announcement, of: entry.client)
    }

    /// The level of notes, 0…1: the volume that is requested for words.
    func gain(of announcement: Announcement) throws(VoiceChoice.UnknownVoice) -> Double {
        Double(try voices.parameters(asking: voices.requestedDelivery(announcement)).volume) / 100
    }
}

/// The words for a content, and how they are spoken.
struct Worded {
    let content: AnnouncementContent
    /// The text as displayed, or the beginning of a long text.
    let display: String
    let pieces: WordedPieces
    let delivery: Delivery
    /// Nil until a client navigates in the announcement.
    fileprivate var places: ReadingPlaces?
}

extension Wordsmith {
    /// A language without a file gets English words. The words of a chart all come from the phrasebook, so if one of them
    /// is English, all are, and so is the voice. Marks, capitals and letters are named only in a client's own words.
    private func word(_ announcement: Announcement, of client: ClientID? = nil) -> Worded {
        var (wording, delivery) = (wording, voices.requestedDelivery(announcement))
        let languages = languages(of: delivery)
        let language = languages.words
        (wording.language, wording.voice) = (language ?? .english, languages.voice)
        wording.punctuation = delivery.punctuation ?? .none
        wording.capitals = delivery.capitals ?? .none
        // English words do not help a voice of a language without a phrasebook.
        let readsTexts = language?.readsTexts ?? false
        wording.numbers = readsTexts ? delivery.numbers ?? .meant : .written
        wording.identifiers = readsTexts ? delivery.identifiers ?? .whole : .whole
        wording.typing = delivery.typing ?? .characters
        wording.isSpelling = delivery.spelling ?? false
        if configuration != nil { wording.pronunciations = words(for: client, in: voices.language(of: delivery)) }
        let content = charts.caption(of: announcement.content, in: delegate).map { .chart($0) } ?? announcement.content
        switch content {
        case .text, .markup, .document, .character, .key, .soundIcon, .burst: break
        default: delivery.omitNamedMarks()
        }
        var pieces = WordedPieces(content, wording)
        if content.isOfChart, language == nil || pieces.hasEnglish {
            (wording.language, wording.voice) = (.english, nil)
            (delivery.language, delivery.voice) = ("en", nil)
            pieces = WordedPieces(content, wording)
        }
        let beginning = pieces.isWhole ? nil : content.beginning
        let display = beginning ?? pieces.first.display
        return Worded(content: announcement.content, display: display, pieces: pieces, delivery: delivery)
    }

    /// Cached, because the same few programs speak the same few languages.
    private func words(for client: ClientID?, in tag: String) -> Pronunciations {
        let program = Program(names: client.flatMap { delegate?.names(of: $0) } ?? [], tag: tag)
        if let known = pronunciations[program] { return known }
        if pronunciations.count >= 64 { pronunciations = [:] }
        let found = Pronunciations(configuration?.words(for: program.names, in: LanguageTag(tag)) ?? [:])
        pronunciations[program] = found
        return found
    }

    /// Cached, because most announcements are delivered in the same few ways.
    private func languages(of delivery: Delivery) -> Languages {
        if let known = languages[delivery] { return known }
        if languages.count >= 64 { languages = [:] }
        let tag = voices.language(of: delivery)
        let found = Languages(words: SpokenLanguage(tag: tag), voice: LanguageTag(tag))
        languages[delivery] = found
        return found
    }
}

extension Delivery {
    fileprivate mutating func omitNamedMarks() {
        (punctuation, capitals, spelling) = (Punctuation.none, CapitalLetters.none, false)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The settings of one client for its messages. Nil for a value that the client has not set: the user's settings apply.
struct SSIPSettings: Sendable, Hashable {
    private(set) var rate: Int?
    private(set) var pitch: Int?
    private(set) var pitchRange: Int?
    private(set) var volume: Int?
    private(set) var language: String?
    private(set) var synthesisVoice: String?
    private(set) var voiceType: VoiceType?
    private(set) var punctuation: Punctuation?
    private(set) var spelling: Bool?
    private(set) var capitals: CapitalLetters?
    private(set) var isSSML = false
    private(set) var outputModule: String

    /// - Parameter outputModule: the engine, until the client sets another.
    init(outputModule: String) {
        self.outputModule = outputModule
    }

    mutating func apply(_ setting: SSIPSetting) {
        switch setting {
        case .rate(let value): rate = value
        case .pitch(let value): pitch = value
        case .pitchRange(let value): pitchRange = value
        case .volume(let value): volume = value
        case .language(let name): language = name
        // A voice is chosen by name or by type; the last choice counts.
        case .synthesisVoice(let name): (synthesisVoice, voiceType) = (name, nil)
        case .voiceType(let type): (synthesisVoice, voiceType) = (nil, type)
        case .punctuation(let value): punctuation = value
        case .spelling(let value): spelling = value
        case .capitals(let value): capitals = value
        case .ssmlMode(let value): isSSML = value
        // Speech continues from the sentence in which it was paused, so no further context is needed.
        case .pauseContext: break
        case .outputModule(let name): (outputModule, synthesisVoice) = (name, nil)
        }
    }
}

/// The settings as the delivery of an announcement.
///
/// Levels of -100…100 sound as they do in Speech Dispatcher; see ``SpeechDispatcherScale``.
extension SSIPSettings {
    /// - Parameter engines: the engines; the first is the default. Voices of another engine are listed under their own
    ///   names, and called `flite/slt` in the catalog; `flite/` means the engine's best voice for the language.
    func delivery(engines: [String]) -> Delivery {
        var delivery = delivery
        guard outputModule != engines.first, engines.contains(outputModule), voiceType == nil else { return delivery }
        let voice = delivery.voice ?? ""
        if !voice.hasPrefix(outputModule + "/") { delivery.voice = "\(outputModule)/\(voice)" }
        return delivery
    }

    var delivery: Delivery {
        var delivery = Delivery(
            language: named(language), voice: named(synthesisVoice),
            rate: rate.map(SpeechDispatcherScale.wordsPerMinute),
            pitch: pitch.map(SpeechDispatcherScale.percent), volume: volume.map(SpeechDispatcherScale.percent))
        delivery.voiceType = voiceType
        delivery.pitchRange = pitchRange.map(SpeechDispatcherScale.percent)
        delivery.punctuation = punctuation
        delivery.capitals = capitals
        delivery.spelling = spelling
        return delivery
    }

    /// Nil for no name: Qt then sends an empty name, and Fenrir `None`.
    private func named(_ name: String?) -> String? {
        name.flatMap { $0.isEmpty || $0.lowercased() == "none" ? nil : $0 }
    }
}

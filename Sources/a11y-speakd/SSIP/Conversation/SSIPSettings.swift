// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The settings of one client for its messages. Nil means that it has not set the value: the user's own settings hold.
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

    /// - Parameter outputModule: the one that there is.
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
        // A voice is named, or its kind is: what was set last counts.
        case .synthesisVoice(let name): (synthesisVoice, voiceType) = (name, nil)
        case .voiceType(let type): (synthesisVoice, voiceType) = (nil, type)
        case .punctuation(let value): punctuation = value
        case .spelling(let value): spelling = value
        case .capitals(let value): capitals = value
        case .ssmlMode(let value): isSSML = value
        // Speech continues from the sentence it was paused in, which is all the context that is needed.
        case .pauseContext: break
        case .outputModule(let name): (outputModule, synthesisVoice) = (name, nil)
        }
    }
}

/// The same as the speech of an announcement.
///
/// A client's -100…100 is heard as it was; see ``SpeechDispatcherScale``.
extension SSIPSettings {
    /// - Parameter engines: the engines, the first of which speaks where no other is meant. Voices of another are listed under their own
    ///   names, and called `flite/slt` in the catalog; `flite/` is its best for the language.
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

    /// Qt sends an empty name and Fenrir `None` where they have none.
    private func named(_ name: String?) -> String? {
        name.flatMap { $0.isEmpty || $0.lowercased() == "none" ? nil : $0 }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// A setting that a client may change for itself, for another client or for all.
enum SSIPSetting: Sendable, Hashable {
    /// -100…100, like the next three.
    case rate(Int)
    case pitch(Int)
    case pitchRange(Int)
    case volume(Int)
    case language(String)
    /// Empty for no particular voice.
    case synthesisVoice(String)
    case voiceType(VoiceType)
    case punctuation(Punctuation)
    case spelling(Bool)
    case capitals(CapitalLetters)
    case ssmlMode(Bool)
    case pauseContext(Int)
    case outputModule(String)

    var accepted: SSIPReply { replies.accepted }

    /// The reply when the client does not exist.
    var refused: SSIPReply { replies.refused }

    private var replies: (accepted: SSIPReply, refused: SSIPReply) {
        switch self {
        case .rate: (.rateSet, .rateNotSet)
        case .pitch: (.pitchSet, .pitchNotSet)
        case .pitchRange: (.pitchRangeSet, .pitchRangeNotSet)
        case .volume: (.volumeSet, .volumeNotSet)
        case .language: (.languageSet, .languageNotSet)
        case .synthesisVoice, .voiceType: (.voiceSet, .voiceNotSet)
        case .punctuation: (.punctuationSet, .punctuationNotSet)
        case .spelling: (.spellingSet, .spellingNotSet)
        case .capitals: (.capitalsSet, .capitalsNotSet)
        case .ssmlMode: (.ssmlModeSet, .ssmlModeNotSet)
        case .pauseContext: (.pauseContextSet, .pauseContextNotSet)
        case .outputModule: (.outputModuleSet, .outputModuleNotSet)
        }
    }
}

extension SSIPSetting {
    /// Whether the setting may not change between BLOCK BEGIN and BLOCK END.
    static func isFixedInBlock(_ name: String) -> Bool {
        ["priority", "client_name", "output_module", "spelling"].contains(name)
    }

    /// - Returns: nil when no setting has that name.
    /// - Throws: the reply to a value that is not valid.
    static func parsed(_ name: String, _ words: SSIPWords) throws(SSIPReply) -> SSIPSetting? {
        switch name {
        case "rate": .rate(try level(words, .rateTooLow, .rateTooHigh))
        case "pitch": .pitch(try level(words, .pitchTooLow, .pitchTooHigh))
        case "pitch_range": .pitchRange(try level(words, .pitchRangeTooLow, .pitchRangeTooHigh))
        case "volume": .volume(try level(words, .volumeTooLow, .volumeTooHigh))
        case "language": .language(try words.keyword(3))
        case "synthesis_voice": .synthesisVoice(words.rest(from: 3))
        case "voice_type": .voiceType(try value(words, .voiceNotSet))
        case "punctuation": .punctuation(try value(words, .invalidParameter))
        case "spelling": .spelling(try words.isOn(3, otherwise: .notOnOff))
        case "cap_let_recogn": .capitals(try value(words, .invalidParameter))
        case "ssml_mode": .ssmlMode(try words.isOn(3, otherwise: .notOnOff))
        case "pause_context": .pauseContext(try words.number(3))
        case "output_module": .outputModule(try words.keyword(3))
        default: nil
        }
    }

    private static func level(
        _ words: SSIPWords, _ tooLow: SSIPReply, _ tooHigh: SSIPReply
    ) throws(SSIPReply) -> Int {
        let level = try words.number(3)
        guard level >= -100 else { throw tooLow }
        guard level <= 100 else { throw tooHigh }
        return level
    }

    private static func value<Value: RawRepresentable<String>>(
        _ words: SSIPWords, _ otherwise: SSIPReply
    ) throws(SSIPReply) -> Value {
        guard let value = Value(rawValue: try words.keyword(3)) else { throw otherwise }
        return value
    }
}

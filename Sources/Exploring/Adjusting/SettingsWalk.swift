// SPDX-License-Identifier: MIT

import AnnouncementKit
import DaemonProtocol
import Wording

/// A walk through the user's settings: keys in, sentences and a screen out. Settings take effect when they are saved;
/// until then each announcement carries the chosen values. A value; time is an argument.
package struct SettingsWalk: Sendable {
    enum Event: Sendable {
        case key(Key)
        /// Time has passed.
        case time
        /// The settings are saved in the file.
        case saved
        /// The file could not be written; the sentence says why.
        case failed(String)
    }

    enum Step: Sendable, Hashable {
        /// The text on the screen, and the request that announces it.
        case say(String, AnnounceRequest)
        case save
        case leave
    }

    typealias Setting = SettingsValues.Setting

    package private(set) var values: SettingsValues
    /// The values before the walk.
    package let old: SettingsValues
    private let voices: [String?]
    /// All voices, for their names.
    private let names: VoicesReply
    private let wording: Wording
    /// BCP 47.
    private let language: String
    private(set) var setting = Setting.voice
    private var held = HeldKey()

    /// - Parameters:
    ///   - voices: the voices of the user's language, which the user can choose.
    ///   - names: all voices, because the current one may be of another language.
    package init(_ settings: SettingsReply, voices: VoicesReply, names: VoicesReply? = nil) {
        old = SettingsValues(settings)
        values = old
        self.voices = voices.choices(with: settings.voice)
        self.names = names ?? voices
        wording = Wording(language: SpokenLanguage(level: 2, tag: settings.language) ?? .english)
        language = settings.language
    }

    func start() -> [Step] { say(joined("join.sentences", book.words("settings.opening"), told())) }

    mutating func take(_ event: Event, at now: Duration) -> [Step] {
        switch event {
        case .key(let key): return held.take(.pressed(key), at: now).flatMap { press(key, $0) }
        case .time: return held.take(.time, at: now).isEmpty ? [] : say(value())
        case .saved: return say(book.words("settings.saved")) + [.leave]
        case .failed(let reason): return say(WordedText(display: reason, speech: reason))
        }
    }

    /// The time when the loop must send ``Event/time``.
    var nextDeadline: Duration? { held.nextDeadline }

    private mutating func press(_ key: Key, _ step: HeldKey.Step) -> [Step] {
        switch key {
        case .up: go(to: -1)
        case .down: go(to: 1)
        case .home: go(to: -Setting.allCases.count)
        case .end: go(to: Setting.allCases.count)
        case .left: values.change(setting, by: -1, voices: voices)
        case .right: values.change(setting, by: 1, voices: voices)
        case .pageDown: values.change(setting, by: -5, voices: voices)
        case .pageUp: values.change(setting, by: 5, voices: voices)
        case .enter, .character("s"): return step == .begin ? [.save] : []
        case .escape, .controlQ: return say(book.words("settings.kept"), old) + [.leave]
        case .character(" "): return say(told())
        default: return step == .begin ? unknown(key) : []
        }
        guard step != .move else { return [] }
        return say([.up, .down, .home, .end].contains(key) ? told() : value())
    }

    private mutating func go(to distance: Int) {
        let all = Setting.allCases
        let place = (all.firstIndex(of: setting) ?? 0) + distance
        setting = all[min(all.count - 1, max(0, place))]
    }

    private func unknown(_ key: Key) -> [Step] {
        let name = WordedText(display: key.description, speech: key.spoken)
        return say(joined("join.sentences", book.words("key.unknown", ["key": name]), book.words("settings.opening")))
    }
}

/// Wording.
extension SettingsWalk {
    private var book: Phrasebook { Phrasebook[wording.language] }

    private func joined(_ key: String, _ one: WordedText, _ other: WordedText) -> WordedText {
        book.words(key, ["a": one, "b": other])
    }

    /// The keys, for the screen.
    var hints: String { book.words("hint.row.settings").display }

    func name(_ setting: Setting) -> WordedText { book.words("setting.\(setting.rawValue)") }

    /// "Rate, 175 words per minute"; only the value when it includes the name.
    private func told() -> WordedText {
        switch setting {
        case .verbosity, .punctuation: value()
        default: joined("join.list", name(setting), value())
        }
    }

    func value(of setting: Setting) -> WordedText {
        switch setting {
        case .voice: values.voice.map { voice(named: names.name(ofVoice: $0)) } ?? book.words("setting.voice.own")
        case .rate: book.words("speed", numbers: ["n": values.rate])
        case .pitch: WordedText(display: "\(values.pitch)", speech: "\(values.pitch)")
        case .volume: WordedText(display: "\(values.volume)", speech: "\(values.volume)")
        case .verbosity: book.words("verbosity.\(values.verbosity.rawValue)")
        case .punctuation: book.words("punctuation.\(values.punctuation.rawValue)")
        }
    }

    private func voice(named name: String) -> WordedText { WordedText(display: name, speech: name) }

    /// The value of the setting, with an example where the words alone do not show its effect.
    private func value() -> WordedText {
        switch setting {
        case .verbosity:
            var example = wording
            example.verbosity = values.verbosity
            let range = AxisRange(axis: "x", lower: 1, upper: 5, isXAxis: true)
            return joined("join.sentences", value(of: .verbosity), example.words(for: .axisRanges([range])))
        case .punctuation:
            return joined(
                "join.sentences", value(of: .punctuation), WordedText(display: "(1 + 2): 3!", speech: "(1 + 2): 3!"))
        default: return value(of: setting)
        }
    }

    /// Announces a sentence with the chosen settings, or with the values of `chosen`.
    private func say(_ words: WordedText, _ chosen: SettingsValues? = nil) -> [Step] {
        let chosen = chosen ?? values
        var delivery = Delivery(
            language: chosen.voice == nil ? language : nil, voice: chosen.voice, rate: chosen.rate,
            pitch: chosen.pitch, volume: chosen.volume)
        let isExample = setting == .punctuation
        delivery.punctuation = isExample ? chosen.punctuation : Punctuation.none
        let said: AnnounceWords =
            isExample || words.display == words.speech
            ? .text(words.display) : .phrased(words.display, spoken: words.speech)
        return [.say(words.display, AnnounceRequest(said, mayRepeat: true, delivery: delivery))]
    }
}

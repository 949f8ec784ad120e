// SPDX-License-Identifier: MIT

import AnnouncementKit
import ClientConnection
import DaemonProtocol

/// The settings that the user walks through, and their values.
package struct SettingsValues: Sendable, Equatable {
    enum Setting: String, Sendable, CaseIterable {
        case voice, rate, pitch, verbosity, punctuation, volume
    }

    /// Nil for the default voice of the language.
    var voice: String?
    /// Words per minute.
    var rate: Int
    var pitch: Int
    var volume: Int
    var verbosity: Verbosity
    var punctuation: Punctuation

    package init(_ settings: SettingsReply) {
        (voice, rate, pitch, volume) = (settings.voice, settings.rate, settings.pitch, settings.volume)
        (verbosity, punctuation) = (settings.verbosity, settings.punctuation)
    }

    /// Changes a setting by a number of steps, within its limits.
    /// - Parameter voices: the voices that the user can choose.
    mutating func change(_ setting: Setting, by steps: Int, voices: [String?]) {
        switch setting {
        case .voice: voice = Self.moved(voice, by: steps, in: voices)
        case .rate: rate = Self.moved(rate, by: steps, of: 10, within: Delivery.rates)
        case .pitch: pitch = Self.moved(pitch, by: steps, of: 5, within: 0...100)
        case .volume: volume = Self.moved(volume, by: steps, of: 5, within: 0...100)
        case .verbosity: verbosity = Self.moved(verbosity, by: steps, in: Verbosity.allCases)
        case .punctuation: punctuation = Self.moved(punctuation, by: steps, in: Punctuation.allCases)
        }
    }

    /// Moves to a multiple of the step, so that 173 becomes 180 and then 190.
    private static func moved(_ value: Int, by steps: Int, of step: Int, within limits: ClosedRange<Int>) -> Int {
        let place = steps > 0 ? value / step : (value + step - 1) / step
        return min(limits.upperBound, max(limits.lowerBound, (place + steps) * step))
    }

    private static func moved<Value: Equatable>(_ value: Value, by steps: Int, in all: [Value]) -> Value {
        guard let place = all.firstIndex(of: value) else { return all.first ?? value }
        return all[min(all.count - 1, max(0, place + steps))]
    }

    /// The keys of the settings file whose values differ from `old`, as TOML; nil removes the key.
    package func changes(from old: SettingsValues) -> [(key: String, value: String?)] {
        var changes: [(String, String?)] = []
        if voice != old.voice { changes.append(("voice", voice.map(ConfigurationText.quoted))) }
        if rate != old.rate { changes.append(("rate", "\(rate)")) }
        if pitch != old.pitch { changes.append(("pitch", "\(pitch)")) }
        if volume != old.volume { changes.append(("volume", "\(volume)")) }
        if verbosity != old.verbosity { changes.append(("verbosity", ConfigurationText.quoted(verbosity.rawValue))) }
        if punctuation != old.punctuation {
            changes.append(("punctuation", ConfigurationText.quoted(punctuation.rawValue)))
        }
        return changes
    }

    /// The request that sets these values immediately.
    package var request: ConfigureRequest {
        var delivery = Delivery(voice: voice, rate: rate, pitch: pitch, volume: volume)
        delivery.punctuation = punctuation
        return ConfigureRequest(delivery: delivery, verbosity: verbosity)
    }
}

extension VoicesReply {
    /// The voices that the user can choose, in order: the language's default, styles, voices, and variants of the first
    /// voice. A current voice outside this list is put first.
    func choices(with current: String?) -> [String?] {
        let variants = voices.first.map { voice in self.variants.map { "\(voice.identifier)+\($0)" } } ?? []
        let all = styles.map(\.name) + voices.map(\.identifier) + variants
        let isKnown = current.map(all.contains) ?? true
        return [nil] + (isKnown ? [] : [current]) + all
    }

    /// The familiar name of a voice, whichever of its names `set` is: "English (America), klatt4". An unknown name is
    /// returned unchanged.
    func name(ofVoice set: String) -> String {
        guard !styles.contains(where: { $0.name == set }) else { return set }
        let parts = set.split(separator: "+", maxSplits: 1).map { $0.lowercased() }
        guard let base = parts.first else { return set }
        let named =
            voices.first { [$0.identifier.lowercased(), $0.name.lowercased()].contains(base) }
            ?? voices.first { $0.languages.first == base } ?? voices.first { $0.languages.contains(base) }
        guard let named else { return set }
        guard parts.count > 1 else { return named.name }
        return "\(named.name), \(variants.first { $0.lowercased() == parts[1] } ?? parts[1])"
    }
}

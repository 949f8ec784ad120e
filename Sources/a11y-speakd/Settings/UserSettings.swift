// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The settings in force. Each comes from the first layer that sets it: the command line, `configure`, the files, the
/// defaults.
@dynamicMemberLookup
struct UserSettings: Sendable, Equatable {
    var commandLine = Settings() {
        didSet { merge() }
    }
    /// Set by clients, until the daemon ends.
    var configured = Settings() {
        didSet { merge() }
    }
    var files = Configuration() {
        didSet { merge() }
    }
    private var inForce = Settings()

    private mutating func merge() { inForce = commandLine.over(configured).over(files.settings) }

    /// The value in force. A delivery applies where an announcement sets none; voice styles supply the rest, then the
    /// defaults.
    subscript<Value>(dynamicMember path: KeyPath<Settings, Value>) -> Value { inForce[keyPath: path] }

    /// The volume of an earcon, 0…100.
    func loudness(of earcon: Earcon) -> Int { inForce.loudness(of: earcon) }

    /// The components whose settings differ in the others. At the start, the daemon compares with empty settings.
    func changes(to others: UserSettings) -> Set<SettingTaker> {
        var takers = Set(inForce.changes(to: others.inForce).flatMap(\.takers))
        if !files.pronounces(as: others.files) { takers.insert(.words) }
        if files[.reading] != others.files[.reading] { takers.insert(.readings) }
        if files[.client] != others.files[.client] || files[.priority] != others.files[.priority] {
            takers.insert(.rules)
        }
        return takers
    }
}

extension Settings {
    /// These settings, completed from the layer below. A voice brings its own language.
    func over(_ others: Settings) -> Settings {
        var merged = merging(others)
        merged.delivery = delivery.over(others.delivery)
        return merged
    }
}

extension Delivery {
    /// This delivery, completed from the other. A voice brings its own language, so the other's language is ignored
    /// then; a kind of voice and a named voice replace each other.
    func over(_ other: Delivery) -> Delivery {
        var merged = self
        if voice == nil {
            merged.language = language ?? other.language
            merged.voiceType = voiceType ?? other.voiceType
            if language == nil && voiceType == nil { merged.voice = other.voice }
        }
        merged.rate = rate ?? other.rate
        merged.pitch = pitch ?? other.pitch
        merged.pitchRange = pitchRange ?? other.pitchRange
        merged.volume = volume ?? other.volume
        merged.pan = pan ?? other.pan
        merged.punctuation = punctuation ?? other.punctuation
        merged.capitals = capitals ?? other.capitals
        merged.numbers = numbers ?? other.numbers
        merged.identifiers = identifiers ?? other.identifiers
        merged.typing = typing ?? other.typing
        merged.sink = sink ?? other.sink
        merged.spelling = spelling ?? other.spelling
        return merged
    }
}

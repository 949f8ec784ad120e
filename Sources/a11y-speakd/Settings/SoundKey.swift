// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import Sonification

/// Every key of `[sound]` in config.toml: how data sounds.
enum SoundKey: String, ConfigurableKey {
    case lowest, highest, tones, under
    case end, gap, series, limit

    var kind: SettingKind {
        switch self {
        case .lowest, .highest: .decimal(50...4000)
        case .under: .number(0...40)
        case .tones, .end, .gap, .series, .limit: .number(0...100)
        }
    }

    /// The value that holds when nothing else is set.
    var standard: SettingValue {
        switch self {
        case .lowest: .decimal(SoundSettings.standard.band.lowest)
        case .highest: .decimal(SoundSettings.standard.band.highest)
        case .tones: .number(SoundSettings.standard.tones)
        case .under: .number(SoundSettings.standard.under)
        case .end, .gap, .series, .limit: .number(SoundSettings.loudest)
        }
    }

    var about: String {
        switch self {
        case .lowest: "The pitch of the lowest value, in hertz."
        case .highest: "The pitch of the highest value, in hertz; an octave above the lowest, or more."
        case .tones: "How loud live tones are."
        case .under: "By how many decibels a score beneath speech is softer."
        case .end: "How loud the end of the data is told; 0 switches it off, as it does the next three."
        case .gap: "How loud a place without a value is told."
        case .series: "How loud a change of the series is told."
        case .limit: "How loud the crossing of a limit is told."
        }
    }
}

/// How data sounds.
struct SoundSettings: Sendable, Equatable {
    /// The pitches that data is played at, unless a request names others.
    var band = PitchBand.standard
    /// How loud live tones are, 0…100.
    var tones = Self.loudest
    /// By how many decibels a score beneath speech is softer.
    var under = 12
    /// How loud each is, 0…100; nothing for ``loudest``.
    private var earcons: [Earcon: Int] = [:]

    static let standard = SoundSettings()
    static let loudest = 100

    init() {}

    init(_ settings: [SoundKey: Setting]) {
        let (lowest, highest) = Self.ends(settings)
        // Checked when it was read.
        band = (try? PitchBand(lowest: lowest, highest: highest)) ?? .standard
        tones = settings[.tones]?.value.number ?? tones
        under = settings[.under]?.value.number ?? under
        for earcon in Earcon.allCases {
            earcons[earcon] = SoundKey(rawValue: earcon.rawValue).flatMap { settings[$0]?.value.number }
        }
    }

    /// How loud it is, 0…100.
    func volume(of earcon: Earcon) -> Int { earcons[earcon] ?? Self.loudest }

    private static func ends(_ settings: [SoundKey: Setting]) -> (lowest: Double, highest: Double) {
        (
            settings[.lowest]?.value.decimal ?? PitchBand.standard.lowest,
            settings[.highest]?.value.decimal ?? PitchBand.standard.highest
        )
    }

    /// Without the ends of a band that is none; the problem is reported.
    static func checked(
        _ settings: [SoundKey: Setting], problems: inout [ConfigurationError]
    ) -> [SoundKey: Setting] {
        let (lowest, highest) = ends(settings)
        do {
            _ = try PitchBand(lowest: lowest, highest: highest)
            return settings
        } catch {
            let places = [settings[.highest], settings[.lowest]].compactMap(\.self)
            guard let place = places.max(by: { $0.line < $1.line }) else { return settings }
            let sentence = "\(error)".hasSuffix(".") ? String("\(error)".dropLast()) : "\(error)"
            problems.append(ConfigurationError(file: place.file, line: place.line, problem: sentence))
            return settings.filter { $0.key != .lowest && $0.key != .highest }
        }
    }
}

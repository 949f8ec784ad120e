// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Every key of config.toml: the source for reading, checking, the printed defaults and the manual.
enum ConfigurationKey: String, ConfigurableKey {
    case rate, pitch, volume, pan, voice, language, verbosity, punctuation, capitals, numbers, silent
    case pitchRange = "pitch-range"
    case digestInterval = "digest-interval"
    case sink
    case leadIn = "lead-in"
    case logLevel = "log-level"
    case ssip
    case mute, priority
    case groupLimit = "group-limit"
    case adaptiveRate = "adaptive-rate"

    var kind: SettingKind {
        switch self {
        case .rate: .number(Delivery.rates)
        case .pitch, .pitchRange, .volume: .number(0...100)
        case .pan: .decimal(-1...1)
        case .voice: .text(what: "a style, or a voice of espeak-ng such as en-us+klatt4")
        case .language: .text(what: "a language such as de or en-GB")
        case .verbosity: .oneOf(Verbosity.allCases.map(\.rawValue))
        case .punctuation: .oneOf(Punctuation.allCases.map(\.rawValue))
        case .capitals: .oneOf(CapitalLetters.allCases.map(\.rawValue))
        case .numbers: .oneOf(NumberReading.allCases.map(\.rawValue))
        case .silent: .someOf(WordingToken.allCases.map(\.rawValue))
        case .digestInterval: .number(1...60)
        case .groupLimit: .number(1...100)
        case .adaptiveRate: .decimal(1...3)
        case .sink: .text(what: "a sink, as --sink takes it")
        case .leadIn: .number(0...5000)
        case .logLevel: .oneOf(["trace", "debug", "info", "notice", "warning", "error", "critical"])
        case .ssip, .mute: .flag
        case .priority: .oneOf(AnnouncementPriority.allCases.map(\.rawValue))
        }
    }

    var standard: SettingValue {
        switch self {
        case .rate: .number(Standard.rate)
        case .pitch: .number(Standard.pitch)
        case .pitchRange: .number(Standard.pitchRange)
        case .volume: .number(Standard.volume)
        case .pan: .decimal(Standard.pan)
        case .voice: .text("en-us+klatt4")
        case .language: .text("en")
        case .verbosity: .text(Standard.verbosity.rawValue)
        case .punctuation: .text(Standard.punctuation.rawValue)
        case .capitals: .text(Standard.capitals.rawValue)
        case .numbers: .text(Standard.numbers.rawValue)
        case .silent: .texts(Standard.switchedOff.map(\.rawValue).sorted())
        case .digestInterval: .number(Standard.digestInterval)
        case .groupLimit: .number(Standard.groupLimit)
        case .adaptiveRate: .decimal(Standard.adaptiveRate)
        case .sink: .text(Standard.sink)
        case .leadIn: .number(Standard.leadIn)
        case .logLevel: .text(Standard.logLevel)
        case .ssip: .flag(Standard.servesSSIP)
        case .mute: .flag(Standard.isMuted)
        case .priority: .text(AnnouncementPriority.high.rawValue)
        }
    }

    var about: String {
        switch self {
        case .rate: "How fast, in words per minute."
        case .pitch: "How high; 50 is the voice's own."
        case .pitchRange: "How lively the melody is; 50 is the voice's own, 0 is monotonous."
        case .volume: "How loud."
        case .pan: "Where it sounds, from -1, left, to 1, right."
        case .voice: "Who speaks; without it the voice of the language."
        case .language: "Of what names none; without it that of the locale."
        case .verbosity: "How much is said of elements and charts."
        case .punctuation: "Which marks of a text are spoken by name."
        case .capitals: "How capital letters of a text are spoken."
        case .numbers: "How the numbers, signs and units of a text are read."
        case .silent: "What is not said at any verbosity."
        case .digestInterval: "Seconds between two digests of monitored charts, at least."
        case .groupLimit: "How many of a group wait by themselves; of more the newest is said, and how many there were."
        case .adaptiveRate: "How many times as fast as \"rate\" at most, while more than three wait; 1 keeps the rate."
        case .sink: "Where the sound goes."
        case .leadIn: "Milliseconds of silence before the first sound after a rest, for a device that swallows it."
        case .logLevel: "What is logged."
        case .ssip: "Serve the clients of Speech Dispatcher too."
        case .mute: "Drop whatever it announces."
        case .priority: "The most urgent that its announcements may be."
        }
    }

    /// The keys at the top of the file.
    static let general = allCases.filter { $0 != .mute && $0 != .priority }
    /// The keys of `[client."NAME"]`.
    static let ofClients: [Self] = [
        .rate, .pitch, .pitchRange, .volume, .pan, .voice, .language, .punctuation, .capitals, .numbers, .mute,
        .priority, .groupLimit, .adaptiveRate, .sink,
    ]
    /// The keys of `[priority.NAME]`.
    static let ofPriorities: [Self] = [.volume, .pan, .sink]
    /// The keys that are read only at the start.
    static let atStart: [Self] = [.sink, .leadIn, .logLevel, .ssip]
}

extension ConfigurationKey {
    /// The defaults. Voice and language have none: the locale and the catalog of voices decide.
    enum Standard {
        static let rate = 175
        static let pitch = 50
        static let pitchRange = 50
        static let volume = 100
        static let pan = 0.0
        static let punctuation = Punctuation.none
        static let capitals = CapitalLetters.none
        static let numbers = NumberReading.meant
        static let verbosity = Verbosity.medium
        static let switchedOff: Set<WordingToken> = []
        static let digestInterval = Int(ChartMonitor.standardInterval.components.seconds)
        static let groupLimit = 3
        static let adaptiveRate = 1.6
        static let sink = "auto"
        static let leadIn = 0
        static let logLevel = "notice"
        static let servesSSIP = false
        static let isMuted = false
    }
}

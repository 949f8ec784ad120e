// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// The settings in force. Each comes from the first that has it: the command line, `configure`, the files, the defaults.
struct UserSettings: Sendable, Equatable {
    var commandLine = SettingsLayer() {
        didSet { merge() }
    }
    /// From clients, until the daemon ends.
    var configured = SettingsLayer() {
        didSet { merge() }
    }
    var files = Configuration() {
        didSet { merge() }
    }
    private var merged = SettingsLayer()
    /// How data sounds.
    private(set) var sound = SoundSettings()
    /// What is heard of the desktop.
    var desktop: DesktopSettings { DesktopSettings(files.desktop) }

    private mutating func merge() {
        sound = SoundSettings(files.sound)
        merged = commandLine.over(configured).over(SettingsLayer(files.settings))
    }

    /// The delivery where an announcement asks for no other. The voice styles supply the rest, then the defaults.
    var delivery: Delivery { merged.delivery }
    var verbosity: Verbosity { merged.verbosity ?? ConfigurationKey.Standard.verbosity }
    var switchedOff: Set<WordingToken> { merged.switchedOff ?? ConfigurationKey.Standard.switchedOff }
    var digestInterval: Int { merged.digestInterval ?? ConfigurationKey.Standard.digestInterval }
    var groupLimit: Int { merged.groupLimit ?? ConfigurationKey.Standard.groupLimit }
    var adaptiveRate: Double { merged.adaptiveRate ?? ConfigurationKey.Standard.adaptiveRate }
    var sink: String { merged.sink ?? ConfigurationKey.Standard.sink }
    var leadIn: Int { merged.leadIn ?? ConfigurationKey.Standard.leadIn }
    var logLevel: String { merged.logLevel ?? ConfigurationKey.Standard.logLevel }
    var servesSSIP: Bool { merged.servesSSIP ?? ConfigurationKey.Standard.servesSSIP }
}

/// The settings of one source; nil leaves a setting to the sources below.
struct SettingsLayer: Sendable, Equatable {
    var delivery = Delivery()
    var verbosity: Verbosity?
    /// The parts of announcements that are not said at any verbosity.
    var switchedOff: Set<WordingToken>?
    /// Seconds between two digests of monitored charts, at least.
    var digestInterval: Int?
    /// How many of a group wait by themselves.
    var groupLimit: Int?
    /// How many times as fast it is spoken at most while many wait.
    var adaptiveRate: Double?
    var sink: String?
    /// Milliseconds of silence before the first sound after a rest.
    var leadIn: Int?
    var logLevel: String?
    var servesSSIP: Bool?

    /// This, and what it does not say from the other.
    func over(_ other: SettingsLayer) -> SettingsLayer {
        var merged = self
        merged.delivery = delivery.over(other.delivery)
        merged.verbosity = verbosity ?? other.verbosity
        merged.switchedOff = switchedOff ?? other.switchedOff
        merged.digestInterval = digestInterval ?? other.digestInterval
        merged.groupLimit = groupLimit ?? other.groupLimit
        merged.adaptiveRate = adaptiveRate ?? other.adaptiveRate
        merged.sink = sink ?? other.sink
        merged.leadIn = leadIn ?? other.leadIn
        merged.logLevel = logLevel ?? other.logLevel
        merged.servesSSIP = servesSSIP ?? other.servesSSIP
        return merged
    }
}

extension SettingsLayer {
    /// The settings in files.
    init(_ settings: Configuration.Settings) {
        delivery = Delivery(settings)
        verbosity = settings[.verbosity]?.value.name.flatMap(Verbosity.init)
        switchedOff = settings[.silent]?.value.names.map { Set($0.compactMap(WordingToken.init)) }
        digestInterval = settings[.digestInterval]?.value.number
        groupLimit = settings[.groupLimit]?.value.number
        adaptiveRate = settings[.adaptiveRate]?.value.decimal
        sink = settings[.sink]?.value.name
        leadIn = settings[.leadIn]?.value.number
        logLevel = settings[.logLevel]?.value.name
        servesSSIP = settings[.ssip]?.value.flag
    }
}

extension Delivery {
    init(_ settings: Configuration.Settings) {
        self.init(
            language: settings[.language]?.value.name, voice: settings[.voice]?.value.name,
            rate: settings[.rate]?.value.number, pitch: settings[.pitch]?.value.number,
            volume: settings[.volume]?.value.number, pan: settings[.pan]?.value.decimal)
        pitchRange = settings[.pitchRange]?.value.number
        punctuation = settings[.punctuation]?.value.name.flatMap(Punctuation.init)
        capitals = settings[.capitals]?.value.name.flatMap(CapitalLetters.init)
        numbers = settings[.numbers]?.value.name.flatMap(NumberReading.init)
    }

    /// This, and what it does not say from the other. A voice brings its own language, so the other's language is not wanted
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
        merged.sink = sink ?? other.sink
        merged.spelling = spelling ?? other.spelling
        return merged
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import DaemonProtocol
import Sonification
import Synthesis

/// The only table of settings. A row has the data for reading, checking, layering, the printed defaults and the manual.
/// Code that uses a setting reads the property of ``Settings`` with the row's name.
final class SettingsTable: Sendable {
    static let table = SettingsTable()

    // MARK: The top of the file; rules for clients and priorities have some of these too

    let rate = SettingRow(
        "rate", 175, .number(Delivery.rates), in: .top, .client, about: "How fast, in words per minute.")
    let pitch = SettingRow("pitch", 50, .number(0...100), in: .top, .client, about: "How high; 50 is the voice's own.")
    let volume = SettingRow("volume", 100, .number(0...100), in: .top, .client, .priority, about: "How loud.")
    let pan = SettingRow(
        "pan", 0.0, .decimal(-1...1), in: .top, .client, .priority,
        about: "Where it sounds, from -1, left, to 1, right.")
    let voice = SettingRow<String?>(
        "voice", nil, .text(what: "a style, or a voice of espeak-ng such as en-us+klatt4"),
        example: .text("en-us+klatt4"), in: .top, .client,
        about: "The voice that speaks; without it the voice of the language.")
    let language = SettingRow<String?>(
        "language", nil, .text(what: "a language such as de or en-GB"), example: .text("en"), in: .top, .client,
        about: "The language of texts that name none; without it that of the locale.")
    let verbosity = SettingRow(
        "verbosity", Verbosity.medium, in: .top, about: "How much is said of elements and charts.")
    let punctuation = SettingRow(
        "punctuation", Punctuation.none, in: .top, .client, about: "Which marks of a text are spoken by name.")
    let capitals = SettingRow(
        "capitals", CapitalLetters.none, in: .top, .client, about: "How capital letters of a text are spoken.")
    let numbers = SettingRow(
        "numbers", NumberReading.meant, in: .top, .client,
        about: "How the numbers, signs and units of a text are read.")
    let identifiers = SettingRow(
        "identifiers", IdentifierReading.whole, in: .top, .client,
        about: "How the addresses, paths and hashes of a text are read.")
    let typing = SettingRow(
        "typing", TypingEcho.characters, in: .top, .client, about: "How typed text is echoed.")
    let switchedOff = SettingRow(
        "silent", Set<WordingToken>(), in: .top, about: "Parts that are silent at every verbosity.")
    let pitchRange = SettingRow(
        "pitch-range", 50, .number(0...100), in: .top, .client,
        about: "How lively the melody is; 50 is the voice's own, 0 is monotonous.")
    let digestInterval = SettingRow(
        "digest-interval", Int(ChartMonitor.standardInterval.components.seconds), .number(1...60), in: .top,
        for: .digests, about: "The fewest seconds between two digests of monitored charts.")
    let sink = SettingRow(
        "sink", "auto", .text(what: "a sink, as --sink takes it"), in: .top, .client, .priority, for: .start,
        about: "Where the sound goes.")
    let leadIn = SettingRow(
        "lead-in", 0, .number(0...5000), in: .top, for: .start,
        about:
            "Milliseconds of silence before the first sound after a rest, for a device that swallows the first syllable."
    )
    let logLevel = SettingRow(
        "log-level", "notice", .oneOf(["trace", "debug", "info", "notice", "warning", "error", "critical"]), in: .top,
        for: .start, about: "The lowest level that is logged.")
    let servesSSIP = SettingRow(
        "ssip", false, in: .top, for: .start, about: "Serve the clients of Speech Dispatcher too.")
    let textKind = SettingRow(
        "kind", TextKind.plain, in: .client, for: .rules,
        about: "How its texts are written, where the program does not say so.")
    let isMuted = SettingRow("mute", false, in: .client, about: "Drop all its announcements.")
    let mostUrgent = SettingRow<AnnouncementPriority?>(
        "priority", nil, example: .text("high"), in: .client,
        about: "The highest priority that its announcements may have.")
    let groupLimit = SettingRow(
        "group-limit", 3, .number(1...100), in: .top, .client, for: .rules,
        about: "How many announcements of a group may wait; of more, only the newest is spoken, after their number.")
    let adaptiveRate = SettingRow(
        "adaptive-rate", 1.6, .decimal(1...3), in: .top, .client, for: .queue,
        about: "The highest multiple of \"rate\" while more than three wait; 1 keeps the rate.")
    /// Not in a file: a client sets it with `configure`.
    let voiceType = SettingRow<VoiceType?>(
        "voice-type", nil, example: .text("female1"), about: "The kind of voice, where no voice is named.")

    // MARK: [sound]: the sound of data

    let lowest = SettingRow(
        "lowest", PitchBand.standard.lowest, .decimal(50...4000), in: .sound, for: .words, .tones,
        about: "The pitch of the lowest value, in hertz.")
    let highest = SettingRow(
        "highest", PitchBand.standard.highest, .decimal(50...4000), in: .sound, for: .words, .tones,
        about: "The pitch of the highest value, in hertz; an octave above the lowest, or more.")
    let tones = SettingRow("tones", 100, .number(0...100), in: .sound, about: "How loud live tones are.")
    let under = SettingRow(
        "under", 12, .number(0...40), in: .sound, about: "By how many decibels a score beneath speech is softer.")
    let endEarcon = SettingRow(
        "end", 100, .number(0...100), in: .sound,
        about: "How loud the sound for the end of the data is; 0 switches it off, as for the next three keys.")
    let gapEarcon = SettingRow(
        "gap", 100, .number(0...100), in: .sound, about: "How loud the sound for a place without a value is.")
    let seriesEarcon = SettingRow(
        "series", 100, .number(0...100), in: .sound, about: "How loud the sound for a change of the series is.")
    let limitEarcon = SettingRow(
        "limit", 100, .number(0...100), in: .sound, about: "How loud the sound for the crossing of a limit is.")

    // MARK: [desktop]: the announcements of `a11y-speak desktop`

    let announcements = SettingRow(
        "announcements", DesktopSettings().announcements, in: .desktop,
        about: "When announcements of programs are spoken; when-alone is while no screen reader speaks them.")
    let notifications = SettingRow(
        "notifications", DesktopSettings().notifications, in: .desktop,
        about: "When notifications are spoken; when-alone is while no screen reader listens.")
    let liveRegions = SettingRow(
        "live-regions", DesktopSettings().liveRegions, in: .desktop,
        about: "When text that appears in alerts, logs and live regions of pages is spoken.")
    let enableToolkits = SettingRow(
        "enable-toolkits", DesktopSettings().enableToolkits, in: .desktop,
        about: "Switch on accessibility in toolkits and browsers: most send nothing without it, and are slower with it."
    )
    let isSensitive = SettingRow(
        "sensitive", DesktopSettings().sensitive, in: .desktop,
        about: "Keep the texts out of the history, captions and events.")

    // MARK: [engine.NAME]: synthesizers besides espeak-ng

    let module = SettingRow<String?>(
        "module", nil, .text(what: "an output module of Speech Dispatcher, such as sd_flite, or its path"),
        example: .text("sd_flite"), in: .engine,
        about: "A Speech Dispatcher output module; installed modules are found without this key.")
    let moduleConfiguration = SettingRow<String?>(
        "configuration", nil, .text(what: "the path of the module's configuration"),
        example: .text("/etc/speech-dispatcher/modules/flite.conf"), in: .engine,
        about: "The module's configuration; without it the file in /etc/speech-dispatcher/modules.")
    let command = SettingRow<String?>(
        "command", nil, .text(what: "a command that reads text and writes PCM or WAV"),
        example: .text("piper --model /usr/share/piper/joe.onnx --output-raw"), in: .engine,
        about:
            "Runs for each sentence, reads it from standard input, and writes the sound to standard output, or to the "
            + "file {output}.")
    let commandMode = SettingRow(
        "mode", Engine.Command.Mode.once, in: .engine,
        about: "Whether the command runs for each sentence, or stays and reads sentences as lines of JSON or of text.")
    let commandLanguage = SettingRow<String?>(
        "language", nil, .text(what: "a language such as de or en-GB"), example: .text("en"), in: .engine,
        about: "The language that the command speaks.")
    let sampleRate = SettingRow(
        "sample-rate", Engine.standardSampleRate, .number(4000...192_000), in: .engine,
        about: "Samples per second of a command that writes bare samples.")
    let sampleFormat = SettingRow(
        "format", SampleFormat.s16le, in: .engine,
        about: "The form of bare samples: signed, unsigned or floating point, bits, and which byte comes first.")
    let memory = SettingRow(
        "memory", Engine.standardMemory, .number(256...65_536), in: .engine, about: "Mebibytes that it may use.")
    let patience = SettingRow(
        "patience", Engine.standardPatience, .number(100...60_000), in: .engine,
        about: "Milliseconds that it may be silent while it makes sound; then it is ended.")
    let usesNetwork = SettingRow(
        "network", false, in: .engine, about: "Let it speak over IP, as festival's module does with its server.")
    let files = SettingRow(
        "files", [String](), .texts(what: "paths of files and folders"), in: .engine,
        about: "Files that it may read besides the system's files and those that its command names.")
    let isEnabled = SettingRow("enabled", true, in: .engine, about: "Whether it is used.")

    // MARK: [voice.NAME]: the texts without a requested voice that an engine or a voice reads

    let readingEngine = SettingRow<String?>(
        "engine", nil, .text(what: "the name of an engine"), example: .text("flite"), in: .reading,
        about: "The engine whose best voice reads these texts.")
    let readingVoice = SettingRow<String?>(
        "voice", nil, .text(what: "a voice that a11y-speak voices lists, such as flite/slt"),
        example: .text("flite/slt"), in: .reading, about: "The voice that reads these texts, whatever their language.")
    let minCharacters = SettingRow(
        "min-characters", 0, .number(0...1_000_000), in: .reading,
        about: "Only texts with at least this many characters.")
    let readingPriorities = SettingRow<Set<AnnouncementPriority>?>(
        "priorities", nil, example: .texts(AnnouncementPriority.allCases.map(\.rawValue)), in: .reading,
        about: "Only announcements of these priorities.")
    let readingLanguages = SettingRow<[String]?>(
        "languages", nil, .texts(what: "languages such as de or en-GB"), example: .texts(["en"]), in: .reading,
        about: "Only texts in these languages; without it all that the engine has a voice for.")

    // MARK: A file of a voice style

    let styleVoice = SettingRow<String?>(
        "voice", nil, .text(what: "a voice of espeak-ng such as en-us"), example: .text("en-us"), in: .style,
        about: "A voice of espeak-ng; without it the voice of the announcement's language.")
    let styleVariant = SettingRow<String?>(
        "variant", nil, .text(what: "a variant of espeak-ng such as whisper or f2"), example: .text("whisper"),
        in: .style, about: "A variant such as whisper or f2, for every voice.")
    let styleRate = SettingRow<Int?>(
        "rate", nil, .number(Delivery.rates), example: .number(175), in: .style,
        about: "How fast, in words per minute.")
    let stylePitch = SettingRow<Int?>(
        "pitch", nil, .number(0...100), example: .number(50), in: .style, about: "How high.")
    let styleRange = SettingRow<Int?>(
        "pitch-range", nil, .number(0...100), example: .number(50), in: .style, about: "How lively the melody is.")
    let styleVolume = SettingRow<Int?>(
        "volume", nil, .number(0...100), example: .number(100), in: .style, about: "How loud.")
    let stylePriorities = SettingRow<Set<AnnouncementPriority>?>(
        "priorities", nil, example: .texts(["high"]), in: .style,
        about: "Announcements of these priorities that name no voice are spoken in this style.")
    let styleLanguages = SettingRow<[String]?>(
        "languages", nil, .texts(what: "languages such as de or en-GB"), example: .texts(["de"]), in: .style,
        about: "Announcements in these languages that name no voice are spoken in this style.")
}

extension SettingsTable {
    /// Every row, in the order of the table.
    static let rows: [any SettingEntry] = Mirror(reflecting: table).children.compactMap {
        $0.value as? any SettingEntry
    }

    /// The rows of a place, in the order of the manual and the printed defaults.
    static func rows(of place: SettingPlace) -> [any SettingEntry] {
        let rows = rows.filter { $0.places.contains(place) }
        guard place == .client else { return rows }
        // Rules list the range after the pitch, and the sink last.
        let (range, sink) = (table.pitchRange.id, table.sink.id)
        let others = rows.filter { $0.id != range && $0.id != sink }
        let index = others.firstIndex { $0.id == table.pitch.id }.map { $0 + 1 } ?? 0
        return others[..<index] + rows.filter { $0.id == range } + others[index...] + rows.filter { $0.id == sink }
    }

    fileprivate static let byName = Dictionary(
        uniqueKeysWithValues: SettingPlace.allCases.map { place in
            (place, Dictionary(uniqueKeysWithValues: rows(of: place).map { ($0.name, $0) }))
        })
}

/// An owner of settings: a table of config.toml, the top of the file, or the file of a voice style.
enum SettingPlace: String, Sendable, CaseIterable {
    case top, sound, desktop, engine
    case reading = "voice"
    case client, priority, style

    /// Keys that earlier versions spelled differently, and that are still read: for each, its key of today.
    private static let earlierKeys: [Self: [String: String]] = [
        .style: ["range": "pitch-range", "for-priority": "priorities", "for-language": "languages"]
    ]

    /// The row of a key, in its spelling of today or an earlier one; nil where this place has no such key.
    func row(_ name: String) -> (any SettingEntry)? {
        SettingsTable.byName[self]?[Self.earlierKeys[self]?[name] ?? name]
    }

    /// The component that applies the place's settings, unless a row names another.
    fileprivate var taker: SettingTaker {
        switch self {
        case .top, .style: .words
        case .sound: .tones
        case .desktop: .bridge
        case .engine: .engines
        case .reading: .readings
        case .client, .priority: .rules
        }
    }

    /// The name of the place in a sentence.
    /// - Parameter name: the name of the table, in a place that has named tables.
    func title(_ name: String = "NAME") -> String {
        switch self {
        case .top: "the top of the file"
        case .sound, .desktop: "[\(rawValue)]"
        case .engine, .reading: "[\(rawValue).\(name)]"
        case .client: "a client"
        case .priority: "a priority"
        case .style: "a voice style"
        }
    }
}

/// A component that applies settings. A reload informs the components whose settings changed.
enum SettingTaker: Sendable, CaseIterable {
    /// `Wordsmith`, at once: the words of announcements, and the way they are spoken.
    case words
    /// `VoiceChoice`, at once: the texts that other voices read.
    case readings
    /// `Announcer`, at once: the higher rate of waiting announcements.
    case queue
    /// `LiveCharts`, at once.
    case digests
    /// `LiveTones` and the lane of scores under speech, at once.
    case tones
    /// `Clients`, at once: each announcement is accepted by the rule of its client.
    case rules
    /// `a11y-speak desktop`, which requests them with `configure`.
    case bridge
    /// `EngineSynthesizer`, as soon as none of the changed engines is in use.
    case engines
    /// `Daemon`, at its start.
    case start
}

/// A row of the table: all facts about one setting.
final class SettingRow<Value: SettingType>: SettingEntry {
    let name: String
    let id: String
    /// The default; nil for none.
    let standard: Value
    let kind: SettingKind
    let example: SettingValue?
    let places: [SettingPlace]
    let takers: [SettingTaker]
    let about: String

    /// - Parameters:
    ///   - kind: nil for the kind of the value's type.
    ///   - takers: if empty, the taker of the first place.
    ///   - example: printed for a setting without a default.
    init(
        _ name: String, _ standard: Value, _ kind: SettingKind? = nil, example: SettingValue? = nil,
        in places: SettingPlace..., for takers: SettingTaker..., about: String
    ) {
        (self.name, self.standard, self.example) = (name, standard, example)
        self.kind = kind ?? Value.kind
        (self.places, self.about) = (places, about)
        self.takers = takers.isEmpty ? [places.first?.taker ?? .words] : takers
        // The top of the file, clients and priorities share settings, so those ids have no prefix.
        let own = places.first.flatMap { [.top, .client, .priority].contains($0) ? nil : $0.rawValue + "." }
        id = (own ?? "") + name
    }

    var standardValue: SettingValue? { standard.settingValue }
}

/// A row with a value of any type.
protocol SettingEntry: AnyObject, Sendable {
    /// The key in a file.
    var name: String { get }
    /// Unique in the table: the place and the name; the name alone at the top.
    var id: String { get }
    var kind: SettingKind { get }
    /// The default as written in a file; nil for none.
    var standardValue: SettingValue? { get }
    var example: SettingValue? { get }
    var places: [SettingPlace] { get }
    var takers: [SettingTaker] { get }
    /// A description in one sentence.
    var about: String { get }
}

extension SettingEntry {
    /// Whether the setting applies only when the daemon starts.
    var isAtStart: Bool { takers == [.start] }

    /// The key with its default, or with an example if it has none.
    var line: String { "\(name) = \((standardValue ?? example)?.toml ?? "")" }
}

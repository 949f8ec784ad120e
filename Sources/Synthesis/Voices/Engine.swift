// SPDX-License-Identifier: GPL-3.0-or-later

/// A synthesizer in a separate process, named in the user's settings or found on the system.
package struct Engine: Sendable, Hashable, Codable {
    /// The name in `[engine.NAME]` and in the names of voices, such as `flite`.
    package var name: String
    package var kind: Kind
    /// Whether the user's settings name the engine. Otherwise it was found on the system.
    package var isNamed = false
    /// The limit of its address space, in mebibytes.
    package var memory = Self.standardMemory
    /// The longest silence, in milliseconds, before the engine counts as stuck.
    package var patience = Self.standardPatience
    /// Whether the engine may connect to other machines, and over IP to other programs on this one.
    package var usesNetwork = false
    /// Files and folders that the engine may read, besides the system's and those that its command names.
    package var files: [String] = []

    package init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }

    package enum Kind: Sendable, Hashable, Codable {
        /// libespeak-ng in the process itself.
        case espeak
        /// A Speech Dispatcher output module.
        case module(path: String, configuration: String?)
        /// A program that reads text and writes PCM or WAV.
        case command(Command)
    }

    /// A program that reads text and writes PCM or WAV.
    package struct Command: Sendable, Hashable, Codable {
        package var line: String
        /// The language of its voice.
        package var language: String
        /// Samples per second, unless it writes WAV.
        package var sampleRate = Engine.standardSampleRate
        /// The form of its samples, unless it writes WAV.
        package var format = SampleFormat.s16le
        package var mode = Mode.once

        package init(_ line: String, language: String = "en") { (self.line, self.language) = (line, language) }

        /// How long the program runs, and how it writes its sound.
        package enum Mode: String, Sendable, Hashable, Codable, CaseIterable {
            /// Runs for each sentence, and reads it as plain text.
            case once
            /// Stays, reads a JSON object for each sentence, and writes frames: see a11y-speakd.toml(5).
            case resident
            /// Stays, reads a JSON object for each sentence, and writes bare samples without frames, as piper 1.2 does.
            case residentRaw = "resident-raw"
            /// Stays, reads a line of text for each sentence, and writes bare samples without frames, as newer versions
            /// of piper do.
            case residentLines = "resident-lines"
        }
    }

    package static let espeak = Engine(name: "espeak-ng", kind: .espeak)
    package static let standardMemory = 1024
    package static let standardPatience = 2000
    /// Samples per second of a command.
    package static let standardSampleRate = 22_050
}

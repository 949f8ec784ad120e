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
        /// A program that reads text and writes PCM or WAV: its command line, the language of its voice, and the form of
        /// its samples if it writes no WAV.
        case command(line: String, language: String, sampleRate: Int, format: SampleFormat = .s16le)
    }

    package static let espeak = Engine(name: "espeak-ng", kind: .espeak)
    package static let standardMemory = 1024
    package static let standardPatience = 2000
    /// Samples per second of a command.
    package static let standardSampleRate = 22_050
}

// SPDX-License-Identifier: GPL-3.0-or-later

/// What turns text into sound, in a process of its own: as the user's settings name it, or as it was found on the system.
package struct Engine: Sendable, Hashable, Codable {
    /// As `[engine.NAME]` and the voices' names have it, such as `flite`.
    package var name: String
    package var kind: Kind
    /// Mebibytes of address space that it may have.
    package var memory = Self.standardMemory
    /// How long it may be silent, in milliseconds, before it is taken for stuck.
    package var patience = Self.standardPatience
    /// Whether it may speak to other machines, and to other programs on this one.
    package var usesNetwork = false
    /// Files and folders that it may read, besides those of the system and those that its command names.
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
        /// A program that reads text and writes PCM or WAV, as the user types it; its voice speaks that language.
        case command(line: String, language: String, sampleRate: Int)
    }

    package static let espeak = Engine(name: "espeak-ng", kind: .espeak)
    package static let standardMemory = 1024
    package static let standardPatience = 2000
    /// Of a command, samples a second.
    package static let standardSampleRate = 22_050
}

// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// Every key of `[engine.NAME]` in config.toml: what turns text into sound besides espeak-ng.
enum EngineKey: String, ConfigurableKey {
    case module, configuration, command, language
    case sampleRate = "sample-rate"
    case memory, patience, network, files, enabled

    var kind: SettingKind {
        switch self {
        case .module: .text(what: "an output module of Speech Dispatcher, such as sd_flite, or its path")
        case .configuration: .text(what: "the path of the module's configuration")
        case .command: .text(what: "a command that reads text and writes PCM or WAV")
        case .language: .text(what: "a language such as de or en-GB")
        case .sampleRate: .number(4000...192_000)
        case .memory: .number(256...65_536)
        case .patience: .number(100...60_000)
        case .network, .enabled: .flag
        case .files: .texts(what: "paths of files and folders")
        }
    }

    var standard: SettingValue {
        switch self {
        case .module: .text("sd_flite")
        case .configuration: .text("/etc/speech-dispatcher/modules/flite.conf")
        case .command: .text("piper --model /usr/share/piper/joe.onnx --output-raw")
        case .language: .text("en")
        case .sampleRate: .number(22_050)
        case .memory: .number(1024)
        case .patience: .number(2000)
        case .network: .flag(false)
        case .files: .texts([])
        case .enabled: .flag(true)
        }
    }

    var about: String {
        switch self {
        case .module: "A Speech Dispatcher output module; those that are installed are found without it."
        case .configuration: "The module's own; without it the one in /etc/speech-dispatcher/modules."
        case .command:
            "Is run for each sentence, reads it from its input and writes the sound to its output, or to the file {output}."
        case .language: "What the command speaks."
        case .sampleRate: "Samples per second of a command that writes bare samples of 16 bits."
        case .memory: "Mebibytes that it may use."
        case .patience: "Milliseconds that it may be silent while it makes sound; then it is ended."
        case .network: "Let it speak over IP, as festival's module does with its server."
        case .files: "What it may read besides the system's files and those that its command names."
        case .enabled: "Whether it is used."
        }
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later

extension SynthesizerVoice {
    /// The name of the only voice of an engine that has no names for voices.
    static let onlyName = "default"

    static func onlyOne(language: String) -> SynthesizerVoice {
        SynthesizerVoice(identifier: onlyName, name: onlyName, languages: [(language, 5)])
    }

    /// The engine's own name for the voice; nil if the engine has no names.
    var ownName: String? { identifier == Self.onlyName ? nil : identifier }
}

// SPDX-License-Identifier: GPL-3.0-or-later

extension SynthesizerVoice {
    /// The voice of an engine that has no names for voices.
    static let onlyName = "default"

    static func onlyOne(language: String) -> SynthesizerVoice {
        SynthesizerVoice(identifier: onlyName, name: onlyName, languages: [(language, 5)])
    }

    /// As its engine names it; nil where that has no names.
    var ownName: String? { identifier == Self.onlyName ? nil : identifier }
}

// SPDX-License-Identifier: GPL-3.0-or-later

/// What a Speech Dispatcher output module is sent.
enum ModuleText {
    /// A text as SSML in one line, with a mark before each word where the module tells when it reaches them.
    /// - Parameter words: where words begin, in Unicode scalars, ascending; empty for no marks.
    static func markup(_ text: String, marking words: [Int]) -> String {
        var markup = "<speak>"
        var marks = words[...]
        for (place, scalar) in text.unicodeScalars.enumerated() {
            if marks.first == place {
                markup += "<mark name=\"w\(place)\"/>"
                marks.removeFirst()
            }
            switch scalar {
            case "<": markup += "&lt;"
            case ">": markup += "&gt;"
            case "&": markup += "&amp;"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: markup += " "
            default: markup.unicodeScalars.append(scalar)
            }
        }
        return markup + "</speak>"
    }

    /// The place of a mark that ``markup(_:marking:)`` has made; nil for another.
    static func place(ofMark name: String) -> Int? {
        name.first == "w" ? Int(name.dropFirst()) : nil
    }

    /// Lines with their end; a point at the start of one is doubled.
    static func block(_ lines: [String]) -> String {
        lines.map { ($0.hasPrefix(".") ? "." : "") + $0 + "\n" }.joined() + ".\n"
    }

    /// The settings of a voice. Rate and volume are ours to change, in the sound.
    static func settings(_ voice: SpeechParameters, name: String?, language: String) -> [String] {
        [
            "rate=0", "pitch=\((voice.pitch - 50) * 2)", "pitch_range=\((voice.pitchRange - 50) * 2)", "volume=100",
            "punctuation_mode=none", "spelling_mode=off", "cap_let_recogn=none", "voice=male1", "language=\(language)",
            "synthesis_voice=\(name ?? "NULL")",
        ]
    }
}

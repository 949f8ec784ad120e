// SPDX-License-Identifier: GPL-3.0-or-later

/// The input of a Speech Dispatcher output module.
enum ModuleText {
    /// A text as SSML in one line, with a mark before each word if the module reports marks.
    static func markup(_ text: SentText, isMarked: Bool) -> String {
        let words = text.words.map { word in
            (isMarked ? "<mark name=\"w\(word.place)\"/>" : "") + escaped(word.text)
        }
        return "<speak>" + words.joined(separator: " ") + "</speak>"
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "&": escaped += "&amp;"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F: escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// The place of a mark that ``markup(_:isMarked:)`` has made; nil for any other mark.
    static func place(ofMark name: String) -> Int? {
        name.first == "w" ? Int(name.dropFirst()) : nil
    }

    /// Lines with their ends. A dot at the start of a line is doubled.
    static func block(_ lines: [String]) -> String {
        lines.map { ($0.hasPrefix(".") ? "." : "") + $0 + "\n" }.joined() + ".\n"
    }

    /// The settings of a voice. Rate and volume stay normal, because they are changed in the sound.
    static func settings(_ voice: SpeechParameters, name: String?, language: String) -> [String] {
        [
            "rate=0", "pitch=\((voice.pitch - 50) * 2)", "pitch_range=\((voice.pitchRange - 50) * 2)", "volume=100",
            "punctuation_mode=none", "spelling_mode=off", "cap_let_recogn=none", "voice=male1", "language=\(language)",
            "synthesis_voice=\(name ?? "NULL")",
        ]
    }
}

// SPDX-License-Identifier: MIT

/// The settings in a voice code. Emacspeak's codes for eSpeak are tags, such as `<prosody pitch="80">`. Codes of other
/// synthesizers are ignored.
struct EmacspeakVoice: Hashable {
    /// The values in SSML's form.
    var gender: String?
    var pitch: String?
    var volume: String?

    var isPlain: Bool { self == Self() }

    init(gender: String? = nil, pitch: String? = nil, volume: String? = nil) {
        (self.gender, self.pitch, self.volume) = (gender, pitch, volume)
    }

    /// Reads a code. The later of two values for the same setting counts.
    init(code: String) {
        for tag in code.split(separator: "<").filter({ $0.contains(">") }) {
            let attributes = Self.attributes(String(tag.prefix { $0 != ">" }))
            if tag.hasPrefix("voice") { gender = attributes["gender"].flatMap(Self.gender) ?? gender }
            guard tag.hasPrefix("prosody") else { continue }
            pitch = attributes["pitch"].flatMap(Self.pitch) ?? pitch
            volume = attributes["volume"].flatMap(Self.volume) ?? volume
        }
    }

    /// The attributes by name; the last of several with the same name counts.
    private static func attributes(_ tag: String) -> [String: String] {
        let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
        let pairs = stride(from: 0, to: parts.count - 1, by: 2).map { index in
            let names = parts[index].split { $0.isWhitespace || $0 == "=" }
            return (names.last.map(String.init) ?? "", String(parts[index + 1]))
        }
        return Dictionary(pairs) { $1 }
    }

    private static func gender(_ name: String) -> String? {
        ["male", "female", "neutral"].contains(name) ? name : nil
    }

    /// Converts eSpeak's pitch, whose middle is 50, or a percentage, to a value of SSML.
    private static func pitch(_ value: String) -> String? {
        if value.hasSuffix("%") {
            guard let percent = Double(value.dropLast()), percent >= 10, percent <= 400 else { return "x-low" }
            return "\(percent)%"
        }
        guard let number = Double(value), number.isFinite else { return nil }
        let semitones = ((min(max(number, 0), 100) - 50) * 2.4).rounded() / 10
        return semitones == 0 ? nil : "\(semitones < 0 ? "" : "+")\(semitones)st"
    }

    private static func volume(_ value: String) -> String? {
        Double(value).flatMap { Int(exactly: min(max($0, 0), 100).rounded()) }.map(String.init)
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later

/// The voices in the reply to LIST SYNTHESIS_VOICES. Each is one real voice: Speech Dispatcher multiplies its voices by
/// a hundred variants, and its clients spend seconds on that list.
struct SSIPVoices: Sendable, Hashable {
    struct Voice: Sendable, Hashable {
        var name: String
        /// A BCP 47 tag with all but the language in upper case, as Speech Dispatcher spells it and clients store it.
        var language: String

        init(name: String, language: String) {
            self.name = name
            let parts = language.split(separator: "-", maxSplits: 1)
            self.language = parts.dropFirst().reduce(parts.first.map { $0.lowercased() } ?? "") {
                "\($0)-\($1.uppercased())"
            }
        }
    }

    let voices: [Voice]
    /// Variants that may follow a `+` in a voice's name.
    let variants: [String]

    /// - Parameters:
    ///   - language: a language, with or without a region; only its voices are listed. The list is empty when no voice
    ///     speaks it.
    ///   - variant: one of the variants, `all` for each of them, or `none`; nil means `none`.
    func list(language: String?, variant: String?) -> SSIPReply {
        let found = voices.filter { $0.isIn(language) }
        guard !found.isEmpty || language == nil else { return .voiceList }
        let wanted = variant?.lowercased() ?? "none"
        let plain = found.map { "\($0.name)\t\($0.language)\tnone" }
        let chosen = variants.filter { wanted == "all" || $0.lowercased() == wanted }
        let varied = found.flatMap { voice in
            chosen.map { "\(voice.name)+\($0)\t\(voice.language)\t\($0)" }
        }
        let lines = (wanted == "none" || wanted == "all" ? plain : []) + varied
        return lines.isEmpty ? .noVoices : .voiceList.with(lines)
    }
}

extension SSIPVoices.Voice {
    fileprivate func isIn(_ asked: String?) -> Bool {
        guard let asked = asked?.lowercased() else { return true }
        let own = language.lowercased()
        return own == asked || own.prefix { $0 != "-" } == asked
    }
}

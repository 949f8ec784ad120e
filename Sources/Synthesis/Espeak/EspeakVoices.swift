// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit
import CEspeak

/// The voices of libespeak-ng, and the kinds of voice that are made from them.
enum EspeakVoices {
    /// All voices are male. Variants change them.
    static let kinds: [String: VoiceKind] = [
        VoiceType.male1: VoiceKind(variants: []), .male2: VoiceKind(variants: ["m3", "m1"]),
        .male3: VoiceKind(variants: ["m7", "m4"]), .female1: VoiceKind(variants: ["f2", "f1"]),
        .female2: VoiceKind(variants: ["f3", "f4"]), .female3: VoiceKind(variants: ["f5", "f4"]),
        .childMale: VoiceKind(variants: ["f4", "f1"], pitch: 20),
        .childFemale: VoiceKind(variants: ["f3", "f2"], pitch: 35),
    ].reduce(into: [:]) { $0[$1.key.rawValue] = $1.value }

    /// The voices in the order of their languages, and the files of the variants by their names. libespeak-ng reads
    /// some three hundred files for this, and would read them twice for two lists.
    static func all() -> (voices: [SynthesizerVoice], variants: [String: String]) {
        var any = espeak_VOICE()
        let found = list(espeak_ListVoices(&any))
        let variants = found.filter(\.isVariant).reduce(into: [:]) {
            $0[$1.name] = String($1.identifier.drop { $0 != "/" }.dropFirst())
        }
        // Leaves out MBROLA's voices: choosing one that is not installed leaves a broken voice.
        let voices = found.filter { !$0.isVariant && !$0.languages.isEmpty && !$0.identifier.hasPrefix("mb/") }
        return (voices.sorted { $0.order < $1.order }, variants)
    }

    private static func list(_ first: UnsafeMutablePointer<UnsafePointer<espeak_VOICE>?>?) -> [SynthesizerVoice] {
        guard let first else { return [] }
        return sequence(first: first) { $0 + 1 }.lazy.map(\.pointee).prefix { $0 != nil }.map { voice in
            SynthesizerVoice(
                identifier: String(cString: voice!.pointee.identifier), name: String(cString: voice!.pointee.name),
                languages: languages(voice!.pointee.languages))
        }
    }

    /// Each language is a byte of rank and a string; a rank of 0 ends the list.
    private static func languages(_ list: UnsafePointer<CChar>?) -> [(code: String, rank: Int)] {
        guard var place = list else { return [] }
        var languages: [(code: String, rank: Int)] = []
        while place.pointee != 0 {
            let code = String(cString: place + 1)
            languages.append((code.lowercased(), Int(place.pointee)))
            place += 2 + code.utf8.count
        }
        return languages
    }

    /// The identifiers of voices that can read Han, among the voices of languages that are written in it. The others
    /// spell it, in English, a character at a time. Versions of libespeak-ng differ, so each voice is tried.
    /// - Parameter phonemes: returns a voice's phonemes of each text; nil when the voice does not exist.
    static func hanReaders(
        among voices: [SynthesizerVoice], phonemes: (_ texts: [String], _ voice: String) -> [String]?
    ) -> Set<String> {
        let tags = voices.map { voice in (voice.identifier, voice.languages.map { LanguageTag($0.code) }) }
        let asked = tags.filter { $0.1.contains { ["zh", "cmn", "yue", "hak", "ja"].contains($0.language) } }
        return Set(
            asked.map(\.0).filter { voice in
                guard let words = phonemes(["上", "三", "价格"], voice) else { return false }
                return Set(words).count == 3 && words.allSatisfy { !$0.isEmpty && !$0.contains("(") }
            })
    }
}

extension SynthesizerVoice {
    fileprivate var isVariant: Bool { languages.first?.code == "variant" }

    /// The order of libespeak-ng's own list.
    fileprivate var order: (String, Int, String) { (languages.first?.code ?? "", languages.first?.rank ?? 0, name) }
}

// SPDX-License-Identifier: MIT

import AnnouncementKit

/// The language in which a run of a text is spoken.
package struct ScriptLanguages: Sendable, Hashable {
    /// The text's own language.
    package let own: LanguageTag
    /// The user's languages, which take precedence over the most likely languages of a script.
    package let preferred: [LanguageTag]
    /// The scripts of the text's own language.
    package let home: Set<WritingScript>

    package init(own: LanguageTag, preferred: [LanguageTag] = []) {
        self.own = own
        self.preferred = preferred
        home = Self.scripts(of: own)
    }

    /// The languages for which to search a voice, best first. The text's own language is the last resort.
    package func candidates(for run: ScriptRun) -> [LanguageTag] {
        guard let script = run.script, script != .emoji else { return [own] }
        let isOwn = home.contains(script)
        // The voice of a language that uses Han may be unable to read Han.
        guard !isOwn || script == .han else { return [own] }
        let users = preferred.filter { Self.scripts(of: $0).contains(script) }
        let likeliest = (Self.likeliest[script] ?? []).map { LanguageTag($0) }
        return (isOwn ? [own] : []) + (run.isJapanese ? [LanguageTag("ja")] : []) + users + likeliest + [own]
    }

    /// The scripts of a language. A script in the tag decides.
    package static func scripts(of tag: LanguageTag) -> Set<WritingScript> {
        if let named = tag.script.flatMap({ named[$0] }) { return named }
        return written[tag.language] ?? [.latin]
    }

    /// Whether a language is written in Latin letters, as most are.
    static func haveLatin(_ tag: LanguageTag) -> Bool {
        tag.script == nil ? !withoutLatin.contains(tag.language) : scripts(of: tag).contains(.latin)
    }

    private static let withoutLatin = Set(written.filter { !$0.value.contains(.latin) }.keys)

    /// Script codes of ISO 15924.
    private static let named: [String: Set<WritingScript>] = [
        "Latn": [.latin], "Cyrl": [.cyrillic], "Grek": [.greek], "Hans": [.han, .bopomofo], "Hant": [.han, .bopomofo],
        "Hani": [.han, .bopomofo], "Jpan": [.kana, .han], "Hira": [.kana], "Kana": [.kana], "Hrkt": [.kana],
        "Kore": [.hangul, .han], "Hang": [.hangul], "Arab": [.arabic], "Hebr": [.hebrew], "Deva": [.devanagari],
        "Beng": [.bengali], "Guru": [.gurmukhi], "Gujr": [.gujarati], "Orya": [.oriya], "Taml": [.tamil],
        "Telu": [.telugu], "Knda": [.kannada], "Mlym": [.malayalam], "Sinh": [.sinhala], "Thai": [.thai],
        "Laoo": [.lao], "Khmr": [.khmer], "Mymr": [.burmese], "Tibt": [.tibetan], "Geor": [.georgian],
        "Armn": [.armenian], "Ethi": [.ethiopic], "Cher": [.cherokee],
    ]

    /// Languages that are not written in Latin letters.
    private static let written: [String: Set<WritingScript>] = {
        let lists: [(Set<WritingScript>, String)] = [
            ([.cyrillic], "ru uk be bg mk kk ky tg mn ba cv tt nog os ab ce udm sah"), ([.cyrillic, .latin], "sr"),
            ([.han, .bopomofo], "zh cmn yue hak nan wuu lzh"), ([.kana, .han], "ja"), ([.hangul, .han], "ko"),
            ([.greek], "el grc"), ([.arabic], "ar fa prs ur ug sd ps ckb"), ([.hebrew], "he yi"),
            ([.devanagari], "hi mr ne kok sa mai bho"), ([.bengali], "bn as bpy"), ([.gurmukhi], "pa"),
            ([.gujarati], "gu"), ([.oriya], "or"), ([.tamil], "ta"), ([.telugu], "te"), ([.kannada], "kn"),
            ([.malayalam], "ml"), ([.sinhala], "si"), ([.thai], "th"), ([.lao], "lo"), ([.khmer], "km"),
            ([.burmese], "my shn"), ([.tibetan], "bo dz"), ([.georgian], "ka"), ([.armenian], "hy hyw"),
            ([.ethiopic], "am ti"), ([.cherokee], "chr"), ([.syriac], "syr"), ([.thaana], "dv"),
        ]
        let pairs = lists.flatMap { scripts, names in names.split(separator: " ").map { (String($0), scripts) } }
        return Dictionary(pairs) { first, _ in first }
    }()

    /// The most likely languages of a script, by their number of speakers.
    private static let likeliest: [WritingScript: [String]] = [
        .latin: ["en"], .cyrillic: ["ru", "uk", "bg"], .greek: ["el"], .han: ["cmn", "yue", "ja"], .kana: ["ja"],
        .bopomofo: ["cmn"], .hangul: ["ko"], .arabic: ["ar", "ur", "fa"], .hebrew: ["he"],
        .devanagari: ["hi", "mr", "ne"], .bengali: ["bn"], .gurmukhi: ["pa"], .gujarati: ["gu"], .oriya: ["or"],
        .tamil: ["ta"], .telugu: ["te"], .kannada: ["kn"], .malayalam: ["ml"], .sinhala: ["si"], .thai: ["th"],
        .lao: ["lo"], .khmer: ["km"], .burmese: ["my"], .tibetan: ["bo"], .georgian: ["ka"], .armenian: ["hy"],
        .ethiopic: ["am"], .cherokee: ["chr"],
    ]
}

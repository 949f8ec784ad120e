// SPDX-License-Identifier: MIT

/// A language from a BCP 47 tag or a POSIX locale, in one spelling: `en_us.UTF-8` is `en-US`, `deu_Latn` is `de-Latn`.
///
/// Covers any language of a synthesizer; `SpokenLanguage` covers those with a phrasebook.
package struct LanguageTag: Sendable, Hashable {
    /// The language code in lower case, with two letters if such a code exists. `C`, `POSIX`, `und` and an empty name
    /// are English.
    package let language: String
    /// The script, in four letters such as `Hant`.
    package let script: String?
    /// The region: two upper case letters, or three digits.
    package let region: String?
    /// The remaining parts in lower case, such as `scotland` or `x-rp`.
    package let variant: String?

    package init(_ name: String) {
        let bare = name.prefix { $0 != "." && $0 != "@" }
        var parts = bare.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }[...]
        let first = parts.popFirst() ?? "en"
        // An extended language, as in zh-yue, replaces the language.
        let extended = first == "zh" && parts.first.map { $0.utf8.count == 3 && !Self.isNumber($0) } ?? false
        let code = extended ? parts.removeFirst() : first
        language = Self.aliases[code] ?? code
        let letters = parts.first.flatMap { $0.utf8.count == 4 && !Self.isNumber($0) ? $0 : nil }
        if letters != nil { parts.removeFirst() }
        script = letters.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let place = parts.first.flatMap { $0.utf8.count == 2 || ($0.utf8.count == 3 && Self.isNumber($0)) ? $0 : nil }
        if place != nil { parts.removeFirst() }
        region = place?.uppercased()
        variant = parts.isEmpty ? nil : parts.joined(separator: "-")
    }

    private static func isNumber(_ part: String) -> Bool { part.utf8.allSatisfy { (0x30...0x39).contains($0) } }

    /// The tag in the spelling of BCP 47.
    package var name: String {
        // Without a list, which would be allocated for each announcement.
        var name = language
        if let script { name += "-" + script }
        if let region { name += "-" + region }
        if let variant { name += "-" + variant }
        return name
    }

    /// The tag without its variant, then less and less specific, down to the language alone. The script counts more
    /// than the region.
    package var generalized: [String] {
        let (script, region) = (script.map { "\(language)-\($0)" }, region.map { "-\($0)" })
        return [script.flatMap { known in region.map { known + $0 } }, script, region.map { language + $0 }, language]
            .compactMap(\.self)
    }

    /// The names to search in a list of voices, in lower case, best first: the language, then its closest relatives.
    package var lookups: [String] {
        let full = [language, script, region, variant].compactMap { $0?.lowercased() }
        let spoken = [language, region, variant].compactMap { $0?.lowercased() }
        let ends = [full, spoken].flatMap { parts in
            (0..<parts.count).map { parts.dropLast($0).joined(separator: "-") }
        }
        let kin = (isCantonese ? ["yue"] : []) + (Self.kin[language] ?? [])
        var seen: Set<String> = []
        return (isCantonese ? kin + ends : ends + kin).filter { seen.insert($0).inserted }
    }

    /// True for Hong Kong and Macau, where Chinese is read aloud in Cantonese.
    private var isCantonese: Bool { language == "zh" && (region == "HK" || region == "MO") }

    /// Codes from ISO 639-2 and -3, and withdrawn codes, with the shorter or more common codes that replace them.
    private static let aliases = [
        "c": "en", "posix": "en", "und": "en", "root": "en", "eng": "en", "deu": "de", "ger": "de", "fra": "fr",
        "fre": "fr", "spa": "es", "rus": "ru", "jpn": "ja", "zho": "zh", "chi": "zh", "por": "pt", "ita": "it",
        "nld": "nl", "dut": "nl", "swe": "sv", "dan": "da", "nor": "no", "nob": "nb", "nno": "nn", "fin": "fi",
        "pol": "pl", "ces": "cs", "cze": "cs", "slk": "sk", "slo": "sk", "hun": "hu", "ron": "ro", "rum": "ro",
        "bul": "bg", "ukr": "uk", "bel": "be", "srp": "sr", "hrv": "hr", "slv": "sl", "ell": "el", "gre": "el",
        "tur": "tr", "ara": "ar", "heb": "he", "fas": "fa", "per": "fa", "pes": "fa", "hin": "hi", "ben": "bn",
        "urd": "ur", "tam": "ta", "tel": "te", "tha": "th", "vie": "vi", "kor": "ko", "ind": "id", "msa": "ms",
        "may": "ms", "est": "et", "lav": "lv", "lit": "lt", "kat": "ka", "geo": "ka", "hye": "hy", "arm": "hy",
        "isl": "is", "ice": "is", "cym": "cy", "wel": "cy", "gle": "ga", "cat": "ca", "eus": "eu", "baq": "eu",
        "mkd": "mk", "mac": "mk", "sqi": "sq", "alb": "sq", "iw": "he", "in": "id", "ji": "yi", "mo": "ro",
        "sh": "sr", "arb": "ar", "swh": "sw", "zsm": "ms", "lvs": "lv", "ekk": "et",
    ]

    /// Languages that their speakers can substitute for each other, used if a list of voices has only one of them.
    private static let kin = [
        "zh": ["cmn", "yue"], "cmn": ["zh", "yue"], "yue": ["zh-yue", "zh", "cmn"], "hak": ["zh", "cmn"],
        "nan": ["zh", "cmn"], "wuu": ["zh", "cmn"], "no": ["nb", "nn"], "nb": ["no"], "nn": ["nb", "no"],
        "gsw": ["de"], "bar": ["de"], "hr": ["bs", "sr"], "bs": ["hr", "sr"], "sr": ["bs", "hr"], "gl": ["pt"],
        "fil": ["tl"], "yi": ["de"], "ckb": ["ku"], "prs": ["fa"],
    ]
}

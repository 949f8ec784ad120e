// SPDX-License-Identifier: MIT

import AnnouncementKit
import DataFiles

/// An emoji of one or more characters: with a skin tone, joined with others, a keycap, a flag.
struct PictureSequence {
    /// The end of the sequence in the scalars of the text.
    let end: Int
    private let scalars: [Unicode.Scalar]

    /// Nil if the text does not begin with an emoji, apart from spaces.
    init?(_ text: some StringProtocol) {
        let scalars = Array(text.unicodeScalars.drop { $0.isSpace })
        guard !scalars.isEmpty else { return nil }
        self.init(scalars, at: 0)
    }

    /// Nil if no emoji begins at the place.
    init?(_ text: [Unicode.Scalar], at place: Int) {
        let first = text[place]
        let next = text.indices.contains(place + 1) ? text[place + 1] : " "
        let isKeycap = Self.isKeycap(text, at: place)
        // `↔` is an arrow, and `↔️` a picture.
        let isShownAsPicture = next == "\u{FE0F}" && first.properties.isEmoji && first.value >= 0x80
        guard first.isPicture || isShownAsPicture || isKeycap || first.isRegionalIndicator || first.isSkinTone else {
            return nil
        }
        var end = place + 1
        if first.isRegionalIndicator {
            if next.isRegionalIndicator { end += 1 }
        } else {
            while end < text.count {
                if text[end].belongsToPicture {
                    end += 1
                } else if text[end - 1] == Self.joiner, text[end].isPicture || text[end].properties.isEmoji {
                    end += 1
                } else {
                    break
                }
            }
        }
        self.end = end
        scalars = Array(text[place..<end])
    }

    /// The name in a language; in English for a picture that is newer than CLDR's names; nil if no part has a name.
    func name(_ language: LanguageTag) -> String? {
        ownName(language) ?? (language.language == "en" ? nil : ownName(LanguageTag("en")))
    }

    private func ownName(_ language: LanguageTag) -> String? {
        let plain = scalars.filter { $0 != "\u{FE0F}" && $0 != "\u{FE0E}" }
        let tones = plain.count > 1 ? plain.filter(\.isSkinTone) : []
        let bare = tones.isEmpty ? plain : plain.filter { !$0.isSkinTone }
        let name = Self.name(bare, language) ?? parts(of: bare, language)
        return name.map { ([$0] + tones.compactMap { Self.name([$0], language) }).joined(separator: " ") }
    }

    /// The names of the joined pictures one after the other.
    private func parts(of bare: [Unicode.Scalar], _ language: LanguageTag) -> String? {
        let names = bare.split(separator: Self.joiner).compactMap { part in
            Self.name(Array(part), language) ?? Self.name(part.filter { !$0.isTag }, language) ?? Self.letters(part)
        }
        return names.isEmpty ? nil : names.joined(separator: " ")
    }

    /// The letters of a flag whose region has no name.
    private static func letters(_ part: ArraySlice<Unicode.Scalar>) -> String? {
        let letters = part.filter(\.isRegionalIndicator).compactMap { Unicode.Scalar($0.value - 0x1F1E6 + 0x41) }
        return letters.isEmpty ? nil : letters.map { String($0) }.joined(separator: " ")
    }

    /// "flag: Germany" without its colon, at which a voice would pause.
    private static func name(_ scalars: [Unicode.Scalar], _ language: LanguageTag) -> String? {
        let sequence = String(String.UnicodeScalarView(scalars))
        guard let name = SignNames.name(of: sequence, in: language) else { return nil }
        var words = name.split { $0 == ":" || $0 == "：" }.map { $0.trimmed() }
        // The name of a key ends with its sign: "keycap: #".
        if let last = words.last, last.unicodeScalars.count == 1, let sign = last.unicodeScalars.first,
            !sign.isDigit, let named = SignNames.name(of: last, in: language)
        {
            words[words.count - 1] = named
        }
        return words.joined(separator: " ")
    }

    private static let joiner: Unicode.Scalar = "\u{200D}"

    /// `5️⃣`
    private static func isKeycap(_ text: [Unicode.Scalar], at place: Int) -> Bool {
        let first = text[place]
        guard first == "#" || first == "*" || (0x30...0x39).contains(first.value) else { return false }
        let behind = text[(place + 1)...].prefix(2)
        return behind.first == "\u{20E3}" || (behind.first == "\u{FE0F}" && behind.last == "\u{20E3}")
    }
}

extension Unicode.Scalar {
    fileprivate var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }

    /// Tags spell the region of a flag.
    fileprivate var isTag: Bool { (0xE0020...0xE007F).contains(value) }

    /// Joiners, selectors, keycaps, tags and skin tones.
    fileprivate var belongsToPicture: Bool {
        value == 0x200D || value == 0xFE0F || value == 0xFE0E || value == 0x20E3 || isSkinTone || isTag
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes Japanese kana so that libespeak-ng's voice reads them. At a spelling outside its tables the voice spells the
/// whole word, each kana as "Japanese letter": at the dot between names, a second mark of length, the repetition marks
/// and small kana that it does not know after a kana.
enum KanaText {
    static func readable(_ scalars: [SourceScalar]) -> [SourceScalar] {
        // Marks alone are read as signs.
        guard scalars.contains(where: { isKana($0.scalar) && !marks.contains(katakana($0.scalar)) }) else {
            return scalars
        }
        var readable: [SourceScalar] = []
        readable.reserveCapacity(scalars.count)
        for (place, each) in scalars.enumerated() {
            let next = place + 1 < scalars.count ? scalars[place + 1].scalar : " "
            append(each, before: next, to: &readable)
        }
        return readable
    }

    private static func append(_ each: SourceScalar, before next: Unicode.Scalar, to readable: inout [SourceScalar]) {
        let last = readable.last?.scalar ?? " "
        let kana = repeated(each.scalar, after: last)
        let written: Unicode.Scalar?
        switch katakana(kana) {
        case "・", "･": written = " "
        case "ー": written = canLengthen(last, after: readable.dropLast().last?.scalar ?? " ") ? kana : nil
        case "ヽ", "ヾ": written = nil
        case "ッ": written = katakana(last) == "ッ" ? nil : kana
        case "ヵ", "ヶ": written = isKana(last) || last == " " ? like(kana, "ケ") : like(kana, "カ")
        case "ヷ":
            append(SourceScalar("ヴ", at: each.offset), before: "ァ", to: &readable)
            written = "ァ"
        case let small where large[small] != nil:
            let isPair = pairs[small]?.contains(katakana(last)) ?? false
            written = isPair ? kana : large[small].map { like(kana, $0) }
        default: written = kana
        }
        guard let written else { return }
        if isApart(katakana(written), from: katakana(last), before: katakana(next)) {
            readable.append(SourceScalar("-", at: each.offset))
        }
        readable.append(SourceScalar(written, at: each.offset))
    }

    /// The kana that a repetition mark stands for; another kana is itself.
    private static func repeated(_ kana: Unicode.Scalar, after last: Unicode.Scalar) -> Unicode.Scalar {
        guard isSyllable(last) else { return kana }
        return switch katakana(kana) {
        case "ヽ": last
        case "ヾ": voiced(last)
        default: kana
        }
    }

    /// Whether a kana needs a hyphen before it: after the same vowel the voice takes the `ウ` of `ウェ` or the `イ` of `イェ`
    /// as length, and after `ッ` it knows no vowels.
    private static func isApart(_ kana: Unicode.Scalar, from last: Unicode.Scalar, before next: Unicode.Scalar) -> Bool
    {
        if last == "ッ" { return unknownAfterSmallTsu.contains(kana) }
        return switch vowels[last] {
        case "ウ": kana == "ヴ" || (kana == "ウ" && smallAfterU.contains(next))
        case "イ": kana == "イ" && next == "ェ"
        default: false
        }
    }

    /// Whether the voice reads `ー` after a kana. A vowel that already lengthens the kana before it takes none.
    private static func canLengthen(_ last: Unicode.Scalar, after before: Unicode.Scalar) -> Bool {
        let (last, before) = (katakana(last), katakana(before))
        guard let vowel = vowels[last] else { return false }
        return vowel != last || (vowels[before] == nil && before != "ッ")
    }

    /// The small kana that make a syllable with the kana before them, in the voice's tables.
    private static let pairs: [Unicode.Scalar: Set<Unicode.Scalar>] = [
        "ァ": set("クグツフヴ"), "ィ": set("ウクグツテデフヴ"), "ゥ": set("トド"), "ェ": set("イウクグシジチツフヴ"), "ォ": set("ウクグツフヴ"),
    ]

    private static let large: [Unicode.Scalar: Unicode.Scalar] = [
        "ァ": "ア", "ィ": "イ", "ゥ": "ウ", "ェ": "エ", "ォ": "オ", "ヮ": "ワ",
    ]

    /// The vowel of each kana, as katakana.
    private static let vowels: [Unicode.Scalar: Unicode.Scalar] = {
        let rows: [(vowel: Unicode.Scalar, kana: String)] = [
            ("ア", "アカガサザタダナハバパマヤラワァャ"), ("イ", "イキギシジチヂニヒビピミリヰィ"), ("ウ", "ウクグスズツヅヌフブプムユルヴゥュ"),
            ("エ", "エケゲセゼテデネヘベペメレヱェ"), ("オ", "オコゴソゾトドノホボポモヨロヲォョ"),
        ]
        var vowels: [Unicode.Scalar: Unicode.Scalar] = [:]
        for row in rows {
            for kana in row.kana.unicodeScalars { vowels[kana] = row.vowel }
        }
        return vowels
    }()

    private static let marks = set("・･ーヽヾ")
    private static let unknownAfterSmallTsu = set("アイウエオヤユヨワヰヱヲヴャュョン")
    private static let smallAfterU = set("ィェォ")
    /// The kana that have a voiced form.
    private static let plain = set("カキクケコサシスセソタチツテトハヒフヘホ")

    private static func set(_ kana: String) -> Set<Unicode.Scalar> { Set(kana.unicodeScalars) }

    private static func isKana(_ scalar: Unicode.Scalar) -> Bool {
        (0x3041...0x30FF).contains(scalar.value) || (0xFF65...0xFF9F).contains(scalar.value)
    }

    private static func isSyllable(_ scalar: Unicode.Scalar) -> Bool {
        vowels[katakana(scalar)] != nil || katakana(scalar) == "ン"
    }

    private static func isHiragana(_ scalar: Unicode.Scalar) -> Bool { (0x3041...0x309E).contains(scalar.value) }

    private static func katakana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        isHiragana(scalar) ? Unicode.Scalar(scalar.value + 0x60) ?? scalar : scalar
    }

    /// A katakana in the syllabary of another kana.
    private static func like(_ kana: Unicode.Scalar, _ katakana: Unicode.Scalar) -> Unicode.Scalar {
        isHiragana(kana) ? Unicode.Scalar(katakana.value - 0x60) ?? katakana : katakana
    }

    /// `が` for `か`. Voiced kana follow their plain kana in Unicode, in the rows of K, S, T and H.
    private static func voiced(_ kana: Unicode.Scalar) -> Unicode.Scalar {
        plain.contains(katakana(kana)) ? Unicode.Scalar(kana.value + 1) ?? kana : kana
    }
}

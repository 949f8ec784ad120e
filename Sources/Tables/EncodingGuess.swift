// SPDX-License-Identifier: MIT

/// Guesses the encoding of texts that are not UTF-8, by the characters that each encoding would give: words of letters of
/// one script, in small letters behind their first, and characters that texts often have.
struct EncodingGuess {
    private struct Candidate {
        let name: String
        /// The first bytes of the pairs that are common characters, which each set has first; empty for single bytes.
        var common: ClosedRange<UInt8>?
        /// The least second byte of such a pair.
        var least: UInt8 = 0xA1
    }

    /// In the order in which they win with the same evidence.
    private static let single = [
        "CP1252", "CP1250", "CP1251", "KOI8-R", "CP866", "CP1253", "CP1254", "CP1255", "CP1256",
    ]
    .map { Candidate(name: $0) }
    private static let double = [
        Candidate(name: "CP932", common: 0x88...0x97, least: 0x40), Candidate(name: "EUC-JP", common: 0xB0...0xCF),
        Candidate(name: "GB18030", common: 0xB0...0xD7), Candidate(name: "EUC-KR", common: 0xB0...0xC8),
        Candidate(name: "BIG5", common: 0xA4...0xC6, least: 0x40),
    ]
    /// The encodings that the C library has, made once.
    private static let singles = single.compactMap(encoding)
    private static let doubles = double.compactMap(encoding)

    private static func encoding(_ candidate: Candidate) -> (Candidate, ByteEncoding)? {
        ByteEncoding(candidate.name, hasPairs: candidate.common != nil).map { (candidate, $0) }
    }

    /// With this evidence for plain letters with accents, pairs are not tried.
    private static let enough = 0.85
    private static let latin: Set<String> = ["CP1252", "CP1250", "CP1254"]

    /// The likeliest encoding; nil if the C library has none of them.
    /// - Parameter lines: the lines that are not UTF-8, at least one.
    static func encoding(of lines: [ArraySlice<UInt8>]) -> ByteEncoding? {
        let bytes = lines.prefix(200).flatMap { $0 + [0x0A] }
        var best: (encoding: ByteEncoding, score: Double)?
        for (candidate, encoding) in singles {
            let score = score(encoding.characters(bytes), bytes, candidate)
            if score > best?.score ?? -.infinity { best = (encoding, score) }
        }
        if let best, best.score >= enough, latin.contains(best.encoding.name) { return best.encoding }
        for (candidate, encoding) in doubles {
            let score = score(encoding.characters(bytes), bytes, candidate)
            if score > best?.score ?? -.infinity { best = (encoding, score) }
        }
        return best?.encoding
    }

    /// The evidence for each character that is not ASCII, on average.
    private static func score(_ characters: [Unicode.Scalar], _ bytes: [UInt8], _ candidate: Candidate) -> Double {
        var (sum, count) = (0.0, 0)
        for index in characters.indices where !characters[index].isASCII {
            let before = index > 0 ? characters[index - 1] : " "
            let after = index + 1 < characters.count ? characters[index + 1] : " "
            let isUnlikely = candidate.name == "CP1252" && [0xD0, 0xDE, 0xF0, 0xFE].contains(characters[index].value)
            sum += points(characters[index], before, after) - (isUnlikely ? 0.3 : 0)
            count += 1
        }
        guard count > 0 else { return 0 }
        return sum / Double(count) + commonShare(bytes, candidate)
    }

    /// The share of pairs whose first byte is in the part of the common characters: 0 to 0.5.
    private static func commonShare(_ bytes: [UInt8], _ candidate: Candidate) -> Double {
        guard let common = candidate.common else { return 0 }
        var (index, pairs, found) = (0, 0, 0)
        while index + 1 < bytes.count {
            if bytes[index] < 0x80 {
                index += 1
                continue
            }
            pairs += 1
            if common.contains(bytes[index]), bytes[index + 1] >= candidate.least { found += 1 }
            index += 2
        }
        return pairs == 0 ? 0 : Double(found) / Double(pairs) / 2
    }
}

/// The evidence of a character between its neighbors.
extension EncodingGuess {
    private enum Script { case latin, cyrillic, greek, hebrew, arabic, han, kana, hangul, none }

    private static func script(_ scalar: Unicode.Scalar) -> Script {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F: .latin
        case 0x370...0x3FF: .greek
        case 0x400...0x4FF: .cyrillic
        case 0x590...0x5FF: .hebrew
        case 0x600...0x6FF: .arabic
        case 0x3040...0x30FF: .kana
        case 0x4E00...0x9FFF: .han
        case 0xAC00...0xD7A3: .hangul
        default: .none
        }
    }

    /// -2 for any other byte, to 1.3 for a letter that is frequent.
    private static func points(_ scalar: Unicode.Scalar, _ before: Unicode.Scalar, _ after: Unicode.Scalar) -> Double {
        let (own, left, right) = (script(scalar), script(before), script(after))
        switch own {
        case .none:
            let isAtNumber = [before, after].contains { (0x30...0x39).contains($0.value) }
            return sign(scalar, isInWord: left != .none && right != .none) + (isAtNumber ? 0.3 : 0)
        case .latin:
            // An accented letter has plain letters beside it; a word of accents only is another script.
            let neighbors = [before, after].filter { script($0) == .latin }
            let plain = Double(neighbors.count { $0.isASCII })
            let isWrong = scalar.properties.isUppercase && left == .latin && before.properties.isLowercase
            return (isWrong ? -1 : 0) + (neighbors.isEmpty ? 0 : plain / Double(neighbors.count))
        case .cyrillic, .greek, .hebrew, .arabic:
            if left == .latin || right == .latin { return -1 }
            // KOI8-R, read as the encoding of Windows, has capitals after small letters.
            let (isUpper, isLower) = (scalar.properties.isUppercase, scalar.properties.isLowercase)
            let isWrong =
                isUpper && left == own && before.properties.isLowercase
                || isLower && left != own && right == own && after.properties.isUppercase
            if left != own, right != own { return 0.1 }
            let base = isUpper && left == own ? 0.8 : 0.9
            return isWrong ? -1 : base + (isFrequent(scalar) ? 0.3 : 0)
        case .kana: return 1.2
        case .han, .hangul:
            let isAlone = [left, right].allSatisfy { $0 != .han && $0 != .hangul && $0 != .kana }
            return (isAlone ? 0 : 0.5) + (isFrequent(scalar) ? 0.5 : 0)
        }
    }

    /// A sign such as € or ° is within a word only by a wrong reading.
    private static func sign(_ scalar: Unicode.Scalar, isInWord: Bool) -> Double {
        switch scalar.value {
        case 0xFFFD, ..<0xA0, 0xE000...0xF8FF: -2
        case 0xFF61...0xFF9F: -0.5
        case 0x2500...0x25FF: -1
        default: isInWord ? -1 : 0.6
        }
    }

    private static func isFrequent(_ scalar: Unicode.Scalar) -> Bool {
        frequent.contains(scalar)
            || frequent.contains(scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar)
    }

    /// The letters and characters that make up most of a text.
    private static let frequent = Set(
        """
        оеаинтсрвлкмдпу αοιετσνηυρπκμλω יוהלאתרבמשנ الينمتروبع \
        이다가는의에고하지을도어나사로리한자서기시들그수인정대해일부스장아구전상주보제동조성원여안년월명금액울산 \
        的一是不了在人有我他这中大来上国个到说们为子和你地出道也时年得就要下以生会自家学对可里后小心多天能好都日于发成事作当看文无开\
        手十用主行方如前所本见经面公同三老从动两长知民现分外身高意进法实二理美点月明其全工者部正名定女力机等业最间新位重电四第门东政\
        海口教西平世北少内加化代产入先山五水万市体总场师书比员性目华表原路期金合计务南度城区量率價總數國時間學會個為這來說沒過還後樓\
        東車電話語業實驗對發開關點臺灣縣區鄉鎮売円県町村都府
        """.unicodeScalars.filter { !$0.isASCII })
}

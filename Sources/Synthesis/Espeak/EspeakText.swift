// SPDX-License-Identifier: GPL-3.0-or-later

import AnnouncementKit

/// A text made safe for libespeak-ng. Nothing audible is lost, and a safe text stays unchanged.
///
/// libespeak-ng takes `[[` for phonemes, cuts words after 160 bytes and spells separate accents and rare kana; its Hindi
/// voice crashes on adjacent dashes.
struct EspeakText: Sendable, Hashable {
    let text: String
    /// The offset of each scalar in the source; nil when the text equals the source.
    private let offsets: [Int]?

    init(_ source: String) {
        guard !Self.isSafe(source) else {
            (text, offsets) = (source, nil)
            return
        }
        let scalars = source.unicodeScalars.enumerated().map { SourceScalar($1, at: $0) }
        let safe = LongWordBreaker.broken(
            KanaText.readable(ComposedLetters.composed(RepeatedMarks.reduced(scalars))))
        var text = String.UnicodeScalarView()
        text.append(contentsOf: safe.lazy.map(\.scalar))
        (self.text, offsets) = (String(text), safe.map(\.offset))
    }

    /// The offset in the source. Both offsets count Unicode scalars.
    func offsetInSource(of offset: Int) -> Int {
        guard let offsets else { return offset }
        return offsets.indices.contains(offset) ? offsets[offset] : .max
    }

    /// True for most texts: ASCII in words of usual length, single dashes and brackets.
    private static func isSafe(_ source: String) -> Bool {
        var last: UInt8 = 0x20
        var length = 0
        for byte in source.utf8 {
            guard byte < 0x7F else { return false }
            if byte == last && (byte == 0x5B || byte == 0x2D) { return false }
            length = byte <= 0x20 ? 0 : length + 1
            if length > LongWordBreaker.shortest { return false }
            last = byte
        }
        return true
    }
}

/// A scalar that is fed, and the offset of its source.
struct SourceScalar {
    var scalar: Unicode.Scalar
    let offset: Int

    init(_ scalar: Unicode.Scalar, at offset: Int) {
        (self.scalar, self.offset) = (scalar, offset)
    }
}

/// Removes repetitions that no person would speak: accents piled on a letter, adjacent dashes, brackets that open
/// phonemes.
private enum RepeatedMarks {
    /// Letters of living languages have three accents at most.
    private static let most = 4

    static func reduced(_ scalars: [SourceScalar]) -> [SourceScalar] {
        var reduced: [SourceScalar] = []
        reduced.reserveCapacity(scalars.count)
        var accents = 0
        for (place, each) in scalars.enumerated() {
            accents = each.scalar.isAccent ? accents + 1 : 0
            guard accents <= most else { continue }
            let next = place + 1 < scalars.count ? scalars[place + 1].scalar : " "
            let isRepeated = (each.scalar == "[" && next == "[") || (isDash(each.scalar) && isDash(next))
            reduced.append(isRepeated ? SourceScalar(" ", at: each.offset) : each)
        }
        return reduced
    }

    private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || (0x2010...0x2015).contains(scalar.value) || scalar.value == 0x2212
    }
}

// SPDX-License-Identifier: GPL-3.0-or-later

/// Joins letters and their accents to one character where there is one (`e` and U+0301 are `é`): libespeak-ng leaves
/// accents out, or spells them.
///
/// Swift compares characters by their canonical composition, so a table of composed letters finds them. Normalization
/// by the standard would need ICU.
enum ComposedLetters {
    static func composed(_ scalars: [SourceScalar]) -> [SourceScalar] {
        guard scalars.contains(where: { isComposable($0.scalar) }) else { return scalars }
        var composed: [SourceScalar] = []
        composed.reserveCapacity(scalars.count)
        for each in scalars {
            if isComposable(each.scalar), let last = composed.last, let letter = compose(last.scalar, each.scalar) {
                composed[composed.count - 1].scalar = letter
            } else {
                composed.append(each)
            }
        }
        return composed
    }

    /// Two accents at different places may follow in either order: the letter is then already composed with the first.
    private static func compose(_ letter: Unicode.Scalar, _ accent: Unicode.Scalar) -> Unicode.Scalar? {
        var pair = String.UnicodeScalarView()
        pair.append(letter)
        pair.append(accent)
        let text = String(pair)
        guard text.count == 1, let character = text.first else { return nil }
        return letters[character]
    }

    private static func isComposable(_ scalar: Unicode.Scalar) -> Bool {
        (0x300...0x36F).contains(scalar.value) || scalar.value == 0x3099 || scalar.value == 0x309A
    }

    private static let letters: [Character: Unicode.Scalar] = {
        let blocks: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1FFF, 0x3041...0x30FF]
        var letters: [Character: Unicode.Scalar] = [:]
        for scalar in blocks.joined().compactMap(Unicode.Scalar.init) {
            guard scalar.properties.isAlphabetic else { continue }
            letters[Character(scalar)] = letters[Character(scalar)] ?? scalar
        }
        return letters
    }()
}

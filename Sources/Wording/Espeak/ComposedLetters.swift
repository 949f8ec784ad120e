// SPDX-License-Identifier: MIT

import AnnouncementKit

/// Letters and their accents as one character where there is one (`e` and U+0301 are `é`): libespeak-ng leaves accents
/// out, or spells them.
///
/// Swift compares characters by what they are composed of, so a set of the composed ones finds them: normalising by the
/// book would need ICU.
enum ComposedLetters {
    static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        guard scalars.contains(where: isComposable) else { return scalars }
        var composed: [Unicode.Scalar] = []
        composed.reserveCapacity(scalars.count)
        for scalar in scalars {
            if isComposable(scalar), let last = composed.last, let letter = compose(last, scalar) {
                composed[composed.count - 1] = letter
            } else {
                composed.append(scalar)
            }
        }
        return composed
    }

    /// Two accents of different places may come in either order: the letter has then been composed with the first.
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

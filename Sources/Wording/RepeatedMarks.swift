// SPDX-License-Identifier: MIT

import AnnouncementKit

/// What a text says too often: accents piled on a letter, dashes in a row, brackets that open phonemes.
enum RepeatedMarks {
    /// Letters of living languages have three accents at most.
    private static let most = 4

    static func reduced(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var reduced: [Unicode.Scalar] = []
        reduced.reserveCapacity(scalars.count)
        var accents = 0
        for (place, scalar) in scalars.enumerated() {
            accents = scalar.isAccent ? accents + 1 : 0
            guard accents <= most else { continue }
            let next = place + 1 < scalars.count ? scalars[place + 1] : " "
            let isRepeated = (scalar == "[" && next == "[") || (isDash(scalar) && isDash(next))
            reduced.append(isRepeated ? " " : scalar)
        }
        return reduced
    }

    private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || (0x2010...0x2015).contains(scalar.value) || scalar.value == 0x2212
    }
}

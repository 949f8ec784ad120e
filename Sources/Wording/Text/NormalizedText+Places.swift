// SPDX-License-Identifier: MIT

import AnnouncementKit

extension NormalizedText {
    /// The changes in Unicode scalars; nil if there are none.
    func places(in text: String) -> SpokenPlaces? {
        guard !changes.isEmpty else { return nil }
        var (written, spoken) = (ScalarCount(text), ScalarCount(speech))
        return SpokenPlaces(
            changes.map { change in
                SpokenPlaces.Change(
                    displayed: written.scalars(in: change.written), spoken: spoken.scalars(in: change.spoken))
            })
    }
}

/// Counts the scalars of a text from left to right.
private struct ScalarCount {
    private let bytes: [UInt8]
    private var place = 0
    private var count = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    /// - Parameter range: must not begin before the previous range.
    mutating func scalars(in range: Range<Int>) -> Range<Int> {
        let start = scalars(to: range.lowerBound)
        return start..<scalars(to: range.upperBound)
    }

    private mutating func scalars(to end: Int) -> Int {
        for byte in bytes[place..<end] where byte & 0xC0 != 0x80 { count += 1 }
        place = end
        return count
    }
}
